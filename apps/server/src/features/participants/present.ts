import {
  type AthleteList,
  type AthleteRow,
  type Delegations,
  type ParticipantsQuery,
  type TeamList,
} from '@games/contract'
import type { Reading } from '../../facts/reading.ts'
import { decodeCursor, PAGE_SIZE, pageOf } from '../../http/api/cursor.ts'
import { WantedNames } from '../names/index.ts'
import * as queries from './participants.queries.ts'
import { presentAthlete } from './profile.ts'
import { presentTeams } from './team.ts'

/**
 * A page of athletes by family name. `near` are the codes of those who are called nearly as `query.q`: they are listed where nobody is called
 * so. Throws ApiFailure 400 on a bad cursor.
 */
export async function athleteList(
  tx: Reading,
  seq: number,
  query: ParticipantsQuery,
  near: readonly string[] = [],
): Promise<AthleteList> {
  const limit = query.limit ?? PAGE_SIZE
  const { filter, total } = await forgiving(query, near, (one) => queries.countAthletes(tx, one))
  const rows = await queries.athletesAfter(tx, filter, listPositionAt(query.cursor), limit + 1)
  const { shown, next } = pageOf(rows, limit, (row) => [row.sort_name, row.code])
  const facets = await queries.facets(tx)
  const names = await wantedNames(facets).lookUp(tx)
  return {
    seq,
    total,
    athletes: shown.map((row) => presentAthlete(row, names)),
    next,
    organisations: facets.organisations.map((code) => names.organisation(code)),
    disciplines: facets.disciplines.map((code) => names.discipline(code)),
  }
}

/** Every athlete of a search, by family name. */
export async function athleteRows(tx: Reading, filter: queries.ParticipantsFilter): Promise<AthleteRow[]> {
  const rows = await queries.athletesAfter(tx, filter, null, null)
  const names = await wantedNames({
    organisations: rows.map((row) => row.organisation),
    disciplines: rows.flatMap((row) => row.disciplines),
  }).lookUp(tx)
  return rows.map((row) => presentAthlete(row, names))
}

/** A page of teams by name; `near` as in `athleteList`. Throws ApiFailure 400 on a bad cursor. */
export async function teamList(
  tx: Reading,
  seq: number,
  query: ParticipantsQuery,
  near: readonly string[] = [],
): Promise<TeamList> {
  const limit = query.limit ?? PAGE_SIZE
  const { filter, total } = await forgiving(query, near, (one) => queries.countTeams(tx, one))
  const rows = await queries.teamsAfter(tx, filter, listPositionAt(query.cursor), limit + 1)
  const { shown, next } = pageOf(rows, limit, (row) => [row.sort_name, row.code])
  const facets = await queries.teamFacets(tx)
  const wanted = wantedNames(facets)
  const teams = await presentTeams(tx, shown, wanted)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    total,
    teams: teams(names),
    next,
    organisations: facets.organisations.map((code) => names.organisation(code)),
    disciplines: facets.disciplines.map((code) => names.discipline(code)),
  }
}

/** The filter as requested; where it lets nobody through, with those near in place of the words. */
async function forgiving<Filter extends queries.ParticipantsFilter>(
  requested: Filter,
  near: readonly string[],
  count: (filter: Filter) => Promise<number>,
): Promise<{ filter: Filter; total: number }> {
  const total = await count(requested)
  if (total > 0 || near.length === 0) return { filter: requested, total }
  const filter = { ...requested, q: undefined, codes: near }
  return { filter, total: await count(filter) }
}

function listPositionAt(cursor: string | undefined): queries.ListPosition | null {
  const [sortName, code] = decodeCursor(cursor, 2) ?? []
  return sortName === undefined || code === undefined ? null : { sortName, code }
}

/** Every delegation that has athletes. */
export async function delegationList(tx: Reading, seq: number): Promise<Delegations> {
  const sent = await queries.delegations(tx)
  const known = new Set(sent.map(({ organisation }) => organisation))
  const awaited = (await queries.organisersDelegations(tx)).filter((code) => !known.has(code))
  const rows = [...sent, ...awaited.map((organisation) => ({ organisation, athletes: 0, disciplines: 0 }))]
  const names = await wantedNames({ organisations: rows.map((row) => row.organisation), disciplines: [] }).lookUp(tx)
  return { seq, delegations: rows.map((row) => ({ ...row, organisation: names.organisation(row.organisation) })) }
}

function wantedNames({
  organisations,
  disciplines,
}: {
  organisations: readonly string[]
  disciplines: readonly string[]
}): WantedNames {
  const wanted = new WantedNames()
  for (const code of organisations) wanted.organisation(code)
  for (const code of disciplines) wanted.discipline(code)
  return wanted
}
