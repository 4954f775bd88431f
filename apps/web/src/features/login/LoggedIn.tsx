import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'

/** For a guest who opens the login page again: on to where he was going, or out. */
export function LoggedIn({ target }: { target: string }) {
  const t = useT()
  const leave = async () => (await import('../../session/login.ts')).signOut()
  return (
    <section className="login-part">
      <h2>{t('login.now-guest')}</h2>
      <p>{t('login.now-guest-why')}</p>
      <div className="login-actions">
        <a href={target} className="ui-button ui-button-main">
          {t('login.continue')}
        </a>
        <Button onClick={() => void leave()}>{t('login.sign-out')}</Button>
      </div>
    </section>
  )
}
