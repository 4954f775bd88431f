import { roundOf } from '../draw/phase-order.ts'
import { phaseOf } from '../rsc.ts'
import type { EventUnit } from './event-unit.ts'
import { codesIn, isSemifinal, type PlayedUnit, semifinalsOf } from './played-unit.ts'
import { because, type Undecided } from './reason.ts'
import type { RuleSet } from './rule-set.ts'

interface Knockout {
  readonly played: readonly PlayedUnit[]
  readonly bronzes: readonly PlayedUnit[]
  readonly units: readonly EventUnit[]
}

/** The winners of semifinals whom the loser of the same semifinal has replaced in the final. */
function missingFinalists(final: EventUnit, played: readonly PlayedUnit[]): readonly string[] {
  const { won } = semifinalsOf(played)
  const finalists = new Set(codesIn(final))
  return played.flatMap(({ unit, outcome }) =>
    isSemifinal(unit) &&
    outcome.kind === 'won' &&
    finalists.has(outcome.loser) &&
    !finalists.has(outcome.winner) &&
    !won.has(outcome.loser)
      ? [outcome.winner]
      : [],
  )
}

/**
 * Finalists who are out before the final, so that the loser of their semifinal is in it: by their IRM in the semifinal or later; in a sport
 * that weighs the finalists again, also because they are in no bout after the semifinal though all of these are decided (UWW 11). By
 * competitor code, with the IRM; empty if none was sent.
 */
export function replacedFinalists(
  final: PlayedUnit,
  { played, bronzes, units }: Knockout,
  { event, match }: RuleSet,
): ReadonlyMap<string, string> {
  const sinceSemifinals = units.filter(({ unit }) => roundOf(phaseOf(unit.code)) >= roundOf('SFNL'))
  const isOver = [final, ...bronzes].every(({ outcome }) => outcome.kind === 'won') && bronzes.length > 0
  return new Map(
    missingFinalists(final, played).flatMap((code): [string, string][] => {
      const rows = sinceSemifinals.flatMap(({ unit }) => unit.rows.filter(({ competitor }) => competitor.code === code))
      const irm = rows.flatMap((row) => (row.irm !== null && match?.out.includes(row.irm) ? [row.irm] : [])).at(0)
      if (irm !== undefined) return [[code, irm]]
      const isOnlyInSemifinal = units.every(
        (one) => !codesIn(one).includes(code) || isSemifinal(one.unit) || isBefore(one, 'SFNL'),
      )
      return event.finalistsAreWeighedAgain && isOver && isOnlyInSemifinal ? [[code, '']] : []
    }),
  )
}

const isBefore = ({ unit }: EventUnit, phase: string): boolean =>
  roundOf(phaseOf(unit.code)) < roundOf(phase) && !phaseOf(unit.code).startsWith('REP')

/** Whether the pairing of the final contradicts the semifinals: its side has lost one, and nothing shows why the winner is not in the final. */
export function contradictedFinalists(
  final: PlayedUnit,
  played: readonly PlayedUnit[],
  replaced: ReadonlyMap<string, string>,
): readonly Undecided[] {
  const isContradicted = missingFinalists(final, played).some((code) => !replaced.has(code))
  const why = because('finalist-contradicted', { unit: final.unit.code })
  return isContradicted ? [{ competitors: [], from: 1, to: 2, why }] : []
}
