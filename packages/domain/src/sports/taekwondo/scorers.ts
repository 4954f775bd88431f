import { err, ok, type Result } from '../../result.ts'
import type { Outs } from '../../scoring/desk.ts'
import { type Checked, listOf, maybe, oneOf, read, shape, whole } from '../../scoring/fields.ts'
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
import { isWalkover, outsOf, scoredRow, settle, wltOf } from '../../scoring/settle.ts'
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

const TECHNIQUES = ['punch', 'trunk-kick', 'head-kick', 'turning-trunk-kick', 'turning-head-kick'] as const
type Technique = (typeof TECHNIQUES)[number]
const TIE_BREAKS = ['turning', 'head', 'trunk', 'punch', 'gam-jeom', 'hits', 'rounds-won', 'gam-jeom-of-bout'] as const

/** Taekwondo (World Taekwondo Competition Rules): best of rounds, or until 2022 the points of all. */
const TAEKWONDO_LIMITS = shape<{
  counts: 'rounds' | 'points'
  rounds: number
  seconds: number
  gap: number | null
  gapFromRound: number
  gamJeomToLose: number | null
  goldenSeconds: number | null
  goldenPoints: number
  punch: number
  trunk: number
  head: number
  turningTrunk: number
  turningHead: number
  tieBreaks: readonly (typeof TIE_BREAKS)[number][]
}>({
  counts: oneOf('rounds', 'points'),
  rounds: whole(1, 5),
  seconds: whole(30, 300),
  /** Points ahead that end a round, or the bout where points count. */
  gap: maybe(whole(2, 40)),
  gapFromRound: whole(1, 5),
  /** In a round, or in the bout where points count. */
  gamJeomToLose: maybe(whole(2, 20)),
  /** Where points count: a level bout goes into a golden round. */
  goldenSeconds: maybe(whole(30, 300)),
  goldenPoints: whole(1, 5),
  punch: whole(1, 9),
  trunk: whole(1, 9),
  head: whole(1, 9),
  turningTrunk: whole(1, 9),
  turningHead: whole(1, 9),
  /** By what a level round, or a level golden round, is parted, in order; what is still level is the judges' superiority. */
  tieBreaks: listOf(oneOf(...TIE_BREAKS), 0, TIE_BREAKS.length),
})
/** The hits that the protectors and scoring system registered. */
const HITS = shape<{ home: number; away: number }>({ home: whole(0, 999), away: whole(0, 999) })
type TaekwondoLimits = Checked<typeof TAEKWONDO_LIMITS>

interface Round {
  readonly done: readonly { readonly side: Side; readonly what: Technique | 'gam-jeom' }[]
  /** Hits registered in it, entered only if they part it. */
  readonly hits: readonly [home: number, away: number] | null
  readonly winner: Side | null
  readonly how: string | null
}
interface TaekwondoState extends Rounds<Round> {
  /** Who won by the referee's stoppage. */
  readonly stopped: Side | null
}
type TkwScene = Scene<TaekwondoLimits>

const OUTS: Outs = {
  'no-show': { irm: 'WDR' },
  'injured-before': { irm: 'WDR' },
  withdrawn: { irm: 'WDR' },
  injured: { irm: 'WDR' },
  disqualified: { irm: 'DSQ' },
  misconduct: { irm: 'DQB' },
}
const no = (reason: RefusalReason) => err({ reason })

const worthOf = (what: Technique, limits: TaekwondoLimits): number =>
  ({
    punch: limits.punch,
    'trunk-kick': limits.trunk,
    'head-kick': limits.head,
    'turning-trunk-kick': limits.turningTrunk,
    'turning-head-kick': limits.turningHead,
  })[what]

const gamJeoms = ({ done }: Round, side: Side): number =>
  done.filter((one) => one.side === side && one.what === 'gam-jeom').length

/** Points of a side in a round: its techniques, and one for each gam-jeom of the other. */
const pointsIn = (round: Round, side: Side, limits: TaekwondoLimits): number =>
  round.done.reduce(
    (sum, one) => (one.side === side && one.what !== 'gam-jeom' ? sum + worthOf(one.what, limits) : sum),
    0,
  ) + gamJeoms(round, otherSide(side))

