import { err, ok, type Result } from '../../result.ts'
import type { SportPeriod, SportValue } from '../../sports/sport.ts'
import { neverBegan, type Outs } from '../desk.ts'
import { type Checked, type Field, flag, listOf, maybe, oneOf, read, shape, whole, words } from '../fields.ts'
import {
  AT_ZERO,
  type GameClock,
  isRunning,
  playedAt,
  shown,
  startedClock,
  stoppedClock,
  tapClock,
} from '../game-clock.ts'
import { values } from '../outcome.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import {
  type BoardFact,
  CLOCK_MENDING,
  EMPTY_BOARD,
  type Key,
  OPEN,
  type Proposal,
  type Scene,
  type Scorer,
  triedKeys,
  type Verdict,
} from '../scorer.ts'
import { outsOf, settle, wltOf } from '../settle.ts'
import { SIDES, type Side, type Tap } from '../tap.ts'
import { clockDown, clockUp } from '../times.ts'
import { isMember, sideOf } from '../unit.ts'
import type { WordId } from '../words.ts'

/** A period as ODF names it; handball's overtime is one of two halves, each with a clock of its own. */
interface PeriodLimits {
  readonly code: string
  readonly seconds: number
  readonly parts: number
}
const PERIOD: Field<PeriodLimits> = shape({
  code: oneOf('Q1', 'Q2', 'Q3', 'Q4', 'H1', 'H2', 'P1', 'P2', 'P3', 'OT', 'OT1', 'OT2', 'OT3', 'OT4', 'ET1', 'ET2'),
  seconds: whole(30, 3600),
  parts: whole(1, 2),
})
interface ScoreLimits {
  readonly winner: number
  readonly loser: number
}
const SCORE: Field<ScoreLimits> = shape({ winner: whole(0, 100), loser: whole(0, 100) })

/** Games of periods on a clock: basketball, handball, football. */
export const TIMED_LIMITS = shape<{
  periods: readonly PeriodLimits[]
  drawAllowed: boolean
  overtimes: readonly (readonly PeriodLimits[])[]
  overtimesRepeat: boolean
  shootoutShots: number | null
  timeOuts: number | null
  timeOutsByHalf: readonly number[]
  timeOutsInOvertime: number
  suspensionSeconds: number | null
  suspensionsToDismiss: number | null
  cautionsToDismiss: number | null
  foulsToDismiss: number | null
  teamFoulsToBonus: number | null
  forfeit: ScoreLimits
  byDefault: ScoreLimits | null
}>({
  periods: listOf(PERIOD, 1, 4),
  /** A pool's match may end level, a knock-out's may not: set for each unit. */
  drawAllowed: flag,
  /** Played one group after the other while the score is level. */
  overtimes: listOf(listOf(PERIOD, 1, 2), 0, 4),
  /** The last of them again until there is a winner, counted on: OT1, OT2, … */
  overtimesRepeat: flag,
  shootoutShots: maybe(whole(1, 11)),
  timeOuts: maybe(whole(0, 20)),
  timeOutsByHalf: listOf(whole(0, 20), 2, 2),
  timeOutsInOvertime: whole(0, 5),
  suspensionSeconds: maybe(whole(10, 600)),
  suspensionsToDismiss: maybe(whole(1, 9)),
  cautionsToDismiss: maybe(whole(1, 9)),
  foulsToDismiss: maybe(whole(1, 9)),
  teamFoulsToBonus: maybe(whole(1, 20)),
  /** The score of a side that did not come. */
  forfeit: SCORE,
  /** The score of a side that cannot go on and does not trail; null: the score stands. */
  byDefault: maybe(SCORE),
})
export type TimedLimits = Checked<typeof TIMED_LIMITS>

/** What can be done in a game, and what of it is counted or told. */
export interface Deed {
  readonly kind: string
  readonly word: WordId
  readonly points: number
  /** ER code of the statistic, and whether the deed is an attempt that failed. */
  readonly stat: string | null
  readonly failed?: true
  /** A second statistic that counts it as well. */
  readonly also?: string
  readonly action: string
  readonly result?: string
  readonly is?: 'caution' | 'suspension' | 'dismissal' | 'foul' | 'hard-foul'
}

