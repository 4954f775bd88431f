import type { UnitSummary } from '@games/contract'
import { timeOfDay } from '../i18n/format.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { useShownTime } from '../time/shown-time.ts'

/**
 * When a unit begins, in the time shown: the planned time struck above the new one; what the source says instead where the start must not be
 * shown ("a seguir", ODF §6); the time struck where the unit does not take place as planned.
 */
export function UnitTime({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const text = useText()
  const { at } = useShownTime()
  if (unit.hideStart) return <em>{text(unit.startText, t('units.next-up'))}</em>
  if (!unit.start) return null
  const start = timeOfDay(at(unit.start))
  if (unit.status === 'CANCELLED' || unit.status === 'POSTPONED')
    return (
      <s>
        <time dateTime={unit.start}>{start}</time>
      </s>
    )
  const { plannedStart } = unit
  const planned = plannedStart && timeOfDay(at(plannedStart))
  return (
    <>
      {planned && planned !== start ? (
        <s>
          <span className="ui-hidden">{t('units.before')} </span>
          <time dateTime={plannedStart ?? undefined}>{planned}</time>
        </s>
      ) : null}
      <time dateTime={unit.start}>{start}</time>
    </>
  )
}
