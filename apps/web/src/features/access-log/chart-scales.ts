import { scaleBand, scaleLinear } from 'd3-scale'
import { curveStep, line, stack } from 'd3-shape'

/** What one bar stands for: requests by how they ended, and of the period before in its place. */
export interface BarCounts {
  readonly success: number
  readonly errors: number
  /** Null where it is not shown. */
  readonly before: number | null
}

/** A bar as it is drawn: from the left in hundredths of the width, from the top in pixels. */
export interface Bar {
  readonly x: number
  readonly width: number
  readonly middle: number
  readonly success: Extent
  readonly errors: Extent
}
interface Extent {
  readonly y: number
  readonly height: number
}

export interface BarChart {
  readonly bars: readonly Bar[]
  /** Round values with their heights from the top, the lowest first. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  /** The course of the period before, as a path over the bars; empty where it is not shown. */
  readonly before: string
}

/** Pixels: a bar with anything in it can be seen, and so can the errors on it. */
const LEAST = 1.5
/** Pixels between what succeeded and what failed. */
const APART = 1.5

/** Bars of requests, one above the other, in a room `height` pixels high and 100 wide. `ticks`: about so many lines. */
export function barChart(counts: readonly BarCounts[], { height, ticks }: { height: number; ticks: number }): BarChart {
  const inner = counts.length > 31 ? 0.2 : 0.36
  const across = scaleBand<number>()
    .domain(counts.map((_, at) => at))
    .range([0, 100])
    .paddingInner(inner)
    .paddingOuter(inner / 2)
  const most = Math.max(1, ...counts.map(({ success, errors, before }) => Math.max(success + errors, before ?? 0)))
  const up = scaleLinear().domain([0, most]).range([height, 0]).nice(ticks)
  const [successes = [], failures = []] = stack<BarCounts>().keys(['success', 'errors'])([...counts])
  const extent = (from: number, to: number): Extent => {
    if (to === from) return { y: up(to), height: 0 }
    const drawn = Math.max(up(from) - up(to), LEAST)
    return { y: up(from) - drawn, height: drawn }
  }
  const bars = counts.map((_, at): Bar => {
    const success = extent(successes[at]?.[0] ?? 0, successes[at]?.[1] ?? 0)
    const failed = extent(failures[at]?.[0] ?? 0, failures[at]?.[1] ?? 0)
    // above what can be seen of the successes, apart from them
    const apart = failed.height > 0 && success.height > 0
    const errors = apart ? { ...failed, y: success.y - APART - failed.height } : failed
    const x = across(at) ?? 0
    return { x, width: across.bandwidth(), middle: x + across.bandwidth() / 2, success, errors }
  })
  const course = line<number>()
    .x((at) => bars[at]?.middle ?? 0)
    .y((at) => up(counts[at]?.before ?? 0))
    .defined((at) => counts[at]?.before !== null)
    .curve(curveStep)
  return {
    bars,
    ticks: up
      .ticks(ticks)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: up(value) })),
    before: counts.some(({ before }) => before !== null) ? (course(counts.map((_, at) => at)) ?? '') : '',
  }
}

/** Every how many bars one has its label, so that no more than `most` have, and the last one always, or the first. */
export const isLabelled = (at: number, of: number, most: number, from: 'first' | 'last' = 'last'): boolean =>
  (from === 'first' ? at : of - 1 - at) % Math.max(1, Math.ceil(of / most)) === 0

/** Hundredths of the width that words over the middle of a bar may reach to either side; words to one side of it reach twice as far. */
const MARK_REACH = 12

/** Pixels from one line of words over bars to the next. */
const MARK_HEIGHT = 18

/** The top of what is drawn of a bar; a bar that is not there is below all. */
const topOf = (bar: Bar | undefined): number =>
  bar === undefined ? Infinity : bar.errors.height > 0 ? bar.errors.y : bar.success.y

/** From where to where words over a bar may reach, in hundredths of the width. */
function markExtent(at: number, bars: readonly Bar[]): readonly [from: number, to: number] {
  const { x = 0, width = 0, middle = 0 } = bars[at] ?? {}
  const anchor = markAnchor(at, bars)
  if (anchor === 'start') return [x, x + 2 * MARK_REACH]
  if (anchor === 'end') return [x + width - 2 * MARK_REACH, x + width]
  return [middle - MARK_REACH, middle + MARK_REACH]
}

/** Which bars keep their words: the weightiest first, none that would be written over another's. Weights by bar, null where there are no words. */
export function keptMarks(weights: readonly (number | null)[], bars: readonly Bar[]): ReadonlySet<number> {
  const kept = new Set<number>()
  const isApart = (at: number, other: number): boolean => {
    const [from, to] = markExtent(at, bars)
    const [otherFrom, otherTo] = markExtent(other, bars)
    return to <= otherFrom || otherTo <= from || Math.abs(topOf(bars[at]) - topOf(bars[other])) >= MARK_HEIGHT
  }
  const marked = weights.flatMap((weight, at) => (weight === null ? [] : [{ weight, at }]))
  for (const { at } of marked.sort((a, b) => b.weight - a.weight))
    if ([...kept].every((other) => isApart(at, other))) kept.add(at)
  return kept
}

/** To which side words over a bar grow: not out of the drawing, and not over a higher neighbour where the other one is lower. */
export function markAnchor(at: number, bars: readonly Bar[]): 'start' | 'middle' | 'end' {
  const middle = bars[at]?.middle ?? 0
  const [isLeftHigher, isRightHigher] = [at - 1, at + 1].map((beside) => topOf(bars[beside]) < topOf(bars[at]))
  if (middle < MARK_REACH || (isLeftHigher && !isRightHigher && middle < 100 - MARK_REACH)) return 'start'
  if (middle > 100 - MARK_REACH || (isRightHigher && !isLeftHigher)) return 'end'
  return 'middle'
}