/** How one of the sports is a game on a clock. */
export interface TimedSport {
  readonly id: string
  readonly deeds: readonly Deed[]
  /** Statistics that are sent though they are nought. */
  readonly stats: readonly string[]
  readonly clockDown: boolean
  readonly possession: boolean
  readonly shootoutWord: WordId
  readonly outs: Outs
}

interface Part {
  readonly code: string
  readonly seconds: number
  readonly score: readonly [number, number]
  readonly over: boolean
}

interface Done {
  readonly tap: string
  readonly kind: string
  readonly side: Side
  readonly athlete: string | null
  readonly part: number
  readonly played: number
}

interface TimedState {
  readonly parts: readonly Part[]
  readonly clock: GameClock
  readonly done: readonly Done[]
  readonly timeOuts: readonly { readonly side: Side; readonly part: number }[]
  readonly possession: Side | null
  /** Null until it is begun: shots of each side, true for a goal. */
  readonly shootout: readonly [readonly boolean[], readonly boolean[]] | null
}

type TimedScene = Scene<TimedLimits>

const no = (reason: RefusalReason) => err({ reason })
const CREDIT = shape<{ tap: string; kind: string | null }>({ tap: words(200), kind: maybe(words(40)) })
const PAPER = shape<{ home: number; away: number }>({ home: whole(0, 300), away: whole(0, 300) })

const totalOf = ({ parts }: TimedState): readonly [number, number] => [
  parts.reduce((sum, { score }) => sum + score[0], 0),
  parts.reduce((sum, { score }) => sum + score[1], 0),
]

/** What is played next when the last part is over: a part, the shoot-out, or nothing more. */
function nextOf(state: TimedState, { limits }: TimedScene): Omit<Part, 'score' | 'over'> | 'shootout' | 'nothing' {
  const split = (period: PeriodLimits) =>
    Array.from({ length: period.parts }, () => ({ code: period.code, seconds: period.seconds }))
  const regular = limits.periods.flatMap(split)
  const count = state.parts.length
  if (count < regular.length) return regular[count] ?? 'nothing'
  const [home, away] = totalOf(state)
  let begins = regular.length
  for (const group of limits.overtimes) {
    const parts = group.flatMap(split)
    // once begun, an overtime is played whole
    if (count < begins + parts.length)
      return count > begins || needsMore(home, away, limits) ? (parts[count - begins] ?? 'nothing') : 'nothing'
    begins += parts.length
  }
  if (!needsMore(home, away, limits)) return 'nothing'
  const last = limits.overtimes.at(-1)?.[0]
  if (limits.overtimesRepeat && last) return { code: `OT${count - regular.length + 1}`, seconds: last.seconds }
  return limits.shootoutShots === null ? 'nothing' : 'shootout'
}

const needsMore = (home: number, away: number, { drawAllowed }: TimedLimits): boolean => home === away && !drawAllowed

const currentOf = ({ parts }: TimedState): Part | null => parts.at(-1) ?? null
const lengthOf = (state: TimedState): number | null => {
  const current = currentOf(state)
  return current ? current.seconds * 1000 : null
}

/** Who has won the throws or kicks: a lead that cannot be made up within the series, then the first pair that parts them. */
export function shootoutWinner(shots: readonly [readonly boolean[], readonly boolean[]], series: number): Side | null {
  const [home, away] = shots.map((own) => own.filter(Boolean).length) as [number, number]
  const [shotHome, shotAway] = [shots[0].length, shots[1].length]
  const left = (shot: number): number => Math.max(0, series - shot)
  if (shotHome >= series && shotAway >= series)
    return shotHome === shotAway && home !== away ? (home > away ? 0 : 1) : null
  if (home > away + left(shotAway)) return 0
  return away > home + left(shotHome) ? 1 : null
}

