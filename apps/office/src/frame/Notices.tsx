import { watchBuild } from '@games/web/pwa/build-check.ts'
import { runningBuild } from '@games/web/pwa/running-build.ts'
import { hasUnsentInput } from '@games/web/pwa/unsent-input.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onRefused, serverState } from '../calls/server-state.ts'
import { useT } from '../i18n/use-t.ts'

/** What is to be known of the server while one works: that it does not answer, and that there is a newer office. */
export function Notices() {
  const t = useT()
  const { away } = useSyncExternalStore(serverState.subscribe, serverState.get)
  const [isOld, setOld] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const running = runningBuild()
    if (running === '') return undefined
    const watch = watchBuild({
      running,
      fetch: (address, init) => fetch(address, init),
      now: Date.now,
      document,
      onOther: () => setOld(true),
    })
    // what this page says may be refused because the server is of another build
    const unsubscribe = onRefused(watch.check)
    return () => {
      unsubscribe()
      watch.stop()
    }
  }, [])
  const update = () => {
    if (hasUnsentInput()) setHeld(true)
    else location.reload()
  }
  return (
    <>
      <div role="status">
        {away ? (
          <p className="frame-notice frame-notice-bad">
            <b>{t('office.away')}</b> {t('office.away-why')}
          </p>
        ) : null}
      </div>
      <div role="status">
        {isOld ? (
          <p className="frame-notice">
            <b>{t('office.update')}</b> {t(isHeld ? 'office.update-unsent' : 'office.update-why')}
            <Button onClick={isHeld ? () => location.reload() : update}>
              {t(isHeld ? 'office.update-anyway' : 'office.update-now')}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  )
}
