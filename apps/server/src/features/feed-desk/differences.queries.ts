import type { Medal } from '@games/domain'
import type { OdfConfig, OdfDisciplineMedallists } from '@games/odf'
import type { Statements } from '../../facts/reading.ts'

/** The message in which a source says something. */
export interface SaidBy {
  readonly message_id: number
  readonly version: number
  readonly received_at: Date
}

export interface StandingRow extends SaidBy {
  /** Null: of the whole games. */
  readonly discipline: string | null
  readonly organisation: string
  /** Null: it has no row there. */
  readonly ours: { readonly gold: number; readonly silver: number; readonly bronze: number } | null
  readonly theirs: { readonly gold: number; readonly silver: number; readonly bronze: number } | null
}

/** Rows of the medal tables in force (DT_MEDALS, of the games or of a discipline) that are otherwise in ours. */
export async function differentStandings(q: Statements): Promise<StandingRow[]> {
  const { rows } = await q.query<StandingRow>(
    `with said as (
       select m.id as message_id, coalesce(m.version, 0) as version, m.received_at,
         case when m.document_code ~ '^[A-Z0-9]{3}-*$' then left(m.document_code, 3) end as discipline
       from inbox m
       where m.id in (select message_id from fact_standing) and m.document_code ~ '^([A-Z0-9]{3}|GL)?-*$'
     )
     select s.message_id, s.version, s.received_at, s.discipline, d.organisation, d.ours, d.theirs
     from said s cross join lateral (
       select coalesce(o.organisation, f.organisation, '') as organisation,
         case when o.organisation is not null then jsonb_build_object('gold', o.gold, 'silver', o.silver, 'bronze', o.bronze) end as ours,
         case when f.organisation is not null
           then jsonb_build_object('gold', f.fact -> 'gold', 'silver', f.fact -> 'silver', 'bronze', f.fact -> 'bronze') end as theirs
       from (select * from medal_table where scope = coalesce('discipline:' || s.discipline, 'all') and listed) o
         full join (select * from fact_standing where message_id = s.message_id) f on f.organisation = o.organisation
     ) d
     where d.ours is distinct from d.theirs
       and coalesce(d.ours, d.theirs) is distinct from '{"gold": 0, "silver": 0, "bronze": 0}'::jsonb
     order by s.discipline nulls first, d.organisation collate "C"`,
  )
  return rows
}

export interface DocumentRow<Fact> extends SaidBy {
  readonly fact: Fact
}

/** Documents of a type that are in force. */
async function documents<Fact>(q: Statements, type: string): Promise<DocumentRow<Fact>[]> {
  const { rows } = await q.query<SaidBy & { fact: unknown }>(
    `select f.message_id, f.version, m.received_at, f.fact
     from fact_document f join inbox m on m.id = f.message_id where f.document_type = $1 order by f.code`,
    [type],
  )
  return rows as DocumentRow<Fact>[]
}

/** Medallists of disciplines, as sources list them. */
export const disciplineMedallists = (q: Statements) =>
  documents<{ readonly disciplines: readonly OdfDisciplineMedallists[] }>(q, 'DT_MEDALLISTS_DISCIPLINE')

/** How events are played, as sources say. */
export const configurations = (q: Statements) => documents<OdfConfig>(q, 'DT_CONFIG')

export interface OwnMedalRow {
  readonly event: string
  readonly medal: Medal
  readonly competitor: string
  readonly organisation: string
}

/** Every medal that we show. */
export async function ownMedals(q: Statements): Promise<OwnMedalRow[]> {
  const { rows } = await q.query<OwnMedalRow>(
    'select event, medal, competitor, organisation from fact_medal order by event, medal, competitor',
  )
  return rows
}

/** When the newest medals of each discipline that are in force arrived. */
export async function newestMedals(q: Statements): Promise<Map<string, Date>> {
  const { rows } = await q.query<{ discipline: string; at: Date }>(
    `select left(l.event, 3) as discipline, max(m.received_at) as at
     from fact_medal_list l join inbox m on m.id = l.message_id where m.received_at is not null group by 1`,
  )
  return new Map(rows.map(({ discipline, at }) => [discipline, at]))
}

/** Which of these codes, without trailing fillers, no unit of the programme begins with. */
export async function notInProgramme(q: Statements, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await q.query<{ code: string }>(
    `select c.code from unnest($1::text[]) as c(code)
     where c.code is not null and not exists (select from unit u where u.discipline = left(c.code, 3) and starts_with(u.code, c.code))`,
    [codes],
  )
  return new Set(rows.map(({ code }) => code))
}
