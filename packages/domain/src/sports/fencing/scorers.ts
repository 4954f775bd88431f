import { boxesBy } from '../../scoring/boxes-by-limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { Outs } from '../../scoring/desk.ts'
import { type Checked, flag, maybe, shape, whole } from '../../scoring/fields.ts'
import { isRunning, shown } from '../../scoring/game-clock.ts'
import { infos, values } from '../../scoring/outcome.ts'
import { type AnyScorer, anyScorer } from '../../scoring/play.ts'
import type { Refusal, RefusalReason } from '../../scoring/refusals.ts'
import {
  CLOCK_MENDING,
  EMPTY_BOARD,
  type Key,
  OPEN,
  type Proposal,
  type Scene,
  type Scorer,
  triedKeys,
  type Verdict,
} from '../../scoring/scorer.ts'
import { isWalkover, scoredRow, settle, wltOf } from '../../scoring/settle.ts'
import { otherSide, SIDES, type Side, type Tap } from '../../scoring/tap.ts'
import { clockDown } from '../../scoring/times.ts'
import { sideOf } from '../../scoring/unit.ts'
import {
  currentRound,
  endRound,
  haltRound,
  isRoundOn,
  isRoundTimeUp,
  NO_ROUNDS,
  type Rounds,
  roundLength,
  roundPlayed,
  startRound,
  tapRoundClock,
  withRound,
} from '../../scoring/combat/rounds.ts'
import { fencingPool } from './pool-scorer.ts'

/** Fencing (FIE): a bout of one period or three, or a relay of legs. */
const FENCING_LIMITS = shape<{
  touches: number
  periods: number
  seconds: number | null
  breakAt: number | null
  extraSeconds: number | null
  legTouches: number | null
  doubleTouches: boolean
}>({
  /** That win it; of a relay, of its last leg. */
  touches: whole(1, 60),
  /** Of a relay, its legs. */
  periods: whole(1, 9),
  /** Of a period or leg; null where no clock is kept. */
  seconds: maybe(whole(30, 600)),
  /** Touches of either at which the first period ends: sabre. */
  breakAt: maybe(whole(1, 30)),
  /** The extra minute, whose priority decides; null: level after the last period needs a decision. */
  extraSeconds: maybe(whole(10, 300)),
  /** A relay: every leg ends at so many touches more. */
  legTouches: maybe(whole(1, 15)),
  /** Épée. */
  doubleTouches: flag,
})
type FencingLimits = Checked<typeof FENCING_LIMITS>

type Pair = readonly [number, number]
const CARDS = ['yellow-card', 'red-card', 'black-card', 'p-card'] as const
type Card = (typeof CARDS)[number]

interface FencingState extends Rounds<Pair> {
  readonly cards: readonly { readonly side: Side; readonly card: Card }[]
  readonly priority: Side | null
  readonly extra: boolean
}
type FenScene = Scene<FencingLimits>

const OUTS: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  withdrawn: { irm: 'DNS' },
  injured: { irm: 'DNF' },
  retired: { irm: 'DNF' },
  disqualified: { irm: 'DSQ' },
  excluded: { irm: 'EXC' },
}
const no = (reason: RefusalReason) => err({ reason })
const add = (pair: Pair, side: Side, count = 1): Pair =>
  side === 0 ? [pair[0] + count, pair[1]] : [pair[0], pair[1] + count]

const totalOf = ({ rounds }: FencingState): Pair =>
  rounds.reduce<Pair>((sum, { what }) => [sum[0] + what[0], sum[1] + what[1]], [0, 0])
const cardsOf = ({ cards }: FencingState, side: Side, card: Card): number =>
  cards.filter((one) => one.side === side && one.card === card).length

/** Touches at which the leg or the bout is won. */
const goalOf = ({ rounds }: FencingState, { touches, legTouches }: FencingLimits): number =>
  legTouches === null ? touches : Math.min(touches, legTouches * rounds.length)

const isLast = ({ rounds }: FencingState, { periods }: FencingLimits): boolean => rounds.length >= periods

