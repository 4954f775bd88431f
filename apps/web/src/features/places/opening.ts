/** When a place is open, venue time: `days` 1 is Monday, 7 Sunday; all day is 00:00 to 24:00, past midnight `to` is before `from`. */
export interface Opening {
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}

export type OpeningState =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: string }
  /** `from`: when it opens later today; null: not today. */
  | { readonly kind: 'closed'; readonly from: string | null }

const EVERY_DAY = 7

const isAllDay = ({ from, to }: Opening): boolean => from === '00:00' && to === '24:00'

/** Open day and night, the whole week. */
export const isAlwaysOpen = (opening: readonly Opening[]): boolean =>
  new Set(opening.filter(isAllDay).flatMap(({ days }) => days)).size === EVERY_DAY

/** ISO weekday of a day, `2027-09-14` → 2. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || EVERY_DAY

/** How it stands at an instant written in venue time; null: nothing is said of its hours. */
export function openingAt(opening: readonly Opening[], instant: string): OpeningState | null {
  if (opening.length === 0) return null
  if (isAlwaysOpen(opening)) return { kind: 'always' }
  const [today, time] = [weekdayOf(instant.slice(0, 10)), instant.slice(11, 16)]
  const yesterday = today === 1 ? EVERY_DAY : today - 1
  const isOn = (one: Opening, day: number) => one.days.includes(day)
  const until = opening.flatMap((one) => {
    const isOvernight = one.to <= one.from
    if (isOn(one, today) && time >= one.from && (isOvernight || time < one.to)) return [one.to]
    return isOvernight && isOn(one, yesterday) && time < one.to ? [one.to] : []
  })
  if (until.length > 0) return { kind: 'open', until: until.toSorted().at(-1) ?? '' }
  const later = opening.filter((one) => isOn(one, today) && one.from > time).map(({ from }) => from)
  return { kind: 'closed', from: later.toSorted()[0] ?? null }
}
