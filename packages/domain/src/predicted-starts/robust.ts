/** The quantile `q` (0 to 1) of numbers in any order, interpolated; 0 of none. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (sorted.length - 1) * q
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** What `seen` tells of a figure, drawn to what is thought without it: it counts like so many observations (`weight`). */
export const shrunk = (seen: number, count: number, thought: number, weight: number): number =>
  (seen * count + thought * weight) / (count + weight)

/** The middle of what was seen and of `weight` observations of what is thought without it: one that is far off moves it little, even of two. */
export const medianWith = (seen: readonly number[], thought: number, weight: number): number =>
  median([...seen, ...Array.from({ length: weight }, () => thought)])
