/** Most milliseconds of each class of durations; the last one has no most. */
export const DURATION_CLASSES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000] as const

/** The class of a duration, by its place. */
export function durationClass(ms: number): number {
  let place = 0
  while (place < DURATION_CLASSES.length && ms > (DURATION_CLASSES[place] ?? 0)) place++
  return place
}

/** Milliseconds that `part` of the counted took at most; null: more than the last class has, or none was counted. */
export function durationAtMost(counts: readonly number[], part: number): number | null {
  const wanted = counts.reduce((sum, n) => sum + n, 0) * part
  if (wanted === 0) return null
  let sum = 0
  const place = counts.findIndex((n) => (sum += n) >= wanted)
  return DURATION_CLASSES[place] ?? null
}
