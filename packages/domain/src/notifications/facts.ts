import { type FollowKey, followKey } from '../follow/follow.ts'
import type { Medal } from '../medals/medal-table.ts'
import type { Localized } from '../text/localized.ts'
import type { UnitStatus } from '../units/status.ts'

/** A unit as a notification names it. */
export interface NotifiedUnit {
  /** RSC without trailing filler. */
  readonly code: string
  /** Codes that it had before, which visitors may follow. */
  readonly formerCodes?: readonly string[]
  readonly discipline: string
  readonly disciplineName: Localized | null
  readonly event: Localized | null
  readonly unit: Localized | null
  /** The court, or the venue. */
  readonly place: Localized | null
  /** ISO with the venue's offset; null: not known, or not to be shown. */
  readonly start: string | null
}

/** Who competes: an athlete, or a team or pair with its members' codes. */
export interface NotifiedCompetitor {
  readonly code: string
  readonly athletes: readonly string[]
  readonly name: string
}

/** A competitor's line of a result, in the list's order. */
export interface NotifiedRow extends NotifiedCompetitor {
  readonly rank: string | null
  readonly result: string | null
  readonly irm: string | null
  readonly wlt: string | null
}

/** What a notification tells, the same for everybody; words.ts says it to one follower. */
export type NotifiedFacts =
  | {
      readonly kind: 'start'
      readonly unit: NotifiedUnit
      readonly who: readonly NotifiedCompetitor[]
      /** When it is likely to begin, epoch milliseconds of the games' time. */
      readonly expected: number
    }
  | {
      readonly kind: 'plan'
      readonly unit: NotifiedUnit
      readonly who: readonly NotifiedCompetitor[]
      readonly status: UnitStatus
      /** The place alone is another. */
      readonly isPlaceAlone: boolean
    }
  | {
      readonly kind: 'result'
      readonly unit: NotifiedUnit
      readonly rows: readonly NotifiedRow[]
      readonly headToHead: boolean
    }
  | {
      readonly kind: 'medal'
      readonly discipline: string
      readonly disciplineName: Localized | null
      /** RSC without trailing filler. */
      readonly event: string
      readonly eventName: Localized | null
      readonly medal: Medal
      /** Neither the list of medallists nor the result that gives the medal is official. Absent: not provisional. */
      readonly isProvisional?: true
      readonly competitor: NotifiedCompetitor
      readonly organisation: string
      readonly organisationName: Localized | null
    }
  | {
      readonly kind: 'message'
      readonly title: Localized
      readonly path: string
      /** It is told in quiet hours too. */
      readonly isEmergency: boolean
    }

/**
 * What has to be followed to be told. Who follows a delegation or a discipline is told its medals alone: of 200 athletes' starts and results
 * nobody would read any. Communications are everybody's.
 */
export function keysOfFacts(facts: NotifiedFacts): FollowKey[] {
  switch (facts.kind) {
    case 'start':
    case 'plan':
      return unique([...keysOfUnit(facts.unit), ...facts.who.flatMap(keysOfCompetitor)])
    case 'result':
      return unique([...keysOfUnit(facts.unit), ...facts.rows.flatMap(keysOfCompetitor)])
    case 'medal':
      return unique([
        followKey('delegation', facts.organisation),
        followKey('discipline', facts.discipline),
        ...keysOfCompetitor(facts.competitor),
      ])
    case 'message':
      return []
  }
}

const keysOfUnit = ({ code, formerCodes = [] }: NotifiedUnit): FollowKey[] =>
  [code, ...formerCodes].map((one) => followKey('unit', one))

const unique = (keys: readonly FollowKey[]): FollowKey[] => [...new Set(keys)]

/** One with members is a team; one without is an athlete, or a team of which nobody has said who is in it. */
export const keysOfCompetitor = ({ code, athletes }: NotifiedCompetitor): FollowKey[] => [
  ...(athletes.length === 0 ? [followKey('athlete', code)] : []),
  followKey('team', code),
  ...athletes.map((athlete) => followKey('athlete', athlete)),
]

/** Those of the competitors that somebody follows, by themselves or by a member. */
export const followedAmong = <C extends NotifiedCompetitor>(
  competitors: readonly C[],
  follows: ReadonlySet<string>,
): C[] => competitors.filter((competitor) => keysOfCompetitor(competitor).some((key) => follows.has(key)))
