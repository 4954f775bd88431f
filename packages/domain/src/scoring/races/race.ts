import { err, ok, type Result } from '../../result.ts'
import type { SportValue } from '../../sports/sport.ts'
import type { Out, Outs, OutWay } from '../desk.ts'
import { type Checked, type Field, figure, flag, listOf, maybe, oneOf, read, shape, whole, words } from '../fields.ts'
import { infos, type RowDraft, values } from '../outcome.ts'
import { firstDifference, ranked } from '../ranked.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import { EMPTY_BOARD, type Key, type Proposal, type Scene, type Scorer, triedKeys, type WantedKey } from '../scorer.ts'
import type { Tap } from '../tap.ts'
import { cutOff, roundedUp, timeText } from '../times.ts'
import { competitorIn, isMember, type ScoringCompetitor } from '../unit.ts'

/** Races on time: running, swimming, open water, cycling, triathlon, relays. */
export const RACE_LIMITS = shape<{
  decidedBy: 'time' | 'order'
  decimals: number
  rounding: 'up' | 'cut'
  ties: 'shared' | 'asked'
  wind: boolean
  points: number
  legs: readonly string[]
  members: number
  bunchGap: number | null
  timeTrial: boolean
  sprintPoints: readonly number[]
  lastSprintDoubled: boolean
  lapPoints: number
  lappedAreRanked: boolean
  limitAfterWinner: number | null
  asksAllClear: boolean
}>({
  /** By the times given, or by the order in which the finish was tapped. */
  decidedBy: oneOf('time', 'order'),
  /** Of the times that are published: 1 by hand, 2 electric, 0 in road races. */
  decimals: whole(0, 3),
  /** Finer times are never bettered (athletics), or what is finer is not read (swimming). */
  rounding: oneOf('up', 'cut'),
  /** Equal times share the place, or are asked about: a photo finish may part them. */
  ties: oneOf('shared', 'asked'),
  wind: flag,
  /** Timing points with the finish; 1 has the finish alone. */
  points: whole(1, 60),
  /** What ends at each timing point, where it has a name: SWIM T1 BIKE T2 RUN. */
  legs: listOf(words(8), 0, 60),
  /** Members of a relay; 1 for individuals. */
  members: whole(1, 8),
  /** Milliseconds between two riders up to which both have the time of the bunch. */
  bunchGap: maybe(whole(100, 5000)),
  /** Everybody starts on their own. */
  timeTrial: flag,
  /** A criterium's points, best first; empty where none are given. */
  sprintPoints: listOf(whole(0, 50), 0, 10),
  lastSprintDoubled: flag,
  lapPoints: whole(0, 50),
  /** Who is lapped has a place behind those who finished. */
  lappedAreRanked: flag,
  /** Seconds after the winner at which the race is closed. */
  limitAfterWinner: maybe(whole(1, 36_000)),
  /** That everybody is out of the water is asked before the race may end. */
  asksAllClear: flag,
})
export type RaceLimits = Checked<typeof RACE_LIMITS>

interface Run {
  /** Milliseconds; null without a time. */
  readonly time: number | null
  /** Order of the tap at the finish, or the place that judges gave. */
  readonly place: number | null
  /** Milliseconds at the timing points before the finish, by number. */
  readonly passed: Readonly<Record<number, number>>
  readonly startedAt: number | null
  readonly reaction: number | null
  readonly legTimes: Readonly<Record<string, number>>
  readonly takeOvers: Readonly<Record<string, number>>
  readonly members: readonly string[] | null
  readonly penalty: number
  readonly laps: number
  readonly cards: readonly string[]
}
const NO_RUN: Run = {
  time: null,
  place: null,
  passed: {},
  startedAt: null,
  reaction: null,
  legTimes: {},
  takeOvers: {},
  members: null,
  penalty: 0,
  laps: 0,
  cards: [],
}

interface RaceState {
  readonly runs: Readonly<Record<string, Run>>
  /** Who finished, in order, where the order is tapped. */
  readonly order: readonly string[]
  /** Answers to ties: in this order, or equal indeed. */
  readonly ties: readonly { readonly codes: readonly string[]; readonly equal: boolean }[]
  readonly wind: number | 'none' | null
  readonly waterTemperature: number | null
  readonly sprints: readonly { readonly codes: readonly string[]; readonly isLast: boolean }[]
  readonly allClear: boolean
}
type RaceScene = Scene<RaceLimits>

