import { err, ok, type Result } from '../../result.ts'
import type { Out, Outs } from '../../scoring/desk.ts'
import { type Checked, listOf, oneOf, read, shape, whole } from '../../scoring/fields.ts'
import { isRunning, shown } from '../../scoring/game-clock.ts'
import { infos, values } from '../../scoring/outcome.ts'
import { greaterFirst } from '../../scoring/ranked.ts'
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
import { clockDown, clockUp } from '../../scoring/times.ts'
import { sideOf } from '../../scoring/unit.ts'
import {
  currentRound,
  endRound,
  foughtUntil,
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

const CRITERIA = ['highest-holds', 'fewest-cautions', 'last-point', 'first-point'] as const

/** Wrestling (UWW): freestyle, women's, Greco-Roman; which of them by the limits. */
const WRESTLING_LIMITS = shape<{
  periods: number
  seconds: number
  superiority: number
  cautionsToLose: number
  holds: readonly number[]
  criteria: readonly (typeof CRITERIA)[number][]
}>({
  periods: whole(1, 3),
  seconds: whole(30, 600),
  /** Points ahead that end the bout. */
  superiority: whole(2, 20),
  cautionsToLose: whole(2, 5),
  /** What a hold may be worth. */
  holds: listOf(whole(1, 9), 1, 5),
  /** By what equal points are parted, in order. */
  criteria: listOf(oneOf(...CRITERIA), 0, 4),
})
type WrestlingLimits = Checked<typeof WRESTLING_LIMITS>

interface Scored {
  readonly side: Side
  readonly points: number
  readonly hold: boolean
}
interface WrestlingState extends Rounds<readonly Scored[]> {
  readonly cautions: readonly [number, number]
  readonly passivity: readonly [number, number]
  readonly fall: Side | null
  readonly decidedAt: number | null
}
type WreScene = Scene<WrestlingLimits>

/** Wrestling has no codes of its own for who is out: the kind of victory says it. */
const OUTS: Outs = {
  'no-show': { irm: null },
  'injured-before': { irm: null },
  withdrawn: { irm: null },
  injured: { irm: null },
  disqualified: { irm: null },
}
const no = (reason: RefusalReason) => err({ reason })

const scoredIn = ({ rounds }: WrestlingState): Scored[] => rounds.flatMap(({ what }) => what)
const pointsOf = (scored: readonly Scored[], side: Side): number =>
  scored.reduce((sum, one) => (one.side === side ? sum + one.points : sum), 0)

/** Who is better at equal points; null where no criterion parts them. */
function byCriteria(state: WrestlingState, { criteria }: WrestlingLimits): Side | null {
  const scored = scoredIn(state)
  const holds = (side: Side): number[] =>
    scored
      .filter((one) => one.side === side && one.hold)
      .map(({ points }) => points)
      .sort((a, b) => b - a)
  for (const criterion of criteria) {
    switch (criterion) {
      case 'highest-holds': {
        const order = greaterFirst(holds(0), holds(1))
        if (order !== 0) return order < 0 ? 0 : 1
        break
      }
      case 'fewest-cautions':
        if (state.cautions[0] !== state.cautions[1]) return state.cautions[0] < state.cautions[1] ? 0 : 1
        break
      case 'last-point': {
        const last = scored.at(-1)
        if (last) return last.side
        break
      }
      case 'first-point':
        if (scored[0]) return scored[0].side
        break
    }
  }
  return null
}

/** "VPO1": the 1 where the loser has points too. */
const withLoser = (kind: string, state: WrestlingState, winner: Side): string =>
  pointsOf(scoredIn(state), otherSide(winner)) > 0 ? `${kind}1` : kind

function byScore(state: WrestlingState, { limits }: WreScene): Verdict {
  if (state.fall !== null) return { decided: true, winner: state.fall, decision: 'VFA' }
  const cautioned = SIDES.find((side) => state.cautions[side] >= limits.cautionsToLose)
  if (cautioned !== undefined) return { decided: true, winner: otherSide(cautioned), decision: 'VCA' }
  const scored = scoredIn(state)
  const [home, away] = [pointsOf(scored, 0), pointsOf(scored, 1)]
  const leader: Side = home > away ? 0 : 1
  if (Math.abs(home - away) >= limits.superiority)
    return { decided: true, winner: leader, decision: withLoser('VSU', state, leader) }
  if (state.rounds.length < limits.periods || !currentRound(state)?.over) return OPEN
  const winner = home === away ? byCriteria(state, limits) : leader
  return winner === null ? OPEN : { decided: true, winner, decision: withLoser('VPO', state, winner) }
}

const kindOf = ({ how }: Out): string => {
  if (how === 'disqualified') return 'DSQ'
  return how === 'injured' || how === 'injured-before' ? 'VIN' : 'VFO'
}
function verdict(state: WrestlingState, scene: WreScene): Verdict {
  const settled = settle(scene, byScore(state, scene), kindOf)
  return settled.bothLost && settled.decision !== null ? { ...settled, decision: `2${settled.decision}` } : settled
}

const NO_POINTS = [0, 0] as const
/** Classification points of winner and loser (UWW). */
const CLASSIFICATION: Readonly<Record<string, readonly [number, number]>> = {
  VFA: [5, 0],
  VIN: [5, 0],
  VFO: [5, 0],
  VCA: [5, 0],
  DSQ: [5, 0],
  VSU: [4, 0],
  VSU1: [4, 1],
  VPO: [3, 0],
  VPO1: [3, 1],
  '2DSQ': NO_POINTS,
  '2VIN': NO_POINTS,
  '2VFO': NO_POINTS,
}

function apply(state: WrestlingState, tap: Tap, scene: WreScene): Result<Refusal, WrestlingState> {
  const { limits } = scene
  if (byScore(state, scene).decided) return no('decided')
  const clock = tapRoundClock(state, tap)
  if (clock) return clock.ok ? ok({ ...state, ...clock.value }) : clock
  const current = currentRound(state)
  if (tap.kind === 'period-start') {
    if (current && !current.over) return no('period-not-over')
    if (state.rounds.length >= limits.periods) return no('no-more-periods')
    return ok({ ...state, ...startRound<readonly Scored[]>(state, [], limits.seconds * 1000, tap) })
  }
  if (!current) return no('not-started')
  if (tap.kind === 'period-end') {
    if (current.over) return no('period-over')
    return isRoundTimeUp(state) || state.clock.since === null
      ? ok({ ...state, ...endRound(state, tap) })
      : no('period-not-over')
  }
  if (current.over) return no('period-over')
  if (tap.side === undefined) return no(KINDS.has(tap.kind) ? 'no-such-side' : 'unknown-kind')
  const at = shown(state.clock, tap, current.length)
  const done = (after: WrestlingState): Result<Refusal, WrestlingState> =>
    ok({ ...after, decidedAt: byScore(after, scene).decided ? at : null })
  const scored = (after: WrestlingState, side: Side, points: number, hold: boolean): WrestlingState =>
    points === 0 ? after : { ...after, ...withRound(after, (list) => [...list, { side, points, hold }]) }
  const other = otherSide(tap.side)
  const more = (pair: readonly [number, number]): readonly [number, number] =>
    tap.side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]
  switch (tap.kind) {
    case 'points': {
      const points = read(whole(1, 9), tap.value)
      if (points === null || !limits.holds.includes(points)) return no('bad-value')
      return done(scored(state, tap.side, points, true))
    }
    case 'caution': {
      const points = read(whole(0, 2), tap.value)
      return points === null
        ? no('bad-value')
        : done(scored({ ...state, cautions: more(state.cautions) }, other, points, false))
    }
    case 'passivity': {
      const points = read(whole(0, 2), tap.value)
      return points === null
        ? no('bad-value')
        : done(scored({ ...state, passivity: more(state.passivity) }, other, points, false))
    }
    case 'challenge-lost':
      return done(scored(state, other, 1, false))
    case 'fall':
      return done({ ...state, fall: tap.side })
    default:
      return no('unknown-kind')
  }
}
const KINDS: ReadonlySet<string> = new Set(['points', 'caution', 'passivity', 'challenge-lost', 'fall'])

