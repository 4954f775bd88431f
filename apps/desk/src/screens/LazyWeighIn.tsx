import { type ComponentType, useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { go } from '../ui/address.ts'
import { TopBar } from '../ui/TopBar.tsx'

/** The weigh-in is loaded when it is opened: few phones weigh. The worker keeps it with the rest, so that it opens without a network. */
export function LazyWeighIn() {
  const t = useT()
  const [Screen, show] = useState<ComponentType | null>(null)
  const [tries, setTries] = useState(0)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let isOver = false
    import('../later.ts').then(
      ({ WeighInScreen }) => {
        if (!isOver) show(() => WeighInScreen)
      },
      () => {
        if (!isOver) setAway(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [tries])
  if (Screen) return <Screen />
  return (
    <div className="desk-page">
      <TopBar title={t('desk.weigh-in')} under="" onBack={() => go({ is: 'choose' })} />
      {isAway ? (
        <main className="desk-body">
          <p className="desk-empty">{t('desk.no-network')}</p>
          <button
            type="button"
            className="desk-button desk-button-full"
            onClick={() => {
              setAway(false)
              setTries(tries + 1)
            }}
          >
            {t('desk.try-now')}
          </button>
        </main>
      ) : null}
    </div>
  )
}