const no = (reason: RefusalReason) => err({ reason })
const DAY = 86_400_000
const MS = figure(1, DAY)
const TIME = shape<{ ms: number; again: boolean }>({ ms: MS, again: flag })
const WATCHES = listOf(MS, 1, 3)
const SPLIT = shape<{ point: number; ms: number }>({ point: whole(1, 60), ms: MS })
const CODES = listOf(words(60), 1, 200)
const TIE = shape<{ codes: readonly string[]; equal: boolean }>({ codes: listOf(words(60), 2, 50), equal: flag })
const SPRINT = shape<{ codes: readonly string[]; isLast: boolean }>({ codes: CODES, isLast: flag })
const MOVE = shape<{ before: string | null }>({ before: maybe(words(60)) })
const WIND: Field<number | 'none'> = {
  check: (value, at) => (value === 'none' ? ok(value) : figure(-20, 20).check(value, at)),
}
const CARD = oneOf('yellow', 'red')

const runOf = ({ runs }: RaceState, code: string): Run => runs[code] ?? NO_RUN
const withRun = (state: RaceState, code: string, change: Partial<Run>): RaceState => ({
  ...state,
  runs: { ...state.runs, [code]: { ...runOf(state, code), ...change } },
})

/** Three watches: the one in the middle. Two: their mean, without thousandths (World Aquatics SW 11). */
export function officialOf(watches: readonly number[]): number {
  const [one = 0, two, three] = [...watches].sort((a, b) => a - b)
  if (two === undefined) return one
  return three === undefined ? Math.floor((one + two) / 20) * 10 : two
}

/** Since the gun, or in a time trial since the rider's own start. */
function sinceStart(state: RaceState, code: string, tap: Tap, { limits, desk }: RaceScene): number | null {
  if (tap.clockTime !== undefined && tap.clockTime > 0) return Math.round(tap.clockTime)
  const from = limits.timeTrial ? runOf(state, code).startedAt : desk.startedAt
  // by a device whose clock is wrong the order still counts: the time is seen to be wrong, and typed
  return from === null ? null : Math.min(Math.max(1, tap.deviceTime - from), DAY)
}

