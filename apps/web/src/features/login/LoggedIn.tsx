import { useT } from '../../i18n/use-t.ts'
import { usePreferences } from '../../session/preferences.ts'
import { useSubject } from '../../session/subject.ts'
import { Button } from '../../ui/Button.tsx'

/** For somebody who opens the login page again: on to where he was going, or out. */
export function LoggedIn({ target }: { target: string }) {
  const t = useT()
  const { loginType } = useSubject()
  const { userData } = usePreferences()
  const leave = async () => (await import('../../session/login.ts')).signOut()
  return (
    <section className="login-part">
      <h2>{loginType === 'user' ? t('login.now-user', { name: userData?.username ?? '' }) : t('login.now-guest')}</h2>
      {loginType === 'user' ? null : <p>{t('login.now-guest-why')}</p>}
      <div className="login-actions">
        <a href={target} className="ui-button ui-button-main">
          {t('login.continue')}
        </a>
        <Button onClick={() => void leave()}>{t('login.sign-out')}</Button>
      </div>
    </section>
  )
}
