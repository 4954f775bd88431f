import { z } from 'zod'
import type { GamesClock } from './clock.ts'
import { LocalizedText } from './shared.ts'

const ClockAnchor = z.object({
  games: z.number(),
  real: z.number(),
  speed: z.number().positive(),
}) satisfies z.ZodType<GamesClock>

export const Games = z.object({
  competitionCode: z.string().nullable(),
  name: LocalizedText,
  /** First and last day as the organiser has said them (setting `games_days`); null: the schedule says. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** Addresses of pictograms of disciplines that are none of ours, by code (setting `disciplines`). */
  pictograms: z.record(z.string(), z.string()),
  /** The venue's UTC offset in minutes, as the schedule writes it (−180 for UTC−3). */
  utcOffset: z.number().int(),
  /** The organiser's zone, an IANA name (setting `time_zone`): the offset of any other moment goes by its rules; null: by `utcOffset`. */
  timeZone: z.string().nullable(),
  clock: ClockAnchor,
  /** Today in the games, venue time, days ending at 03:00. */
  today: z.string(),
  demo: z.boolean(),
  /** The organiser's switch for signing in (setting `login_enabled`, R4.3). */
  loginEnabled: z.boolean(),
  /** Whether sign-up asks for the year of birth, and a child’s guardian (setting `signup_birth_year`). */
  asksBirthYear: z.boolean(),
  /** Personal fields of athletes that the organiser has opened (R5.4); what a device keeps of any other is to be forgotten. */
  publicFields: z.array(z.string()),
  /** Whether `?platform=` shows the app as another platform would (R1.2; setting `previews`, without it in the demo alone). */
  previews: z.boolean(),
})
export type Games = z.infer<typeof Games>
