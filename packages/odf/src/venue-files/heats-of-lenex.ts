import { eachOnce, type FileHeat, type FileRow, NO_ROW, type TimedFinal } from './file-heat.ts'
import type { HeatsRead } from './heats-of-lynx.ts'
import type {
  LenexAthlete,
  LenexClub,
  LenexEntry,
  LenexEvent,
  LenexHeat,
  LenexMeet,
  LenexMember,
  LenexRelay,
  LenexResult,
  LenexSwimStyle,
} from './lenex/lenex.ts'
import { hundredthsOf, timeOf } from './lenex/times.ts'
import { type FileProblem, problemAt } from './problem.ts'
import type { OdfCompetitor } from '../message.ts'
import { groupKey } from './meet/age-groups.ts'

/** The reason for a missing rank, by LENEX's status. `SICK` is a withdrawal; `EXH` swam outside the competition, with a time. */
const IRM_OF: Readonly<Record<string, string>> = {
  DSQ: 'DSQ',
  DNS: 'DNS',
  DNF: 'DNF',
  WDR: 'WDR',
  SICK: 'WDR',
  EXH: 'EXH',
}

/** The rule that a disqualification names, else its reason, shortened: `SW 7.6`, `Start vor dem Startsignal`. */
function ruleOf({ status, comment }: LenexResult): string | null {
  if (status !== 'DSQ' || comment === null) return null
  const [rule] = /\bSW\s?\d+(?:\.\d+)*/i.exec(comment) ?? []
  // programs begin the reason with the time of day at which it was entered
  return (
    rule?.toUpperCase() ??
    (comment
      .replace(/^\d{1,2}:\d{2}\s+/, '')
      .slice(0, MAX_REASON)
      .trim() ||
      null)
  )
}
const MAX_REASON = 120

/** What a meet holds, by what is in it: LENEX does not say it. */
export type LenexKind = 'results' | 'start-lists' | 'entries' | 'invitation' | 'other'

export function kindOfMeet(meet: LenexMeet | null): LenexKind {
  if (meet === null) return 'other'
  const starts = meet.clubs.flatMap(({ athletes, relays }) => [...athletes, ...relays])
  if (starts.some(({ results }) => results.length > 0)) return 'results'
  const entries = starts.flatMap((one) => one.entries)
  if (entries.some(({ heat }) => heat !== null)) return 'start-lists'
  if (entries.length > 0) return 'entries'
  return meet.sessions.some(({ events }) => events.length > 0) ? 'invitation' : 'other'
}

/** The unit of a part of a heat, and the end of its key, which other parts of the heat do not have. A swim can be in several parts. */
export interface HeatPart {
  readonly unit: string
  readonly suffix: string
  /** Key of the only age group of the unit; null: it has the swimmers of several. */
  readonly group: string | null
  competitorOf(owner: LenexAthlete | LenexRelay, start: LenexEntry | LenexResult): OdfCompetitor | null
}

/** The units of a meet in the programme. */
export interface HeatProgramme {
  /** Null among them: the heat has no unit. Empty: the swim is left out. */
  partsOf(event: LenexEvent, heat: LenexHeat, owner: LenexAthlete | LenexRelay): readonly (HeatPart | null)[]
}
const NO_PROGRAMME: HeatProgramme = { partsOf: () => [null] }

/**
 * The heats of a meet that have swimmers: results, or the start list of a heat without results. Who has no heat (reserves, withdrawn) is in none. A heat
 * of several units is several heats.
 */
