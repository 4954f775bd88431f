import { phaseOf } from '../rsc.ts'
import type { SportUnit } from '../sports/sport.ts'
import type { EventUnit } from './event-unit.ts'
import type { Outcome } from './match-outcome.ts'

/** A match of a knockout with its outcome. */
export interface PlayedUnit extends EventUnit {
  readonly outcome: Outcome
}

export const codesIn = ({ unit }: EventUnit): string[] => unit.rows.map(({ competitor }) => competitor.code)

export const isSemifinal = ({ code }: SportUnit): boolean => phaseOf(code) === 'SFNL'

/** Whether a match is for bronze: by its mark, or as the final of a repechage. */
export const isForBronze = ({ unit, medal }: EventUnit): boolean =>
  !isSemifinal(unit) && (medal === 3 || phaseOf(unit.code) === 'REPF')

/** The winners and the losers of the semifinals that are decided. */
export function semifinalsOf(played: readonly PlayedUnit[]): {
  readonly won: ReadonlySet<string>
  readonly lost: ReadonlySet<string>
} {
  const decided = played.flatMap(({ unit, outcome }) => (isSemifinal(unit) && outcome.kind === 'won' ? [outcome] : []))
  return { won: new Set(decided.map(({ winner }) => winner)), lost: new Set(decided.map(({ loser }) => loser)) }
}
