import { readFileSync } from 'node:fs'
import type { CourtUnit } from '@games/domain/predicted-starts/court'
import type { Replayed } from './predict-replay.ts'

/** A match as the public test data has it; instants in epoch seconds. */
interface PublishedMatch {
  readonly key: string
  readonly comp_level: string
  readonly match_number: number
  readonly time: number
  readonly actual_time: number
  readonly predicted_time: number
}

/** A match of an event on one field; instants in epoch milliseconds. */
export interface FieldMatch {
  readonly code: string
  readonly level: string
  readonly planned: number
  readonly start: number
  /** What the event's own service predicted last. */
  readonly theirs: number
  /** A third match of a set: known to take place only once this one was played. */
  readonly onlyAfter: string | null
}

/** Reads matches in the order in which they were played; `null` where the file is not there. */
export function readMatches(path: string): FieldMatch[] | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const matches = JSON.parse(text) as PublishedMatch[]
  return matches
    .map((match) => ({
      code: match.key,
      level: match.comp_level,
      planned: match.time * 1000,
      start: match.actual_time * 1000,
      theirs: match.predicted_time * 1000,
      onlyAfter: match.comp_level !== 'qm' && match.match_number > 2 ? match.key.replace(/\d+$/, '2') : null,
    }))
    .sort((a, b) => a.start - b.start)
}

/** The event's day: it was in New York, in summer. */
const dayOf = (at: number) => new Date(at - 4 * 3_600_000).toISOString().slice(0, 10)

/** The event's field, a day each, as it was known at an instant: what had begun, and what was to come. */
export const fieldDays = (matches: readonly FieldMatch[]): Replayed[] =>
  [...Map.groupBy(matches, ({ planned }) => dayOf(planned)).values()].map((day) => ({
    units: day.map(({ code, start, planned }) => ({ code, start, printed: planned })),
    courtAt: (now) => fieldAt(day, now),
  }))

function fieldAt(day: readonly FieldMatch[], now: number): CourtUnit[] {
  const begun = new Set(day.filter(({ start }) => start <= now).map(({ code }) => code))
  const known = day.filter(({ onlyAfter }) => onlyAfter === null || begun.has(onlyAfter))
  const newest = known.filter(({ code }) => begun.has(code)).at(-1)
  return known.map((one) => ({
    code: one.code,
    kind: one.level,
    state: begun.has(one.code) ? (one === newest ? 'on' : 'over') : 'to-come',
    planned: one.planned,
    plannedEnd: null,
    order: null,
    inTurn: false,
    start: begun.has(one.code) ? one.start : null,
    end: null,
  }))
}