export function heatsOfLenex(meet: LenexMeet, programme: HeatProgramme = NO_PROGRAMME): HeatsRead {
  const kind = kindOfMeet(meet)
  if (kind !== 'results' && kind !== 'start-lists') return { heats: [], problems: [] }
  const problems: FileProblem[] = []
  const swims = Map.groupBy(swimsOf(meet), ({ start }) => start.heat ?? '')
  const events = meet.sessions.flatMap((session) => session.events)
  const finals = timedFinals(meet, events)
  const heats = events.flatMap((event) =>
    event.heats.flatMap((heat): FileHeat[] => {
      const placed = (swims.get(heat.id) ?? []).flatMap((swim) =>
        programme.partsOf(event, heat, swim.owner).map((part) => ({ swim, part })),
      )
      return [...Map.groupBy(placed, ({ part }) => part?.unit ?? null)].map(([unit, inHeat]) => {
        const part = inHeat[0]?.part ?? null
        const found = heatOf(
          event,
          heat,
          inHeat.map(({ swim }) => swim),
          part,
        )
        problems.push(...found.problems)
        // units with marks for gold need no other sign of a timed final
        const timedFinal = unit === null ? (finals.get(finalKey(event)) ?? null) : null
        return { ...found.heat, key: `${found.heat.key}${part?.suffix ?? ''}`, unit, timedFinal }
      })
    }),
  )
  return { heats, problems: eachProblemOnce(problems) }
}

/** A swim in the events of its age group and of all has its problem twice. */
const eachProblemOnce = (problems: readonly FileProblem[]): FileProblem[] => [
  ...new Map(problems.map((one) => [`${one.problem} ${one.line} ${one.value}`, one])).values(),
]

const TIMED: ReadonlySet<string> = new Set(['TIM', 'FHT'])

/** The same for the rounds of one event. Empty for a round that is no timed final. */
const finalKey = ({ number, round, gender, swimStyle }: LenexEvent): string =>
  TIMED.has(round) ? [number, gender ?? '', styleKey(swimStyle)].join('/') : ''

function timedFinals(meet: LenexMeet, events: readonly LenexEvent[]): ReadonlyMap<string, TimedFinal> {
  const starts = meet.clubs.flatMap(({ athletes, relays }) => [...athletes, ...relays])
  const taken = new Set(starts.flatMap(({ entries, results }) => [...entries, ...results].map(({ heat }) => heat)))
  const rounds = Map.groupBy(
    events.filter(({ round }) => TIMED.has(round)),
    finalKey,
  )
  return new Map(
    [...rounds].map(([key, all]) => [
      key,
      { key, heats: all.flatMap(({ heats }) => heats).filter(({ id }) => taken.has(id)).length },
    ]),
  )
}

/** An entry or result with whose it is. */
interface Swim {
  readonly start: LenexEntry | LenexResult
  readonly result: LenexResult | null
  readonly code: string | null
  readonly name: string | null
  readonly club: LenexClub
  readonly owner: LenexAthlete | LenexRelay
}

/** The results of a meet, and the entries of the swims that have no result yet. */
function swimsOf(meet: LenexMeet): Swim[] {
  const licenses = Map.groupBy(
    meet.clubs.flatMap(({ athletes }) => athletes.flatMap(({ license }) => license ?? [])),
    (license) => license,
  )
  const events = new Map(meet.sessions.flatMap((session) => session.events.map((event) => [event.id, event] as const)))
  const taken = ({ entries, results }: LenexAthlete | LenexRelay): Pick<Swim, 'start' | 'result'>[] => {
    const swum = new Set(results.map(({ event }) => event))
    const isSwum = ({ event }: LenexEntry): boolean => {
      const { round, previous } = events.get(event) ?? { round: null, previous: null }
      // the results of the fastest heats belong to the timed final
      return swum.has(event) || (round === 'FHT' && previous !== null && swum.has(previous))
    }
    return [
      ...results.map((result) => ({ start: result, result })),
      ...entries.flatMap((start) => (isSwum(start) ? [] : [{ start, result: null }])),
    ]
  }
  return meet.clubs
    .flatMap((club) => [
      ...club.athletes.flatMap((athlete) =>
        taken(athlete).map((swim) => ({
          ...swim,
          club,
          owner: athlete,
          // some write the same for many: a class, or zero
          code: licenses.get(athlete.license ?? '')?.length === 1 ? athlete.license : null,
          name: [athlete.familyName, athlete.givenName].filter((part) => part !== null).join(' ') || null,
        })),
      ),
      ...club.relays.flatMap((relay) =>
        taken(relay).map((swim) => ({
          ...swim,
          club,
          owner: relay,
          code: null,
          name: relay.name ?? [club.name, relay.number].filter((part) => part !== null && part !== '').join(' '),
        })),
      ),
    ])
    .filter(({ start }) => start.heat !== null)
}

