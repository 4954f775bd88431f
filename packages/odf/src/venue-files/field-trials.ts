import type { OdfExtended, OdfResult } from '../message.ts'

/** Attempts of throws and horizontal jumps (`ER/ATTEMPT`), or heights of vertical jumps with their trials (`ER/HEIGHT`, `Value2`: `XXO`). */
export type FieldForm = 'attempts' | 'height'
export const TRIAL_CODES: ReadonlySet<string> = new Set(['ATTEMPT', 'HEIGHT'])

/** Attempts of all athletes before the cut, and of the finalists (World Athletics, TR 25.6). */
export const BEFORE_CUT = 3
export const MAX_ATTEMPTS = 6
/** Consecutive failures that end a vertical jump (World Athletics, TR 26.2). */
const FAILURES = 3

const trialsOf = ({ extended }: OdfResult): readonly OdfExtended[] =>
  extended.filter(({ type, code }) => type === 'ER' && TRIAL_CODES.has(code))

/** The values of trials that count when two files are compared: `7.12 +0.3`, `1.55 XXO`. */
export const inWords = (trials: readonly OdfExtended[]): string =>
  trials
    .map(({ value, value2, extensions = [] }) =>
      [value, value2, extensions.find(({ code }) => code === 'WIND_SPEED')?.value].filter(Boolean).join(' '),
    )
    .join(', ')

/** Whether trials at heights ended with the failures that the rules allow, or with a retirement. */
export function isOut(trials: readonly OdfExtended[]): boolean {
  const jumps = trials.map(({ value2 = '' }) => value2).join('')
  return jumps.includes('R') || jumps.replaceAll('-', '').endsWith('X'.repeat(FAILURES))
}

/**
 * Whether a list shows that its field event is over. Vertical jumps: all athletes are out. Attempts: the finalists have all six and the others the
 * three before the cut; an event of fewer attempts looks like an unfinished one.
 */
export function isFieldOver(list: readonly OdfResult[], form: FieldForm): boolean {
  const started = list.filter(({ irm }) => irm === null)
  if (list.length === 0 || started.some(({ result }) => result === null)) return false
  const trials = started.map(trialsOf)
  if (form === 'height') return trials.every(isOut)
  const counts = trials.map((own) => (own.at(-1)?.value === 'r' ? BEFORE_CUT : own.length))
  return (
    counts.every((count) => count === BEFORE_CUT || count === MAX_ATTEMPTS) &&
    (counts.length === 0 || counts.includes(MAX_ATTEMPTS))
  )
}

/**
 * A list with its ranks by the trials of all flights: the files of flights are written at different times, so that their places contradict each
 * other. Attempts are compared best by best (World Athletics, TR 25.22), heights by countback (TR 26.8). Athletes who are level for the first place
 * have the order of their places in the file, by the code of the competitor, as a jump-off is not in it.
 */
export function rankedByTrials(
  list: readonly OdfResult[],
  form: FieldForm,
  places: ReadonlyMap<string, number>,
): OdfResult[] {
  const compared = list
    .filter(({ irm, result }) => irm === null && result !== null)
    .map((row) => ({ row, figures: figuresOf(row, form) }))
    .sort((a, b) => compare(b.figures, a.figures))
  const level = compared.filter(({ figures }) => compare(figures, compared[0]?.figures ?? []) === 0)
  const isParted = form === 'height' && level.every(({ row }) => places.has(row.competitor.code))
  const placed = isParted
    ? [...level.toSorted((a, b) => placeOf(a.row) - placeOf(b.row)), ...compared.slice(level.length)]
    : compared
  const ranks = new Map<OdfResult, number>()
  for (const [at, { row, figures }] of placed.entries()) {
    const before = placed[at - 1]
    const isLevel =
      before !== undefined &&
      compare(before.figures, figures) === 0 &&
      !(isParted && at < level.length && placeOf(before.row) !== placeOf(row))
    ranks.set(row, isLevel ? (ranks.get(before.row) ?? at) : at + 1)
  }
  return list.map((row) => ({ ...row, rank: ranks.get(row)?.toString() ?? null }))

  function placeOf({ competitor }: OdfResult): number {
    return places.get(competitor.code) ?? 0
  }
}

/** Greater figures are better: marks from the best, or the height, failures at it and failures up to it. A row without trials has its result. */
function figuresOf(row: OdfResult, form: FieldForm): number[] {
  const trials = trialsOf(row)
  if (form === 'attempts') {
    const marks = trials.map(({ value }) => Number(value)).filter((mark) => mark > 0)
    return marks.length === 0 ? [Number(row.result)] : marks.sort((a, b) => b - a)
  }
  const best = Number(row.result)
  const failures = trials
    .filter(({ value }) => Number(value) <= best)
    .map(({ value, value2 = '' }) => ({ height: Number(value), failed: value2.split('X').length - 1 }))
  const sum = (of: typeof failures): number => of.reduce((all, { failed }) => all + failed, 0)
  return [best, -sum(failures.filter(({ height }) => height === best)), -sum(failures)]
}

/** Negative: the second is better. A mark is better than none. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [one, other] = [a[at] ?? Number.NEGATIVE_INFINITY, b[at] ?? Number.NEGATIVE_INFINITY]
    if (one !== other) return one > other ? 1 : -1
  }
  return 0
}
