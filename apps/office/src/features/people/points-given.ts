/** Shortest reason. Characters. */
const MIN_REASON = 5

/** Returns the fault of a typed number of points, `null` if it is valid. `left`: points that may still be given today. */
export function pointsFault(typed: string, left: number): 'whole' | 'many' | null {
  const points = Number(typed)
  if (typed !== '' && (!Number.isInteger(points) || points < 1)) return 'whole'
  return points > left ? 'many' : null
}

/** Whether points can be given as typed. */
export const isGift = ({ typed, reason }: { readonly typed: string; readonly reason: string }, left: number): boolean =>
  typed !== '' && pointsFault(typed, left) === null && reason.trim().length >= MIN_REASON
