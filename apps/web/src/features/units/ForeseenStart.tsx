import type { UnitSummary } from '@games/contract'
import { estimatedStart } from '@games/domain/predicted-starts/estimated-start'
import { timeOfDay } from '../../i18n/format.ts'
import { useT } from '../../i18n/use-t.ts'
import { useGamesNow } from '../../live/live-context.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { printedStart } from '../../units/countdown.ts'

/** When a unit is foreseen to begin, with its bounds (0092), on a line that is kept for it as long as its court may be late or early. */
export function ForeseenStart({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const { at } = useShownTime()
  const now = useGamesNow()
  const foreseen = now === null || !unit.forecast ? null : estimatedStart(unit.forecast, printedStart(unit), now)
  if (!foreseen) return <p className="units-foreseen" />
  const { expected, earliest, latest, minutes } = foreseen
  const clock = (instant: number) => timeOfDay(at(instant))
  return (
    <p className="units-foreseen">
      {t('units.foreseen', { time: clock(expected), from: clock(earliest), to: clock(latest) })}
      {minutes === null
        ? null
        : `, ${t(minutes > 0 ? 'units.foreseen-late' : 'units.foreseen-early', { minutes: Math.abs(minutes) })}`}
    </p>
  )
}
