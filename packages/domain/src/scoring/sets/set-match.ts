import { err, ok, type Result } from '../../result.ts'
import type { SportPeriod, SportValue } from '../../sports/sport.ts'
import { neverBegan, type Outs } from '../desk.ts'
import { type Checked, flag, listOf, maybe, oneOf, read, shape, whole, words } from '../fields.ts'
import { values } from '../outcome.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import {
  type BoardFact,
  EMPTY_BOARD,
  type Key,
  OPEN,
  type Proposal,
  type Scene,
  type Scorer,
  triedKeys,
  type Verdict,
} from '../scorer.ts'
import { outsOf, scoredRow, settle, wltOf } from '../settle.ts'
import { otherSide, SIDES, type Side, type Tap } from '../tap.ts'
import { isMember, sideOf } from '../unit.ts'
import type { WordId } from '../words.ts'

/** Games of sets by rally points: volleyball, beach volleyball, badminton, table tennis. */
export const SET_LIMITS = shape<{
  setsToWin: number
  target: number
  deciderTarget: number
  lead: number
  cap: number | null
  deciderCap: number | null
  serve: 'rally-winner' | 'every-two'
  firstServer: 'other' | 'set-winner'
  players: number | null
  timeOutsInSet: number | null
  timeOutsInMatch: number | null
  substitutionsInSet: number | null
  technicalTimeOutAt: number | null
  intervalAt: number | null
  changeEndsEvery: number | null
  changeEndsEveryInDecider: number | null
  changeEndsInDeciderAt: number | null
  forfeitIsFilled: boolean
  retirementIsFilled: boolean
}>({
  setsToWin: whole(1, 4),
  target: whole(3, 50),
  deciderTarget: whole(3, 50),
  lead: whole(1, 3),
  /** The point that ends a set without the lead; null where it goes on. */
  cap: maybe(whole(3, 60)),
  deciderCap: maybe(whole(3, 60)),
  serve: oneOf('rally-winner', 'every-two'),
  /** Who serves first in the next set: the side that did not in the last one, or that won it. */
  firstServer: oneOf('other', 'set-winner'),
  /** On court in the order of service; null where no line-up is kept. */
  players: maybe(whole(1, 6)),
  timeOutsInSet: maybe(whole(0, 5)),
  timeOutsInMatch: maybe(whole(0, 5)),
  substitutionsInSet: maybe(whole(0, 20)),
  /** Points of both sides together. */
  technicalTimeOutAt: maybe(whole(1, 60)),
  /** Points of the leading side. */
  intervalAt: maybe(whole(1, 30)),
  /** Points of both sides together. */
  changeEndsEvery: maybe(whole(1, 30)),
  changeEndsEveryInDecider: maybe(whole(1, 30)),
  /** Points of the leading side. */
  changeEndsInDeciderAt: maybe(whole(1, 30)),
  /** A side that does not come loses every set to nought, and one that cannot go on loses what is left of it. */
  forfeitIsFilled: flag,
  retirementIsFilled: flag,
})
export type SetLimits = Checked<typeof SET_LIMITS>

/** How one of the sports is a game of sets. */
export interface SetSport {
  readonly id: string
  readonly letter: 'S' | 'G'
  readonly setWord: WordId
  /** ER codes of how a point was made, where the sport counts it. */
  readonly ways: readonly { readonly code: string; readonly word: WordId }[]
  /** Whether points won, the longest run and points to win a game are counted. */
  readonly countsRallies: boolean
  readonly cards: readonly { readonly kind: WordId; readonly action: string }[]
  readonly outs: Outs
}

interface SetPlayed {
  readonly score: readonly [number, number]
  /** Who won each rally; null where the score was taken from paper. */
  readonly rallies: readonly Side[] | null
  readonly over: boolean
  readonly firstServer: Side | null
  /** On court in the order of service, the first serves; as the line-up was handed in. */
  readonly lineUps: readonly [readonly string[] | null, readonly string[] | null]
  readonly turns: readonly [number, number]
  readonly timeOuts: readonly [number, number]
  readonly substitutions: readonly [number, number]
  readonly endsChanged: number
}