function apply(state: RaceState, tap: Tap, scene: RaceScene): Result<Refusal, RaceState> {
  const { limits, unit, desk } = scene
  switch (tap.kind) {
    case 'wind': {
      const wind = read(WIND, tap.value)
      if (!limits.wind) return no('not-allowed-here')
      return wind === null ? no('bad-value') : ok({ ...state, wind })
    }
    case 'water-temperature': {
      const waterTemperature = read(figure(0, 45), tap.value)
      return waterTemperature === null ? no('bad-value') : ok({ ...state, waterTemperature })
    }
    case 'all-clear':
      return limits.asksAllClear ? ok({ ...state, allClear: true }) : no('not-allowed-here')
    case 'tie': {
      const tie = read(TIE, tap.value)
      if (!tie) return no('bad-value')
      if (tie.codes.some((code) => !competitorIn(unit, code))) return no('no-such-competitor')
      const [first] = tie.codes
      const level = first !== undefined && tie.codes.every((code) => isLevel(state, first, code, limits))
      return level ? ok({ ...state, ties: [...state.ties, tie] }) : no('no-tie')
    }
    case 'sprint': {
      const sprint = read(SPRINT, tap.value)
      if (limits.sprintPoints.length === 0) return no('not-allowed-here')
      if (!sprint || new Set(sprint.codes).size !== sprint.codes.length) return no('bad-value')
      if (sprint.codes.some((code) => !competitorIn(unit, code))) return no('no-such-competitor')
      return ok({ ...state, sprints: [...state.sprints, sprint] })
    }
    default:
      break
  }
  if (!KINDS.has(tap.kind)) return no('unknown-kind')
  const competitor = competitorIn(unit, tap.competitor)
  if (!competitor) return no('no-such-competitor')
  const { code } = competitor
  const run = runOf(state, code)
  const out = desk.outs[code]
  if (out && out.how !== 'lapped' && tap.kind !== 'card') return no('is-out')
  switch (tap.kind) {
    case 'time': {
      const given = read(TIME, tap.value)
      if (!given) return no('bad-value')
      // what is there is never written over by mistake
      return run.time !== null && !given.again ? no('entered-already') : ok(timed(state, code, Math.round(given.ms)))
    }
    case 'watches': {
      const watches = read(WATCHES, tap.value)
      if (!watches) return no('bad-value')
      return run.time !== null ? no('entered-already') : ok(timed(state, code, officialOf(watches)))
    }
    case 'place': {
      const place = read(whole(1, 500), tap.value)
      return place === null ? no('bad-value') : ok(withRun(state, code, { place }))
    }
    case 'go':
      if (!limits.timeTrial) return no('not-allowed-here')
      return run.startedAt === null ? ok(withRun(state, code, { startedAt: tap.deviceTime })) : no('entered-already')
    case 'finish': {
      if (state.order.includes(code)) return no('entered-already')
      const ms = sinceStart(state, code, tap, scene)
      if (limits.timeTrial && ms === null) return no('not-started')
      const finished = { ...state, order: [...state.order, code] }
      return ok(ms === null || run.time !== null ? finished : timed(finished, code, ms))
    }
    case 'move-finish': {
      const given = read(MOVE, tap.value)
      if (!given || !state.order.includes(code)) return no(given ? 'nothing-entered' : 'bad-value')
      const without = state.order.filter((one) => one !== code)
      const at = given.before === null ? without.length : without.indexOf(given.before)
      return at < 0 ? no('no-such-competitor') : ok({ ...state, order: without.toSpliced(at, 0, code) })
    }
    case 'passage': {
      const next = nextPoint(run, limits)
      if (next === null) return no('no-more-attempts')
      const ms = sinceStart(state, code, tap, scene)
      return ms === null ? no('not-started') : ok(withRun(state, code, { passed: { ...run.passed, [next]: ms } }))
    }
    case 'split': {
      const split = read(SPLIT, tap.value)
      if (!split || split.point >= limits.points) return no('bad-value')
      return ok(withRun(state, code, { passed: { ...run.passed, [split.point]: Math.round(split.ms) } }))
    }
    case 'reaction': {
      const reaction = read(figure(-2000, 5000), tap.value)
      return reaction === null ? no('bad-value') : ok(withRun(state, code, { reaction }))
    }
    case 'leg-time':
    case 'take-over': {
      const ms = read(figure(-2000, DAY), tap.value)
      if (limits.members < 2) return no('not-allowed-here')
      if (tap.athlete === undefined || !isMember(competitor, tap.athlete)) return no('no-such-athlete')
      if (ms === null) return no('bad-value')
      return tap.kind === 'leg-time'
        ? ok(withRun(state, code, { legTimes: { ...run.legTimes, [tap.athlete]: ms } }))
        : ok(withRun(state, code, { takeOvers: { ...run.takeOvers, [tap.athlete]: ms } }))
    }
    case 'relay-order': {
      const members = read(CODES, tap.value)
      if (limits.members < 2) return no('not-allowed-here')
      if (!members || members.length !== limits.members || new Set(members).size !== members.length)
        return no('bad-value')
      return members.every((one) => isMember(competitor, one))
        ? ok(withRun(state, code, { members }))
        : no('no-such-athlete')
    }
    case 'penalty': {
      const penalty = read(whole(0, 3_600_000), tap.value)
      return penalty === null ? no('bad-value') : ok(withRun(state, code, { penalty }))
    }
    case 'lap': {
      const laps = read(whole(-50, 50), tap.value)
      return laps === null ? no('bad-value') : ok(withRun(state, code, { laps: run.laps + laps }))
    }
    default: {
      const card = read(CARD, tap.value)
      return card === null ? no('bad-value') : ok(withRun(state, code, { cards: [...run.cards, card] }))
    }
  }
}
const KINDS: ReadonlySet<string> = new Set([
  'time',
  'watches',
  'place',
  'go',
  'finish',
  'move-finish',
  'passage',
  'split',
  'reaction',
  'leg-time',
  'take-over',
  'relay-order',
  'penalty',
  'lap',
  'card',
])

