import { useT } from '../i18n/use-t.ts'
import { useDeskState } from '../store/use-desk.ts'
import { usePlace } from '../ui/address.ts'
import { ChooseScreen } from './ChooseScreen.tsx'
import { PractiseScreen } from './PractiseScreen.tsx'
import { QueueScreen } from './QueueScreen.tsx'
import { UnitScreen } from './UnitScreen.tsx'

/** What the address says. */
export function App() {
  const place = usePlace()
  const { started } = useDeskState()
  if (!started) return null
  switch (place.is) {
    case 'choose':
      return <ChooseScreen />
    case 'queue':
      return <QueueScreen />
    case 'practise':
      return <PractiseScreen />
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