function byScore(state: FencingState, { limits }: FenScene): Verdict {
  const black = SIDES.find((side) => cardsOf(state, side, 'black-card') > 0)
  if (black !== undefined) return { decided: true, winner: otherSide(black), decision: 'BLACK CARD' }
  const [home, away] = totalOf(state)
  const leader: Side = home > away ? 0 : 1
  if (Math.max(home, away) >= limits.touches && home !== away)
    return { decided: true, winner: leader, decision: 'TOUCHES' }
  if (state.extra) {
    if (home !== away) return { decided: true, winner: leader, decision: 'TOUCHES' }
    return isRoundTimeUp(state) && state.priority !== null
      ? { decided: true, winner: state.priority, decision: 'PRIORITY' }
      : OPEN
  }
  return isLast(state, limits) && currentRound(state)?.over && home !== away
    ? { decided: true, winner: leader, decision: 'TOUCHES' }
    : OPEN
}
const verdict = (state: FencingState, scene: FenScene): Verdict => settle(scene, byScore(state, scene), () => null)

function apply(state: FencingState, tap: Tap, scene: FenScene): Result<Refusal, FencingState> {
  const { limits } = scene
  if (byScore(state, scene).decided) return no('decided')
  const clock = tapRoundClock(state, tap)
  if (clock) return clock.ok ? ok({ ...state, ...clock.value }) : clock
  const current = currentRound(state)
  const length = limits.seconds === null ? null : limits.seconds * 1000
  switch (tap.kind) {
    case 'period-start':
      if (current && !current.over) return no('period-not-over')
      if (isLast(state, limits)) return no('no-more-periods')
      return ok({ ...state, ...startRound<Pair>(state, [0, 0], length, tap) })
    case 'priority':
      if (tap.side === undefined) return no('no-such-side')
      if (!current?.over || !isLast(state, limits) || limits.extraSeconds === null) return no('not-allowed-here')
      return ok({ ...state, priority: tap.side })
    case 'extra-minute':
      if (state.priority === null || !current?.over || state.extra || limits.extraSeconds === null)
        return no('not-allowed-here')
      return ok({ ...state, extra: true, ...startRound<Pair>(state, [0, 0], limits.extraSeconds * 1000, tap) })
    default:
      break
  }
  if (!current) return no('not-started')
  if (current.over) return no('period-over')
  switch (tap.kind) {
    case 'period-end': {
      if (state.extra) return no('not-allowed-here')
      const [home, away] = totalOf(state)
      const most = Math.max(home, away)
      const atGoal = limits.legTouches !== null && most >= goalOf(state, limits)
      const atBreak = limits.breakAt !== null && state.rounds.length === 1 && most >= limits.breakAt
      const mayEnd = atGoal || atBreak || isRoundTimeUp(state)
      return mayEnd ? ok({ ...state, ...endRound(state, tap) }) : no('period-not-over')
    }
    case 'touch': {
      if (tap.side === undefined) return no('no-such-side')
      return hit(state, tap.side, limits)
    }
    case 'double-touch': {
      if (!limits.doubleTouches || state.extra) return no('not-allowed-here')
      const [home, away] = totalOf(state)
      // a double touch that would win it for both is not counted (FIE t.)
      if (home === away && home + 1 >= goalOf(state, limits)) return no('decided')
      if (Math.max(home, away) >= goalOf(state, limits)) return no('period-over')
      return ok({ ...state, ...withRound(state, ([one, other]): Pair => [one + 1, other + 1]) })
    }
    default: {
      const card = CARDS.find((one) => one === tap.kind)
      if (!card) return no('unknown-kind')
      if (tap.side === undefined) return no('no-such-side')
      // who has been warned gets a red card, and the other the touch
      const warned = cardsOf(state, tap.side, 'yellow-card') + cardsOf(state, tap.side, 'red-card') > 0
      if (card === 'yellow-card' && warned) return no('not-allowed-here')
      const shownTo = { ...state, cards: [...state.cards, { side: tap.side, card }] }
      return card === 'red-card'
        ? ok({ ...shownTo, ...withRound(shownTo, (pair) => add(pair, otherSide(tap.side ?? 0))) })
        : ok(shownTo)
    }
  }
}