interface SetState {
  readonly sets: readonly SetPlayed[]
  readonly serving: Side | null
  readonly ways: readonly { readonly side: Side; readonly code: string; readonly athlete: string | null }[]
  readonly cards: readonly { readonly kind: string; readonly side: Side }[]
  readonly expedite: boolean
}

type SetScene = Scene<SetLimits>
type Pair = readonly [number, number]

const no = (reason: RefusalReason) => err({ reason })
const plusOne = (pair: Pair, side: Side): Pair => (side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1])

const newSet = (firstServer: Side | null): SetPlayed => ({
  score: [0, 0],
  rallies: [],
  over: false,
  firstServer,
  lineUps: [null, null],
  turns: [0, 0],
  timeOuts: [0, 0],
  substitutions: [0, 0],
  endsChanged: 0,
})

const isDecider = (index: number, { setsToWin }: SetLimits): boolean => index === 2 * setsToWin - 2
const targetOf = (index: number, limits: SetLimits): number =>
  isDecider(index, limits) ? limits.deciderTarget : limits.target
const capOf = (index: number, limits: SetLimits): number | null =>
  isDecider(index, limits) ? limits.deciderCap : limits.cap

/** Who has won a set that stands so; null while it is open. */
export function setWinner([home, away]: Pair, index: number, limits: SetLimits): Side | null {
  const [most, gap] = [Math.max(home, away), Math.abs(home - away)]
  const cap = capOf(index, limits)
  const isWon = (most >= targetOf(index, limits) && gap >= limits.lead) || (cap !== null && most >= cap && gap > 0)
  return isWon ? (home > away ? 0 : 1) : null
}

const setsWon = ({ sets }: SetState, limits: SetLimits): Pair =>
  sets.reduce<Pair>(
    (won, { score, over }, index) => {
      const winner = over ? setWinner(score, index, limits) : null
      return winner === null ? won : plusOne(won, winner)
    },
    [0, 0],
  )

const currentOf = ({ sets }: SetState): SetPlayed | null => sets.at(-1) ?? null
const withCurrent = (state: SetState, set: SetPlayed): SetState => ({
  ...state,
  sets: [...state.sets.slice(0, -1), set],
})

function byScore(state: SetState, { limits }: SetScene): Verdict {
  const [home, away] = setsWon(state, limits)
  if (home < limits.setsToWin && away < limits.setsToWin) return OPEN
  return { decided: true, winner: home > away ? 0 : 1, decision: null }
}
const verdict = (state: SetState, scene: SetScene): Verdict => settle(scene, byScore(state, scene), () => null)

/** Who serves after so many points of a game served two and two; one and one from the point before the target on (ITTF 2.13). */
function tableServer(first: Side, [home, away]: Pair, target: number, expedite: boolean): Side {
  const played = home + away
  const deuce = target - 1
  const turn =
    expedite || (home >= deuce && away >= deuce)
      ? expedite
        ? played
        : deuce + (played - 2 * deuce)
      : Math.floor(played / 2)
  return turn % 2 === 0 ? first : otherSide(first)
}

const LINE_UP = listOf(words(60), 1, 6)
const PAPER = shape<{ home: number; away: number }>({ home: whole(0, 99), away: whole(0, 99) })
const SUBSTITUTION = shape<{ out: string }>({ out: words(60) })

