import { type AthleteProfile, type AthleteRow, type Personal, topics } from '@games/contract'
import type { OdfParticipant } from '@games/odf'
import type { Reading } from '../../facts/reading.ts'
import { personPhoto } from '../files/index.ts'
import { medallists } from '../medals/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { personalFieldsOpened } from '../settings/index.ts'
import { courseOf } from './course.ts'
import * as queries from './participants.queries.ts'

/** An athlete's page, or null where there is no such athlete. */
export async function athleteProfile(tx: Reading, seq: number, id: string): Promise<AthleteProfile | null> {
  const [athlete] = await queries.athletesByCode(tx, [id])
  if (!athlete) return null
  const competesAs = await queries.competesAs(tx, [id])
  const pairs = await queries.unitsOf(tx, competesAs)
  const codes = competesAs.get(id) ?? []
  const course = await courseOf(tx, codes, pairs, await queries.eventsOf(tx, id, codes))
  const wanted = new WantedNames()
  wantAthlete(wanted, athlete)
  course.want(wanted)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    athlete: presentAthlete(athlete, names),
    events: course.events(names),
    personal: await personalOf(tx, id),
    medals: (await medallists(tx, seq, { competitors: [id] })).medals,
    appearances: course.appearances(names),
  }
}

export function wantAthlete(wanted: WantedNames, { organisation, disciplines }: queries.CompetitorRow): void {
  wanted.organisation(organisation)
  for (const code of disciplines) wanted.discipline(code)
}

export const presentAthlete = (row: queries.CompetitorRow, names: Names): AthleteRow => ({
  id: row.code,
  name: row.name,
  gender: row.gender,
  organisation: names.organisation(row.organisation),
  disciplines: row.disciplines.map((code) => names.discipline(code)),
  bib: row.bib,
})

/** ODF has no attribute for a school or club: sources send it as an entry of the discipline (docs/decisions/0043-personal-fields.md). */
const INSTITUTION = 'INSTITUTION'

/** Only the fields the organiser has opened leave the database's side (R5.4). */
async function personalOf(tx: Reading, id: string): Promise<Personal> {
  const open = await personalFieldsOpened(tx.from(topics.everything()))
  const fact = await queries.participantFact(tx, id)
  const file = open.includes('photo') ? await queries.photoOf(tx, id) : null
  const photo = file && (await personPhoto(tx.from(topics.athlete(id)), file))
  return { ...(fact && sentFields(fact, open)), ...(photo && { photo }) }
}

function sentFields(fact: OdfParticipant, open: readonly string[]): Omit<Personal, 'photo'> {
  const entries = fact.disciplines.flatMap((discipline) => discipline.entries)
  const values: Record<Exclude<keyof Personal, 'photo'>, string | null | undefined> = {
    birthDate: fact.birthDate,
    height: fact.height,
    weight: fact.weight,
    placeOfBirth: fact.placeOfBirth,
    countryOfBirth: fact.countryOfBirth,
    placeOfResidence: fact.placeOfResidence,
    nationality: fact.nationality,
    institution: entries.find(({ code }) => code === INSTITUTION)?.value,
  }
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => open.includes(field) && value))
}
