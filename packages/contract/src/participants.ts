import { z } from 'zod'
import { DisciplineRef } from './disciplines.ts'
import { MedalRow, MedalWonRow, RankReason } from './medals.ts'
import { Paging } from './paging.ts'
import { Gender, LocalizedText, Organisation, Seq } from './shared.ts'
import { text } from './texts.ts'
import { ResultRow, UnitSummary } from './units.ts'

export const AthleteRow = z.object({
  id: z.string(),
  name: z.string(),
  gender: Gender,
  organisation: Organisation,
  disciplines: z.array(DisciplineRef),
  bib: z.string().nullable(),
})
export type AthleteRow = z.infer<typeof AthleteRow>

export const ParticipantsQuery = Paging.extend({
  /** Any part of the name, accents and case forgiven. */
  q: text(0, 80).optional(),
  discipline: text(3, 3).optional(),
  /** A team's is its event's. */
  gender: Gender.optional(),
  organisation: text(0, 10).optional(),
  /** RSC of an event, with or without trailing filler: who is entered in it, registered for it or listed in it. */
  event: text(4, 34).optional(),
})
export type ParticipantsQuery = z.infer<typeof ParticipantsQuery>

/** By name, in pages. */
export const AthleteList = z.object({
  seq: Seq,
  total: z.number().int(),
  athletes: z.array(AthleteRow),
  next: z.string().nullable(),
  /** What can be filtered by, over all athletes. */
  organisations: z.array(Organisation),
  disciplines: z.array(DisciplineRef),
})
export type AthleteList = z.infer<typeof AthleteList>

export const TeamRow = z.object({
  code: z.string(),
  name: z.string(),
  /** M, W, X (mixed), or what else the feed says: O (open). */
  gender: z.string(),
  organisation: Organisation,
  disciplines: z.array(DisciplineRef),
})
export type TeamRow = z.infer<typeof TeamRow>

/** A team among others: two of one delegation, discipline and gender are distinguished by their events. */
export const ListedTeam = TeamRow.extend({
  /** What it is entered in or registered for, by code: RSC without trailing filler. */
  events: z.array(z.object({ code: z.string(), name: LocalizedText.nullable() })),
})
export type ListedTeam = z.infer<typeof ListedTeam>

/** By name, in pages. */
export const TeamList = AthleteList.omit({ athletes: true }).extend({ teams: z.array(ListedTeam) })
export type TeamList = z.infer<typeof TeamList>

/** Every delegation that has athletes. */
export const Delegations = z.object({
  seq: Seq,
  delegations: z.array(
    z.object({ organisation: Organisation, athletes: z.number().int(), disciplines: z.number().int() }),
  ),
})
export type Delegations = z.infer<typeof Delegations>

/** A picture in its sizes, the smallest first, each in several formats. */
const Photo = z.object({
  variants: z.array(
    z.object({
      type: z.string(),
      /** Pixels. */
      width: z.number().int(),
      height: z.number().int(),
      address: z.string(),
    }),
  ),
})

/**
 * Personal fields are present only where the organiser has opened them (R5.4: athletes are minors); absent means "not published" as
 * much as "not known", so that absence tells nothing.
 */
export const Personal = z.object({
  birthDate: z.string().optional(),
  height: z.string().optional(),
  weight: z.string().optional(),
  placeOfBirth: z.string().optional(),
  /** Code of a country, as the source has it. */
  countryOfBirth: z.string().optional(),
  placeOfResidence: z.string().optional(),
  /** Code of a country, as the source has it. */
  nationality: z.string().optional(),
  /** School or club. */
  institution: z.string().optional(),
  /** Uploaded by the organiser; its addresses hold as long as it may be shown. */
  photo: Photo.optional(),
})
export type Personal = z.infer<typeof Personal>

/** An event somebody is entered or listed in, with the rank in its final ranking and the place in a pool where those were sent. */
const EventEntered = z.object({
  code: z.string(),
  name: LocalizedText.nullable(),
  discipline: z.string(),
  rank: z.string().nullable(),
  rankEqual: z.boolean(),
  /** RSC of the phase without filler, and the rank in its newest standing. */
  pool: z.object({ code: z.string(), rank: z.string() }).nullable(),
  /** Days of the games on which the schedule has competition of the event that is not called off, in order. */
  days: z.array(z.string()),
})

/** A unit somebody is entered or listed in; `row` is the athlete's or the team's line where there is one. */
const Appearance = z.object({ unit: UnitSummary, row: ResultRow.nullable() })
export type Appearance = z.infer<typeof Appearance>

export const AthleteProfile = z.object({
  seq: Seq,
  athlete: AthleteRow,
  events: z.array(EventEntered),
  personal: Personal,
  medals: z.array(MedalWonRow),
  /** In time order. */
  appearances: z.array(Appearance),
})
export type AthleteProfile = z.infer<typeof AthleteProfile>

export const TeamPage = z.object({
  seq: Seq,
  team: TeamRow,
  events: z.array(EventEntered),
  /** In the order of the source; members whom the participants do not know are not there. */
  members: z.array(AthleteRow),
  medals: z.array(MedalWonRow),
  /** In time order. */
  appearances: z.array(Appearance),
})
export type TeamPage = z.infer<typeof TeamPage>

/** A delegation: how it stands, whom it has sent, when its people compete, and the first of its medals. */
export const DelegationPage = z.object({
  seq: Seq,
  organisation: Organisation,
  /** Its row in the medal table; null while it has no medal, or where it is not listed. */
  row: MedalRow.nullable(),
  /** Why it has its rank; null where it has none, or there is nobody to compare it with. */
  rankReason: RankReason.nullable(),
  athletes: z.number().int(),
  /** Disciplines it has athletes or teams in, with their numbers. */
  disciplines: z.array(DisciplineRef.extend({ athletes: z.number().int(), teams: z.number().int() })),
  teams: z.array(ListedTeam.omit({ organisation: true })),
  /** Days with units that somebody of the delegation is in, as far as lists are known. */
  days: z.array(z.object({ day: z.string(), units: z.number().int() })),
  /** At most twenty, gold first. */
  medals: z.array(MedalWonRow),
  medalsWon: z.number().int(),
})
export type DelegationPage = z.infer<typeof DelegationPage>
