import { err, ok, type Result } from '../../result.ts'
import { type Field, figure, flag, listOf, maybe, oneOf, read, shape, whole, words } from '../fields.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import type { Tap } from '../tap.ts'
import { competitorIn, isMember } from '../unit.ts'
import type { RaceLimits } from './race-limits.ts'
import { DAY, isLevel, type RaceScene, type RaceState, type Run, runOf, withRun } from './race-state.ts'

const no = (reason: RefusalReason) => err({ reason })

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

export function apply(state: RaceState, tap: Tap, scene: RaceScene): Result<Refusal, RaceState> {
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
    case 'go': {
      if (!limits.timeTrial) return no('not-allowed-here')
      if (run.startedAt !== null) return no('entered-already')
      // by the start list, where it is not tapped: who is late has lost the time
      const startedAt = tap.value === undefined ? tap.deviceTime : read(whole(0, 1e14), tap.value)
      return startedAt === null ? no('bad-value') : ok(withRun(state, code, { startedAt }))
    }
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
export const timed = (state: RaceState, code: string, time: number): RaceState => ({
  ...withRun(state, code, { time }),
  ties: state.ties.filter(({ codes }) => !codes.includes(code)),
})

function nextPoint({ passed, time }: Run, { points }: RaceLimits): number | null {
  if (time !== null) return null
  for (let point = 1; point < points; point++) if (passed[point] === undefined) return point
  return null
}