function byScore(state: TimedState, scene: TimedScene): Verdict {
  const current = currentOf(state)
  if (!current?.over) return OPEN
  if (state.shootout) {
    const winner = shootoutWinner(state.shootout, scene.limits.shootoutShots ?? 1)
    return winner === null ? OPEN : { decided: true, winner, decision: null }
  }
  if (nextOf(state, scene) !== 'nothing') return OPEN
  const [home, away] = totalOf(state)
  if (home === away) return scene.limits.drawAllowed ? { decided: true, winner: null, decision: null } : OPEN
  return { decided: true, winner: home > away ? 0 : 1, decision: null }
}

const verdict = (state: TimedState, scene: TimedScene): Verdict => settle(scene, byScore(state, scene), () => null)

/** The half of the game a part is of, for the time-outs that each half has; null in overtime. */
const halfOf = (part: number, { periods }: TimedLimits): 0 | 1 | null => {
  const regular = periods.reduce((sum, { parts }) => sum + parts, 0)
  return part >= regular ? null : part < regular / 2 ? 0 : 1
}

function timeOutsLeft(state: TimedState, side: Side, { limits }: TimedScene): number {
  const part = state.parts.length - 1
  const half = halfOf(part, limits)
  const own = state.timeOuts.filter((taken) => taken.side === side)
  const here = own.filter((taken) => (half === null ? taken.part === part : halfOf(taken.part, limits) === half)).length
  const most = half === null ? limits.timeOutsInOvertime : (limits.timeOutsByHalf[half] ?? 0)
  const left = most - here
  return Math.max(0, limits.timeOuts === null || half === null ? left : Math.min(left, limits.timeOuts - own.length))
}

const is = (sport: TimedSport, kind: string): Deed['is'] => sport.deeds.find((deed) => deed.kind === kind)?.is

/** Whether somebody may play no more: sent off, or with as many cautions, suspensions or fouls as the rules allow. */
function isDismissed(sport: TimedSport, state: TimedState, athlete: string | null, { limits }: TimedScene): boolean {
  if (athlete === null) return false
  const own = state.done.filter((done) => done.athlete === athlete).map(({ kind }) => is(sport, kind))
  const count = (of: Deed['is']): number => own.filter((one) => one === of).length
  const reached = (have: number, most: number | null): boolean => most !== null && have >= most
  return (
    count('dismissal') > 0 ||
    reached(count('caution'), limits.cautionsToDismiss) ||
    reached(count('suspension'), limits.suspensionsToDismiss) ||
    reached(count('foul') + count('hard-foul'), limits.foulsToDismiss) ||
    count('hard-foul') > 1
  )
}

