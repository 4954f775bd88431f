import type { Film } from '@games/contract/safe-sport/safe-sport'

/** A stretch of the film: a chapter, or the whole of one that has none (`title` null). Seconds. */
export interface Stretch {
  readonly title: Film['chapters'][number]['title'] | null
  readonly from: number
  readonly to: number
}

export function stretchesOf({ chapters, seconds }: Pick<Film, 'chapters' | 'seconds'>): Stretch[] {
  if (chapters.length === 0) return [{ title: null, from: 0, to: seconds }]
  return chapters.map(({ at, title }, n) => ({ title, from: at, to: chapters[n + 1]?.at ?? seconds }))
}

/** Which of them a moment is in; the last one's end belongs to it. */
export const stretchAt = (stretches: readonly Stretch[], seconds: number): number =>
  Math.max(
    0,
    stretches.findLastIndex(({ from }) => from <= seconds),
  )

/** How much of a stretch lies before a moment, from 0 to 1. */
export const partBefore = ({ from, to }: Stretch, seconds: number): number =>
  Math.min(1, Math.max(0, (seconds - from) / (to - from)))
