import type { Weapon } from './touches.ts'

/** How a unit is played: the choice of a sport's model and the figures that model needs. Times in seconds unless stated. */

export type MatchRules =
  | {
      readonly play: 'sets'
      /** Prefix of the period codes: S1, S2 … or G1, G2 … */
      readonly period: 'S' | 'G'
      readonly bestOf: 3 | 5 | 7
      /** Points that end a set when two ahead. */
      readonly to: number
      readonly lastTo: number
      /** A set ends here however close. */
      readonly cap: number | null
      readonly rally: number
      /** A LIVE result after this many rallies. */
      readonly every: number
    }
  | {
      readonly play: 'timed'
      readonly periods: readonly string[]
      readonly minutes: number
      readonly overtimeMinutes: number
      /** The clock counts down (basketball) or up (handball). */
      readonly clock: 'down' | 'up'
      /** Wall time a second of the clock takes. */
      readonly pace: number
      /** Seconds of the clock a possession takes. */
      readonly possession: number
      readonly scoring: number
      readonly points: readonly number[]
      readonly tieAllowed: boolean
      /** ExtendedResult code of a player's points or goals. */
      readonly tally: string
    }
  | { readonly play: 'judo' }
  | { readonly play: 'judo-team' }
  | { readonly play: 'taekwondo' }
  | { readonly play: 'wrestling' }
  | { readonly play: 'fencing'; readonly weapon: Weapon }
  | { readonly play: 'fencing-team'; readonly weapon: Weapon }
  | { readonly play: 'arrows'; readonly team: boolean }

export type ListRules =
  | {
      readonly play: 'race'
      /** A middling competitor's time. */
      readonly base: number
      /** Timing points: share of the course, and the leg it ends where a course has legs. The last is 1. */
      readonly points: readonly { readonly share: number; readonly leg?: string }[]
      readonly decimals: 0 | 1 | 2
      readonly lanes: boolean
      readonly wind: boolean
      readonly reaction: boolean
      /** Seconds between the starts of a time trial, 0 when all start together. */
      readonly interval: number
      readonly disqualified: 'DQ' | 'DSQ'
    }
  | {
      readonly play: 'attempts'
      /** A middling competitor's best, metres. */
      readonly base: number
      readonly wind: boolean
    }
  | { readonly play: 'height'; readonly base: number; readonly step: number }
  | {
      readonly play: 'judged'
      readonly apparatus: readonly string[]
      /** A middling score on one apparatus. */
      readonly base: number
      /** Seconds between two scores. */
      readonly every: number
    }
  | {
      readonly play: 'judged-team'
      readonly apparatus: readonly string[]
      /** A middling score on one apparatus. */
      readonly base: number
      /** Seconds between two scores. */
      readonly every: number
      /** How many of a team's scores on an apparatus count. */
      readonly counting: number
    }
  | { readonly play: 'fencing-pool'; readonly weapon: Weapon }
  | { readonly play: 'ranking-round'; readonly ends: number; readonly arrows: number }