function applyTo(sport: TimedSport) {
  return (state: TimedState, tap: Tap, scene: TimedScene): Result<Refusal, TimedState> => {
    const { limits } = scene
    const current = currentOf(state)
    const length = lengthOf(state)
    if (tap.kind.startsWith('clock-') && (!current || current.over)) return no(current ? 'period-over' : 'not-started')
    const clock = tapClock(state.clock, tap, length)
    if (clock) return clock.ok ? ok({ ...state, clock: clock.value }) : clock
    const deed = sport.deeds.find(({ kind }) => kind === tap.kind)
    if (deed) return did(deed, state, tap, scene)
    switch (tap.kind) {
      case 'period-start': {
        if (current && !current.over) return no('period-not-over')
        const next = nextOf(state, scene)
        if (next === 'nothing' || state.shootout) return no('no-more-periods')
        if (next === 'shootout') return ok({ ...state, shootout: [[], []] })
        const parts = [...state.parts, { ...next, score: [0, 0] as const, over: false }]
        return ok({ ...state, parts, clock: startedClock(AT_ZERO, tap) })
      }
      case 'period-end':
        if (!current) return no('not-started')
        return current.over
          ? no('period-over')
          : ok({ ...withCurrent(state, { ...current, over: true }), clock: stoppedClock(state.clock, tap, length) })
      case 'period-score': {
        const paper = read(PAPER, tap.value)
        if (!current) return no('not-started')
        return paper ? ok(withCurrent(state, { ...current, score: [paper.home, paper.away] })) : no('bad-value')
      }
      case 'time-out':
        if (tap.side === undefined) return no('no-such-side')
        if (!current || current.over) return no(current ? 'period-over' : 'not-started')
        return timeOutsLeft(state, tap.side, scene) === 0
          ? no('no-more-time-outs')
          : ok({
              ...state,
              timeOuts: [...state.timeOuts, { side: tap.side, part: state.parts.length - 1 }],
              clock: stoppedClock(state.clock, tap, length),
            })
      case 'possession':
        if (!sport.possession) return no('not-allowed-here')
        return tap.side === undefined ? no('no-such-side') : ok({ ...state, possession: tap.side })
      case 'credit':
        return credited(sport, state, tap, scene)
      case 'shootout-goal':
      case 'shootout-miss': {
        if (!state.shootout) return no('not-started')
        if (tap.side === undefined) return no('no-such-side')
        if (shootoutWinner(state.shootout, limits.shootoutShots ?? 1) !== null) return no('decided')
        const other = state.shootout[tap.side === 0 ? 1 : 0]
        const own = [...state.shootout[tap.side], tap.kind === 'shootout-goal']
        if (own.length > other.length + 1) return no('not-their-turn')
        return ok({ ...state, shootout: tap.side === 0 ? [own, other] : [other, own] })
      }
      default:
        return no('unknown-kind')
    }
  }

  function did(deed: Deed, state: TimedState, tap: Tap, scene: TimedScene): Result<Refusal, TimedState> {
    const current = currentOf(state)
    if (tap.side === undefined) return no('no-such-side')
    if (!current) return no('not-started')
    // cards are shown after the whistle too
    if (current.over && deed.is === undefined) return no('period-over')
    const athlete = tap.athlete ?? null
    const acts = deed.kind === 'own-goal' ? (tap.side === 0 ? 1 : 0) : tap.side
    if (!isMember(sideOf(scene.unit, acts), tap.athlete)) return no('no-such-athlete')
    if (isDismissed(sport, state, athlete, scene) && deed.is === undefined) return no('is-out')
    const done = {
      tap: tap.id,
      kind: deed.kind,
      side: tap.side,
      athlete,
      part: state.parts.length - 1,
      played: shown(state.clock, tap, lengthOf(state)),
    }
    const [home, away] = current.score
    const score = tap.side === 0 ? ([home + deed.points, away] as const) : ([home, away + deed.points] as const)
    return ok({ ...withCurrent(state, { ...current, score }), done: [...state.done, done] })
  }
}

const withCurrent = (state: TimedState, part: Part): TimedState => ({
  ...state,
  parts: [...state.parts.slice(0, -1), part],
})

/** Who scored, said after the score was given, and how, as long as it counts the same. */
function credited(sport: TimedSport, state: TimedState, tap: Tap, scene: TimedScene): Result<Refusal, TimedState> {
  const given = read(CREDIT, tap.value)
  if (!given) return no('bad-value')
  const scored = state.done.find((done) => done.tap === given.tap)
  if (!scored) return no('no-such-tap')
  const [was, becomes] = [scored.kind, given.kind ?? scored.kind].map((kind) =>
    sport.deeds.find((deed) => deed.kind === kind),
  )
  if (!was || !becomes || was.points !== becomes.points) return no('not-allowed-here')
  const acts = becomes.kind === 'own-goal' ? (scored.side === 0 ? 1 : 0) : scored.side
  if (!isMember(sideOf(scene.unit, acts), tap.athlete)) return no('no-such-athlete')
  if (isDismissed(sport, state, tap.athlete ?? null, scene) && becomes.is === undefined) return no('is-out')
  const done = state.done.map((one) =>
    one === scored ? { ...one, kind: becomes.kind, athlete: tap.athlete ?? null } : one,
  )
  return ok({ ...state, done })
}

