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
  const { worker, other } = state
  const open = seen !== state
  return (
    <>
      {open ? null : (
        <div className="frame-notice frame-notice-bad frame-notice-foot" role="status">
          <b>{t('office.ended')}</b>
          <a href={loginHere()} target="_blank" rel="noopener">
            {t('office.sign-in')}
          </a>
        </div>
      )}
      <Dialog
        open={open}
        onClose={() => setSeen(state)}
        title={t('office.ended')}
        closeLabel={t('office.close')}
        actions={
          <>
            <button type="button" className="ui-button" onClick={() => void officeSession.ask()}>
              {t('office.ended-done')}
            </button>
            <a className="ui-button ui-button-main" href={loginHere()} target="_blank" rel="noopener">
              {t('office.sign-in')}
            </a>
          </>
        }
      >
        <p>
          {other === null
            ? t('office.ended-why', { username: worker.username })
            : t('office.ended-other', { other, username: worker.username })}
        </p>
      </Dialog>
    </>
  )
}
