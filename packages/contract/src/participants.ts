import { z } from 'zod'
import { DisciplineRef } from './disciplines.ts'
import { MedalWonRow } from './medals.ts'
import { LocalizedText, Organisation, Seq } from './shared.ts'
import { ResultRow, UnitSummary } from './units.ts'

export const AthleteRow = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['M', 'F', 'X']),
  organisation: Organisation,
  disciplines: z.array(DisciplineRef),
  bib: z.string().nullable(),
})
export type AthleteRow = z.infer<typeof AthleteRow>

export const AthletesQuery = z.object({
  /** Any part of the name, accents and case forgiven. */
  q: z.string().max(80).optional(),
  discipline: z.string().length(3).optional(),
  gender: z.enum(['M', 'F', 'X']).optional(),
  organisation: z.string().max(10).optional(),
  /** `next` of the page before. */
  cursor: z.string().max(200).optional(),
})
export type AthletesQuery = z.infer<typeof AthletesQuery>

/** Fifty a page, by name. */
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
  /** M, W, X (mixed) or O (open), as the feed has it. */
  gender: z.string(),
  organisation: Organisation,
  disciplines: z.array(DisciplineRef),
})
export type TeamRow = z.infer<typeof TeamRow>

export const TeamsQuery = AthletesQuery.extend({ gender: z.enum(['M', 'W', 'X']).optional() })
export type TeamsQuery = z.infer<typeof TeamsQuery>

/** Fifty a page, by name. */
export const TeamList = AthleteList.omit({ athletes: true }).extend({ teams: z.array(TeamRow) })
export type TeamList = z.infer<typeof TeamList>

/** Every delegation that has athletes. */
export const Delegations = z.object({
  seq: Seq,
  delegations: z.array(
    z.object({ organisation: Organisation, athletes: z.number().int(), disciplines: z.number().int() }),
  ),
})
export type Delegations = z.infer<typeof Delegations>

/**
 * Personal fields are present only where the organiser has opened them (R5.4: athletes are minors); absent means "not published" as
 * much as "not known", so that absence tells nothing.
 */
export const Personal = z.object({
  birthDate: z.string().optional(),
  height: z.string().optional(),
  weight: z.string().optional(),
  placeOfBirth: z.string().optional(),
  placeOfResidence: z.string().optional(),
})

export const AthleteProfile = z.object({
  seq: Seq,
  athlete: AthleteRow,
  events: z.array(z.object({ code: z.string(), name: LocalizedText.nullable(), discipline: z.string() })),
  personal: Personal,
  medals: z.array(MedalWonRow),
  /** Units the athlete is entered or listed in, in time order; `row` is the athlete's or its team's line where there is one. */
  appearances: z.array(z.object({ unit: UnitSummary, row: ResultRow.nullable() })),
})
export type AthleteProfile = z.infer<typeof AthleteProfile>