const keys = (state: WrestlingState, scene: WreScene): Key[] =>
  triedKeys(
    [
      { kind: 'period-start', word: 'period-start' },
      { kind: 'clock-start', word: 'clock-start' },
      { kind: 'clock-stop', word: 'clock-stop' },
      { kind: 'period-end', word: 'period-end' },
      ...SIDES.flatMap((side) => [
        ...scene.limits.holds.map((value) => ({ kind: 'points', word: 'points' as const, side, value })),
        ...[0, 1, 2].map((value) => ({ kind: 'caution', word: 'caution' as const, side, value })),
        ...[0, 1].map((value) => ({ kind: 'passivity', word: 'passivity' as const, side, value })),
        { kind: 'challenge-lost', word: 'challenge-lost' as const, side },
        { kind: 'fall', word: 'fall' as const, side, hold: true as const },
      ]),
      ...CLOCK_MENDING,
    ],
    apply,
    state,
    scene,
    true,
  )

const wrestling: Scorer<WrestlingLimits, WrestlingState> = {
  id: 'wrestling',
  pad: {
    sides: 'stacked',
    main: ['points'],
    lesser: ['caution', 'passivity'],
    shared: [],
    colours: ['red', 'blue'],
  },
  headToHead: true,
  limits: WRESTLING_LIMITS,
  outs: OUTS,
  begin: () => ({ ...NO_ROUNDS, cautions: [0, 0], passivity: [0, 0], fall: null, decidedAt: null }),
  apply,
  halt: (state, tap) => ({ ...state, ...haltRound(state, tap) }),
  isBreak: (state, scene) =>
    currentRound(state)?.over === true && state.rounds.length < scene.limits.periods && !byScore(state, scene).decided,
  verdict,
  keys,
  proposals: (state, scene, now): Proposal[] => {
    if (byScore(state, scene).decided) return []
    const length = roundLength(state)
    if (isRoundOn(state))
      return length !== null && roundPlayed(state, now) >= length
        ? [{ word: 'time-is-up', kind: state.clock.since === null ? 'period-end' : 'clock-stop' }]
        : []
    return state.rounds.length < scene.limits.periods
      ? [{ word: 'period-start', kind: 'period-start' }]
      : [{ word: 'winner-by-decision', kind: 'winner' }]
  },
  board: (state, scene, now) => {
    const length = roundLength(state)
    const played = roundPlayed(state, now)
    const scored = scoredIn(state)
    const facts = (side: Side) => [
      { word: 'cautions' as const, value: String(state.cautions[side]), of: String(scene.limits.cautionsToLose) },
      { word: 'passivity' as const, value: String(state.passivity[side]) },
    ]
    return {
      ...EMPTY_BOARD,
      period: currentRound(state) ? `P${state.rounds.length}` : null,
      clock: {
        running: isRunning(state.clock, { played, length }),
        played,
        length,
        text: clockDown((length ?? scene.limits.seconds * 1000) - played),
      },
      score: [String(pointsOf(scored, 0)), String(pointsOf(scored, 1))],
      sides: [facts(0), facts(1)],
    }
  },
  result: (state, scene, now) => {
    const decided = verdict(state, scene)
    const length = roundLength(state)
    const played = state.decidedAt ?? roundPlayed(state, now)
    const begun = state.rounds.length > 0
    const over = scene.desk.stage === 'finished'
    const [forWinner, forLoser] = CLASSIFICATION[decided.decision ?? ''] ?? (decided.bothLost ? NO_POINTS : [])
    return {
      clock: begun
        ? {
            period: `P${state.rounds.length}`,
            running: isRunning(state.clock, { played, length }),
            time: clockDown((length ?? 0) - played),
          }
        : null,
      periods: state.rounds.map(({ what }, i) => {
        const until = state.rounds.slice(0, i + 1).flatMap((round) => round.what)
        return {
          code: `P${i + 1}`,
          homeScore: String(pointsOf(until, 0)),
          awayScore: String(pointsOf(until, 1)),
          homePeriodScore: String(pointsOf(what, 0)),
          awayPeriodScore: String(pointsOf(what, 1)),
        }
      }),
      extendedInfos: infos({
        DECISION: over ? decided.decision : null,
        DECISION_TIME:
          over && begun && !isWalkover(scene) && state.decidedAt !== null ? clockUp(foughtUntil(state, played)) : null,
      }),
      rows: SIDES.map((side) => ({
        competitor: sideOf(scene.unit, side),
        ...scoredRow(scene, side, begun ? String(pointsOf(scoredIn(state), side)) : null),
        wlt: wltOf(scene, decided, side),
        extended: [
          ...(begun ? values({ PASSIVITY: state.passivity[side], CAUTION: state.cautions[side] }) : []),
          ...(over && forWinner !== undefined && forLoser !== undefined
            ? values({ CLASS_PTS: decided.winner === side ? forWinner : forLoser })
            : []),
        ],
      })),
    }
  },
  action: (tap, before, after, { limits }) => {
    const action = ACTIONS[tap.kind]
    if (action === undefined || !currentRound(after)) return null
    const scored = scoredIn(after)
    const fresh = scored.length > scoredIn(before).length
    return {
      period: `P${after.rounds.length}`,
      when: clockDown((roundLength(before) ?? limits.seconds * 1000) - shown(before.clock, tap, roundLength(before))),
      action,
      side: tap.side ?? null,
      athlete: null,
      result: fresh ? String(scored.at(-1)?.points ?? '') : null,
      score: [String(pointsOf(scored, 0)), String(pointsOf(scored, 1))],
    }
  },
}

const ACTIONS: Readonly<Record<string, string>> = {
  points: 'POINTS',
  caution: 'CAUTION',
  passivity: 'PASSIVITY',
  'challenge-lost': 'CHALLENGE',
  fall: 'FALL',
  'period-start': 'PSTART',
  'period-end': 'PEND',
}

export const scorers: readonly AnyScorer[] = [anyScorer(wrestling)]

export const paper = { wrestling: ['P1', 'P2'] }
