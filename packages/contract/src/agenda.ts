import { isFollowKey, MOST_FOLLOWED } from '@games/domain/follow/follow'
import { z } from 'zod'
import { AthleteRow, TeamRow } from './participants.ts'
import { LocalizedText, Organisation, Seq, UnitStatusShown } from './shared.ts'
import { UnitSummary } from './units.ts'

/** Most characters of a list of keys: an address has to stay below 16 KiB. */
const LONGEST = 9_000

export const AgendaQuery = z.object({
  /** What is followed, parted by commas: `athlete.3104229,delegation.AL,discipline.JUD,team.…,unit.…`. Absent: nothing. */
  follows: z
    .string()
    .max(LONGEST)
    .refine((list) => list.split(',').length <= MOST_FOLLOWED, { message: `more than ${MOST_FOLLOWED} keys` })
    .refine((list) => list.split(',').every(isFollowKey), { message: 'holds what is no key, as athlete.3104229 is' })
    .optional(),
})
export type AgendaQuery = z.infer<typeof AgendaQuery>

/** What comes next of what is followed, or is on: on which day, when, how it stands. */
const NextOfFollowed = z.object({
  code: z.string(),
  discipline: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  day: z.string(),
  /** Null where none is known, or none must be shown. */
  start: z.string().nullable(),
  status: UnitStatusShown,
})

const OfFollowed = z.object({
  /** As the query named it. */
  key: z.string(),
  /** Null: nothing of it is to come. */
  next: NextOfFollowed.nullable(),
  /** Units to come, those that are on among them. */
  left: z.number().int(),
})

/** What is followed, as far as the games know it. */
export const Followed = z.discriminatedUnion('kind', [
  OfFollowed.extend({ kind: z.literal('athlete'), athlete: AthleteRow }),
  OfFollowed.extend({ kind: z.literal('team'), team: TeamRow }),
  OfFollowed.extend({ kind: z.literal('delegation'), organisation: Organisation }),
  OfFollowed.extend({
    kind: z.literal('discipline'),
    discipline: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  }),
  OfFollowed.extend({ kind: z.literal('unit'), unit: UnitSummary }),
])
export type Followed = z.infer<typeof Followed>

/** How one gets between two venues, as the organiser says: whole minutes; null: not so. */
export const VenueWay = z.object({
  from: z.string(),
  to: z.string(),
  foot: z.number().int().nullable(),
  shuttle: z.number().int().nullable(),
  /** It is not so back. */
  oneWay: z.boolean(),
})

/** A day of what a visitor follows (0094). */
export const Agenda = z.object({
  seq: Seq,
  day: z.string(),
  /** Every day of the games that has units, with the number of those that concern what is followed. */
  days: z.array(z.object({ day: z.string(), units: z.number().int() })),
  /** The day's units in time order, each with the keys of what it concerns. */
  units: z.array(z.object({ unit: UnitSummary, of: z.array(z.string()) })),
  /** In the order of the query; what the games do not know is not there. */
  followed: z.array(Followed),
  /**
   * Where the venues of these units are, WGS 84; those that nobody has put on the map are not there. Where nothing is followed, those of all of the
   * day: a device makes agendas of them by itself (0099).
   */
  places: z.array(z.object({ venue: z.string(), lat: z.number(), lon: z.number() })),
  /** The ways between the same venues that the organiser has said; of other pairs the straight distance counts. */
  ways: z.array(VenueWay),
  /** How fast people get from one venue to another, straight distance, kilometres an hour; as the organiser says. */
  kmPerHour: z.number(),
})
export type Agenda = z.infer<typeof Agenda>