function heatOf(
  event: LenexEvent,
  heat: LenexHeat,
  swims: readonly Swim[],
  part: HeatPart | null,
): { readonly heat: Omit<FileHeat, 'timedFinal' | 'unit'>; readonly problems: readonly FileProblem[] } {
  const problems: FileProblem[] = []
  const { swimStyle, gender, number, round } = event
  const total = swimStyle.distance * swimStyle.relayCount
  const step = stepOf(swims, total)
  const points = step !== null && total > 0 && total % step === 0 ? total / step : null
  const ranks = ranksOf(event, swims, part?.group ?? null, problems)
  const lanes = Map.groupBy(swims, ({ start }) => start.lane)
  const { rows, again } = eachOnce(
    swims.map((swim) => {
      const row = rowOf(swim, lanes.get(swim.start.lane)?.length === 1, ranks, step, points)
      const competitor = part?.competitorOf(swim.owner, swim.start) ?? null
      return { ...row, competitor, key: competitor === null ? row.key : `competitor:${competitor.code}` }
    }),
  )
  problems.push(...again.map((row) => problemAt('twice', null, row.name ?? row.key)))
  const written = {
    key: lenexHeatKey(event, heat),
    event: number,
    round,
    heat: `${heat.final ?? ''}${heat.number}`,
    name: event.swimStyle.name,
    distance: null,
    start: null,
    swim: { gender, style: swimStyle, ages: agesOf(event) },
    says: swims.some(({ result }) => result !== null) ? 'results' : 'start-list',
    form: 'race',
    isOfficial: heat.status === 'OFFICIAL',
    wind: null,
    points,
    rows: [...rows].sort((a, b) => Number(a.lane ?? 99) - Number(b.lane ?? 99)),
  } as const
  return { heat: written, problems }
}

function agesOf({ ageGroups }: LenexEvent): { readonly min: number | null; readonly max: number | null } | null {
  const [only, another] = ageGroups
  return !only || another || (only.min === null && only.max === null) ? null : { min: only.min, max: only.max }
}

/** Longest key; what people write for a number is shorter. */
const MAX_KEY = 200

/** What a heat is recognised by in the next export, which may have other ids: number, round, gender, race, final, heat. */
export const lenexHeatKey = (
  { number, round, gender, swimStyle }: Pick<LenexEvent, 'number' | 'round' | 'gender' | 'swimStyle'>,
  heat: Pick<LenexHeat, 'final' | 'number'>,
): string =>
  [number, round, gender ?? '', styleKey(swimStyle), heat.final ?? '', heat.number]
    .join('/')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_KEY)

export const styleKey = ({ distance, relayCount, stroke, technique }: LenexSwimStyle): string =>
  `${relayCount}x${distance} ${stroke}${technique === null ? '' : ` ${technique}`}`

