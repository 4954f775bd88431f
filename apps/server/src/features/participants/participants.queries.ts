import type { Gender } from '@games/contract'
import { topics } from '@games/contract/live'
import { disciplineOf, padRsc, rscPrefix, SPECTATOR_EVENT_TYPES, searchable, trimRsc } from '@games/domain'
import type { OdfParticipant } from '@games/odf'
import { GENDER_SHOWN } from '../../facts/gender.ts'
import { innerTopics } from '../../facts/inner-topics.ts'
import type { Reading } from '../../facts/reading.ts'

export interface CompetitorRow {
  readonly code: string
  readonly name: string
  readonly gender: Gender
  readonly organisation: string
  readonly disciplines: readonly string[]
  readonly bib: string | null
  readonly sort_name: string
}

/** What narrows a list of athletes or teams. */
export interface ParticipantsFilter {
  readonly q?: string | undefined
  readonly discipline?: string | undefined
  /** A team's is its event's. */
  readonly gender?: Gender | undefined
  readonly organisation?: string | undefined
  /** RSC of an event, with or without filler. */
  readonly event?: string | undefined
  /** Only these. */
  readonly codes?: readonly string[] | undefined
}

/** Where a list goes on: after this athlete. */
export interface ListPosition {
  readonly sortName: string
  readonly code: string
}

/** Who is entered in the event, registered for it or listed in one of its units; a team's members with their team. */
const IN_EVENT = (event: string) => `(
    with entered as (
      select code from fact_entry where event = ${event}
      union select p.code from fact_participant p, jsonb_array_elements(p.fact -> 'disciplines') d,
        jsonb_array_elements(d -> 'registeredEvents') e where left(rpad(e ->> 'event', 22, '-'), 22) = ${event}
      union select t.code from fact_team t, jsonb_array_elements_text(t.fact -> 'registeredEvents') e
        where left(rpad(e, 22, '-'), 22) = ${event}
      union select unnest(array[a.competitor, nullif(a.athlete, '')]) from appearance a where left(a.unit, 22) = ${event}
    )
    select code from entered union select unnest(athletes) from fact_team where code in (select code from entered))`

const MATCHES = `active
  and ($1::text[] is null or search like all($1))
  and ($2::text is null or $2 = any(disciplines))
  and ($3::text is null or ${GENDER_SHOWN} = $3)
  and ($4::text is null or organisation = $4)
  and ($5::text[] is null or code = any($5))
  and ($6::text is null or code in ${IN_EVENT('$6')})`

const eventTopic = (event: string): string => topics.event(trimRsc(rscPrefix(padRsc(event), 'event')))

/** The topics of a list: who is in an event is announced by its units' lists too. */
const listed = ({ event }: ParticipantsFilter): string[] => [
  topics.athletes(),
  ...(event === undefined ? [] : [eventTopic(event)]),
]