/** The periods as ODF has them: the running totals, and what was scored in each alone; throws of a shoot-out are in no total. */
function periodsOf({ parts, shootout }: TimedState): SportPeriod[] {
  const codes = [...new Set(parts.map(({ code }) => code))]
  const until = (index: number, side: Side): number =>
    parts.filter(({ code }) => codes.indexOf(code) <= index).reduce((sum, { score }) => sum + score[side], 0)
  const periods = codes.map((code, index): SportPeriod => {
    const own = (side: Side) => until(index, side) - (index === 0 ? 0 : until(index - 1, side))
    return {
      code,
      homeScore: String(until(index, 0)),
      awayScore: String(until(index, 1)),
      homePeriodScore: String(own(0)),
      awayPeriodScore: String(own(1)),
    }
  })
  if (!shootout) return periods
  const last = periods.at(-1)
  const [home, away] = shootout.map((shots) => String(shots.filter(Boolean).length))
  return [
    ...periods,
    {
      code: 'PSO',
      homeScore: last?.homeScore ?? null,
      awayScore: last?.awayScore ?? null,
      homePeriodScore: home ?? null,
      awayPeriodScore: away ?? null,
    },
  ]
}

/** ER statistics of a side, or of one of its athletes: what came off, and of what was tried where failures were entered too. */
function statsOf(sport: TimedSport, done: readonly Done[], always: readonly string[]): SportValue[] {
  const kinds = done
    .map(({ kind }) => sport.deeds.find((deed) => deed.kind === kind))
    .filter((deed) => deed !== undefined)
  const codes = [...new Set(sport.deeds.flatMap(({ stat, also }) => [stat, also ?? null]))].filter(
    (code) => code !== null,
  )
  return codes.flatMap((code): SportValue[] => {
    const own = kinds.filter(({ stat, also }) => stat === code || also === code)
    const failed = own.filter((deed) => deed.failed).length
    if (own.length === 0 && !always.includes(code)) return []
    const [made] = values({ [code]: own.length - failed })
    if (!made) return []
    return [failed > 0 ? { ...made, value2: String(own.length) } : made]
  })
}

function factsOf(sport: TimedSport, state: TimedState, side: Side, scene: TimedScene, now: number): BoardFact[] {
  const { limits } = scene
  const own = state.done.filter((done) => done.side === side)
  const facts: BoardFact[] = []
  const most = limits.timeOuts ?? limits.timeOutsByHalf[halfOf(state.parts.length - 1, limits) ?? 1] ?? 0
  if (most > 0 && state.parts.length > 0)
    facts.push({ word: 'time-outs-left', value: String(timeOutsLeft(state, side, scene)), of: String(most) })
  if (limits.teamFoulsToBonus !== null)
    facts.push({
      word: 'team-fouls',
      value: String(teamFouls(sport, state, side, limits)),
      of: String(limits.teamFoulsToBonus),
    })
  const { suspensionSeconds } = limits
  if (suspensionSeconds !== null)
    for (const left of suspensionsNow(sport, state, own, suspensionSeconds * 1000, now))
      facts.push({ word: 'suspension', value: clockDown(left) })
  return facts
}

/** Team fouls of the quarter; those of overtimes count with the last quarter (FIBA art. 41). */
function teamFouls(sport: TimedSport, state: TimedState, side: Side, limits: TimedLimits): number {
  const part = Math.min(state.parts.length, limits.periods.length) - 1
  return state.done.filter(
    (done) =>
      done.side === side &&
      Math.min(done.part, limits.periods.length - 1) === part &&
      (is(sport, done.kind) === 'foul' || is(sport, done.kind) === 'hard-foul'),
  ).length
}

