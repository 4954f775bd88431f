/** From how long before its start a unit is said to be due. Minutes. */
const SOON_MIN = 30
const MINUTE_MS = 60_000

/** When a unit that has not begun is due, in whole minutes: soon, or since when it should have begun; null: not yet, or nobody is told when. */
export function dueOf(
  { start, hideStart }: { readonly start: string | null; readonly hideStart: boolean },
  now: number,
): { readonly is: 'soon' | 'late'; readonly minutes: number } | null {
  const at = start === null || hideStart ? Number.NaN : Date.parse(start)
  if (Number.isNaN(at)) return null
  const minutes = Math.floor((now - at) / MINUTE_MS)
  if (minutes >= 0) return { is: 'late', minutes }
  return -minutes <= SOON_MIN ? { is: 'soon', minutes: -minutes } : null
}
