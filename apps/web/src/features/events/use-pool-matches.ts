import type { PoolRow, UnitSummary } from '@games/contract'
import { dayOfMonth, timeOfDay, weekday } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { opponentsOf } from './pool-columns.ts'

/** A match against another row: who, how it ended or when it is, and its page. */
export interface Met {
  readonly code: string
  readonly opponent: PoolRow
  readonly unit: string | null
  readonly result: string | null
  /** "ter 14, 10:20" while there is no result. */
  readonly when: string | null
}

/** The matches of a row in the order of the table. */
export function usePoolMatches(
  rows: readonly PoolRow[],
  units: ReadonlyMap<string, UnitSummary>,
): (row: PoolRow) => Met[] {
  const locale = useLocale()
  const shown = useShownTime()
  const text = useText()
  const whenOf = (unit: UnitSummary | undefined): string | null => {
    if (!unit) return null
    const day = shownDayOf(shown, unit)
    const time = unit.hideStart ? text(unit.startText, '') : unit.start && timeOfDay(shown.at(unit.start))
    return [day && `${weekday(day, locale)} ${dayOfMonth(day)}`, time].filter(Boolean).join(', ') || null
  }
  return (row) => {
    const opponents = opponentsOf(row)
    return rows.flatMap((opponent) => {
      const met = opponents.get(opponent.competitor.code)
      if (!met || opponent === row) return []
      const when = met.result === null && met.unit ? whenOf(units.get(met.unit)) : null
      return [{ ...met, opponent, when }]
    })
  }
}