function applyTo(sport: SetSport) {
  return (state: SetState, tap: Tap, scene: SetScene): Result<Refusal, SetState> => {
    const { limits, unit } = scene
    const index = Math.max(0, state.sets.length - 1)
    const current = currentOf(state)
    if (byScore(state, scene).decided) return no('decided')
    if (tap.kind === 'set-start') {
      if (current && !current.over) return no('period-not-over')
      return ok({
        ...state,
        sets: [...state.sets, newSet(nextServer(state, limits))],
        serving: nextServer(state, limits),
      })
    }
    if (!current) return no('not-started')
    const card = sport.cards.find(({ kind }) => kind === tap.kind)
    if (card)
      return tap.side === undefined
        ? no('no-such-side')
        : ok({ ...state, cards: [...state.cards, { kind: card.kind, side: tap.side }] })
    if (current.over) return no('period-over')
    const isWon = setWinner(current.score, index, limits) !== null
    switch (tap.kind) {
      case 'set-end':
        return isWon ? ok(withCurrent(state, { ...current, over: true })) : no('period-not-over')
      case 'point':
      case 'penalty-point': {
        if (tap.side === undefined) return no('no-such-side')
        if (isWon) return no('period-over')
        if (!isMember(sideOf(unit, tap.side), tap.athlete)) return no('no-such-athlete')
        const code = tap.value ?? null
        const way = sport.ways.find((one) => one.code === code)
        if (code !== null && (!way || tap.kind === 'penalty-point')) return no('bad-value')
        return ok(
          rallyWon(
            state,
            current,
            tap.side,
            index,
            limits,
            way ? { code: way.code, athlete: tap.athlete ?? null } : null,
          ),
        )
      }
      case 'server':
        if (tap.side === undefined) return no('no-such-side')
        if (current.score[0] + current.score[1] > 0) return no('not-allowed-here')
        return ok({ ...withCurrent(state, { ...current, firstServer: tap.side }), serving: tap.side })
      case 'set-score': {
        const paper = read(PAPER, tap.value)
        if (!paper || !canStand([paper.home, paper.away], index, limits)) return no('bad-value')
        return ok(withCurrent(state, { ...current, score: [paper.home, paper.away], rallies: null }))
      }
      case 'time-out': {
        if (tap.side === undefined) return no('no-such-side')
        if (timeOutsLeft(state, current, tap.side, limits) === 0) return no('no-more-time-outs')
        return ok(withCurrent(state, { ...current, timeOuts: plusOne(current.timeOuts, tap.side) }))
      }
      case 'line-up':
        return lineUp(state, current, tap, scene)
      case 'substitution':
        return substituted(state, current, tap, scene)
      case 'change-ends':
        return ok(withCurrent(state, { ...current, endsChanged: current.endsChanged + 1 }))
      case 'let':
        return ok(state)
      case 'expedite':
        if (limits.serve !== 'every-two' || state.expedite) return no('not-allowed-here')
        return ok({ ...state, expedite: true })
      default:
        return no('unknown-kind')
    }
  }
}

/** A score a set can have: nobody plays on after winning it. */
function canStand([home, away]: Pair, index: number, limits: SetLimits): boolean {
  const winner = setWinner([home, away], index, limits)
  if (winner === null) return true
  const before: Pair = winner === 0 ? [home - 1, away] : [home, away - 1]
  return setWinner(before, index, limits) === null
}

function nextServer({ sets }: SetState, limits: SetLimits): Side | null {
  const last = sets.at(-1)
  if (!last) return null
  // the decider's first server is drawn, or as in every game
  if (limits.firstServer === 'set-winner') return setWinner(last.score, sets.length - 1, limits)
  if (isDecider(sets.length, limits) && limits.serve === 'rally-winner') return null
  return last.firstServer === null ? null : otherSide(last.firstServer)
}

function rallyWon(
  state: SetState,
  current: SetPlayed,
  side: Side,
  index: number,
  limits: SetLimits,
  way: { readonly code: string; readonly athlete: string | null } | null,
): SetState {
  const score = plusOne(current.score, side)
  // who wins the serve from the other turns on by one
  const regained = state.serving !== null && state.serving !== side
  const turns = regained && limits.serve === 'rally-winner' ? plusOne(current.turns, side) : current.turns
  const serving =
    limits.serve === 'rally-winner'
      ? state.serving === null
        ? null
        : side
      : current.firstServer === null
        ? null
        : tableServer(current.firstServer, score, targetOf(index, limits), state.expedite)
  return {
    ...withCurrent(state, { ...current, score, turns, rallies: current.rallies && [...current.rallies, side] }),
    serving,
    ways: way ? [...state.ways, { side, ...way }] : state.ways,
  }
}

function timeOutsLeft({ sets }: SetState, current: SetPlayed, side: Side, limits: SetLimits): number {
  const inMatch = sets.reduce((sum, { timeOuts }) => sum + timeOuts[side], 0)
  const left = [
    limits.timeOutsInSet === null ? null : limits.timeOutsInSet - current.timeOuts[side],
    limits.timeOutsInMatch === null ? null : limits.timeOutsInMatch - inMatch,
  ].filter((one) => one !== null)
  return left.length === 0 ? 0 : Math.max(0, Math.min(...left))
}