const allRounds = ({ rounds }: TaekwondoState): Round[] => rounds.map(({ what }) => what)
const totalOf = (state: TaekwondoState, side: Side, limits: TaekwondoLimits): number =>
  allRounds(state).reduce((sum, round) => sum + pointsIn(round, side, limits), 0)
const roundsWon = (state: TaekwondoState, side: Side): number =>
  allRounds(state).filter(({ winner }) => winner === side).length

/** The side that wins a level round by the first criterion in which they differ; null: none, or its hits are not entered yet. */
function tieBroken(state: TaekwondoState, round: Round, limits: TaekwondoLimits): Side | null {
  const by = (side: Side, kinds: readonly Technique[]): number =>
    round.done.reduce(
      (sum, one) =>
        one.side === side && kinds.some((kind) => kind === one.what)
          ? sum + worthOf(one.what as Technique, limits)
          : sum,
      0,
    )
  const isWonByPoints = (one: Round, side: Side): boolean =>
    pointsIn(one, side, limits) > pointsIn(one, otherSide(side), limits)
  const figure = (rule: (typeof TIE_BREAKS)[number], side: Side): number | null => {
    switch (rule) {
      case 'turning':
        return by(side, ['turning-trunk-kick', 'turning-head-kick'])
      case 'head':
        return by(side, ['head-kick', 'turning-head-kick'])
      case 'trunk':
        return by(side, ['trunk-kick', 'turning-trunk-kick'])
      case 'punch':
        return by(side, ['punch'])
      case 'gam-jeom':
        return -gamJeoms(round, side)
      case 'hits':
        return round.hits && round.hits[side]
      case 'rounds-won':
        return allRounds(state).filter((one) => one !== round && isWonByPoints(one, side)).length
      case 'gam-jeom-of-bout':
        return -allRounds(state).reduce((sum, one) => sum + gamJeoms(one, side), 0)
    }
  }
  for (const rule of limits.tieBreaks) {
    const [home, away] = [figure(rule, 0), figure(rule, 1)]
    if (home === null || away === null) return null
    if (home !== away) return home > away ? 0 : 1
  }
  return null
}

/** Whether only the registered hits, or what comes after them, part the round. */
const asksHits = (state: TaekwondoState, { limits }: TkwScene): boolean =>
  limits.tieBreaks.includes('hits') &&
  isRoundTimeUp(state) &&
  (limits.counts === 'rounds' || state.rounds.length > limits.rounds) &&
  roundVerdict({ ...state, ...withRound(state, (round) => ({ ...round, hits: null })) }, limits) === null

/** Who has won the round as it stands, and how; by its points only when its time is over. */
function roundVerdict(
  state: TaekwondoState,
  limits: TaekwondoLimits,
): { readonly winner: Side; readonly how: string } | null {
  const current = currentRound(state)
  if (!current) return null
  const round = current.what
  const number = state.rounds.length
  const whole_ = limits.counts === 'points'
  const points = (side: Side): number => (whole_ ? totalOf(state, side, limits) : pointsIn(round, side, limits))
  const penalties = (side: Side): number =>
    whole_ ? allRounds(state).reduce((sum, one) => sum + gamJeoms(one, side), 0) : gamJeoms(round, side)
  const [home, away] = [points(0), points(1)]
  const punished = SIDES.find((side) => limits.gamJeomToLose !== null && penalties(side) >= limits.gamJeomToLose)
  if (punished !== undefined) return { winner: otherSide(punished), how: 'PUN' }
  const leader: Side = home > away ? 0 : 1
  if (limits.gap !== null && number >= limits.gapFromRound && Math.abs(home - away) >= limits.gap)
    return { winner: leader, how: 'PTG' }
  const isGolden = whole_ && number > limits.rounds
  if (isGolden) {
    const golden = SIDES.find((side) => pointsIn(round, side, limits) >= limits.goldenPoints)
    if (golden !== undefined) return { winner: golden, how: 'GDP' }
  }
  if (!isRoundTimeUp(state)) return null
  if (home !== away && !isGolden) return { winner: leader, how: 'PTF' }
  if (whole_ && !isGolden) return null
  const parted = tieBroken(state, round, limits)
  return parted === null ? null : { winner: parted, how: 'SUP' }
}

