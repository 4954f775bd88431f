import type { OdfCompetitor, OdfExtended, OdfExtension, OdfPeriod, OdfResult, OdfResults } from '@games/odf'
import { NO_RESULT } from '@games/odf'
import type { Entrant } from '../plan.ts'
import type { Counted } from './match-statistics.ts'

/** What a unit shows at one moment of its play: the sport's part of a DT_RESULT. */
export interface Standing {
  readonly clock: OdfResults['clock']
  readonly periods: readonly OdfPeriod[]
  readonly extendedInfos: readonly OdfExtension[]
  readonly results: readonly OdfResult[]
}

/** One competitor's place when all is over, in list order. */
export interface Placing {
  readonly entrant: Entrant
  /** Null with an IRM. */
  readonly rank: number | null
  readonly irm: string | null
  /** What placings of different heats are compared by: less is better. */
  readonly mark: number
  readonly wlt: 'W' | 'L' | 'T' | null
}

/** One action of a match, as play-by-play has it. */
export interface Play {
  /** Offset from the start, milliseconds. */
  readonly at: number
  readonly period: string
  /** The clock as shown, `m:ss`; null where none is kept. */
  readonly when: string | null
  readonly code: string
  readonly side: 0 | 1
  /** Index into the side's members; null where nobody in particular acted. */
  readonly member: number | null
  /** What the board shows after it, home first: of the match, or of the set or round where those are counted on their own. */
  readonly score: readonly [number, number]
  /** What it counted; null for what changes no score. */
  readonly points: number | null
  /** Index of the action it belongs to, an assist to its basket. */
  readonly parent: number | null
}

/** Something that the statistics of a side and of one of its members count. */
export interface MemberDeed {
  readonly at: number
  readonly side: 0 | 1
  readonly member: number | null
  readonly code: string
  /** Tried in vain. */
  readonly failed?: true
}

/** What is reported of a match beside its result. */
export interface MatchReport {
  /** In the order of time. */
  readonly plays: readonly Play[]
  /** Offsets at which a period, set, round or bout ends. */
  readonly ends: readonly number[]
  /** Codes of the statistics and what was counted; null where the sport keeps none of its athletes. */
  readonly statistics: { readonly counted: readonly Counted[]; readonly deeds: readonly MemberDeed[] } | null
}

/** How a unit went: all of it is settled at once, the moments are drawn from it when they are requested. */
export interface Played {
  /** From the start to the end of play, milliseconds. */
  readonly duration: number
  /** Offsets from the start (milliseconds, ascending) at which a LIVE result goes out. */
  readonly beats: readonly number[]
  /** Planned breaks of play. */
  readonly breaks: readonly { readonly from: number; readonly to: number }[]
  live(beat: number): Standing
  readonly closing: () => Standing
  readonly placings: readonly Placing[]
  /** Drawn when it is requested; absent where the sport has no actions. */
  readonly report?: () => MatchReport
}

export const NO_CLOCK = { clock: null, periods: [], extendedInfos: [] } as const

/** A result row; what is not given is absent. */
export const row = (
  entrant: Entrant,
  sortOrder: number,
  cells: Partial<Omit<OdfResult, 'sortOrder' | 'competitor'>> = {},
  competitor: OdfCompetitor = competitorOf(entrant),
): OdfResult => ({ ...NO_RESULT, ...cells, sortOrder, competitor })

const competitors = new WeakMap<Entrant, OdfCompetitor>()

/** The competitor as results name it: with its athletes, and their names so that a list can be read before DT_PARTIC is. */
export function competitorOf(entrant: Entrant): OdfCompetitor {
  let competitor = competitors.get(entrant)
  if (!competitor) competitors.set(entrant, (competitor = describe(entrant, () => [])))
  return competitor
}

/** The same with something about each athlete, e.g. the goals. */
export const competitorWith = (
  entrant: Entrant,
  extendedOf: (member: number) => readonly OdfExtended[],
): OdfCompetitor => describe(entrant, extendedOf)

