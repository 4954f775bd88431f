import { phaseOf } from '@games/domain'
import { roundOf } from '@games/domain/draw/phase-order'
import type { TableRow } from '../columns.ts'
import type { SheetProblem } from './reading.ts'

/** Contests of a programme that begin before an earlier round of their event, and those that share a court and a time with another. */
export function clashesIn(rows: readonly TableRow<'schedule'>[]): SheetProblem[] {
  const timed = rows.filter(({ cells }) => cells.date && cells.start_time && (cells.phase_type ?? '3') === '3')
  const problemAt = ({ row, cells }: TableRow<'schedule'>, problem: SheetProblem['problem']): SheetProblem => ({
    problem,
    row,
    column: null,
    field: 'start',
    value: cells.start_time?.slice(0, 5) ?? null,
  })
  const early = [...Map.groupBy(timed, ({ cells }) => cells.unit.slice(0, 22)).values()].flatMap((units) => {
    const rounds = [...Map.groupBy(units, roundIn)].toSorted(([first], [second]) => first - second)
    let latest = ''
    return rounds.flatMap(([, round]) => {
      const before = latest
      for (const unit of round) if (startOf(unit) > latest) latest = startOf(unit)
      return round.filter((unit) => startOf(unit) < before).map((unit) => problemAt(unit, 'before-earlier-round'))
    })
  })
  const onCourts = timed.filter(({ cells }) => cells.location)
  const shared = [...Map.groupBy(onCourts, (unit) => `${unit.cells.location} ${startOf(unit)}`).values()].flatMap(
    (units) => (units.length > 1 ? units.map((unit) => problemAt(unit, 'same-court')) : []),
  )
  return [...early, ...shared]
}

const startOf = ({ cells }: TableRow<'schedule'>): string => `${cells.date} ${cells.start_time}`

/** The place of a round in its event: heats and pools come before every round of a knockout. */
const roundIn = ({ cells }: TableRow<'schedule'>): number => roundOf(phaseOf(cells.unit))
