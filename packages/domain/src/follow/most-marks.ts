import type { FollowMark } from './follow.ts'

/** Most marks that a visitor has, with those of what is no longer followed. */
export const MOST_MARKS = 1_000

/** The marks without the oldest words about what is no longer followed, where there are more than `MOST_MARKS`. */
export function withoutOldest(marks: readonly FollowMark[]): FollowMark[] {
  const more = marks.length - MOST_MARKS
  if (more <= 0) return [...marks]
  const over = marks.filter(({ followed }) => !followed).sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
  const gone = new Set(over.slice(0, more))
  return marks.filter((mark) => !gone.has(mark))
}
