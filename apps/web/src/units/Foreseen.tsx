import type { UnitSummary } from '@games/contract'
import { timeOfDay } from '../i18n/format.ts'
import { useT } from '../i18n/use-t.ts'
import { useGamesNow } from '../live/live-context.ts'
import { useShownTime } from '../time/shown-time.ts'
import { foreseenOf } from './foreseen.ts'

/** The sentence that says when a unit begins where that is not as printed; null while it is. */
export function useForeseen(unit: UnitSummary): { time: string; sentence: string } | null {
  const t = useT()
  const { at } = useShownTime()
  const foreseen = foreseenOf(unit, useGamesNow())
  if (!foreseen) return null
  const { minutes } = foreseen
  const clock = (instant: number) => timeOfDay(at(instant))
  const time = clock(foreseen.expected)
  const about = t('units.foreseen', { time, from: clock(foreseen.earliest), to: clock(foreseen.latest) })
  if (minutes === null) return { time, sentence: about }
  const off = t(minutes > 0 ? 'units.foreseen-late' : 'units.foreseen-early', { minutes: Math.abs(minutes) })
  return { time, sentence: `${about}, ${off}` }
}

/** The time foreseen, below the printed one: where the row has the room for it anyway, so that nothing moves when it comes and goes. */
export function ForeseenTime({ unit }: { unit: UnitSummary }) {
  const foreseen = useForeseen(unit)
  return foreseen ? (
    <span className="units-foreseen" title={foreseen.sentence}>
      <span aria-hidden="true">~{foreseen.time}</span>
      <span className="ui-hidden">{foreseen.sentence}</span>
    </span>
  ) : null
}
