import { err, ok, type Result } from '../../result.ts'
import { listOf, read, shape, whole, words } from '../fields.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import { otherSide, type Side, type Tap } from '../tap.ts'
import { isMember, sideOf } from '../unit.ts'
import { canStand, isDecider, type Pair, plusOne, type SetLimits, setWinner, targetOf } from './set-limits.ts'
import {
  byScore,
  currentOf,
  newSet,
  type SetPlayed,
  type SetScene,
  type SetSport,
  type SetState,
  timeOutsLeft,
  withCurrent,
} from './set-state.ts'

export const no = (reason: RefusalReason) => err({ reason })

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

export function applyTo(sport: SetSport) {
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
