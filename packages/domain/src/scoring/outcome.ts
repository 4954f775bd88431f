import type { SportPeriod, SportRow, SportUnit, SportValue } from '../sports/sport.ts'
import { displayedStatus, type ResultStatus, type ScheduleStatus } from '../units/status.ts'
import type { Out } from './desk.ts'
import type { Side } from './tap.ts'
import type { ScoringCompetitor, ScoringUnit } from './unit.ts'

/** A row of a result as ODF has it (§8), in the words that the sports' modules read (sports/sport.ts). */
export interface OutcomeRow extends SportRow {
  /** From 1, never twice; 1 is home and 2 away where two meet. */
  readonly sortOrder: number
  readonly startOrder: string | null
  readonly startSortOrder: number
  /** E where equal times were looked at on a photo, which parted them or did not. */
  readonly photoFinish: string | null
  readonly competitor: SportRow['competitor'] & {
    readonly type: 'A' | 'T'
    readonly bib: string | null
    readonly organisation: string | null
    readonly teamName: string | null
  }
}

/** Something that happened in a match, as play-by-play has it (ODF §8). */
export interface OutcomeAction {
  /** Id of the tap. */
  readonly id: string
  readonly period: string | null
  /** Time in the period, `m:ss`; null where no clock is kept. */
  readonly when: string | null
  readonly action: string
  readonly side: Side | null
  readonly athlete: string | null
  readonly result: string | null
  /** What the board shows after it, home first; null where it shows none. */
  readonly score: readonly [string, string] | null
}

export interface Outcome {
  readonly scheduleStatus: ScheduleStatus
  /** Null before the start list is confirmed. */
  readonly resultStatus: ResultStatus | null
  /** Actual start and end by the devices' clocks, milliseconds since 1970. */
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly clock: SportUnit['clock']
  readonly periods: readonly SportPeriod[]
  readonly extendedInfos: readonly SportValue[]
  /** In the order of the list. */
  readonly rows: readonly OutcomeRow[]
  readonly actions: readonly OutcomeAction[]
  /** What was typed against the rule: the rank or mark, what the rule says, and why. */
  readonly typed: readonly {
    readonly competitor: string
    readonly what: 'rank' | 'qualification' | 'winner'
    readonly typed: string | null
    readonly ruled: string | null
    readonly reason: string
  }[]
  /** Why a result was opened again, oldest first. */
  readonly corrections: readonly string[]
  /** Never public: whether who did not come was injured. */
  readonly staffOnly: readonly ({ readonly competitor: string } & Pick<Out, 'how' | 'reason'>)[]
}

/** What a scorer says of a row; what is left out is not said. */
export interface RowDraft {
  readonly competitor: ScoringCompetitor
  readonly rank?: number | null
  readonly rankEqual?: boolean
  readonly resultType?: string | null
  readonly result?: string | null
  readonly irm?: string | null
  readonly qualificationMark?: string | null
  readonly wlt?: 'W' | 'L' | 'T' | null
  readonly diff?: string | null
  readonly photoFinish?: string | null
  readonly extended?: readonly SportValue[]
  readonly entries?: readonly SportValue[]
  /** Values of its members by their codes. */
  readonly athletes?: Readonly<Record<string, readonly SportValue[]>>
  /** Codes of the members that take part, in their order; without it all of the start list. */
  readonly members?: readonly string[]
}

/** What a scorer says of a unit. */
export interface ScorerResult {
  readonly clock: SportUnit['clock']
  readonly periods: readonly SportPeriod[]
  readonly extendedInfos: readonly SportValue[]
  /** Home and away, or the list in its order. */
  readonly rows: readonly RowDraft[]
}

/** The unit as its sport's module reads it: what the public will see of an outcome. */
export const sportUnitOf = (unit: ScoringUnit, outcome: Outcome, headToHead: boolean): SportUnit => ({
  code: unit.code,
  typeCode: unit.code,
  status: displayedStatus(outcome.scheduleStatus, outcome.resultStatus),
  started: outcome.resultStatus !== null && outcome.resultStatus !== 'START_LIST',
  headToHead,
  clock: outcome.clock,
  periods: outcome.periods,
  extendedInfos: outcome.extendedInfos,
  rows: outcome.rows,
})

/** `ER` values of codes with their figures, in the order given; those without are left out. */
export const values = (given: Readonly<Record<string, string | number | null>>): SportValue[] =>
  Object.entries(given).flatMap(([code, value]) => (value === null ? [] : [{ type: 'ER', code, value: String(value) }]))

/** `UI` values of the unit, as `values`. */
export const infos = (given: Readonly<Record<string, string | number | null>>): SportValue[] =>
  values(given).map((value) => ({ ...value, type: 'UI' }))
