import type { UnitSummary } from '@games/contract'
import { isCompetition } from '@games/domain/schedule/event-type'
import { isForSpectators } from '@games/domain/schedule/for-spectators'
import { scoreOf } from '../../units/board.ts'
import { leaderOf, medalOf } from '../../units/unit-kinds.ts'

/** Phases by how close they are to a medal; all others come after. */
const PHASES = ['FNL', 'SFNL', 'QFNL', '8FNL', 'R16']

/** What there is to show large: a score of two sides, else a leader's result, else nothing. */
function figureClass(unit: UnitSummary): number {
  if (scoreOf(unit) !== null) return 0
  return leaderOf(unit)?.result ? 1 : 2
}

/**
 * How much a unit that is on deserves the top of the home page, as numbers to be compared one after another, the smaller first:
 * competition before ceremony; what goes on before what is interrupted; gold before bronze before no medal; the closer phase; a score of
 * two sides before a field's leader before nothing to show; the one that began first. Nothing in it moves with every point, so that the
 * page does not jump: the top changes when a unit ends, when a weightier one begins, or when one shows its first figure.
 */
function weightOf(unit: UnitSummary): readonly number[] {
  const phase = PHASES.indexOf(unit.phase)
  return [
    isCompetition(unit) ? 0 : 1,
    unit.status === 'INTERRUPTED' ? 1 : 0,
    { gold: 0, bronze: 1, none: 2 }[medalOf(unit) ?? 'none'],
    phase < 0 ? PHASES.length : phase,
    figureClass(unit),
    unit.start === null ? Number.POSITIVE_INFINITY : Date.parse(unit.start),
  ]
}

/** The units given that people come to see, the most prominent first; of equal ones the first by code. */
export function byProminence(units: readonly UnitSummary[]): UnitSummary[] {
  const weighed = units
    .filter((unit) => isForSpectators(unit.eventType))
    .map((unit) => ({ unit, weight: weightOf(unit) }))
  return weighed.sort(compare).map(({ unit }) => unit)
}

interface Weighed {
  readonly unit: UnitSummary
  readonly weight: readonly number[]
}

function compare(a: Weighed, b: Weighed): number {
  for (const [i, weight] of a.weight.entries()) {
    const other = b.weight[i] ?? 0
    if (weight !== other) return weight - other
  }
  return a.unit.code < b.unit.code ? -1 : 1
}
