import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { tapsIn } from '../store/hand-over.ts'
import type { KeptTap } from '../store/kept.ts'
import { useDeskState } from '../store/use-desk.ts'
import { takeHandedOver, usePlace } from '../ui/address.ts'
import { usePlaceGuard } from '../ui/place-guard.ts'
import { ChooseScreen } from './ChooseScreen.tsx'
import { Handed } from './HandOver.tsx'
import { PractiseScreen } from './PractiseScreen.tsx'
import { QueueScreen } from './QueueScreen.tsx'
import { UnitScreen } from './UnitScreen.tsx'
import { LazyWeighIn } from './LazyWeighIn.tsx'

/** What the address says; and what another phone hands over in it. */
export function App() {
  const { started } = useDeskState()
  const { handed, isBroken, put } = useHanded()
  const t = useT()
  usePlaceGuard()
  if (!started) return null
  return (
    <>
      <Screen />
      {isBroken ? (
        <p className="desk-fault" role="alert">
          {t('desk.handed-broken')}
        </p>
      ) : null}
      {handed ? <Handed taps={handed} onClose={put} /> : null}
    </>
  )
}

/** Taps of an address that another phone shows as a code, taken out of it; null: there are none. `put`: they are dealt with. */
function useHanded() {
  const [handed, hand] = useState<readonly KeptTap[] | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const read = (): void => {
      const code = takeHandedOver()
      if (code === null) return
      void tapsIn(code).then((taps) => {
        hand(taps)
        setBroken(taps === null)
      })
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return { handed, isBroken, put: () => hand(null) }
}

function Screen() {
  const place = usePlace()
  switch (place.is) {
    case 'choose':
      return <ChooseScreen />
    case 'queue':
      return <QueueScreen />
    case 'practise':
      return <PractiseScreen />
    case 'weigh-in':
      return <LazyWeighIn />
    case 'unit':
      return <UnitScreen code={place.code} />
  }
}

/** Another tab of this device has the desk: one leads, so that numbers are given once. */
export function OtherTab({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useT()
  return (
    <main className="desk-page desk-body">
      <p className="desk-empty">{t('desk.other-tab')}</p>
      <button type="button" className="desk-button desk-button-full" onClick={onTakeOver}>
        {t('desk.use-here')}
      </button>
    </main>
  )
}