/** A new time makes an answer about the old one void. */
const timed = (state: RaceState, code: string, time: number): RaceState => ({
  ...withRun(state, code, { time }),
  ties: state.ties.filter(({ codes }) => !codes.includes(code)),
})

function nextPoint({ passed, time }: Run, { points }: RaceLimits): number | null {
  if (time !== null) return null
  for (let point = 1; point < points; point++) if (passed[point] === undefined) return point
  return null
}

const rounded = (ms: number, { decimals, rounding }: RaceLimits): number =>
  rounding === 'up' ? roundedUp(ms, decimals) : cutOff(ms, decimals)

/** The time that is published: with what was added, to its decimals. */
const published = ({ time, penalty }: Run, limits: RaceLimits): number | null =>
  time === null ? null : rounded(time + penalty, limits)

const isLevel = (state: RaceState, one: string, other: string, limits: RaceLimits): boolean => {
  const [a, b] = [published(runOf(state, one), limits), published(runOf(state, other), limits)]
  return a !== null && a === b
}

const sprintTotal = (
  { sprints, runs }: RaceState,
  code: string,
  { sprintPoints, lastSprintDoubled, lapPoints }: RaceLimits,
): number =>
  sprints.reduce(
    (sum, { codes, isLast }) => {
      const points = sprintPoints[codes.indexOf(code)] ?? 0
      return sum + (isLast && lastSprintDoubled ? 2 * points : points)
    },
    (runs[code]?.laps ?? 0) * lapPoints,
  )

interface Line {
  readonly competitor: ScoringCompetitor
  readonly run: Run
  readonly out: Out | null
}

const LAST: Readonly<Partial<Record<OutWay, number>>> = {
  'no-show': 2,
  'injured-before': 2,
  withdrawn: 2,
  disqualified: 3,
  misconduct: 3,
  excluded: 3,
}

/** Below zero: the first of two was ahead. */
function comparing(state: RaceState, { limits }: RaceScene): (a: Line, b: Line) => number {
  const { length } = state.order
  const orderOf = ({ competitor: { code }, run }: Line): number => {
    const [at, sprinted] = [state.order.indexOf(code), state.sprints.at(-1)?.codes.indexOf(code) ?? -1]
    if (at >= 0) return at
    return length + (sprinted >= 0 ? sprinted : (run.place ?? 1000))
  }
  const lapped = ({ out }: Line): number => (out ? 1 : 0)
  const tied = (a: Line, b: Line): number => {
    const tie = state.ties.find(({ codes }) => codes.includes(a.competitor.code) && codes.includes(b.competitor.code))
    return tie && !tie.equal ? tie.codes.indexOf(a.competitor.code) - tie.codes.indexOf(b.competitor.code) : 0
  }
  const isEqual = (a: Line, b: Line): boolean =>
    state.ties.some(
      ({ codes, equal }) => equal && codes.includes(a.competitor.code) && codes.includes(b.competitor.code),
    )
  const byTime = (a: Line, b: Line): number => (published(a.run, limits) ?? DAY) - (published(b.run, limits) ?? DAY)
  if (limits.sprintPoints.length > 0) {
    return (a, b) =>
      firstDifference(
        lapped(a) - lapped(b),
        sprintTotal(state, b.competitor.code, limits) - sprintTotal(state, a.competitor.code, limits),
        orderOf(a) - orderOf(b),
      )
  }
  if (limits.decidedBy === 'order')
    // whose finish nobody tapped stands where the time puts it, behind those who were seen
    return (a, b) => (isEqual(a, b) ? 0 : firstDifference(lapped(a) - lapped(b), orderOf(a) - orderOf(b), byTime(a, b)))
  return (a, b) => {
    const [one, other] = [published(a.run, limits), published(b.run, limits)]
    if (one === null || other === null)
      return firstDifference((one === null ? 1 : 0) - (other === null ? 1 : 0), (a.run.place ?? 0) - (b.run.place ?? 0))
    // who was timed to the thousandth is parted by it, who was not by what the photo says
    const fine =
      limits.ties === 'asked' && limits.decimals > 1 && !isEqual(a, b) && hasThousandths(a.run) && hasThousandths(b.run)
    return firstDifference(one - other, tied(a, b), fine ? (a.run.time ?? 0) - (b.run.time ?? 0) : 0)
  }
}

