import type { OdfExtended } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import type { ListRules } from './rules.ts'
import { NO_CLOCK, type Placing, type Played, ranksOf, row, type Standing } from './standing.ts'

const ROUNDS = 6
/** After this round only the best eight go on. */
const CUT_AFTER = 3
const BEST = 8

interface Try {
  readonly entrant: Entrant
  readonly round: number
  /** Centimetres; null is a foul. */
  readonly distance: number | null
  readonly wind: string | null
}

/** Jumps for distance and throws: six attempts, eight go on after three; the best counts, equal ones by the second best. */
export function playAttempts(
  rules: Extract<ListRules, { play: 'attempts' }>,
  entrants: readonly Entrant[],
  chance: Random,
): Played {
  const absent = new Set(entrants.filter(() => chance.chance(0.015)).map((e) => e.code))
  const tries: Try[] = []
  let field = entrants.filter((e) => !absent.has(e.code))
  for (let round = 1; round <= ROUNDS; round++) {
    if (round === CUT_AFTER + 1) field = order(entrants, tries, absent).slice(0, BEST).reverse()
    for (const entrant of field.filter((e) => !absent.has(e.code)))
      tries.push({
        entrant,
        round,
        distance: chance.chance(0.24)
          ? null
          : Math.round(rules.base * 100 * (1 + 0.028 * entrant.ability + 0.022 * (chance.normal() - 1))),
        wind: rules.wind ? (0.4 + 0.9 * chance.normal()).toFixed(1) : null,
      })
  }
  const offsets = evenly(tries.length, chance, 48, 72)
  const standing = (count: number, over: boolean): Standing => {
    const made = tries.slice(0, count)
    const list = order(entrants, made, absent)
    const marks = list.map((entrant) => mark(entrant, made))
    const ranks = ranksOf(marks)
    return {
      ...NO_CLOCK,
      results: list.map((entrant, i) => {
        const own = made.filter((t) => t.entrant.code === entrant.code)
        const best = bests(own)[0]
        const irm = absent.has(entrant.code) ? 'DNS' : over && best === undefined ? 'NM' : null
        const { rank, equal } = ranks[i] ?? { rank: null, equal: false }
        return row(entrant, i + 1, {
          rank: rank === null ? null : String(rank),
          rankEqual: equal,
          resultType: irm ? 'IRM' : best === undefined ? null : 'DISTANCE',
          result: best === undefined ? null : (best / 100).toFixed(2),
          irm,
          startOrder: String(entrants.indexOf(entrant) + 1),
          extended: own.map(
            (t): OdfExtended => ({
              type: 'ER',
              code: 'ATTEMPT',
              pos: String(t.round),
              value: t.distance === null ? 'X' : (t.distance / 100).toFixed(2),
              ...(t.wind ? { extensions: [{ code: 'WIND_SPEED', value: t.wind }] } : {}),
            }),
          ),
        })
      }),
    }
  }
  return fieldPlayed(offsets, 1, standing, tries.length, () =>
    placings(order(entrants, tries, absent), (e) => mark(e, tries), absent),
  )
}

const bests = (own: readonly Try[]): number[] =>
  own.flatMap((t) => (t.distance === null ? [] : [t.distance])).sort((a, b) => b - a)

/** One number for best and second best, less being better; null without a valid attempt. */
function mark(entrant: Entrant, tries: readonly Try[]): number | null {
  const [best, second] = bests(tries.filter((t) => t.entrant.code === entrant.code))
  return best === undefined ? null : -(best * 100_000 + (second ?? 0))
}

function order(entrants: readonly Entrant[], tries: readonly Try[], absent: ReadonlySet<string>): Entrant[] {
  const key = new Map(entrants.map((e) => [e.code, absent.has(e.code) ? 2 : (mark(e, tries) ?? 1)]))
  return [...entrants].sort((a, b) => (key.get(a.code) ?? 0) - (key.get(b.code) ?? 0))
}

interface Leap {
  readonly entrant: Entrant
  readonly bar: number
  readonly cleared: boolean
}