/** Every word of the search has to occur, in any order, accents and case forgiven. */
const parameters = (f: ParticipantsFilter) => {
  const words = searchable(f.q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const patterns = words.map((w) => `%${w.replace(/[%_\\]/g, '\\$&')}%`)
  return [
    words.length > 0 ? patterns : null,
    f.discipline ?? null,
    f.gender ?? null,
    f.organisation ?? null,
    f.codes ?? null,
    f.event === undefined ? null : padRsc(f.event).slice(0, 22),
  ]
}

export async function athletesAfter(
  tx: Reading,
  filter: ParticipantsFilter,
  after: ListPosition | null,
  /** Null: all. */
  limit: number | null,
): Promise<CompetitorRow[]> {
  const { rows } = await tx.from(listed(filter)).query<CompetitorRow>(
    `select code, name, ${GENDER_SHOWN} as gender, organisation, disciplines, bib, sort_name from competitor
     where kind = 'athlete' and ${MATCHES} and ($7::text is null or (sort_name, code) > ($7, $8))
     order by sort_name, code limit $9`,
    [...parameters(filter), after?.sortName ?? null, after?.code ?? null, limit],
  )
  return rows
}

export async function countAthletes(tx: Reading, filter: ParticipantsFilter): Promise<number> {
  const { rows } = await tx
    .from(listed(filter))
    .query<{ n: number }>(
      `select count(*)::int as n from competitor where kind = 'athlete' and ${MATCHES}`,
      parameters(filter),
    )
  return rows[0]?.n ?? 0
}

export async function facets(tx: Reading): Promise<{ organisations: string[]; disciplines: string[] }> {
  const { rows } = await tx
    .from(topics.athletes())
    .query<{ organisations: string[] | null; disciplines: string[] | null }>(
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
  tx: Reading,
  filter: ParticipantsFilter,
  after: ListPosition | null,
  limit: number,
): Promise<TeamRow[]> {
  const { rows } = await tx.from(listed(filter)).query<TeamRow>(
    `select code, name, ${GENDER_SHOWN} as gender, organisation, disciplines, sort_name from competitor
     where kind = 'team' and ${MATCHES} and ($7::text is null or (sort_name, code) > ($7, $8))
     order by sort_name, code limit $9`,
    [...parameters(filter), after?.sortName ?? null, after?.code ?? null, limit],
  )
  return rows
}

export async function countTeams(tx: Reading, filter: ParticipantsFilter): Promise<number> {
  const { rows } = await tx
    .from(listed(filter))
    .query<{ n: number }>(
      `select count(*)::int as n from competitor where kind = 'team' and ${MATCHES}`,
      parameters(filter),
    )
  return rows[0]?.n ?? 0
}

export async function teamFacets(tx: Reading): Promise<{ organisations: string[]; disciplines: string[] }> {
  const { rows } = await tx
    .from(topics.athletes())
    .query<{ organisations: string[] | null; disciplines: string[] | null }>(
      `select array_agg(distinct organisation) as organisations, array_agg(distinct d) as disciplines
     from competitor, unnest(disciplines) d where kind = 'team' and active`,
    )
  return { organisations: rows[0]?.organisations ?? [], disciplines: rows[0]?.disciplines ?? [] }
}

/** Who the organiser says will come (setting `delegations`), by code, in his order. */
export async function organisersDelegations(tx: Reading): Promise<string[]> {
  const { rows } = await tx.from(topics.everything()).query<{ code: string }>(
    `select coalesce(d ->> 'code', '') as code
     from setting s cross join lateral jsonb_array_elements(s.value) with ordinality as l(d, place)
     where s.key = 'delegations' order by place`,
  )
  return rows.map(({ code }) => code)
}

/** Every delegation that has athletes: how many, in how many disciplines. */
export async function delegations(
  tx: Reading,
): Promise<{ organisation: string; athletes: number; disciplines: number }[]> {
  const { rows } = await tx
    .from(topics.athletes())
    .query<{ organisation: string; athletes: number; disciplines: number }>(
      `select c.organisation, count(distinct c.code)::int as athletes, count(distinct d)::int as disciplines
     from competitor c left join unnest(c.disciplines) d on true
     where c.kind = 'athlete' and c.active group by c.organisation order by c.organisation`,
    )
  return rows
}

export async function athletesByCode(tx: Reading, codes: readonly string[]): Promise<CompetitorRow[]> {
  const { rows } = await tx.from(codes.map(topics.athlete)).query<CompetitorRow>(
    `select code, name, ${GENDER_SHOWN} as gender, organisation, disciplines, bib, sort_name from competitor
     where code = any($1) and kind = 'athlete'`,
    [codes],
  )
  return rows
}

/** The file of an active athlete's photo; null: there is none. Whether it may be shown is the organiser's to say. */
export async function photoOf(tx: Reading, code: string): Promise<string | null> {
  const { rows } = await tx.from(topics.athlete(code)).query<{ file_id: string | null }>(
    `select p.file_id from athlete_photo p join competitor c on c.code = p.athlete
     where p.athlete = $1 and c.kind = 'athlete' and c.active`,
    [code],
  )
  return rows[0]?.file_id ?? null
}

/** The participant as the newest of its messages has it. */
export async function participantFact(tx: Reading, code: string): Promise<OdfParticipant | undefined> {
  const { rows } = await tx
    .from(topics.athlete(code))
    .query<{ fact: OdfParticipant }>(
      'select fact from fact_participant where code = $1 order by produced desc, precedence desc, discipline limit 1',
      [code],
    )
  return rows[0]?.fact
}

/** Codes that each of the athletes competes under: its own and its teams'. */
export async function competesAs(tx: Reading, athletes: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx
    .from(athletes.map(topics.athlete))
    .query<{ athlete: string; code: string }>(
      'select distinct a.athlete, t.code from unnest($1::text[]) a(athlete) join fact_team t on a.athlete = any(t.athletes)',
      [athletes],
    )
  const teams = Map.groupBy(rows, ({ athlete }) => athlete)
  return new Map(athletes.map((athlete) => [athlete, [athlete, ...(teams.get(athlete) ?? []).map(({ code }) => code)]]))
}

/** Events (22 characters) the athlete or its teams are entered in or listed in. */
export async function eventsOf(tx: Reading, athlete: string, codes: readonly string[]): Promise<string[]> {
  const { rows } = await tx.from([athlete, ...codes].map(topics.athlete)).query<{ event: string }>(
    `select event from fact_entry where code = any($1)
     union
     select left(rpad(e ->> 'event', 22, '-'), 22) from fact_participant p, jsonb_array_elements(p.fact -> 'disciplines') d,
       jsonb_array_elements(d -> 'registeredEvents') e where p.code = $2 and e ->> 'event' is not null
     union
     select u.event from appearance a join unit u on u.code = a.unit where a.competitor = any($1) or a.athlete = $2
     order by 1`,
    [codes, athlete],
  )
  return rows.map((r) => r.event)
}

export interface EventDay {
  /** 22 characters. */
  readonly event: string
  readonly day: string
  /** When the newest word of the schedule about the day's units was produced, ODF's writing. */
  readonly produced: string | null
}

/** The days on which the schedule has competition of each event that is not called off, in order. */
export async function daysOfEvents(tx: Reading, events: readonly string[]): Promise<EventDay[]> {
  const { rows } = await tx.from(events.map(eventTopic)).query<EventDay>(
    `select u.event, u.day, max(f.produced) as produced
     from unit u left join fact_unit f on f.code = u.code and f.message_id = u.schedule_message_id
     where u.event = any($1) and u.displayed and u.day is not null and u.status <> 'CANCELLED'
       and u.event_type in ('competition', 'competition-medal')
     group by 1, 2 order by u.day, u.event`,
    [events],
  )
  return rows
}

/**
 * Units that athletes or their teams are listed in, by the codes that each competes under. A line-up, where one was sent, decides for a team's
 * member.
 */
export async function unitsOf(
  tx: Reading,
  codes: ReadonlyMap<string, readonly string[]>,
): Promise<{ athlete: string; unit: string; competitor: string }[]> {
  const pairs = [...codes].flatMap(([athlete, own]) => own.map((code) => ({ athlete, code })))
  const { rows } = await tx
    .from(pairs.map(({ code }) => topics.athlete(code)))
    .query<{ athlete: string; unit: string; competitor: string }>(
      `select distinct o.athlete, a.unit, a.competitor
       from unnest($1::text[], $2::text[]) o(athlete, code)
       join appearance a on a.competitor = o.code or (a.athlete = o.athlete and a.athlete <> '')
       where o.athlete is not null and (o.athlete = o.code or a.athlete = o.athlete or not exists (
         select 1 from appearance l where l.unit = a.unit and l.competitor = a.competitor and l.athlete <> ''))`,
      [pairs.map(({ athlete }) => athlete), pairs.map(({ code }) => code)],
    )
  return rows
}

/** The rank in the final ranking of each event (22 characters) that somebody under one of the codes stands in (DT_RANKING). */
export async function ranksOf(
  tx: Reading,
  codes: readonly string[],
  events: readonly string[],
): Promise<Map<string, { rank: string | null; rankEqual: boolean }>> {
  const { rows } = await tx
    .from(events.map((event) => topics.finalRanks(disciplineOf(event))))
    .query<{ event: string; rank: string | null; rank_equal: boolean | null }>(
      `select distinct on (l.code) left(l.code, 22) as event, r.fact ->> 'rank' as rank, (r.fact ->> 'rankEqual')::boolean as rank_equal
     from fact_result r join fact_result_list l using (replacement_key)
     where l.document_type = 'DT_RANKING' and r.competitor = any($1) and left(l.code, 22) = any($2) order by l.code, l.produced desc, replacement_key`,
      [codes, events],
    )
  return new Map(rows.map(({ event, rank, rank_equal }) => [event, { rank, rankEqual: rank_equal ?? false }]))
}

/** The newest rank in a pool of each event (22 characters) for somebody under one of the codes (DT_POOL_STANDING), with the pool's RSC. */
export async function poolsOf(
  tx: Reading,
  codes: readonly string[],
  events: readonly string[],
): Promise<Map<string, { code: string; rank: string }>> {
  const { rows } = await tx.from(events.map(eventTopic)).query<{ event: string; code: string; rank: string }>(
    `select distinct on (left(l.code, 22)) left(l.code, 22) as event, l.code, r.fact ->> 'rank' as rank
     from fact_result r join fact_result_list l using (replacement_key)
     where l.document_type = 'DT_POOL_STANDING' and r.competitor = any($1) and r.fact ->> 'rank' is not null
       and left(l.code, 22) = any($2)
     order by left(l.code, 22), l.produced desc, replacement_key`,
    [codes, events],
  )
  return new Map(rows.map(({ event, code, rank }) => [event, { code, rank }]))
}

export async function teamsByCode(tx: Reading, codes: readonly string[]): Promise<TeamRow[]> {
  const { rows } = await tx.from(codes.map(topics.athlete)).query<TeamRow>(
    `select code, name, ${GENDER_SHOWN} as gender, organisation, disciplines, sort_name from competitor
     where code = any($1) and kind = 'team'`,
    [codes],
  )
  return rows
}

/** A team's athletes in the order of its newest message; where that names none, those of its line-ups by name. */
export async function membersOf(tx: Reading, team: string): Promise<CompetitorRow[]> {
  const { rows: members } = await tx.from(topics.athlete(team)).query<{ code: string; place: number }>(
    `with composition as (
       select athletes from fact_team where code = $1 order by produced desc, precedence desc, discipline limit 1
     ), member as (
       select a.code, a.place from composition, unnest(composition.athletes) with ordinality a(code, place)
       union all
       select distinct athlete, 1 from appearance where competitor = $1 and athlete <> ''
         and not exists (select 1 from composition where cardinality(athletes) > 0)
     )
     select code, place::int from member`,
    [team],
  )
  const codes = members.map(({ code }) => code)
  const { rows } = await tx.from(codes.map(topics.athlete)).query<CompetitorRow>(
    `select c.code, c.name, ${GENDER_SHOWN} as gender, c.organisation, c.disciplines, c.bib, c.sort_name
     from unnest($1::text[], $2::int[]) m(code, place) join competitor c on c.code = m.code and c.kind = 'athlete'
     order by m.place, c.sort_name, c.code`,
    [codes, members.map(({ place }) => place)],
  )
  return rows
}

export async function unitsOfTeams(
  tx: Reading,
  teams: readonly string[],
): Promise<{ unit: string; competitor: string }[]> {
  const { rows } = await tx
    .from(teams.map(topics.athlete))
    .query<{ unit: string; competitor: string }>(
      'select distinct unit, competitor from appearance where competitor = any($1)',
      [teams],
    )
  return rows
}

/** Who is entered in or registered for which event (22 characters), of the teams `$1`. */
const TEAMS_ENTERED = `select code, event from fact_entry where code = any($1)
  union select t.code, left(rpad(e, 22, '-'), 22) from fact_team t, jsonb_array_elements_text(t.fact -> 'registeredEvents') e
    where t.code = any($1) and e is not null`

/** Events (22 characters) that each of the teams is entered in or registered for. */
export async function entriesOfTeams(tx: Reading, teams: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx
    .from(topics.athletes())
    .query<{ code: string; events: string[] }>(
      `select code, array_agg(event order by event) as events from (${TEAMS_ENTERED}) entered group by code`,
      [teams],
    )
  return new Map(rows.map(({ code, events }) => [code, events]))
}

/** Events (22 characters) the team is entered in, registered for or listed in. */
export async function eventsOfTeam(tx: Reading, team: string): Promise<string[]> {
  const { rows } = await tx.from(topics.athlete(team)).query<{ event: string }>(
    `select event from (${TEAMS_ENTERED}) entered
     union select u.event from appearance a join unit u on u.code = a.unit where a.competitor = any($1)
     order by 1`,
    [[team]],
  )
  return rows.map(({ event }) => event)
}

/** How many athletes compete for the organisation. */
export async function athletesOf(tx: Reading, organisation: string): Promise<number> {
  const { rows } = await tx
    .from(topics.athletes())
    .query<{ n: number }>(
      `select count(*)::int as n from competitor where kind = 'athlete' and active and organisation = $1`,
      [organisation],
    )
  return rows[0]?.n ?? 0
}

/** The organisation's teams by discipline and name. */
export async function teamsOf(tx: Reading, organisation: string): Promise<TeamRow[]> {
  const { rows } = await tx.from(topics.athletes()).query<TeamRow>(
    `select code, name, ${GENDER_SHOWN} as gender, organisation, disciplines, sort_name from competitor
     where kind = 'team' and active and organisation = $1 order by disciplines, sort_name, gender, code`,
    [organisation],
  )
  return rows
}

/** The disciplines the organisation has athletes or teams in, and how many. */
export async function disciplinesOf(
  tx: Reading,
  organisation: string,
): Promise<{ discipline: string; athletes: number; teams: number }[]> {
  const { rows } = await tx.from(topics.athletes()).query<{ discipline: string; athletes: number; teams: number }>(
    `select discipline, (count(*) filter (where kind = 'athlete'))::int as athletes, (count(*) filter (where kind = 'team'))::int as teams
     from competitor, unnest(disciplines) discipline
     where kind in ('athlete', 'team') and active and organisation = $1 group by discipline order by discipline`,
    [organisation],
  )
  return rows
}

/** Days with competition that somebody of the organisation is listed in or is a side of, and the number of its units. */
export async function daysOf(tx: Reading, organisation: string): Promise<{ day: string; units: number }[]> {
  const { rows } = await tx
    .from([innerTopics.delegation(organisation), topics.athletes()])
    .query<{ day: string; units: number }>(
      `select u.day, count(*)::int as units from unit u
     where u.displayed and u.day is not null and u.event_type = any($2) and (
       exists (select 1 from appearance a join competitor c on c.code = a.competitor or c.code = a.athlete
         where a.unit = u.code and c.organisation = $1)
       or u.sides @> jsonb_build_array(jsonb_build_object('organisation', $1::text)))
     group by u.day order by u.day`,
      [organisation, SPECTATOR_EVENT_TYPES],
    )
  return rows
}