const hasThousandths = ({ time }: Run): boolean => time !== null && time % 10 !== 0

const isPlaced =
  (state: RaceState, { limits }: RaceScene) =>
  ({ competitor, run, out }: Line): boolean => {
    const has =
      run.time !== null ||
      run.place !== null ||
      state.order.includes(competitor.code) ||
      sprintTotal(state, competitor.code, limits) > 0
    if (out) return limits.lappedAreRanked && out.how === 'lapped' && has
    return has
  }

const listOfRace = (state: RaceState, scene: RaceScene) =>
  ranked(
    scene.unit.competitors.map(
      (competitor): Line => ({
        competitor,
        run: runOf(state, competitor.code),
        out: scene.desk.outs[competitor.code] ?? null,
      }),
    ),
    isPlaced(state, scene),
    comparing(state, scene),
    ({ out }) => (out ? (LAST[out.how] ?? 1) : 0),
  )

/** Times of a bunch: a rider less than the gap behind the one before has the time of the first of them (UCI 1.2.107). */
function bunchTimes(list: readonly Line[], { bunchGap }: RaceLimits): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  let [head, before]: [number | null, number | null] = [null, null]
  for (const { competitor, run } of list) {
    if (run.time === null) continue
    if (bunchGap === null || head === null || before === null || run.time - before > bunchGap) head = run.time
    before = run.time
    times.set(competitor.code, head)
  }
  return times
}

/** Ties that nobody has answered: level on the published time, and asked about. */
function openTies(state: RaceState, scene: RaceScene): string[][] {
  const { limits } = scene
  if (limits.ties !== 'asked' || limits.decidedBy !== 'time' || limits.sprintPoints.length > 0) return []
  const placed = listOfRace(state, scene).filter(({ rank, equal }) => rank !== null && equal)
  const groups = new Map<number, string[]>()
  for (const { row, rank } of placed) {
    if (rank === null || row.run.time === null) continue
    groups.set(rank, [...(groups.get(rank) ?? []), row.competitor.code])
  }
  return [...groups.values()].filter(
    (codes) =>
      codes.length > 1 &&
      !state.ties.some(({ equal, codes: answered }) => equal && codes.every((code) => answered.includes(code))),
  )
}

export const race = (id: string, outs: Outs): Scorer<RaceLimits, RaceState> => ({
  id,
  headToHead: false,
  limits: RACE_LIMITS,
  outs,
  begin: () => ({ runs: {}, order: [], ties: [], wind: null, waterTemperature: null, sprints: [], allClear: false }),
  apply,
  hindersEnd: (state, { limits }) => (limits.asksAllClear && !state.allClear ? { reason: 'all-clear-needed' } : null),
  keys,
  proposals,
  board: (state, { limits, unit, desk }) => {
    const finished = unit.competitors.filter(
      ({ code }) => state.order.includes(code) || runOf(state, code).time !== null,
    ).length
    const expected = unit.competitors.filter(({ code }) => !desk.outs[code]).length
    return {
      ...EMPTY_BOARD,
      facts: [
        { word: 'finished', value: String(finished), of: String(expected) },
        ...(limits.wind && state.wind !== null ? [{ word: 'wind' as const, value: windText(state.wind) }] : []),
      ],
    }
  },
  result: (state, scene) => {
    const { limits, desk } = scene
    const list = listOfRace(state, scene)
    const times = bunchTimes(
      list.map(({ row }) => row),
      limits,
    )
    const first = list[0]
    const over = desk.stage === 'finished'
    const passedBy = (run: Run): number => (run.time === null ? Object.keys(run.passed).length : limits.points)
    const lastPoint = Math.max(0, ...list.map(({ row }) => passedBy(row.run)))
    return {
      clock: null,
      periods: [],
      extendedInfos: infos({
        WIND_SPEED: typeof state.wind === 'number' ? state.wind.toFixed(1) : null,
        WATER_TEMP: state.waterTemperature === null ? null : state.waterTemperature.toFixed(1),
        LAST_POINT: limits.points > 1 && !over && desk.startedAt !== null && !limits.timeTrial ? lastPoint : null,
        POINTS_TOTAL: limits.points > 1 ? limits.points : null,
      }),
      rows: list.map(({ row, rank, equal }): RowDraft => {
        const bunch = times.get(row.competitor.code)
        const time = bunch === undefined ? null : rounded(bunch + row.run.penalty, limits)
        const leader = first && first.rank !== null ? times.get(first.row.competitor.code) : undefined
        const behind =
          time === null || leader === undefined || !first ? 0 : time - rounded(leader + first.row.run.penalty, limits)
        const parted = state.ties.some(({ codes, equal: shared }) => !shared && codes.includes(row.competitor.code))
        return {
          competitor: row.competitor,
          rank,
          rankEqual: equal,
          ...resultOf(state, row, time, limits),
          diff:
            rank !== null && behind > 0 && limits.sprintPoints.length === 0
              ? `+${timeText(behind, limits.decimals)}`
              : null,
          photoFinish: parted ? 'E' : null,
          extended: extendedOf(row, limits),
          athletes: membersOf(row.run, limits),
          ...(row.run.members ? { members: row.run.members } : {}),
        }
      }),
    }
  },
})

