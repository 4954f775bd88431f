import { GAMES_YEARS, isGamesDay, isMoment } from '@games/domain'
import { z } from 'zod'

/** What parameters of calls are made of. */

/** Neither U+0000 nor half of a surrogate pair: no sender means them, and the database has no text that holds them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** A text of so many characters. */
export const text = (least: number, most: number) =>
  z.string().min(least).max(most).refine(isStorable, { message: 'holds a character that no text has' })

const NO_DAY = { message: `not a day of the calendar from ${GAMES_YEARS[0]} to ${GAMES_YEARS[1]}` }

/** A day of the games, `YYYY-MM-DD`; `today` is the games’ own. */
export const Day = z
  .string()
  .regex(/^(today|\d{4}-\d{2}-\d{2})$/)
  .refine((day) => day === 'today' || isGamesDay(day), NO_DAY)

/** An instant as ISO with its offset, or in the venue's time without one. */
export const Instant = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?$/,
    'not a date and time such as 2027-09-14T18:00 or 2027-09-14T18:00-03:00',
  )
  .refine((instant) => isGamesDay(instant.slice(0, 10)), NO_DAY)

/** A moment of the games, venue time: `2027-09-14T18:00`, or `2027-09-14` for the end of that games' day (03:00). */
export const Moment = z
  .string()
  .refine(isMoment, { message: 'not a moment such as 2027-09-14T18:00 or 2027-09-14' })
  .refine((moment) => isGamesDay(moment.slice(0, 10)), NO_DAY)
