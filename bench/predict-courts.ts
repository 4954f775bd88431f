import { isCompetitionType, eventTypeFor, rscPrefix } from '@games/domain'
import type { CourtUnit } from '@games/domain/predicted-starts/court'
import { planGames } from '../apps/simulator/src/games.ts'
import { script } from '../apps/simulator/src/timeline.ts'
import type { Replayed } from './predict-replay.ts'

const GAMES = { seed: 2027, startDate: '2027-09-10' }

/** What the schedule says of a unit from an instant on. */
interface Line {
  readonly at: number
  readonly unit: CourtUnit
}

/** The courts of the simulator's games, a day each, as its messages tell of them: those on which at least four contests begin. */
export function simulatedCourts(): Replayed[] {
  const lines = new Map<string, Line[]>()
  const courtOf = new Map<string, string>()
  for (const { at, units } of script(planGames(GAMES)))
    for (const unit of units) {
      const contest = isCompetitionType(eventTypeFor(unit.phaseType, unit.medal, unit.code))
      if (!contest || unit.location === null || unit.start === null) continue
      courtOf.set(unit.code, `${unit.location} ${unit.start.slice(0, 10)}`)
      const instant = (iso: string | null) => (iso === null ? null : Date.parse(iso))
      lines.set(unit.code, [
        ...(lines.get(unit.code) ?? []),
        {
          at,
          unit: {
            code: unit.code,
            kind: rscPrefix(unit.code, 'event'),
            state: stateOf(unit.scheduleStatus),
            planned: instant(unit.start),
            plannedEnd: instant(unit.end),
            order: unit.order,
            inTurn: unit.hideStart,
            start: instant(unit.actualStart),
            end: instant(unit.actualEnd),
          },
        },
      ])
    }
  const courts = Map.groupBy(lines, ([code]) => courtOf.get(code))
  return [...courts.values()].map((all) => replayed(all.map(([, of]) => of))).filter(({ units }) => units.length > 3)
}

function stateOf(status: string): CourtUnit['state'] {
  if (status === 'FINISHED') return 'over'
  if (status === 'CANCELLED') return 'called-off'
  if (status === 'POSTPONED') return 'postponed'
  return status === 'RUNNING' || status === 'SCHEDULED_BREAK' || status === 'INTERRUPTED' ? 'on' : 'to-come'
}

function replayed(all: readonly (readonly Line[])[]): Replayed {
  const units = all.flatMap((of) => {
    const last = of.at(-1)?.unit
    // printed is what stood in the schedule before the unit began
    const before = of.findLast(({ unit }) => unit.start === null)?.unit ?? of[0]?.unit
    return last?.start && before?.planned ? [{ code: last.code, start: last.start, printed: before.planned }] : []
  })
  return {
    units: units.sort((a, b) => a.start - b.start),
    courtAt: (now) =>
      all.flatMap((of) => {
        const line = of.findLast(({ at }) => at <= now) ?? of[0]
        return line
          ? [{ ...line.unit, ...(line.at > now && { state: 'to-come' as const, start: null, end: null }) }]
          : []
      }),
  }
}
