import type { PlayedPart } from '@games/contract'

/** What is known of somebody's watching. Times of the film and real ones are milliseconds. */
export interface Watching {
  /** From the beginning of the film, without a gap. */
  readonly watchedMs: number
  /** The run of a player that counts: the one that began last. */
  readonly play: string
  /** Real time of that run that nothing was counted for yet. */
  readonly spareMs: number
  /** When that run was last heard of. */
  readonly reportedAt: number
}

/** A run that is not heard of for longer counts no more than this when it is: a player reports every few seconds. */
export const LONGEST_SILENCE_MS = 60_000
/** What one report came too early or late by is made up for by the next ones. */
export const MOST_SPARE_MS = 5_000
/** What may be missing between what was watched and where a part begins: it is paid for in real time like the rest. */
export const WIDEST_GAP_MS = 3_000
/** What may be missing at the end: the way of the first report, and a film that is a little shorter than the organiser wrote. */
export const MISSING_AT_END_MS = 2_000

/**
 * What is watched after a report. Real time is counted once, whoever reports how often from how many devices: of one run as much as has
 * passed since it began, and only the run that began last goes on. So neither skipping, nor another speed, nor an end that is merely
 * reported earns anything, and what is reported twice or late changes nothing.
 */
export function countPlayed(before: Watching | null, { play, from, to }: PlayedPart, now: number): Watching {
  const watchedMs = before?.watchedMs ?? 0
  if (before?.play !== play) return { watchedMs, play, spareMs: 0, reportedAt: now }
  const passed = Math.min(Math.max(0, now - before.reportedAt), LONGEST_SILENCE_MS)
  const real = before.spareMs + passed
  const counted = from <= watchedMs + WIDEST_GAP_MS ? Math.min(Math.max(0, to - watchedMs), real) : 0
  return {
    watchedMs: watchedMs + counted,
    play,
    spareMs: Math.min(real - counted, MOST_SPARE_MS),
    reportedAt: Math.max(now, before.reportedAt),
  }
}

/** Whether that is all of a film of such a length. */
export const isWhole = ({ watchedMs }: Watching, lengthMs: number): boolean =>
  watchedMs >= lengthMs - missingAtEnd(lengthMs)

/** Never more than a tenth, so that the shortest film has to be watched too. */
const missingAtEnd = (lengthMs: number): number => Math.min(MISSING_AT_END_MS, lengthMs / 10)
