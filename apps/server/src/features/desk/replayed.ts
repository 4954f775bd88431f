import type { DeskState } from '@games/contract'
import {
  openUnit,
  type Outcome,
  ruleSetOf,
  scoringOf,
  type ScoringUnit,
  type Tap,
  type TapValue,
} from '@games/domain/scoring/index'
import { PREPARING } from './preparing.ts'

/** A unit with its taps, as it is played again: on this thread or on another. */
export interface ToReplay {
  readonly unit: ScoringUnit
  readonly ruleSet: string
  readonly limits: Readonly<Record<string, TapValue>>
  readonly secondPerson: boolean
  readonly taps: readonly Tap[]
  readonly now: number
}

/** What the taps of a unit come to. */
export interface ReplayedUnit {
  readonly outcome: Outcome
  readonly state: DeskState
  /** Whether who competes is fixed. */
  readonly begun: boolean
}

/** Plays the taps of a unit that was found to be open. */
export function replayed({ unit, ruleSet, limits, secondPerson, taps, now }: ToReplay): ReplayedUnit {
  const rules = ruleSetOf(ruleSet)
  const opened = rules && openUnit(unit, rules, { limits, secondPerson })
  if (!opened?.ok) throw new Error(`${unit.code} cannot be opened by ${ruleSet}`)
  const scoring = scoringOf(opened.value, taps)
  return { outcome: scoring.outcome(now), state: stateOfScoring(scoring), begun: hasBegun(scoring) }
}

type Scoring = ReturnType<typeof scoringOf>

/** The state in which a unit's taps leave it. */
function stateOfScoring({ desk }: Scoring): DeskState {
  if (desk.protest) return 'protested'
  if (desk.sent) return desk.sent === 'OFFICIAL' ? 'official' : 'sent'
  if (desk.abandoned) return 'abandoned'
  if (desk.stage === 'finished') return 'over'
  if (desk.stage === 'list') return desk.listConfirmed ? 'list-confirmed' : 'list-ready'
  return desk.stage === 'ready' ? 'list-confirmed' : 'playing'
}

/**
 * Whether who competes is fixed: play has begun, or something was tapped that is of a side or somebody and could come back. A start that was
 * pressed by mistake and taken back leaves the list open.
 */
const hasBegun = ({ desk, taps }: Scoring): boolean =>
  (desk.stage !== 'list' && desk.stage !== 'ready') ||
  desk.attempt > 1 ||
  taps.some(
    ({ tap: { kind, side, competitor, athlete } }) =>
      !PREPARING.has(kind) && (side ?? competitor ?? athlete) !== undefined,
  )