function hit(state: FencingState, side: Side, limits: FencingLimits): Result<Refusal, FencingState> {
  const total = totalOf(state)
  if (!state.extra && Math.max(total[0], total[1]) >= goalOf(state, limits)) return no('period-over')
  return ok({ ...state, ...withRound(state, (pair) => add(pair, side)) })
}

const keys = (state: FencingState, scene: FenScene): Key[] =>
  triedKeys(
    [
      { kind: 'period-start', word: scene.limits.legTouches === null ? 'period-start' : 'leg-start' },
      { kind: 'clock-start', word: 'allez' },
      { kind: 'clock-stop', word: 'halt' },
      { kind: 'period-end', word: scene.limits.legTouches === null ? 'period-end' : 'leg-end' },
      ...SIDES.flatMap((side) => [
        { kind: 'touch', word: 'touch' as const, side },
        ...CARDS.map((kind) => ({ kind, word: kind, side, ...(kind === 'black-card' ? { hold: true as const } : {}) })),
        { kind: 'priority', word: 'priority' as const, side },
      ]),
      ...(scene.limits.doubleTouches ? [{ kind: 'double-touch', word: 'double-touch' as const }] : []),
      { kind: 'extra-minute', word: 'extra-minute' },
      ...CLOCK_MENDING,
    ],
    apply,
    state,
    scene,
    true,
  )

const codeOf = (state: FencingState, i: number): string =>
  state.extra && i === state.rounds.length - 1 ? 'OT' : `P${i + 1}`

