import { decideAccess } from '@games/domain/access/guard'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { GuestEntry } from './GuestEntry.tsx'
import { LoggedIn } from './LoggedIn.tsx'
import { WayBack } from './WayBack.tsx'

const START = '/'

/**
 * Login (R4.2): as a guest, until there are accounts. `target` is the address of our own that was requested (R4.3); where it is no
 * guest's, the page says so instead of leading round in a circle.
 */
export function LoginPage({ target, goTo }: { target: string; goTo: (address: string) => void }) {
  const t = useT()
  const subject = useSubject()
  const isForGuests = decideAccess(target, { ...subject, loginType: 'guest' }).kind === 'open'
  const needsAccount = !isForGuests && target !== START
  const next = isForGuests ? target : START
  return (
    <>
      <PageTitle title={t('login.title')} />
      <div className="login-body">
        {needsAccount ? <p className="login-notice">{t('login.needs-account')}</p> : null}
        {subject.loginType === null ? <GuestEntry onDone={() => goTo(next)} /> : <LoggedIn target={next} />}
        {needsAccount ? null : <p className="login-note">{t('login.accounts')}</p>}
        <WayBack />
      </div>
    </>
  )
}