const windText = (wind: number | 'none'): string => (wind === 'none' ? 'none' : wind.toFixed(1))

function resultOf(
  state: RaceState,
  { competitor, out }: Line,
  time: number | null,
  limits: RaceLimits,
): Pick<RowDraft, 'result' | 'resultType' | 'irm'> {
  const written = time === null ? null : timeText(time, limits.decimals)
  if (out) {
    if (limits.lappedAreRanked && out.how === 'lapped') return { result: null, resultType: 'RANK', irm: out.irm }
    return { result: null, resultType: 'IRM', irm: out.irm }
  }
  if (limits.sprintPoints.length > 0) {
    const begun = sprintTotal(state, competitor.code, limits) !== 0 || state.order.includes(competitor.code)
    return {
      result: begun ? String(sprintTotal(state, competitor.code, limits)) : null,
      resultType: begun ? 'POINTS' : null,
    }
  }
  if (written !== null) return { result: written, resultType: 'TIME' }
  const placed = runOf(state, competitor.code).place !== null || state.order.includes(competitor.code)
  return { result: null, resultType: placed ? 'RANK' : null }
}

function extendedOf({ run, out }: Line, limits: RaceLimits): SportValue[] {
  const passed = Array.from({ length: limits.points - 1 }, (_, i) => run.passed[i + 1] ?? null)
  const all = limits.points > 1 ? [...passed, run.time] : []
  const splits = all.flatMap((ms, i): SportValue[] => {
    if (ms === null) return []
    const before = i === 0 ? 0 : (all[i - 1] ?? null)
    const leg = limits.legs[i]
    return [
      {
        type: 'ER',
        code: 'INTERMEDIATE',
        pos: String(i + 1),
        value: timeText(rounded(ms, limits), limits.decimals),
        ...(before === null || ms < before ? {} : { value2: timeText(rounded(ms - before, limits), limits.decimals) }),
        ...(leg === undefined ? {} : { extensions: [{ code: 'LEG', value: leg }] }),
      },
    ]
  })
  return [
    ...values({
      REACT_TIME: run.reaction === null ? null : (run.reaction / 1000).toFixed(limits.decimals === 2 ? 2 : 3),
    }),
    ...splits,
    ...values({
      RULE: out?.rule ?? null,
      YELLOW_CARD: run.cards.filter((card) => card === 'yellow').length || null,
      PENALTY: run.penalty > 0 ? timeText(run.penalty, 0) : null,
      LAPS: run.laps === 0 ? null : run.laps,
    }),
  ]
}

const membersOf = (run: Run, limits: RaceLimits): Record<string, SportValue[]> => {
  const codes = [...new Set([...Object.keys(run.legTimes), ...Object.keys(run.takeOvers)])]
  return Object.fromEntries(
    codes.map((code) => {
      const [leg, takeOver] = [run.legTimes[code], run.takeOvers[code]]
      return [
        code,
        values({
          REACT_TIME: takeOver === undefined ? null : (takeOver / 1000).toFixed(2),
          LEG_TIME: leg === undefined ? null : timeText(rounded(leg, limits), limits.decimals),
        }),
      ]
    }),
  )
}

