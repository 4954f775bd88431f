import { exerciseOf } from '../sports/exercise.ts'
import { heightsMet } from '../sports/field.ts'
import type { SportRow } from '../sports/sport.ts'
import { extensionOf, valueOf, valuesOf } from '../sports/values.ts'
import { arrowsOf, figureOf, sumOf, timeOf } from './figures.ts'
import type { RuleId } from './reason.ts'
import type { Measure, Step } from './tiers.ts'

/**
 * The rules by which results are compared, each on its own; which of them a sport asks, and in which order, is in its rule set. Values
 * are read as the sports' modules read them (sports/*). Three are ours: ER/THOUSANDTHS, a time to the thousandth beside a result to the
 * hundredth, ER/FINISH_ORDER, the place in which the line or the wall was reached, as the judges have it, and ER/LAST_LAP, the time of the
 * last lap of a track cyclist, or of the last 100 m of the flying 200 m.
 */
const higher = (figure: number | null, written?: string | null): Measure | null =>
  figure === null ? null : { keys: [figure], written: written ?? String(figure) }
const lower = (figure: number | null, written?: string | null): Measure | null =>
  figure === null ? null : { keys: [-figure], written: written ?? String(figure) }

/** Times of athletics count to the hundredth, the next longer one where there are thousandths (WA TR 19.24). */
const toTheHundredth = (ms: number): number => Math.ceil(ms / 10) * 10

const thousandthOf = (row: SportRow): string | null => {
  const sent = valueOf(row, 'THOUSANDTHS')
  if (sent !== null) return sent
  return timeOf(row.result)?.decimals === 3 ? row.result : null
}

const EXERCISES = ['FX', 'PH', 'SR', 'VT', 'PB', 'HB', 'UB', 'BB', 'HOOP', 'BALL', 'CLUBS', 'RIBBON', 'EX1', 'EX2']

/** The scores of a row's exercises; of two vaults the average is one. */
const exerciseScores = (row: SportRow): number[] =>
  EXERCISES.flatMap((code) => figureOf(exerciseOf(row, code)?.value) ?? [])

/** The sum of one part over a row's exercises; of two vaults both count. Null where an exercise lacks it, or none was sent. */
function partSum(row: SportRow, part: string): Measure | null {
  const vaults = ['VT1', 'VT2'].filter((code) => exerciseOf(row, code) !== undefined)
  const codes = EXERCISES.flatMap((code) => (code === 'VT' && vaults.length > 0 ? vaults : [code]))
  const parts = codes.flatMap((code) => {
    const exercise = exerciseOf(row, code)
    return exercise ? [figureOf(extensionOf(exercise, part))] : []
  })
  if (parts.length === 0 || parts.includes(null)) return null
  return higher(sumOf(parts as number[]))
}

/**
 * The trials that a countback counts: those of the contest, though the result may be a height cleared in the jump-off (WA TR 25.21). Null
 * where no trials were sent, or where they do not have the result.
 */
function countback(row: SportRow): { atLast: number; inAll: number } | null {
  const all = heightsMet(row)
  const met = all.filter(({ jumpOff }) => jumpOff === 0)
  const last = met.findLast(({ trials }) => trials.includes('O'))
  const cleared = all.flatMap(({ height, trials }) => (trials.includes('O') ? [figureOf(height) ?? 0] : []))
  if (!last || ![figureOf(last.height), Math.max(...cleared)].includes(figureOf(row.result))) return null
  const failures = (trials: string) => trials.split('X').length - 1
  const upTo = met.slice(0, met.indexOf(last) + 1)
  return {
    atLast: failures(last.trials),
    inAll: upTo.reduce((sum, { trials }) => sum + failures(trials), 0),
  }
}

/** Valid distances, the longest first; null where no attempts were sent. */
function distances(row: SportRow): number[] | null {
  const attempts = valuesOf(row, 'ATTEMPT')
  if (attempts.length === 0) return null
  return attempts.flatMap(({ value }) => figureOf(value) ?? []).sort((a, b) => b - a)
}

