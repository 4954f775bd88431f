import type { GamesClock } from './clock.ts'
import type { Banners } from './content/shown-content.ts'
import type { EventPage } from './events.ts'
import type { MedalTableView } from './medals.ts'
import type { Correction } from './shared.ts'
import type { UnitPage, UnitSummary } from './units.ts'

/**
 * The event stream (docs/contracts/live-stream.md). A client asks `GET /api/live?topics=a,b&after=SEQ` (EventSource repeats its last
 * number as Last-Event-ID) and receives every later change of these topics, in order, without gap or repeat.
 */
export const topics = {
  medals: (scope: string) => `medals:${scope}`,
  /** The medal table that another organisation published. */
  publishedMedals: () => 'published-medals',
  scheduleDay: (day: string) => `schedule:${day}`,
  unit: (code: string) => `unit:${code}`,
  athlete: (id: string) => `athlete:${id}`,
  athletes: () => 'athletes',
  /** The final rankings of a discipline's events. */
  finalRanks: (discipline: string) => `ranks:${discipline}`,
  /** The course of an event, by its RSC without filler: units, brackets, pools, records. */
  event: (event: string) => `event:${event}`,
  /** The actions of a unit. */
  plays: (unit: string) => `plays:${unit}`,
  /** Reports and official communications of a discipline; of `all`: which disciplines have any. */
  reports: (discipline: string) => `reports:${discipline}`,
  /** What takes place on which day and where: the counts of all days, which every schedule day carries, and the venues'. */
  days: () => 'days',
  /** The programme as disciplines × days: counts, starts, what is on, which finals are decided. */
  programme: () => 'programme',
  /** A discipline's own part of it, and its medals and rankings. */
  discipline: (code: string) => `discipline:${code}`,
  /** The ranking by points; announced every few seconds at most. */
  ranking: () => 'ranking',
  /** Official content of a kind (R6), as it is published. */
  content: (kind: string) => `content:${kind}`,
  /** The communications above every page; announced too when the time of one begins or ends. */
  banners: () => 'banners',
  /** What differs from what the programme, results and medals had before. */
  changes: () => 'changes',
  /** Everything: names have changed, or the projections were made anew. Followers have to refetch. */
  everything: () => '*',
} as const

/** First event of every stream, and again when the clock is set or the organiser has changed a setting. */
export interface HelloEvent {
  readonly seq: number
  readonly serverNow: number
  readonly clock: GamesClock
  /** As in `Games`: an open page forgets personal fields that are not among them. */
  readonly publicFields: readonly string[]
}

/**
 * A topic has changed (`event: topic`, `id:` its number). `whole` replaces the view; `units` are changed rows of a schedule day, to be
 * put in place by code; `changed` asks for a refetch after a random wait of up to `jitterMs`.
 */
export type TopicEvent = { readonly seq: number; readonly topic: string; readonly correction?: Correction } & (
  | { readonly kind: 'whole'; readonly view: MedalTableView | UnitPage | EventPage | Banners }
  | { readonly kind: 'units'; readonly units: readonly UnitSummary[] }
  | { readonly kind: 'changed'; readonly jitterMs: number }
)

/** The cursor is too old (or from another history): refetch everything shown, then go on from `seq`. */
export interface RefetchEvent {
  readonly seq: number
  readonly jitterMs: number
}

/**
 * The server has lost its database and cannot know whether what it delivered is the present. A hello says that it can again; a stream that
 * begins meanwhile begins with this. It has no number.
 */
export interface StaleEvent {
  readonly serverNow: number
}

/** Most topics one stream may follow. */
export const MAX_TOPICS = 32