function keys(state: RaceState, scene: RaceScene): Key[] {
  const { limits, unit, desk } = scene
  const byRow =
    limits.decidedBy === 'order' || limits.timeTrial
      ? unit.competitors
          .filter(({ code }) => !desk.outs[code])
          .flatMap(({ code }) => [
            ...(limits.timeTrial ? [{ kind: 'go', word: 'go' as const, competitor: code }] : []),
            ...(limits.points > 1 ? [{ kind: 'passage', word: 'passage' as const, competitor: code }] : []),
            { kind: 'finish', word: 'finish' as const, competitor: code },
          ])
      : []
  const [someone] = unit.competitors.filter(({ code }) => !desk.outs[code])
  const selected = someone ? { on: someone.code } : {}
  const wanted: WantedKey[] = [
    ...byRow,
    { id: 'time', kind: 'time', word: 'time', entry: 'time', ...selected },
    { id: 'watches', kind: 'watches', word: 'stopwatches', entry: 'time', ...selected },
    { id: 'place', kind: 'place', word: 'place', entry: 'count', ...selected },
    { id: 'card', kind: 'card', word: 'yellow-card', value: 'yellow', ...selected },
    { id: 'penalty', kind: 'penalty', word: 'time-penalty', entry: 'time', ...selected },
    { id: 'reaction', kind: 'reaction', word: 'reaction-time', entry: 'time', ...selected },
  ]
  if (limits.points > 1) wanted.push({ id: 'split', kind: 'split', word: 'split', entry: 'time', ...selected })
  if (limits.members > 1)
    wanted.push({ id: 'relay-order', kind: 'relay-order', word: 'relay-order', entry: 'athletes', ...selected })
  if (limits.decidedBy === 'order')
    wanted.push({ id: 'move-finish', kind: 'move-finish', word: 'move-finish', entry: 'count', ...selected })
  if (limits.wind) wanted.push({ kind: 'wind', word: 'wind', entry: 'wind' })
  if (limits.sprintPoints.length > 0)
    wanted.push(
      { kind: 'sprint', word: 'sprint', entry: 'athletes' },
      { id: 'lap', kind: 'lap', word: 'lap', entry: 'count', ...selected },
    )
  if (limits.asksAllClear)
    wanted.push(
      { kind: 'all-clear', word: 'all-out-of-the-water' },
      { kind: 'water-temperature', word: 'water-temperature', entry: 'points' },
    )
  return triedKeys(wanted, apply, state, scene, false)
}

function proposals(state: RaceState, scene: RaceScene): Proposal[] {
  const { limits, unit, desk } = scene
  const racing = unit.competitors.filter(({ code }) => !desk.outs[code])
  const without = racing.filter(({ code }) => {
    const run = runOf(state, code)
    return run.time === null && run.place === null && !state.order.includes(code)
  })
  const given: Proposal[] = openTies(state, scene).map((codes) => ({
    word: 'answer-tie',
    kind: 'tie',
    competitors: codes,
  }))
  if (desk.stage === 'finished' && without.length > 0)
    given.push({ word: 'results-missing', kind: 'time', competitors: without.map(({ code }) => code) })
  if (desk.stage === 'finished' && limits.wind && state.wind === null) given.push({ word: 'wind', kind: 'wind' })
  if (limits.limitAfterWinner !== null) {
    const times = racing.flatMap(({ code }) => published(runOf(state, code), limits) ?? [])
    const latest = Math.min(...times) + limits.limitAfterWinner * 1000
    const late = racing
      .filter(({ code }) => (published(runOf(state, code), limits) ?? 0) > latest)
      .map(({ code }) => code)
    if (late.length > 0) given.push({ word: 'out-of-time', kind: 'out', competitors: late })
  }
  if (desk.stage !== 'running' || without.length > 0) return given
  if (limits.asksAllClear && !state.allClear) return [...given, { word: 'all-out-of-the-water', kind: 'all-clear' }]
  return [...given, { word: 'end', kind: 'end' }]
}