/** High jump and pole vault: three failures in a row and out; equal heights by failures at it, then by all failures; else shared. */
export function playHeight(
  rules: Extract<ListRules, { play: 'height' }>,
  entrants: readonly Entrant[],
  chance: Random,
): Played {
  const absent = new Set(entrants.filter(() => chance.chance(0.015)).map((e) => e.code))
  const cap = new Map(entrants.map((e) => [e.code, rules.base * (1 + 0.03 * e.ability + 0.02 * chance.normal())]))
  const bars = Array.from({ length: 14 }, (_, i) => Math.round((rules.base * 0.9 + i * rules.step) * 100))
  const leaps: Leap[] = []
  let field = entrants.filter((e) => !absent.has(e.code))
  for (const bar of bars) {
    const out = new Set<string>()
    let trying = field.filter((e) => bar / 100 > (cap.get(e.code) ?? 0) * 0.94 || chance.chance(0.4))
    for (let attempt = 1; attempt <= 3; attempt++) {
      const failed: Entrant[] = []
      for (const entrant of trying) {
        const margin = ((cap.get(entrant.code) ?? 0) - bar / 100) / rules.step
        const cleared = chance.chance(margin > 2 ? 0.93 : margin > 0 ? 0.7 : margin > -1 ? 0.3 : 0.06)
        leaps.push({ entrant, bar, cleared })
        if (!cleared) failed.push(entrant)
      }
      trying = failed
    }
    for (const entrant of trying) out.add(entrant.code)
    field = field.filter((e) => !out.has(e.code))
    if (field.length === 0) break
  }
  const offsets = evenly(leaps.length, chance, 38, 66)
  const facts = (entrant: Entrant, made: readonly Leap[]) => {
    const own = made.filter((l) => l.entrant.code === entrant.code)
    const best = Math.max(0, ...own.filter((l) => l.cleared).map((l) => l.bar))
    const failures = own.filter((l) => !l.cleared && l.bar <= best)
    return { own, best, atBest: failures.filter((l) => l.bar === best).length, all: failures.length }
  }
  const markOf = (entrant: Entrant, made: readonly Leap[]): number | null => {
    const { best, atBest, all } = facts(entrant, made)
    return best === 0 ? null : -(best * 10_000 - atBest * 100 - all)
  }
  const orderOf = (made: readonly Leap[]) => {
    const key = new Map(entrants.map((e) => [e.code, absent.has(e.code) ? 2 : (markOf(e, made) ?? 1)]))
    return [...entrants].sort((a, b) => (key.get(a.code) ?? 0) - (key.get(b.code) ?? 0))
  }
  const standing = (count: number, over: boolean): Standing => {
    const made = leaps.slice(0, count)
    const list = orderOf(made)
    const ranks = ranksOf(list.map((e) => markOf(e, made)))
    const bar = made[made.length - 1]?.bar
    const contested = [...new Set(made.map((l) => l.bar))]
    return {
      ...NO_CLOCK,
      extendedInfos: bar && !over ? [{ type: 'UI', code: 'HEIGHT', value: (bar / 100).toFixed(2) }] : [],
      results: list.map((entrant, i) => {
        const { own, best } = facts(entrant, made)
        const irm = absent.has(entrant.code) ? 'DNS' : over && best === 0 ? 'NM' : null
        const { rank, equal } = ranks[i] ?? { rank: null, equal: false }
        return row(entrant, i + 1, {
          rank: rank === null ? null : String(rank),
          rankEqual: equal,
          resultType: irm ? 'IRM' : best === 0 ? null : 'DISTANCE',
          result: best === 0 ? null : (best / 100).toFixed(2),
          irm,
          startOrder: String(entrants.indexOf(entrant) + 1),
          extended: heightsOf(own, irm === 'DNS' ? [] : contested).map(({ height, trials }, pos) => ({
            type: 'ER',
            code: 'HEIGHT',
            pos: String(pos + 1),
            value: (height / 100).toFixed(2),
            value2: trials,
          })),
        })
      }),
    }
  }
  return fieldPlayed(offsets, 2, standing, leaps.length, () =>
    placings(orderOf(leaps), (e) => markOf(e, leaps), absent),
  )
}

/** Every height an athlete met with its trials; `-` for one that was passed, known once the bar is higher. Out after XXX. */
function heightsOf(
  own: readonly Leap[],
  contested: readonly number[],
): { readonly height: number; readonly trials: string }[] {
  const met: { readonly height: number; readonly trials: string }[] = []
  for (const [i, height] of contested.entries()) {
    const trials = own
      .filter((l) => l.bar === height)
      .map((l) => (l.cleared ? 'O' : 'X'))
      .join('')
    if (trials !== '' || i + 1 < contested.length) met.push({ height, trials: trials || '-' })
    if (trials === 'XXX') break
  }
  return met
}

/** Offsets of `count` attempts, each some seconds after the one before. */
function evenly(count: number, chance: Random, low: number, high: number): number[] {
  let at = 0
  return Array.from({ length: count }, () => (at += Math.round(chance.between(low, high)) * SECOND))
}

/** A LIVE result after every `every` attempts. */
function fieldPlayed(
  offsets: readonly number[],
  every: number,
  standing: (count: number, over: boolean) => Standing,
  total: number,
  placed: () => Placing[],
): Played {
  const counts = offsets.map((_, i) => i + 1).filter((count) => count % every === 0)
  return {
    duration: (offsets[offsets.length - 1] ?? 0) + 20 * SECOND,
    beats: counts.map((count) => offsets[count - 1] ?? 0),
    breaks: [],
    live: (beat) => standing(counts[beat] ?? 0, false),
    closing: () => standing(total, true),
    placings: placed(),
  }
}

function placings(
  list: readonly Entrant[],
  markOf: (e: Entrant) => number | null,
  absent: ReadonlySet<string>,
): Placing[] {
  const marks = list.map(markOf)
  const ranks = ranksOf(marks)
  return list.map((entrant, i) => ({
    entrant,
    rank: ranks[i]?.rank ?? null,
    irm: absent.has(entrant.code) ? 'DNS' : marks[i] === null ? 'NM' : null,
    mark: marks[i] ?? Number.POSITIVE_INFINITY,
    wlt: null,
  }))
}