function lineUp(state: SetState, current: SetPlayed, tap: Tap, { unit, limits }: SetScene): Result<Refusal, SetState> {
  if (limits.players === null) return no('not-allowed-here')
  if (tap.side === undefined) return no('no-such-side')
  const codes = read(LINE_UP, tap.value)
  const members = sideOf(unit, tap.side).athletes.map(({ code }) => code)
  if (!codes || codes.length !== limits.players || new Set(codes).size !== codes.length) return no('bad-value')
  if (codes.some((code) => !members.includes(code))) return no('no-such-athlete')
  if (current.score[0] + current.score[1] > 0) return no('already-started')
  return ok(
    withCurrent(state, {
      ...current,
      lineUps: tap.side === 0 ? [codes, current.lineUps[1]] : [current.lineUps[0], codes],
    }),
  )
}

function substituted(
  state: SetState,
  current: SetPlayed,
  tap: Tap,
  { unit, limits }: SetScene,
): Result<Refusal, SetState> {
  if (limits.substitutionsInSet === null) return no('not-allowed-here')
  if (tap.side === undefined) return no('no-such-side')
  const given = read(SUBSTITUTION, tap.value)
  if (!given || tap.athlete === undefined) return no('bad-value')
  if (!isMember(sideOf(unit, tap.side), tap.athlete)) return no('no-such-athlete')
  if (current.substitutions[tap.side] >= limits.substitutionsInSet) return no('no-more-substitutions')
  const onCourt = current.lineUps[tap.side]
  if (onCourt && !onCourt.includes(given.out)) return no('not-on-court')
  if (onCourt?.includes(tap.athlete)) return no('on-court-already')
  const after = onCourt?.map((code) => (code === given.out ? (tap.athlete ?? code) : code)) ?? null
  const lineUps: SetPlayed['lineUps'] = tap.side === 0 ? [after, current.lineUps[1]] : [current.lineUps[0], after]
  return ok(withCurrent(state, { ...current, lineUps, substitutions: plusOne(current.substitutions, tap.side) }))
}

/** On court now in the order of service, who serves or will serve first; null without a line-up. */
const onCourt = (set: SetPlayed, side: Side): readonly string[] | null => {
  const started = set.lineUps[side]
  if (!started) return null
  const turned = set.turns[side] % started.length
  return [...started.slice(turned), ...started.slice(0, turned)]
}

/** How often ends should have been changed in the set so far. */
function endsDue({ score: [home, away] }: SetPlayed, index: number, limits: SetLimits): number {
  const decider = isDecider(index, limits)
  const every = decider ? limits.changeEndsEveryInDecider : limits.changeEndsEvery
  if (every !== null) return Math.floor((home + away) / every)
  return decider && limits.changeEndsInDeciderAt !== null && Math.max(home, away) >= limits.changeEndsInDeciderAt
    ? 1
    : 0
}

/** The sets filled up for the other side where the rules give it what was not played; null where they stand as played. */
function filledScores(state: SetState, scene: SetScene): readonly Pair[] | null {
  const { limits } = scene
  const scores = state.sets.map(({ score }) => score)
  const outs = outsOf(scene)
  const gone = outs[0] ?? outs[1]
  if (!gone || (outs[0] && outs[1])) return null
  const isFilled = neverBegan(gone) ? limits.forfeitIsFilled : limits.retirementIsFilled
  if (!isFilled) return null
  const winner: Side = outs[0] ? 1 : 0
  const filled = neverBegan(gone) ? [] : [...scores]
  const won = (): number => filled.filter((score, index) => setWinner(score, index, limits) === winner).length
  const last = filled.at(-1)
  if (last && setWinner(last, filled.length - 1, limits) === null)
    filled[filled.length - 1] = wonBy(last, winner, filled.length - 1, limits)
  while (won() < limits.setsToWin) filled.push(wonBy([0, 0], winner, filled.length, limits))
  return filled
}

function wonBy([home, away]: Pair, winner: Side, index: number, limits: SetLimits): Pair {
  const other = winner === 0 ? away : home
  const cap = capOf(index, limits)
  const needed = Math.max(targetOf(index, limits), other + limits.lead)
  const points = cap === null ? needed : Math.min(needed, cap)
  return winner === 0 ? [points, away] : [home, points]
}

