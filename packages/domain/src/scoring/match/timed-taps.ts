import { err, ok, type Result } from '../../result.ts'
import { maybe, read, shape, whole, words } from '../fields.ts'
import { AT_ZERO, shown, startedClock, stoppedClock, tapClock } from '../game-clock.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import type { Tap } from '../tap.ts'
import { isMember, sideOf } from '../unit.ts'
import { type Deed, isDismissed, type TimedSport } from './deeds.ts'
import {
  currentOf,
  lengthOf,
  nextOf,
  shootoutWinner,
  type TimedScene,
  type TimedState,
  timeOutsLeft,
  withCurrent,
} from './timed-state.ts'

export const no = (reason: RefusalReason) => err({ reason })

const CREDIT = shape<{ tap: string; kind: string | null }>({ tap: words(200), kind: maybe(words(40)) })

const PAPER = shape<{ home: number; away: number }>({ home: whole(0, 300), away: whole(0, 300) })

export function applyTo(sport: TimedSport) {
  return (state: TimedState, tap: Tap, scene: TimedScene): Result<Refusal, TimedState> => {
    const { limits } = scene
    const current = currentOf(state)
    const length = lengthOf(state, limits)
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
      played: shown(state.clock, tap, lengthOf(state, scene.limits)),
    }
    const [home, away] = current.score
    const score = tap.side === 0 ? ([home + deed.points, away] as const) : ([home, away + deed.points] as const)
    return ok({ ...withCurrent(state, { ...current, score }), done: [...state.done, done] })
  }
}

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
