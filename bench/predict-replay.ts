import type { CourtUnit } from '@games/domain/predicted-starts/court'
import { predictStarts } from '@games/domain/predicted-starts/predict-starts'
import { startsAt } from '@games/domain/predicted-starts/starts-at'

/** A court on a day: what began there and when, and what was known of it at an instant (epoch milliseconds). */
export interface Replayed {
  /** In the order in which they began. */
  readonly units: readonly { readonly code: string; readonly start: number; readonly printed: number }[]
  readonly courtAt: (now: number) => readonly CourtUnit[]
}

/** What was predicted of a unit's start, and when it began; milliseconds. */
export interface Outcome {
  readonly code: string
  readonly error: number
  readonly printedError: number
  /** Whether the bounds held the start; null where nothing was said, and the printed time stands for the prediction. */
  readonly held: boolean | null
}

/** Replays a court: each unit as it was predicted at `moment`, of which none is after its start. */
export function replay({ units, courtAt }: Replayed, moment: (at: number) => number | null): Outcome[] {
  return units.flatMap(({ code, start, printed }, at) => {
    const now = moment(at)
    if (now === null || now >= start) return []
    const prediction = predictStarts(courtAt(now), now).get(code)
    const said = prediction && 'forecast' in prediction ? startsAt(prediction.forecast, now) : null
    return {
      code,
      error: Math.abs(start - (said?.expected ?? Math.max(printed, now))),
      printedError: Math.abs(start - printed),
      held: said && said.earliest <= start && start <= said.latest,
    }
  })
}

/** When the one before began; of the first of a day ten minutes before its printed time. */
export const whenTheOneBeforeBegan =
  ({ units }: Replayed) =>
  (at: number): number | null => {
    const [before, unit] = [units[at - 1], units[at]]
    if (!unit) return null
    return before && unit.printed - before.start < 6 * 3_600_000 ? before.start : unit.printed - 10 * 60_000
  }

/** So many minutes before it began. */
export const minutesBefore =
  (minutes: number) =>
  ({ units }: Replayed) =>
  (at: number): number | null => {
    const unit = units[at]
    return unit ? unit.start - minutes * 60_000 : null
  }