/** The first `closed` of them count as won: the next is asked about. */
function periodsOf(scores: readonly Pair[], closed: number, letter: string, limits: SetLimits): SportPeriod[] {
  let won: Pair = [0, 0]
  return scores.map((score, index) => {
    const winner = index < closed ? setWinner(score, index, limits) : null
    if (winner !== null) won = plusOne(won, winner)
    return {
      code: `${letter}${index + 1}`,
      homeScore: String(won[0]),
      awayScore: String(won[1]),
      homePeriodScore: String(score[0]),
      awayPeriodScore: String(score[1]),
    }
  })
}

/** Points won, the longest run of them, and points by which a game could be won: how often it was, of how often it could be. */
function rallyStats(state: SetState, side: Side, limits: SetLimits): SportValue[] {
  if (state.sets.length === 0 || state.sets.some(({ rallies }) => rallies === null)) return []
  let [streak, run, held, converted] = [0, 0, 0, 0]
  for (const [index, { rallies }] of state.sets.entries()) {
    let score: Pair = [0, 0]
    for (const winner of rallies ?? []) {
      const isGamePoint = setWinner(plusOne(score, side), index, limits) === side
      if (isGamePoint) held += 1
      if (isGamePoint && winner === side) converted += 1
      run = winner === side ? run + 1 : 0
      streak = Math.max(streak, run)
      score = plusOne(score, winner)
    }
  }
  const points = state.sets.reduce((sum, { score }) => sum + score[side], 0)
  const gamePoints = { type: 'ER', code: 'GAMEPTS', value: String(converted), value2: String(held) }
  return [...values({ PTS: points, STREAK: streak }), ...(held > 0 ? [gamePoints] : [])]
}

