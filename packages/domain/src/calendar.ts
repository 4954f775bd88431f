const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
/** Days outside of these years are a slip, and reckoning with them leaves what databases and clocks know. */
export const GAMES_YEARS = [1900, 2199] as const

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether it is `YYYY-MM-DD` and a day of the calendar. `Date.parse` takes 30 February, and the database does not. */
export function isCalendarDay(value: string): boolean {
  const parts = DATE.exec(value)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = DAYS[month - 1]
  return year > 0 && last !== undefined && day >= 1 && day <= (leap ? 29 : last)
}

/** Whether the games can have this day, `YYYY-MM-DD`. */
export function isGamesDay(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= GAMES_YEARS[0] && year <= GAMES_YEARS[1] && isCalendarDay(day)
}
