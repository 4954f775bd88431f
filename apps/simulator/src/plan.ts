import type { Localized, StateCode } from '@games/domain'
import type { ListRules, MatchRules } from './sports/rules.ts'
import type { Location, Venue } from './venues.ts'

/** The words the plan of a games is written in: who enters what, when and where each unit is, and how its starters are found. */

export interface Athlete {
  readonly code: string
  readonly familyName: string
  readonly givenName: string
  readonly gender: 'M' | 'F'
  readonly organisation: StateCode
  readonly birthDate: string
  /** Centimetres. */
  readonly height: number
  /** Kilograms. */
  readonly weight: number
  readonly placeOfBirth: string
  readonly placeOfResidence: string
}

export interface Member {
  readonly athlete: Athlete
  readonly bib: string | null
}

/** A competitor of one event: an athlete (with the athlete as only member) or a team. */
export interface Entrant {
  readonly code: string
  readonly type: 'A' | 'T'
  readonly organisation: StateCode
  readonly bib: string | null
  readonly teamName: string | null
  readonly members: readonly Member[]
  readonly ability: number
}

export type EventGender = 'M' | 'W' | 'X'

export interface PlannedEvent {
  /** First 22 characters of its RSCs. */
  readonly code: string
  readonly discipline: string
  readonly gender: EventGender
  readonly name: Localized
  /** Best first, as seeded. */
  readonly entrants: readonly Entrant[]
}

/** Where a side of a head-to-head unit comes from. */
export type Source =
  | { readonly from: 'entry'; readonly entrant: Entrant }
  | { readonly from: 'winner' | 'loser'; readonly unit: string }
  /** A place in the ranking of a list unit, e.g. the archers' ranking round; `team` when the place is an organisation's team. */
  | { readonly from: 'rank'; readonly unit: string; readonly rank: number }
  /** A place in the ranking over several pools that are a unit each, as fencing's. */
  | { readonly from: 'pools'; readonly units: readonly string[]; readonly rank: number }
  /** A place in a pool; `phase` is the pool's 26 characters. */
  | { readonly from: 'pool'; readonly phase: string; readonly rank: number }
  /** The best of the second places of several pools that is not taken by `rank` alone. */
  | { readonly from: 'best-second'; readonly phases: readonly string[] }
  /** Who lost, in one of these units, to the one who then won `finalistOf` (wrestling's repechage). */
  | { readonly from: 'fell-to'; readonly finalistOf: string; readonly units: readonly string[] }

/** Where the starters of a list unit come from. */
export type Starters =
  | { readonly from: 'entries'; readonly entrants: readonly Entrant[] }
  /** The qualifiers of the stage before, spread over `of` units of which this is number `part` (from 0). */
  | { readonly from: 'stage'; readonly stage: Stage; readonly part: number; readonly of: number }
  /** The best `count` of a judged unit, over all or on one apparatus. */
  | { readonly from: 'judged'; readonly unit: string; readonly apparatus: string | null; readonly count: number }

/** The units of a phase whose qualifiers go on: the first `byPlace` of each (Q) and then the fastest up to `total` (q). */
export interface Stage {
  readonly phase: string
  readonly units: readonly string[]
  readonly byPlace: number
  readonly total: number
}

export type Contest =
  | { readonly kind: 'match'; readonly sides: readonly [Source, Source]; readonly rules: MatchRules }
  | {
      readonly kind: 'list'
      readonly starters: Starters
      readonly rules: ListRules
      readonly stage: Stage | null
    }

/** A unit before it has a time and a place. */
export interface UnitSketch {
  readonly code: string
  readonly discipline: string
  readonly event: PlannedEvent | null
  readonly phaseType: string
  readonly name: Localized
  readonly medal: 0 | 1 | 3
  readonly contest: Contest | null
}

export interface PlannedUnit extends UnitSketch {
  readonly start: number
  readonly end: number
  readonly venue: Venue
  readonly location: Location
  /** The start is not published, "a seguir" is (ODF §6). */
  readonly followsOn: boolean
  readonly unscheduled: boolean
}

/** A whole games, ready to be played. Nothing in it depends on anything but the seed and the start date. */
export interface Games {
  readonly seed: number
  /** Day 1, `YYYY-MM-DD`. */
  readonly startDate: string
  readonly days: number
  readonly competitionCode: string
  readonly name: Localized
  readonly athletes: readonly Athlete[]
  readonly events: readonly PlannedEvent[]
  /** By start, then code. */
  readonly units: readonly PlannedUnit[]
  readonly venues: readonly Venue[]
}
