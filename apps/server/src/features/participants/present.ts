import {
  type AthleteList,
  type AthleteProfile,
  type AthleteRow,
  type AthletesQuery,
  type Delegations,
  Personal,
  type TeamList,
  type TeamsQuery,
} from '@games/contract'
import { padRsc } from '@games/domain'
import type { OdfParticipant } from '@games/odf'
import type { ClientBase } from 'pg'
import { medallists } from '../medals/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import {
  medalColoursOf,
  presentRow,
  presentUnit,
  rowsOfCompetitors,
  unitsByCode,
  wantRow,
  wantUnit,
} from '../units/index.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import * as queries from './participants.queries.ts'

/** Athletes or teams on a page of the list. */
const PAGE_SIZE = 50

/** A page of athletes by family name. Throws ApiFailure 400 on a bad cursor. */
export async function athleteList(tx: ClientBase, seq: number, query: AthletesQuery): Promise<AthleteList> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const rows = await queries.athletesAfter(tx, query, after, PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const facets = await queries.facets(tx)
  const names = await facetNames(tx, facets)
  const last = shown.at(-1)
  return {
    seq,
    total: await queries.countAthletes(tx, query),
    athletes: shown.map((row) => presentAthlete(row, names)),
    next: rows.length > PAGE_SIZE && last ? encodeCursor({ sortName: last.sort_name, code: last.code }) : null,
    organisations: facets.organisations.map((code) => names.organisation(code)),
    disciplines: facets.disciplines.map((code) => names.discipline(code)),
  }
}

/** A page of teams by name. Throws ApiFailure 400 on a bad cursor. */
export async function teamList(tx: ClientBase, seq: number, query: TeamsQuery): Promise<TeamList> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const rows = await queries.teamsAfter(tx, query, after, PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const facets = await queries.teamFacets(tx)
  const names = await facetNames(tx, facets)
  const last = shown.at(-1)
  return {
    seq,
    total: await queries.countTeams(tx, query),
    teams: shown.map(({ code, name, gender, organisation, disciplines }) => ({
      code,
      name,
      gender,
      organisation: names.organisation(organisation),
      disciplines: disciplines.map((discipline) => names.discipline(discipline)),
    })),
    next: rows.length > PAGE_SIZE && last ? encodeCursor({ sortName: last.sort_name, code: last.code }) : null,
    organisations: facets.organisations.map((code) => names.organisation(code)),
    disciplines: facets.disciplines.map((code) => names.discipline(code)),
  }
}

/** Every delegation that has athletes. */
export async function delegationList(tx: ClientBase, seq: number): Promise<Delegations> {
  const rows = await queries.delegations(tx)
  const names = await facetNames(tx, { organisations: rows.map((row) => row.organisation), disciplines: [] })
  return { seq, delegations: rows.map((row) => ({ ...row, organisation: names.organisation(row.organisation) })) }
}

function facetNames(
  tx: ClientBase,
  { organisations, disciplines }: { organisations: readonly string[]; disciplines: readonly string[] },
): Promise<Names> {
  const wanted = new WantedNames()
  for (const code of organisations) wanted.organisation(code)
  for (const code of disciplines) wanted.discipline(code)
  return wanted.lookUp(tx)
}

/** An athlete's page, or null where there is no such athlete. */
export async function athleteProfile(tx: ClientBase, seq: number, id: string): Promise<AthleteProfile | null> {
  const athlete = await queries.athleteByCode(tx, id)
  if (!athlete) return null
  const codes = await queries.competesAs(tx, id)
  const pairs = await queries.unitsOf(tx, id, codes)
  const units = await unitsByCode(
    tx,
    pairs.map((p) => p.unit),
  )
  const rows = await rowsOfCompetitors(tx, pairs)
  const events = await queries.eventsOf(tx, id, codes)
  const colours = await medalColoursOf(
    tx,
    pairs.map((p) => p.unit),
  )
  const wanted = new WantedNames()
  wanted.organisation(athlete.organisation)
  for (const code of athlete.disciplines) wanted.discipline(code)
  for (const event of events) wanted.event(padRsc(event))
  for (const unit of units) wantUnit(wanted, unit)
  for (const row of rows.values()) wantRow(wanted, row)
  const names = await wanted.lookUp(tx)
  const fact = await queries.participantFact(tx, id)
  return {
    seq,
    athlete: presentAthlete(athlete, names),
    events: events.map((event) => ({ ...names.event(padRsc(event)), discipline: event.slice(0, 3) })),
    personal: fact ? personal(fact, await queries.publicPersonalFields(tx)) : {},
    medals: (await medallists(tx, seq, { competitors: [id] })).medals,
    appearances: units.map((unit) => {
      const row = rows.get(unit.code)
      const medals = colours.get(unit.code) ?? new Map()
      return {
        unit: presentUnit(unit, names, medals),
        row: row ? presentRow(row, { names, marks: new Map(), medals }) : null,
      }
    }),
  }
}

const presentAthlete = (row: queries.CompetitorRow, names: Names): AthleteRow => ({
  id: row.code,
  name: row.name,
  gender: row.gender,
  organisation: names.organisation(row.organisation),
  disciplines: row.disciplines.map((code) => names.discipline(code)),
  bib: row.bib,
})

/** Only the fields the organiser has opened leave the database's side (R5.4). */
function personal(fact: OdfParticipant, open: ReadonlySet<string>): AthleteProfile['personal'] {
  const fields = Object.keys(Personal.shape) as (keyof AthleteProfile['personal'])[]
  return Object.fromEntries(fields.flatMap((f) => (open.has(f) && fact[f] !== null ? [[f, fact[f]]] : [])))
}