function rowOf(
  { start, result, code, name, club }: Swim,
  hasOwnLane: boolean,
  ranks: ReadonlyMap<string, string>,
  step: number | null,
  points: number | null,
): FileRow {
  const { status, lane } = start
  const mark = status
  const isTimed = mark === null || mark === 'EXH'
  return {
    ...NO_ROW,
    key: code !== null ? `code:${code}` : lane !== null && hasOwnLane ? `lane:${lane}` : `name:${name ?? ''}`,
    lane: lane === null ? null : String(lane),
    code,
    name,
    affiliation: club.name || club.code,
    ...(result === null
      ? {}
      : {
          rank: ranks.get(result.id) ?? null,
          result: isTimed ? result.time : null,
          isStated: true,
          mark,
          irm: mark !== null && Object.hasOwn(IRM_OF, mark) ? (IRM_OF[mark] ?? null) : null,
          rule: ruleOf(result),
          reaction: result.reaction,
          splits: splitsOf(result, isTimed, step, points),
          takeOvers: takeOversOf(result.members),
        }),
  }
}

const takeOversOf = (members: readonly LenexMember[]): FileRow['takeOvers'] =>
  members.flatMap(({ number, reaction }) => (number > 0 && reaction !== null ? [{ order: number, reaction }] : []))

/** Metres between two passages: what parts every distance that anybody of the heat has passed, and the whole race. */
function stepOf(swims: readonly Swim[], total: number): number | null {
  const distances = swims.flatMap(({ result }) => result?.splits.map(({ distance }) => distance) ?? [])
  return distances.length === 0 || distances.some((distance) => distance % 25 !== 0)
    ? null
    : distances.reduce(greatestDivisor, total)
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

function splitsOf(
  { splits, time }: LenexResult,
  hasFinished: boolean,
  step: number | null,
  points: number | null,
): FileRow['splits'] {
  if (step === null || points === null || splits.length === 0) return []
  const passed = new Map(splits.map(({ distance, time: at }) => [distance / step, at]))
  // the finish is not among the passages
  if (hasFinished && time !== null) passed.set(points, time)
  return [...passed]
    .filter(([pos]) => pos <= points)
    .sort(([a], [b]) => a - b)
    .map(([pos, at]) => ({ pos, time: at, lap: lapOf(passed, pos) }))
}

function lapOf(passed: ReadonlyMap<number, string>, pos: number): string | null {
  const [from, to] = [pos === 1 ? 0 : hundredthsOf(passed.get(pos - 1) ?? null), hundredthsOf(passed.get(pos) ?? null)]
  return from === null || to === null || to <= from ? null : timeOf(to - from)
}

/**
 * Places in a heat by result id. LENEX ranks an event: its own places are taken for a final all of whose swimmers have one in one and the
 * same group of ages; of everything else the places in the heat are those of its times.
 */
function ranksOf(
  event: LenexEvent,
  swims: readonly Swim[],
  ofUnit: string | null,
  problems: FileProblem[],
): ReadonlyMap<string, string> {
  const timed = swims.flatMap(({ result }) =>
    result && result.status === null && result.time !== null ? [result] : [],
  )
  const inOrder = [...timed].sort((a, b) => (hundredthsOf(a.time) ?? 0) - (hundredthsOf(b.time) ?? 0))
  const places = new Map<string | null, number>()
  for (const [at, { time }] of inOrder.entries()) if (!places.has(time)) places.set(time, at + 1)
  const byTime = new Map(inOrder.map(({ id, time }) => [id, String(places.get(time))]))
  if (event.round !== 'FIN' && event.heats.length > 1) return byTime
  const own = event.ageGroups
    .filter((group) => ofUnit === null || groupKey(group) === ofUnit)
    // a group of all ages beside groups of years
    .toSorted((a, b) => b.rankings.length - a.rankings.length)
    .map(({ rankings }) => new Map(rankings.map(({ result, place }) => [result, place])))
    .find((group) => timed.length > 0 && timed.every(({ id }) => group.get(id)))
  if (!own) return byTime
  const given = inOrder.map(({ id }) => own.get(id) ?? 0)
  if (given.some((place, at) => at > 0 && place < (given[at - 1] ?? 0)))
    problems.push(problemAt('rank-and-time', null, event.swimStyle.name ?? event.number))
  return new Map(timed.map(({ id }) => [id, String(own.get(id))]))
}
