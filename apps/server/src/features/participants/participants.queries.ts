import type { OdfParticipant } from '@games/odf'
import type { ClientBase } from 'pg'
import { searchable } from '../../ingest/derive/competitors.ts'

export interface CompetitorRow {
  readonly code: string
  readonly name: string
  readonly gender: 'M' | 'F' | 'X'
  readonly organisation: string
  readonly disciplines: readonly string[]
  readonly bib: string | null
  readonly sort_name: string
}

export interface AthletesFilter {
  readonly q?: string | undefined
  readonly discipline?: string | undefined
  readonly gender?: 'M' | 'F' | 'X' | undefined
  readonly organisation?: string | undefined
}

/** Where a list goes on: after this athlete. */
export interface ListPosition {
  readonly sortName: string
  readonly code: string
}

/** Teams are filtered and listed as athletes are; their gender is the event's. */
export interface TeamsFilter extends Omit<AthletesFilter, 'gender'> {
  readonly gender?: 'M' | 'W' | 'X' | undefined
}

const MATCHES = `active
  and ($1::text[] is null or search like all($1))
  and ($2::text is null or $2 = any(disciplines))
  and ($3::text is null or gender = $3)
  and ($4::text is null or organisation = $4)`

/** Every word of the search has to occur, in any order, accents and case forgiven. */
const parameters = (f: AthletesFilter | TeamsFilter) => {
  const words = searchable(f.q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const patterns = words.map((w) => `%${w.replace(/[%_\\]/g, '\\$&')}%`)
  return [words.length > 0 ? patterns : null, f.discipline ?? null, f.gender ?? null, f.organisation ?? null]
}

export async function athletesAfter(
  tx: ClientBase,
  filter: AthletesFilter,
  after: ListPosition | null,
  limit: number,
): Promise<CompetitorRow[]> {
  const { rows } = await tx.query<CompetitorRow>(
    `select code, name, gender, organisation, disciplines, bib, sort_name from competitor
     where kind = 'athlete' and ${MATCHES} and ($5::text is null or (sort_name, code) > ($5, $6))
     order by sort_name, code limit $7`,
    [...parameters(filter), after?.sortName ?? null, after?.code ?? null, limit],
  )
  return rows
}

export async function countAthletes(tx: ClientBase, filter: AthletesFilter): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::int as n from competitor where kind = 'athlete' and ${MATCHES}`,
    parameters(filter),
  )
  return rows[0]?.n ?? 0
}

export async function facets(tx: ClientBase): Promise<{ organisations: string[]; disciplines: string[] }> {
  const { rows } = await tx.query<{ organisations: string[] | null; disciplines: string[] | null }>(
    `select array_agg(distinct organisation) as organisations,
       (select array_agg(distinct d) from competitor, unnest(disciplines) d where kind = 'athlete' and active) as disciplines
     from competitor where kind = 'athlete' and active`,
  )
  return { organisations: rows[0]?.organisations ?? [], disciplines: rows[0]?.disciplines ?? [] }
}

export interface TeamRow extends Omit<CompetitorRow, 'gender' | 'bib'> {
  readonly gender: string
}

export async function teamsAfter(
  tx: ClientBase,
  filter: TeamsFilter,
  after: ListPosition | null,
  limit: number,
): Promise<TeamRow[]> {
  const { rows } = await tx.query<TeamRow>(
    `select code, name, gender, organisation, disciplines, sort_name from competitor
     where kind = 'team' and ${MATCHES} and ($5::text is null or (sort_name, code) > ($5, $6))
     order by sort_name, code limit $7`,
    [...parameters(filter), after?.sortName ?? null, after?.code ?? null, limit],
  )
  return rows
}

export async function countTeams(tx: ClientBase, filter: TeamsFilter): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::int as n from competitor where kind = 'team' and ${MATCHES}`,
    parameters(filter),
  )
  return rows[0]?.n ?? 0
}

export async function teamFacets(tx: ClientBase): Promise<{ organisations: string[]; disciplines: string[] }> {
  const { rows } = await tx.query<{ organisations: string[] | null; disciplines: string[] | null }>(
    `select array_agg(distinct organisation) as organisations, array_agg(distinct d) as disciplines
     from competitor, unnest(disciplines) d where kind = 'team' and active`,
  )
  return { organisations: rows[0]?.organisations ?? [], disciplines: rows[0]?.disciplines ?? [] }
}

/** Every delegation that has athletes: how many, in how many disciplines. */
export async function delegations(
  tx: ClientBase,
): Promise<{ organisation: string; athletes: number; disciplines: number }[]> {
  const { rows } = await tx.query<{ organisation: string; athletes: number; disciplines: number }>(
    `select c.organisation, count(distinct c.code)::int as athletes, count(distinct d)::int as disciplines
     from competitor c left join unnest(c.disciplines) d on true
     where c.kind = 'athlete' and c.active group by c.organisation order by c.organisation`,
  )
  return rows
}

export async function athleteByCode(tx: ClientBase, code: string): Promise<CompetitorRow | undefined> {
  const { rows } = await tx.query<CompetitorRow>(
    `select code, name, gender, organisation, disciplines, bib, sort_name from competitor where code = $1 and kind = 'athlete'`,
    [code],
  )
  return rows[0]
}

/** The participant as the newest of its messages has it. */
export async function participantFact(tx: ClientBase, code: string): Promise<OdfParticipant | undefined> {
  const { rows } = await tx.query<{ fact: OdfParticipant }>(
    'select fact from fact_participant where code = $1 order by produced desc, precedence desc, discipline limit 1',
    [code],
  )
  return rows[0]?.fact
}

/** Codes an athlete competes under: its own and its teams'. */
export async function competesAs(tx: ClientBase, code: string): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>('select distinct code from fact_team where $1 = any(athletes)', [
    code,
  ])
  return [code, ...rows.map((r) => r.code)]
}

/** Events (22 characters) the athlete or its teams are entered in or listed in. */
export async function eventsOf(tx: ClientBase, athlete: string, codes: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ event: string }>(
    `select event from fact_entry where code = any($1)
     union
     select left(rpad(e ->> 'event', 22, '-'), 22) from fact_participant p, jsonb_array_elements(p.fact -> 'disciplines') d,
       jsonb_array_elements(d -> 'registeredEvents') e where p.code = $2
     union
     select u.event from appearance a join unit u on u.code = a.unit where a.competitor = any($1) or a.athlete = $2
     order by 1`,
    [codes, athlete],
  )
  return rows.map((r) => r.event)
}

/** Units an athlete or its teams are listed in. A line-up, where one was sent, decides for a team's member. */
export async function unitsOf(
  tx: ClientBase,
  athlete: string,
  codes: readonly string[],
): Promise<{ unit: string; competitor: string }[]> {
  const { rows } = await tx.query<{ unit: string; competitor: string }>(
    `select distinct a.unit, a.competitor from appearance a
     where a.athlete = $2 or a.competitor = $2
       or (a.competitor = any($1) and not exists (
         select 1 from appearance l where l.unit = a.unit and l.competitor = a.competitor and l.athlete <> ''))`,
    [codes, athlete],
  )
  return rows
}

/** Personal fields the organiser has opened (setting `public_personal_fields`); none until then: athletes are minors (R5.4). */
export async function publicPersonalFields(tx: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ value: string[] }>(`select value from setting where key = 'public_personal_fields'`)
  return new Set(rows[0]?.value ?? [])
}