function byScore(state: TaekwondoState, { limits }: TkwScene): Verdict {
  if (state.stopped !== null) return { decided: true, winner: state.stopped, decision: 'RSC' }
  const last = currentRound(state)
  if (!last?.over) return OPEN
  if (limits.counts === 'points') {
    const { winner, how } = last.what
    const enough =
      how === 'PUN' || how === 'PTG' || how === 'GDP' || how === 'SUP' || state.rounds.length >= limits.rounds
    return winner !== null && enough ? { decided: true, winner, decision: how } : OPEN
  }
  const toWin = Math.floor(limits.rounds / 2) + 1
  const winner = SIDES.find((side) => roundsWon(state, side) >= toWin)
  return winner === undefined ? OPEN : { decided: true, winner, decision: last.what.how }
}
const verdict = (state: TaekwondoState, scene: TkwScene): Verdict => settle(scene, byScore(state, scene), () => null)

function apply(state: TaekwondoState, tap: Tap, scene: TkwScene): Result<Refusal, TaekwondoState> {
  const { limits } = scene
  if (byScore(state, scene).decided) return no('decided')
  const clock = tapRoundClock(state, tap)
  if (clock) return clock.ok ? ok({ ...state, ...clock.value }) : clock
  const current = currentRound(state)
  if (tap.kind === 'period-start') {
    if (current && !current.over) return no('period-not-over')
    const golden = limits.counts === 'points' && state.rounds.length >= limits.rounds
    const seconds = golden ? limits.goldenSeconds : limits.seconds
    if (state.rounds.length > limits.rounds || seconds === null) return no('no-more-periods')
    if (!golden && state.rounds.length >= limits.rounds) return no('no-more-periods')
    return ok({
      ...state,
      ...startRound(state, { done: [], hits: null, winner: null, how: null }, seconds * 1000, tap),
    })
  }
  if (!current) return no('not-started')
  if (tap.kind === 'rsc')
    return tap.side === undefined ? no('no-such-side') : ok({ ...state, ...haltRound(state, tap), stopped: tap.side })
  if (current.over) return no('period-over')
  switch (tap.kind) {
    case 'period-end': {
      const won = roundVerdict(state, limits)
      if (won)
        return ok({
          ...state,
          ...endRound(
            withRound(state, (round) => ({ ...round, winner: won.winner, how: won.how })),
            tap,
          ),
        })
      if (!isRoundTimeUp(state)) return no('period-not-over')
      // where points count a level round is a round; a round that is to be won needs the judges
      const goesOn =
        limits.counts === 'points' &&
        state.rounds.length <= limits.rounds &&
        !(state.rounds.length === limits.rounds && limits.goldenSeconds === null)
      return goesOn ? ok({ ...state, ...endRound(state, tap) }) : no('tie-unanswered')
    }
    case 'superiority': {
      if (tap.side === undefined) return no('no-such-side')
      if (!isRoundTimeUp(state)) return no('period-not-over')
      if (roundVerdict(state, limits)) return no('no-tie')
      const winner = tap.side
      return ok({
        ...state,
        ...endRound(
          withRound(state, (round) => ({ ...round, winner, how: 'SUP' })),
          tap,
        ),
      })
    }
    case 'hits': {
      const hits = read(HITS, tap.value)
      if (hits === null) return no('bad-value')
      if (!isRoundTimeUp(state)) return no('period-not-over')
      if (!asksHits(state, scene)) return no('no-tie')
      return ok({ ...state, ...withRound(state, (round) => ({ ...round, hits: [hits.home, hits.away] as const })) })
    }
    case 'kye-shi':
    case 'video-replay':
      return tap.side === undefined ? no('no-such-side') : ok(state)
    default: {
      const what = tap.kind === 'gam-jeom' ? ('gam-jeom' as const) : TECHNIQUES.find((one) => one === tap.kind)
      if (!what) return no('unknown-kind')
      if (tap.side === undefined) return no('no-such-side')
      const ended = roundVerdict(state, limits)
      if (ended && ended.how !== 'PTF' && ended.how !== 'SUP') return no('period-over')
      const done = { side: tap.side, what }
      return ok({ ...state, ...withRound(state, (round) => ({ ...round, done: [...round.done, done] })) })
    }
  }
}