/** What is left of each suspension by the game clock, which goes on counting in the next part. */
function suspensionsNow(
  sport: TimedSport,
  state: TimedState,
  own: readonly Done[],
  length: number,
  now: number,
): number[] {
  const playedBefore = (part: number): number =>
    state.parts.slice(0, part).reduce((sum, { seconds }) => sum + seconds * 1000, 0)
  const played = playedBefore(state.parts.length - 1) + playedAt(state.clock, now, lengthOf(state))
  return own
    .filter(({ kind }) => is(sport, kind) === 'suspension' || is(sport, kind) === 'dismissal')
    .map((done) => length - (played - playedBefore(done.part) - done.played))
    .filter((left) => left > 0)
}

/** Games on a clock, by the sport's own deeds. */
export function timedMatch(sport: TimedSport): Scorer<TimedLimits, TimedState> {
  const apply = applyTo(sport)
  const clockText = (played: number, length: number | null): string =>
    sport.clockDown && length !== null ? clockDown(length - played, true) : clockUp(played)

  const keys = (state: TimedState, scene: TimedScene): Key[] => {
    const shootout = state.shootout !== null
    return triedKeys(
      [
        { kind: 'period-start', word: nextOf(state, scene) === 'shootout' ? sport.shootoutWord : 'period-start' },
        { kind: 'clock-start', word: 'clock-start' },
        { kind: 'clock-stop', word: 'clock-stop' },
        { kind: 'period-end', word: 'period-end' },
        ...SIDES.flatMap((side) => sport.deeds.map(({ kind, word }) => ({ kind, word, side }))),
        ...(scene.limits.timeOuts === 0
          ? []
          : SIDES.map((side) => ({ kind: 'time-out', word: 'time-out' as const, side }))),
        ...(sport.possession ? SIDES.map((side) => ({ kind: 'possession', word: 'possession' as const, side })) : []),
        ...(shootout
          ? SIDES.flatMap((side) => [
              { kind: 'shootout-goal', word: 'shootout-goal' as const, side },
              { kind: 'shootout-miss', word: 'shootout-miss' as const, side },
            ])
          : []),
        ...CLOCK_MENDING,
        { kind: 'period-score', word: 'score-from-paper', entry: 'score' },
      ],
      apply,
      state,
      scene,
      true,
    )
  }

  return {
    id: sport.id,
    headToHead: true,
    limits: TIMED_LIMITS,
    outs: sport.outs,
    begin: () => ({ parts: [], clock: AT_ZERO, done: [], timeOuts: [], possession: null, shootout: null }),
    apply,
    halt: (state, tap) => ({ ...state, clock: stoppedClock(state.clock, tap, lengthOf(state)) }),
    isBreak: (state, scene) => (currentOf(state)?.over ?? false) && !state.shootout && !byScore(state, scene).decided,
    verdict,
    keys,
    proposals: (state, scene, now): Proposal[] => {
      const current = currentOf(state)
      const length = lengthOf(state)
      const last = state.done.at(-1)
      const points = sport.deeds.find(({ kind }) => kind === last?.kind)?.points ?? 0
      // who scored is asked and never waited for
      const scorer: Proposal[] =
        last && points > 0 && last.athlete === null
          ? [{ word: 'who-scored', kind: 'credit', side: last.side, value: { tap: last.tap, kind: null } }]
          : []
      if (current && !current.over) {
        const isUp = length !== null && playedAt(state.clock, now, length) >= length
        return isUp ? [...scorer, { word: 'time-is-up', kind: 'period-end' }] : scorer
      }
      const next = nextOf(state, scene)
      if (state.shootout || byScore(state, scene).decided) return []
      if (next === 'nothing') return [{ word: 'winner-by-decision', kind: 'winner' }]
      return [{ word: next === 'shootout' ? sport.shootoutWord : 'period-start', kind: 'period-start' }]
    },
    board: (state, scene, now) => {
      const length = lengthOf(state)
      const played = playedAt(state.clock, now, length)
      const [home, away] = totalOf(state)
      return {
        ...EMPTY_BOARD,
        period: state.shootout ? 'PSO' : (currentOf(state)?.code ?? null),
        clock: { running: isRunning(state.clock, { played, length }), played, length, text: clockText(played, length) },
        score: [String(home), String(away)],
        facts: state.possession === null ? [] : [{ word: 'possession', value: String(state.possession) }],
        sides: [factsOf(sport, state, 0, scene, now), factsOf(sport, state, 1, scene, now)],
      }
    },
    result: (state, scene, now) => {
      const decided = verdict(state, scene)
      const length = lengthOf(state)
      const played = playedAt(state.clock, now, length)
      const current = currentOf(state)
      return {
        clock: current
          ? {
              period: state.shootout ? 'PSO' : current.code,
              running: isRunning(state.clock, { played, length }),
              time: clockText(played, length),
            }
          : null,
        periods: periodsOf(state),
        extendedInfos: [],
        rows: SIDES.map((side) => {
          const competitor = sideOf(scene.unit, side)
          const own = state.done.filter((done) => done.side === side)
          return {
            competitor,
            ...scoreOf(state, scene, decided, side),
            wlt: wltOf(scene, decided, side),
            extended: state.parts.length > 0 ? statsOf(sport, own, sport.stats) : [],
            athletes: Object.fromEntries(
              competitor.athletes.map(({ code }) => [
                code,
                statsOf(
                  sport,
                  own.filter(({ athlete }) => athlete === code),
                  [],
                ),
              ]),
            ),
          }
        }),
      }
    },
    action: (tap, before, after, scene) => {
      const score = totalOf(after).map(String) as [string, string]
      const part = currentOf(after)
      const base = {
        period: after.shootout ? 'PSO' : (part?.code ?? null),
        when: clockText(shown(before.clock, tap, lengthOf(before)), lengthOf(before)),
        side: tap.side ?? null,
        athlete: tap.athlete ?? null,
        result: null,
        score,
      }
      const deed = sport.deeds.find(({ kind }) => kind === tap.kind)
      if (deed) {
        const second =
          deed.is === 'caution' && isDismissed(sport, after, tap.athlete ?? null, scene) ? 'Y2C' : deed.action
        return { ...base, action: second, result: deed.result ?? null }
      }
      switch (tap.kind) {
        case 'period-start':
          return { ...base, when: null, action: 'PSTART' }
        case 'period-end':
          return { ...base, action: 'PEND' }
        case 'time-out':
          return { ...base, action: 'TOUT' }
        case 'shootout-goal':
        case 'shootout-miss':
          return {
            ...base,
            when: null,
            action: sport.id === 'football' ? 'PENALTY' : '7M',
            result: tap.kind === 'shootout-goal' ? 'GOAL' : 'MISSED',
            score: [0, 1].map((side) => String(after.shootout?.[side as Side].filter(Boolean).length ?? 0)) as [
              string,
              string,
            ],
          }
        default:
          return null
      }
    },
  }
}

/** The score of a side: as played; as the rules give it to who came, or to who could go on. */
function scoreOf(
  state: TimedState,
  scene: TimedScene,
  { winner }: Verdict,
  side: Side,
): { readonly result: string | null; readonly resultType: string | null; readonly irm: string | null } {
  const { limits } = scene
  const outs = outsOf(scene)
  const out = outs[side]
  const played = totalOf(state)[side]
  const given = (points: number) =>
    out
      ? { result: String(points), resultType: 'IRM_POINTS', irm: out.irm }
      : { result: String(points), resultType: 'POINTS', irm: null }
  if (outs[0] && outs[1]) return out ? { result: null, resultType: 'IRM', irm: out.irm } : given(played)
  const gone = outs[0] ?? outs[1]
  if (gone && neverBegan(gone)) return given(winner === side ? limits.forfeit.winner : limits.forfeit.loser)
  if (gone && limits.byDefault && winner !== null) {
    const total = totalOf(state)
    const leads = total[winner] > total[winner === 0 ? 1 : 0]
    if (!leads) return given(winner === side ? limits.byDefault.winner : limits.byDefault.loser)
  }
  return state.parts.length === 0 ? { result: null, resultType: null, irm: null } : given(played)
}