/** Games of sets, by the sport's own words. */
export function setMatch(sport: SetSport): Scorer<SetLimits, SetState> {
  const apply = applyTo(sport)

  const facts = (state: SetState, side: Side, limits: SetLimits): BoardFact[] => {
    const current = currentOf(state)
    if (!current) return []
    const given: BoardFact[] = [
      { word: sport.setWord, value: String(setsWon(state, limits)[side]), of: String(limits.setsToWin) },
    ]
    if (limits.timeOutsInSet !== null || limits.timeOutsInMatch !== null)
      given.push({
        word: 'time-outs-left',
        value: String(timeOutsLeft(state, current, side, limits)),
        of: String(limits.timeOutsInSet ?? limits.timeOutsInMatch),
      })
    if (limits.substitutionsInSet !== null)
      given.push({
        word: 'substitutions',
        value: String(current.substitutions[side]),
        of: String(limits.substitutionsInSet),
      })
    const court = onCourt(current, side)
    if (court) given.push({ word: 'on-court', value: court.join(' ') })
    if (state.serving === side && sport.id === 'badminton')
      given.push({ word: current.score[side] % 2 === 0 ? 'right-service-court' : 'left-service-court', value: '' })
    return given
  }

  const keys = (state: SetState, scene: SetScene): Key[] => {
    const { limits } = scene
    return triedKeys(
      [
        { kind: 'set-start', word: 'set-start' },
        { kind: 'set-end', word: 'set-end' },
        ...SIDES.flatMap((side) => [
          { kind: 'point', word: 'point' as const, side },
          ...sport.ways.map(({ code, word }) => ({ kind: 'point', word, side, value: code })),
          { kind: 'penalty-point', word: 'penalty-point' as const, side },
          { kind: 'server', word: 'first-server' as const, side },
          ...(limits.timeOutsInSet === null && limits.timeOutsInMatch === null
            ? []
            : [{ kind: 'time-out', word: 'time-out' as const, side }]),
          ...(limits.players === null
            ? []
            : [{ kind: 'line-up', word: 'line-up' as const, side, entry: 'athletes' as const }]),
          ...(limits.substitutionsInSet === null
            ? []
            : [{ kind: 'substitution', word: 'substitution' as const, side, entry: 'athletes' as const }]),
          ...sport.cards.map(({ kind }) => ({ kind, word: kind, side })),
        ]),
        { kind: 'let', word: 'let' },
        { kind: 'change-ends', word: 'change-ends' },
        ...(limits.serve === 'every-two' ? [{ kind: 'expedite', word: 'expedite' as const }] : []),
        { kind: 'set-score', word: 'score-from-paper', entry: 'score' },
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
    limits: SET_LIMITS,
    outs: sport.outs,
    begin: () => ({ sets: [newSet(null)], serving: null, ways: [], cards: [], expedite: false }),
    apply,
    isBreak: (state, scene) => (currentOf(state)?.over ?? false) && !byScore(state, scene).decided,
    verdict,
    keys,
    proposals: (state, scene): Proposal[] => {
      const { limits } = scene
      const current = currentOf(state)
      if (!current || byScore(state, scene).decided) return []
      if (current.over) return [{ word: 'set-start', kind: 'set-start' }]
      const index = state.sets.length - 1
      const winner = setWinner(current.score, index, limits)
      if (winner !== null) return [{ word: 'set-end', kind: 'set-end', side: winner }]
      return endsDue(current, index, limits) > current.endsChanged ? [{ word: 'change-ends', kind: 'change-ends' }] : []
    },
    board: (state, { limits }) => {
      const current = currentOf(state)
      const [home, away] = current?.score ?? [0, 0]
      const shared: BoardFact[] = []
      if (limits.technicalTimeOutAt === home + away && !isDecider(state.sets.length - 1, limits))
        shared.push({ word: 'technical-time-out', value: '' })
      if (limits.intervalAt !== null && limits.intervalAt === Math.max(home, away))
        shared.push({ word: 'interval', value: '' })
      return {
        ...EMPTY_BOARD,
        period: `${sport.letter}${state.sets.length}`,
        score: [String(home), String(away)],
        serving: state.serving,
        facts: shared,
        sides: [facts(state, 0, limits), facts(state, 1, limits)],
      }
    },
    result: (state, scene) => {
      const { limits } = scene
      const decided = verdict(state, scene)
      const begun = scene.desk.startedAt !== null
      const filled = filledScores(state, scene)
      const scores = filled ?? (begun ? state.sets.map(({ score }) => score) : [])
      const closed = filled ? filled.length : state.sets.filter(({ over }) => over).length
      const periods = periodsOf(scores, closed, sport.letter, limits)
      const last = periods.at(-1)
      return {
        clock: begun ? { period: `${sport.letter}${state.sets.length}`, running: false, time: null } : null,
        periods,
        extendedInfos: [],
        rows: SIDES.map((side) => {
          const won = (side === 0 ? last?.homeScore : last?.awayScore) ?? (begun ? '0' : null)
          const out = outsOf(scene)[side]
          const bySport = sport.ways
            .map(
              ({ code }) => [code, state.ways.filter((way) => way.side === side && way.code === code).length] as const,
            )
            .filter(() => state.ways.length > 0)
          const row = scoredRow(scene, side, won)
          return {
            competitor: sideOf(scene.unit, side),
            // a forfeit that is filled has its sets beside the code
            ...(out && row.result === null && filled ? { ...row, result: won, resultType: 'IRM_POINTS' } : row),
            wlt: wltOf(scene, decided, side),
            extended: [
              ...values(Object.fromEntries(bySport)),
              ...(sport.countsRallies ? rallyStats(state, side, limits) : []),
            ],
          }
        }),
      }
    },
    action: (tap, before, after) => {
      const current = currentOf(after)
      const score: readonly [string, string] = [String(current?.score[0] ?? 0), String(current?.score[1] ?? 0)]
      const base = {
        period: `${sport.letter}${Math.max(1, before.sets.length)}`,
        when: null,
        side: tap.side ?? null,
        athlete: tap.athlete ?? null,
        result: null,
        score,
      }
      const card = sport.cards.find(({ kind }) => kind === tap.kind)
      if (card) return { ...base, action: card.action }
      switch (tap.kind) {
        case 'point':
        case 'penalty-point':
          return { ...base, action: typeof tap.value === 'string' ? tap.value : 'POINT' }
        case 'time-out':
          return { ...base, action: 'TOUT' }
        case 'substitution':
          return { ...base, action: 'SUB' }
        case 'let':
          return { ...base, action: 'LET' }
        case 'set-end':
          return { ...base, action: sport.letter === 'G' ? 'GAME' : 'PEND' }
        default:
          return null
      }
    },
  }
}