const keys = (state: TaekwondoState, scene: TkwScene): Key[] =>
  triedKeys(
    [
      { kind: 'period-start', word: 'round-start' },
      { kind: 'clock-start', word: 'kye-sok' },
      { kind: 'clock-stop', word: 'kal-yeo' },
      { kind: 'period-end', word: 'round-end' },
      ...(scene.limits.tieBreaks.includes('hits')
        ? [{ kind: 'hits', word: 'registered-hits' as const, entry: 'score' as const }]
        : []),
      ...SIDES.flatMap((side) => [
        ...TECHNIQUES.map((kind) => ({ kind, word: kind, side, value: worthOf(kind, scene.limits) })),
        { kind: 'gam-jeom', word: 'gam-jeom' as const, side },
        { kind: 'kye-shi', word: 'kye-shi' as const, side },
        { kind: 'video-replay', word: 'video-replay' as const, side },
        { kind: 'superiority', word: 'superiority' as const, side, hold: true as const },
        { kind: 'rsc', word: 'referee-stops-contest' as const, side, hold: true as const },
      ]),
      ...CLOCK_MENDING,
    ],
    apply,
    state,
    scene,
    true,
  )

const periodsOf = (state: TaekwondoState, limits: TaekwondoLimits) =>
  allRounds(state).map((round, i) => {
    const until = { ...state, rounds: state.rounds.slice(0, i + 1) }
    return {
      code: `R${i + 1}`,
      homeScore: String(totalOf(until, 0, limits)),
      awayScore: String(totalOf(until, 1, limits)),
      homePeriodScore: String(pointsIn(round, 0, limits)),
      awayPeriodScore: String(pointsIn(round, 1, limits)),
    }
  })

/** Both disqualified or both withdrawn have a code of their own. */
const ofBoth: Readonly<Record<string, string>> = { DSQ: 'DDQ', DQB: 'DDQ', WDR: 'DDW' }

