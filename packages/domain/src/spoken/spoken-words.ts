import type { ContestWord, ScoringWord } from '../sports/voice.ts'
import type { PeriodName } from '../units/period-name.ts'
import type { UnitStatus } from '../units/status.ts'

/** Of whom a sentence is; `many` where the name is of two people, whose verbs are plural. */
export interface Spoken {
  readonly name: string
  readonly many: boolean
}

/** A period as it is said; a team match of fencing is legs. */
export type SpokenPeriod = PeriodName | { readonly kind: 'counted'; readonly word: 'leg'; readonly figure: number }

/** A time or a span of the clock; `fraction` as many digits as were measured. */
export interface SpokenTime {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly fraction: string
}

/** Where a side is after it scored. */
export type Standing = 'ahead' | 'takes-lead' | 'level' | 'behind'

/** The sentences of one language: what is said, as people say it, with nothing in it that a voice would spell. */
export interface SpokenWords {
  readonly locale: 'por' | 'spa' | 'eng'
  readonly score: (one: string, other: string) => string
  readonly time: (time: SpokenTime) => string
  /** Metres and what is behind the point. */
  readonly metres: (whole: string, fraction: string) => string
  readonly points: (figure: string) => string
  readonly wind: (sign: '+' | '-' | '', figure: string) => string
  readonly decimal: (figure: string) => string
  readonly and: (names: readonly string[]) => string

  readonly status: (status: UnitStatus, contest: ContestWord) => string
  readonly resumes: (contest: ContestWord) => string
  readonly underWay: (contest: ContestWord) => string
  /** Where a contest is: "Segundo tempo." */
  readonly inPeriod: (name: SpokenPeriod) => string
  readonly versus: (one: string, other: string) => string
  /** What is read is no news but takes back what was. */
  readonly correction: string
  readonly corrected: string

  readonly scored: (what: ScoringWord, count: number, who: Spoken, standing: Standing, score: string) => string
  /** `count` at once, which makes `total`. */
  readonly awarded: (what: ScoringWord, count: number, total: number, who: Spoken) => string
  readonly takenBack: (what: ScoringWord, who: Spoken) => string
  readonly noScore: string
  readonly leads: (who: Spoken, score: string) => string
  readonly level: (score: string) => string
  readonly wonPeriod: (who: Spoken, name: SpokenPeriod, points: string | null) => string
  readonly periodDrawn: (name: SpokenPeriod) => string
  /** The sets, rounds or set points so far, the higher figure first. */
  readonly periodsLead: (who: Spoken, one: string, other: string, what: PeriodsWord) => string
  readonly periodsLevel: (figure: string, what: PeriodsWord) => string
  /** `how` with what joins it to the name: "", " por 30 a 28", ": ippon". */
  readonly wins: (who: Spoken, how: string) => string
  readonly byScore: (score: string) => string
  readonly byPeriods: (one: string, other: string, what: PeriodsWord) => string
  readonly draw: (score: string) => string

  readonly place: (place: 1 | 2 | 3, who: string, result: string | null) => string
  readonly takesLead: (who: Spoken, result: string | null) => string
  /** The leader of a race passed another point of it. */
  readonly keepsLead: (who: Spoken, result: string) => string
  readonly improves: (who: Spoken, result: string) => string
  readonly movesUp: (who: Spoken, place: 2 | 3, result: string | null) => string
  readonly medal: (colour: 'gold' | 'silver' | 'bronze', who: string) => string
  readonly record: (what: string, who: string, result: string | null) => string
  /** Of somebody whom the listener follows. */
  readonly followed: (who: Spoken, rank: string | null, result: string | null, more: string | null) => string

  readonly lost: (time: string) => string
  readonly back: string
}

export type PeriodsWord = 'set' | 'game' | 'round' | 'set-point' | 'bout'
