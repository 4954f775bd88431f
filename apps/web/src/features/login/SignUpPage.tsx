import { useCallback, useState } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { SignUpPart } from './forms.ts'
import { GuestEntry } from './GuestEntry.tsx'
import { LoggedIn } from './LoggedIn.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { WayBack } from './WayBack.tsx'

/** Sign-up (R4.6); while the organiser has it closed the page says so, and shows no form that would lead nowhere. */
export function SignUpPage({ target, goTo }: { target: string; goTo: (address: string) => void }) {
  const t = useT()
  const { loginEnabled, loginType } = useSubject()
  const led = useAfterLogin()
  const [waits, setWaits] = useState(false)
  const done = useCallback(
    (signedIn: boolean) => {
      if (signedIn) goTo(led(target))
      else setWaits(true)
    },
    [goTo, led, target],
  )
  return (
    <>
      <PageTitle title={t('login.sign-up')} />
      <div className="login-body">
        {waits ? (
          <p className="login-notice" role="status">
            {t('login.guardian-asked')}
          </p>
        ) : loginType === 'user' ? (
          <LoggedIn target="/" />
        ) : loginEnabled ? (
          <>
            <SignUpPart.Part onDone={done} />
            <p className="login-ways">
              <a href="/login">{t('login.have-account')}</a>
            </p>
          </>
        ) : (
          <>
            <p className="login-notice">{t('login.sign-up-why')}</p>
            {loginType === null ? <GuestEntry beside={null} onDone={() => goTo('/')} /> : <LoggedIn target="/" />}
          </>
        )}
        <WayBack />
      </div>
    </>
  )
}
