import type { UnitSummary } from '@games/contract'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'

const UnitMenu = lazy(async () => ({ default: (await import('./UnitMenu.tsx')).UnitMenu }))

/** The three dots of a unit. What they open comes when they are first pressed. */
export function UnitMore({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const [asked, setAsked] = useState(false)
  const button = (
    <button
      type="button"
      className="units-more-button"
      aria-label={t('units.more')}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    />
  )
  return asked ? (
    <Suspense fallback={button}>
      <UnitMenu unit={unit} />
    </Suspense>
  ) : (
    button
  )
}
