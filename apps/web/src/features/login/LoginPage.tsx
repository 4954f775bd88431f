import { decideAccess, isOfficeAddress } from '@games/domain/access/guard'
import { useCallback } from 'react'
import { currentEntry } from '../../app-shell/bars/current-entry.ts'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Card } from '../../points/Card.tsx'
import { useSubject } from '../../session/subject.ts'
import { Compare } from './Compare.tsx'
import { SignInPart } from './forms.ts'
import { GuestEntry } from './GuestEntry.tsx'
import { LoggedIn } from './LoggedIn.tsx'
import { PasskeyEntry } from './PasskeyEntry.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { WayBack } from './WayBack.tsx'

const START = '/'

/**
 * Login (R4.2, R4.6): with an account where the organiser has switched that on, and as a guest. `target` is the address of our own that was
 * requested (R4.3); where it is no guest's, the page says so instead of leading round in a circle. Whoever comes from the office gets the
 * way in for its staff while accounts are closed.
 */
export function LoginPage({ target, goTo }: { target: string; goTo: (address: string) => void }) {
  const t = useT()
  const subject = useSubject()
  const { loginEnabled, loginType } = subject
  const isForGuests = decideAccess(target, { ...subject, loginType: 'guest' }).kind === 'open'
  const needsAccount = !isForGuests && target !== START
  const next = isForGuests || loginType === 'user' ? target : START
  const led = useAfterLogin()
  const toTarget = useCallback(() => goTo(led(target)), [goTo, led, target])
  const forStaff = !loginEnabled && isOfficeAddress(target)
  const isOpen = (loginEnabled || forStaff) && loginType !== 'user'
  return (
    <>
      <PageTitle title={t('login.title')} />
      <div className="login-body">
        {needsAccount && loginType !== 'user' ? <Needed target={target} /> : null}
        {isOpen ? (
          <>
            {needsAccount ? null : <Card letter="?" name={t('login.card-who')} about={t('login.card-about')} />}
            <SignInPart.Part onDone={toTarget} />
            <PasskeyEntry onDone={toTarget} />
            <p className="login-ways">
              {forStaff ? null : (
                <a href={target === START ? '/signup' : `/signup?redirect=${encodeURIComponent(target)}`}>
                  {t('login.sign-up')}
                </a>
              )}
              <a href="/auth?forgot=1">{t('login.forgot')}</a>
              {forStaff ? null : <a href="/auth?code=">{t('login.code-title')}</a>}
            </p>
          </>
        ) : null}
        {loginType === null ? (
          <>
            <GuestEntry
              beside={loginEnabled ? t(needsAccount ? 'login.guest-rest' : 'login.guest-beside') : null}
              onDone={() => goTo(isForGuests ? target : START)}
            />
            {loginEnabled ? <Compare /> : null}
          </>
        ) : (
          <LoggedIn target={next} />
        )}
        {loginEnabled || needsAccount ? null : <p className="login-note">{t('login.accounts')}</p>}
        <WayBack />
      </div>
    </>
  )
}

/** Why somebody who opened a section was led here. */
function Needed({ target }: { target: string }) {
  const t = useT()
  const { loginEnabled } = useSubject()
  const section = currentEntry(target.replace(/[?#].*$/s, ''))
  if (!loginEnabled)
    return <p className="login-notice">{t(isOfficeAddress(target) ? 'login.staff' : 'login.closed')}</p>
  if (section === null) return <p className="login-notice">{t('login.needs-account')}</p>
  return (
    <p className="login-notice login-notice-way">
      <b>{t('login.needs-account-for', { section: t(`app-shell.menu-${section}`) })}</b> {t('login.needs-account-then')}
    </p>
  )
}
