import { Dialog } from '@games/web/ui/Dialog.tsx'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { loginHere, officeSession, useOfficeState } from '../session/office-session.ts'

/**
 * The session has ended while one worked: one signs in again in another tab, and everything here is as it was. It goes by itself once the
 * same person is back.
 */
export function SessionEnded() {
  const t = useT()
  const state = useOfficeState()
  const [seen, setSeen] = useState<object | null>(null)
  const isEnded = state.kind === 'ended'
  useEffect(() => {
    if (!isEnded) return undefined
    const ask = () => {
      if (document.visibilityState === 'visible') void officeSession.ask()
    }
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isEnded])
  if (!isEnded) return null
  const { worker, other, lostRole = false } = state
  const title = t(lostRole ? 'office.role-lost' : 'office.ended')
  const open = seen !== state
  return (
    <>
      {open ? null : (
        <div className="frame-notice frame-notice-bad frame-notice-foot" role="status">
          <b>{title}</b>
          {lostRole ? null : (
            <a href={loginHere()} target="_blank" rel="noopener">
              {t('office.sign-in')}
            </a>
          )}
        </div>
      )}
      <Dialog
        open={open}
        onClose={() => setSeen(state)}
        title={title}
        closeLabel={t('office.close')}
        actions={
          <>
            <button type="button" className="ui-button" onClick={() => void officeSession.ask()}>
              {t(lostRole ? 'office.role-lost-again' : 'office.ended-done')}
            </button>
            {lostRole ? (
              <a className="ui-button ui-button-main" href="/">
                {t('office.to-site')}
              </a>
            ) : (
              <a className="ui-button ui-button-main" href={loginHere()} target="_blank" rel="noopener">
                {t('office.sign-in')}
              </a>
            )}
          </>
        }
      >
        <p>
          {lostRole
            ? t('office.role-lost-why', { username: worker.username })
            : other === null
              ? t('office.ended-why', { username: worker.username })
              : t('office.ended-other', { other, username: worker.username })}
        </p>
      </Dialog>
    </>
  )
}