const taekwondo: Scorer<TaekwondoLimits, TaekwondoState> = {
  id: 'taekwondo',
  pad: {
    sides: 'stacked',
    main: ['punch', 'trunk-kick', 'head-kick'],
    lesser: ['turning-trunk-kick', 'turning-head-kick', 'gam-jeom'],
    shared: [],
    colours: ['blue', 'red'],
  },
  headToHead: true,
  limits: TAEKWONDO_LIMITS,
  outs: OUTS,
  begin: () => ({ ...NO_ROUNDS, stopped: null }),
  apply,
  halt: (state, tap) => ({ ...state, ...haltRound(state, tap) }),
  isBreak: (state, scene) => currentRound(state)?.over === true && !byScore(state, scene).decided,
  verdict,
  keys,
  proposals: (state, scene, now): Proposal[] => {
    if (byScore(state, scene).decided) return []
    if (!isRoundOn(state)) {
      const last = scene.limits.counts === 'points' && state.rounds.length > scene.limits.rounds
      return last ? [{ word: 'winner-by-decision', kind: 'winner' }] : [{ word: 'round-start', kind: 'period-start' }]
    }
    const won = roundVerdict(state, scene.limits)
    if (won) return [{ word: 'round-end', kind: 'period-end', side: won.winner }]
    const length = roundLength(state)
    if (state.clock.since !== null && length !== null && roundPlayed(state, now) >= length)
      return [{ word: 'time-is-up', kind: 'clock-stop' }]
    if (!isRoundTimeUp(state)) return []
    const level =
      scene.limits.counts === 'rounds' ||
      state.rounds.length > scene.limits.rounds ||
      scene.limits.goldenSeconds === null
    return level && (scene.limits.counts === 'rounds' || state.rounds.length >= scene.limits.rounds)
      ? [
          ...(currentRound(state)?.what.hits === null && asksHits(state, scene)
            ? [{ word: 'registered-hits' as const, kind: 'hits' }]
            : []),
          ...SIDES.map((side) => ({ word: 'superiority' as const, kind: 'superiority', side })),
        ]
      : [{ word: 'round-end', kind: 'period-end' }]
  },
  board: (state, scene, now) => {
    const length = roundLength(state)
    const played = roundPlayed(state, now)
    const round = currentRound(state)?.what
    const { limits } = scene
    const score = (side: Side): string =>
      String(limits.counts === 'points' ? totalOf(state, side, limits) : round ? pointsIn(round, side, limits) : 0)
    const facts = (side: Side) => [
      ...(limits.counts === 'rounds' ? [{ word: 'rounds-won' as const, value: String(roundsWon(state, side)) }] : []),
      {
        word: 'gam-jeom' as const,
        value: String(round ? gamJeoms(round, side) : 0),
        ...(limits.gamJeomToLose === null ? {} : { of: String(limits.gamJeomToLose) }),
      },
    ]
    return {
      ...EMPTY_BOARD,
      period: round ? `R${state.rounds.length}` : null,
      clock: {
        running: isRunning(state.clock, { played, length }),
        played,
        length,
        text: clockDown((length ?? limits.seconds * 1000) - played),
      },
      score: [score(0), score(1)],
      sides: [facts(0), facts(1)],
    }
  },
  result: (state, scene, now) => {
    const { limits } = scene
    const decided = verdict(state, scene)
    const length = roundLength(state)
    const played = roundPlayed(state, now)
    const begun = state.rounds.length > 0
    const both = outsOf(scene).every(Boolean)
    const timed = decided.decision === 'RSC' || decided.decision === 'PTG' || decided.decision === 'PUN'
    const over = scene.desk.stage === 'finished' && !isWalkover(scene)
    const registered = allRounds(state).flatMap(({ hits }) => (hits ? [hits] : []))
    return {
      clock: begun
        ? {
            period: `R${state.rounds.length}`,
            running: isRunning(state.clock, { played, length }),
            time: clockDown((length ?? 0) - played),
          }
        : null,
      periods: periodsOf(state, limits),
      extendedInfos: infos({
        DECISION: over ? decided.decision : null,
        DECISION_TIME: over && timed ? clockUp(foughtUntil(state, played)) : null,
      }),
      rows: SIDES.map((side) => {
        const score = limits.counts === 'points' ? totalOf(state, side, limits) : roundsWon(state, side)
        const row = scoredRow(scene, side, begun ? String(score) : null)
        const count = (...kinds: Technique[]): number =>
          allRounds(state).reduce(
            (sum, { done }) =>
              sum + done.filter((one) => one.side === side && kinds.some((kind) => kind === one.what)).length,
            0,
          )
        return {
          competitor: sideOf(scene.unit, side),
          ...row,
          irm: both && row.irm !== null ? (ofBoth[row.irm] ?? row.irm) : row.irm,
          wlt: wltOf(scene, decided, side),
          extended: begun
            ? values({
                PUNCH: count('punch'),
                TRUNK: count('trunk-kick', 'turning-trunk-kick'),
                HEAD: count('head-kick', 'turning-head-kick'),
                GAMJEOM: allRounds(state).reduce((sum, round) => sum + gamJeoms(round, side), 0),
                HITS: registered.length > 0 ? registered.reduce((sum, hits) => sum + hits[side], 0) : null,
              })
            : [],
        }
      }),
    }
  },
  action: (tap, before, after, { limits }) => {
    const round = currentRound(after)?.what
    const action = ACTIONS[tap.kind]
    if (!round || action === undefined) return null
    return {
      period: `R${after.rounds.length}`,
      when: clockDown((roundLength(before) ?? limits.seconds * 1000) - shown(before.clock, tap, roundLength(before))),
      action,
      side: tap.side ?? null,
      athlete: null,
      result: null,
      score: [String(pointsIn(round, 0, limits)), String(pointsIn(round, 1, limits))],
    }
  },
}

const ACTIONS: Readonly<Record<string, string>> = {
  punch: 'PUNCH',
  'trunk-kick': 'TRUNK',
  'head-kick': 'HEAD',
  'turning-trunk-kick': 'TTRUNK',
  'turning-head-kick': 'THEAD',
  'gam-jeom': 'GAMJEOM',
  'period-start': 'PSTART',
  'period-end': 'PEND',
  'kye-shi': 'MEDICAL',
  'video-replay': 'VIDEO_REVIEW',
}

export const scorers: readonly AnyScorer[] = [anyScorer(taekwondo)]

export const paper = { taekwondo: ['R1', 'R2', 'R3', 'Gam-jeom'] }
