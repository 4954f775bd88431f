import type { UnitSummary } from '@games/contract'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useUnitWords } from './use-unit-words.ts'

const UnitMenu = lazy(async () => ({ default: (await import('./UnitMenu.tsx')).UnitMenu }))

/** The three dots of a unit, by its name: a list has many. What they open is loaded when they are first pressed. */
export function UnitMore({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const words = useUnitWords()
  const [requested, setRequested] = useState(false)
  const button = (
    <button
      type="button"
      className="units-more-button"
      aria-label={t('units.menu.of', { title: words.named(unit) })}
      aria-haspopup="menu"
      onClick={() => setRequested(true)}
    />
  )
  return requested ? (
    <Suspense fallback={button}>
      <UnitMenu unit={unit} />
    </Suspense>
  ) : (
    button
  )
}