const STEPS: readonly Step<SportRow>[] = [
  {
    rule: 'time',
    measure: ({ result }) => lower(timeOf(result)?.ms ?? null, result),
  },
  {
    rule: 'time-to-the-hundredth',
    measure: ({ result }) => {
      const time = timeOf(result)
      return time && lower(toTheHundredth(time.ms), result)
    },
  },
  {
    rule: 'thousandth',
    orElse: true,
    measure: (row) => {
      const written = thousandthOf(row)
      return lower(timeOf(written)?.ms ?? null, written)
    },
  },
  {
    rule: 'finish-order',
    orElse: true,
    measure: (row) => lower(figureOf(valueOf(row, 'FINISH_ORDER'))),
  },
  {
    rule: 'last-lap',
    measure: (row) => {
      const written = valueOf(row, 'LAST_LAP')
      return lower(timeOf(written)?.ms ?? null, written)
    },
  },
  { rule: 'distance', measure: ({ result }) => higher(figureOf(result), result) },
  { rule: 'height', measure: ({ result }) => higher(figureOf(result), result) },
  { rule: 'points', measure: ({ result }) => higher(figureOf(result), result) },
  {
    // the second best, then the third best and so on (WA TR 25.22)
    rule: 'next-best-attempts',
    measure: (row) => {
      const all = distances(row)?.slice(1)
      return all ? { keys: all, written: all.join(' ') } : null
    },
  },
  {
    rule: 'fewest-failures-at-last-height',
    measure: (row) => lower(countback(row)?.atLast ?? null),
  },
  { rule: 'fewest-failures', measure: (row) => lower(countback(row)?.inAll ?? null) },
  {
    // only for the first place (WA TR 26.8): without one the sheet states whether they share it
    rule: 'jump-off',
    applies: (group, place) => place === 1 && !group.every(hasRetired),
    measure: (row, group) => {
      if (!group.some((one) => jumpOffOf(one).length > 0 || hasRetired(one))) return null
      const jumped = jumpOffOf(row)
      return { keys: [hasRetired(row) ? -1 : 0, ...jumpOffKeys(jumped, group)], written: jumped.join(' ') }
    },
  },
  {
    // without the worst score, then without the two worst and so on
    rule: 'all-but-the-worst',
    measure: (row) => {
      const scores = exerciseScores(row).sort((a, b) => b - a)
      if (scores.length < 2) return null
      const sums = scores.slice(1).map((_, i) => sumOf(scores.slice(0, scores.length - 1 - i)))
      return { keys: sums, written: sums.join(' ') }
    },
  },
  { rule: 'execution', measure: (row) => partSum(row, 'EXECUTION') },
  { rule: 'difficulty', measure: (row) => partSum(row, 'DIFFICULTY') },
  { rule: 'artistry', measure: (row) => partSum(row, 'ARTISTRY') },
  { rule: 'tens', measure: (row) => higher(figureOf(valueOf(row, 'TENS'))) },
  { rule: 'xs', measure: (row) => higher(figureOf(valueOf(row, 'XS'))) },
  {
    // arrow after arrow
    rule: 'shoot-off',
    applies: (group) => group.some((row) => valueOf(row, 'SO') !== null),
    measure: (row) => {
      const shot = valueOf(row, 'SO')
      const arrows = arrowsOf(shot)
      return shot === null || arrows === null ? null : { keys: arrows, written: shot }
    },
  },
  {
    rule: 'closest-arrow',
    applies: (group) => group.some((row) => valueOf(row, 'CLOSEST') === 'Y'),
    measure: (row) => higher(valueOf(row, 'CLOSEST') === 'Y' ? 1 : 0),
  },
]

const jumpOffOf = (row: SportRow): string[] =>
  heightsMet(row)
    .filter(({ jumpOff }) => jumpOff > 0)
    .map(({ trials }) => trials)

/** An athlete who retired in the contest has no claim to a better place in a jump-off (WA TR 26.9.5). */
const hasRetired = (row: SportRow): boolean =>
  heightsMet(row).some(({ jumpOff, trials }) => jumpOff === 0 && trials.includes('R'))

const DECLINED = /^[-–RP]/

/**
 * A key for each round of the jump-off: 1 cleared, 0 not cleared, -1 declined. An athlete without a trial has 0 where all others of the round
 * declined, since the athlete has won without jumping (WA TR 26.9.5), else -2 as not in the round.
 */
function jumpOffKeys(own: readonly string[], group: readonly SportRow[]): number[] {
  const all = group.map(jumpOffOf)
  const rounds = Math.max(...all.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => {
    const trials = own[round]
    if (trials === undefined) return all.every((row) => row[round] === undefined || DECLINED.test(row[round])) ? 0 : -2
    if (DECLINED.test(trials)) return -1
    return trials.includes('O') ? 1 : 0
  })
}

/** The rules by which rows of a list are compared. */
export const RESULT_STEPS: ReadonlyMap<RuleId, Step<SportRow>> = new Map(STEPS.map((step) => [step.rule, step]))