const fencing: Scorer<FencingLimits, FencingState> = {
  id: 'fencing',
  pad: {
    sides: 'beside',
    main: ['touch'],
    lesser: ['yellow-card', 'red-card', 'priority'],
    shared: ['double-touch', 'extra-minute'],
    colours: ['red', 'green'],
  },
  headToHead: true,
  limits: FENCING_LIMITS,
  outs: OUTS,
  begin: () => ({ ...NO_ROUNDS, cards: [], priority: null, extra: false }),
  apply,
  halt: (state, tap) => ({ ...state, ...haltRound(state, tap) }),
  isBreak: (state, scene) => currentRound(state)?.over === true && !byScore(state, scene).decided,
  verdict,
  keys,
  proposals: (state, scene, now): Proposal[] => {
    const { limits } = scene
    if (byScore(state, scene).decided) return []
    const length = roundLength(state)
    const [home, away] = totalOf(state)
    if (isRoundOn(state)) {
      if (state.clock.since !== null && length !== null && roundPlayed(state, now) >= length)
        return [{ word: 'time-is-up', kind: 'clock-stop' }]
      if (state.extra) return []
      const atGoal = limits.legTouches !== null && Math.max(home, away) >= goalOf(state, limits)
      const atBreak = limits.breakAt !== null && state.rounds.length === 1 && Math.max(home, away) >= limits.breakAt
      return atGoal || atBreak || isRoundTimeUp(state)
        ? [{ word: limits.legTouches === null ? 'period-end' : 'leg-end', kind: 'period-end' }]
        : []
    }
    if (!isLast(state, limits))
      return [{ word: limits.legTouches === null ? 'period-start' : 'leg-start', kind: 'period-start' }]
    if (limits.extraSeconds === null) return [{ word: 'winner-by-decision', kind: 'winner' }]
    return state.priority === null
      ? SIDES.map((side) => ({ word: 'priority' as const, kind: 'priority', side }))
      : [{ word: 'extra-minute', kind: 'extra-minute' }]
  },
  board: (state, { limits }, now) => {
    const length = roundLength(state)
    const played = roundPlayed(state, now)
    const [home, away] = totalOf(state)
    const facts = (side: Side) => [
      ...CARDS.filter((card) => cardsOf(state, side, card) > 0).map((card) => ({
        word: card,
        value: String(cardsOf(state, side, card)),
      })),
      ...(state.priority === side ? [{ word: 'priority' as const, value: '' }] : []),
    ]
    return {
      ...EMPTY_BOARD,
      period: currentRound(state) ? codeOf(state, state.rounds.length - 1) : null,
      clock:
        limits.seconds === null && length === null
          ? null
          : {
              running: isRunning(state.clock, { played, length }),
              played,
              length,
              text: clockDown((length ?? (limits.seconds ?? 0) * 1000) - played),
            },
      score: [String(home), String(away)],
      sides: [facts(0), facts(1)],
    }
  },
  result: (state, scene, now) => {
    const decided = verdict(state, scene)
    const length = roundLength(state)
    const played = roundPlayed(state, now)
    const begun = state.rounds.length > 0
    const relay = scene.limits.legTouches !== null
    const total = totalOf(state)
    const until = (i: number): Pair => totalOf({ ...state, rounds: state.rounds.slice(0, i + 1) })
    const out = isWalkover(scene)
    return {
      clock: begun
        ? {
            period: codeOf(state, state.rounds.length - 1),
            running: isRunning(state.clock, { played, length }),
            time: length === null ? null : clockDown(length - played),
          }
        : null,
      periods: relay
        ? []
        : state.rounds.map(({ what }, i) => ({
            code: codeOf(state, i),
            homeScore: String(until(i)[0]),
            awayScore: String(until(i)[1]),
            homePeriodScore: String(what[0]),
            awayPeriodScore: String(what[1]),
          })),
      extendedInfos: infos({
        DECISION: scene.desk.stage === 'finished' && !out && decided.decision !== 'TOUCHES' ? decided.decision : null,
      }),
      rows: SIDES.map((side) => {
        const row = scoredRow(scene, side, begun ? String(total[side]) : null)
        const black = cardsOf(state, side, 'black-card')
        return {
          competitor: sideOf(scene.unit, side),
          ...(black > 0 && row.irm === null ? { ...row, resultType: 'IRM_POINTS', irm: 'EXC' } : row),
          wlt: wltOf(scene, decided, side),
          extended: begun
            ? [
                ...values({
                  YELLOW_CARD: cardsOf(state, side, 'yellow-card'),
                  RED_CARD: cardsOf(state, side, 'red-card'),
                  BLACK_CARD: black > 0 ? black : null,
                  PRIORITY: state.priority === side ? 'Y' : null,
                }),
                ...(relay
                  ? state.rounds
                      .filter((_, i) => codeOf(state, i) !== 'OT')
                      .map(({ what }, i) => ({
                        type: 'ER',
                        code: 'LEG',
                        pos: String(i + 1),
                        value: String(until(i)[side]),
                        value2: String(what[side]),
                      }))
                  : []),
              ]
            : [],
        }
      }),
    }
  },
  action: (tap, before, after) => {
    const action = ACTIONS[tap.kind]
    if (action === undefined || !currentRound(after)) return null
    const [home, away] = totalOf(after)
    const length = roundLength(before)
    return {
      period: codeOf(after, after.rounds.length - 1),
      when: length === null ? null : clockDown(length - shown(before.clock, tap, length)),
      action,
      side: tap.side ?? null,
      athlete: tap.athlete ?? null,
      result: null,
      score: [String(home), String(away)],
    }
  },
}

const ACTIONS: Readonly<Record<string, string>> = {
  touch: 'TOUCH',
  'double-touch': 'DOUBLE',
  priority: 'PRIORITY',
  'yellow-card': 'YELLOW_CARD',
  'red-card': 'RED_CARD',
  'black-card': 'BLACK_CARD',
  'p-card': 'PCARD',
  'period-start': 'PSTART',
  'period-end': 'PEND',
}

export const scorers: readonly AnyScorer[] = [anyScorer(fencing), anyScorer(fencingPool)]

export const paper = { fencing: boxesBy('periods'), 'fencing-pool': 7 }