const describe = (entrant: Entrant, extendedOf: (member: number) => readonly OdfExtended[]): OdfCompetitor => ({
  code: entrant.code,
  type: entrant.type,
  bib: entrant.bib,
  organisation: entrant.organisation,
  teamName: entrant.teamName,
  entries: [],
  athletes: entrant.members.map(({ athlete, bib }, i) => ({
    code: athlete.code,
    order: i + 1,
    bib,
    startOrder: null,
    role: null,
    familyName: athlete.familyName,
    givenName: athlete.givenName,
    gender: athlete.gender,
    organisation: athlete.organisation,
    extended: extendedOf(i),
    entries: [],
  })),
  opponents: [],
})

/** Rows of a start list, in starting order. */
export const startList = (entrants: readonly Entrant[], lanes: boolean): OdfResult[] =>
  lanes
    ? laneOrder(entrants).map(({ entrant, lane }, i) =>
        row(entrant, i + 1, { startOrder: String(lane), startSortOrder: i + 1 }),
      )
    : entrants.map((entrant, i) => row(entrant, i + 1, { startOrder: String(i + 1), startSortOrder: i + 1 }))

/** The best in the middle: entrants (best first) to lanes 4, 5, 3, 6, 2, 7, 1, 8; answered by lane. */
export const laneOrder = (entrants: readonly Entrant[]): { readonly entrant: Entrant; readonly lane: number }[] =>
  entrants.map((entrant, i) => ({ entrant, lane: LANES[i] ?? i + 1 })).sort((a, b) => a.lane - b.lane)

const LANES = [4, 5, 3, 6, 2, 7, 1, 8]

/** Ranks "1, 2, 2, 4" for marks in order, less being better; null marks have none. */
export function ranksOf(
  marks: readonly (number | null)[],
): { readonly rank: number | null; readonly equal: boolean }[] {
  return marks.map((mark) => {
    if (mark === null) return { rank: null, equal: false }
    const rank = 1 + marks.filter((other) => other !== null && other < mark).length
    return { rank, equal: marks.filter((other) => other === mark).length > 1 }
  })
}

/** The two rows of a match: home first, always (ODF §8). */
export const matchRows = (
  sides: readonly [Entrant, Entrant],
  results: readonly [string | null, string | null],
  cells: readonly [Partial<OdfResult>, Partial<OdfResult>],
): OdfResult[] =>
  sides.map((entrant, i) => {
    const { competitor, ...rest } = cells[i] ?? {}
    return row(
      entrant,
      i + 1,
      { result: results[i] ?? null, resultType: results[i] ? 'POINTS' : null, ...rest },
      competitor,
    )
  })

export const matchPlacings = (
  sides: readonly [Entrant, Entrant],
  won: 0 | 1 | null,
  irm: string | null = null,
): Placing[] =>
  sides.map((entrant, i) => ({
    entrant,
    rank: won === null ? null : won === i ? 1 : 2,
    irm: won !== null && won !== i ? irm : null,
    mark: won === i ? 0 : 1,
    wlt: won === null ? 'T' : won === i ? 'W' : 'L',
  }))

/** `W`, `L` or `T` of each side. */
export const wlts = (won: 0 | 1 | null): readonly ['W' | 'L' | 'T', 'W' | 'L' | 'T'] =>
  won === null ? ['T', 'T'] : won === 0 ? ['W', 'L'] : ['L', 'W']

/** Of ascending offsets those that keep at least `gap` from the one before; the last is always kept. */
export function thinned(offsets: readonly number[], gap: number): number[] {
  const spaced: number[] = []
  for (const [i, offset] of offsets.entries()) {
    const before = spaced[spaced.length - 1]
    if (before === undefined || offset - before >= gap) spaced.push(offset)
    else if (i === offsets.length - 1) spaced[spaced.length - 1] = offset
  }
  return spaced
}
