import type { UnitSummary } from '@games/contract'
import { timeOfDay } from '../../i18n/format.ts'
import { useT, useText } from '../../i18n/use-t.ts'

/**
 * When a unit begins, venue time: the planned time struck above the new one; what the source says instead where the start must not be
 * shown ("a seguir", ODF §6); the time struck where the unit does not take place as planned.
 */
export function UnitTime({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const text = useText()
  if (unit.hideStart) return <em>{text(unit.startText, t('units.next-up'))}</em>
  if (!unit.start) return null
  const start = timeOfDay(unit.start)
  if (unit.status === 'CANCELLED' || unit.status === 'POSTPONED') return <s>{start}</s>
  const planned = unit.plannedStart && timeOfDay(unit.plannedStart)
  return (
    <>
      {planned && planned !== start ? (
        <s>
          <span className="ui-hidden">{t('units.before')} </span>
          {planned}
        </s>
      ) : null}
      <time dateTime={unit.start}>{start}</time>
    </>
  )
}
