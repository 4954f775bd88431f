import type { Course } from '@games/contract/content/shown-content'

/** What the page can be narrowed to, in the order it is offered. */
export const COURSE_CHOICES = ['athletes', 'coaches', 'remote'] as const
type CourseChoice = (typeof COURSE_CHOICES)[number]

export interface CourseFilter {
  readonly of?: CourseChoice
}

export function courseFilterOf(search: Readonly<Record<string, unknown>>): CourseFilter {
  const of = COURSE_CHOICES.find((choice) => choice === search['of'])
  return of === undefined ? {} : { of }
}

/** What is for everybody is for athletes and coaches too. */
export const isOffered = ({ audience, remote }: Course, of: CourseChoice | undefined): boolean =>
  of === undefined || (of === 'remote' ? remote : audience === 'everybody' || audience === of)

/** Over at `now`, games time in epoch milliseconds; without an end, when its day is over: not before it is known. */
export function isOver({ starts, ends }: Course, now: number | null): boolean {
  const end = ends === null ? (starts === null ? NaN : Date.parse(starts) + DAY) : Date.parse(ends)
  return now !== null && end <= now
}
const DAY = 24 * 60 * 60_000
