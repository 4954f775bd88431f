import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { GuestEntry } from './GuestEntry.tsx'
import { LoggedIn } from './LoggedIn.tsx'
import { WayBack } from './WayBack.tsx'

/** Registration before there are accounts: it says so, and shows no form that would lead nowhere. */
export function SignUpPage({ goTo }: { goTo: (address: string) => void }) {
  const t = useT()
  const { loginType } = useSubject()
  return (
    <>
      <PageTitle title={t('login.sign-up')} />
      <div className="login-body">
        <p className="login-notice">{t('login.sign-up-why')}</p>
        {loginType === null ? <GuestEntry onDone={() => goTo('/')} /> : <LoggedIn target="/" />}
        <WayBack />
      </div>
    </>
  )
}
