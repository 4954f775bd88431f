import type { UnitStatus } from '@games/domain'
import type { OdfResult } from '@games/odf'
import type { ClientBase } from 'pg'

export interface DisciplineDayRow {
  readonly discipline: string
  readonly day: string
  readonly units: number
  readonly golds: number
  readonly training: number
  readonly weighting: number
  readonly broadcast: number
  readonly meeting: number
  readonly others: number
}

const COMPETES = `event_type in ('competition', 'competition-medal')`

/** What is displayed by discipline and day; `null` asks for all disciplines. */
export async function disciplineDays(tx: ClientBase, discipline: string | null): Promise<DisciplineDayRow[]> {
  const { rows } = await tx.query<DisciplineDayRow>(
    `select discipline, day, (count(*) filter (where ${COMPETES}))::int as units,
       (count(*) filter (where medal = 1 and status <> 'CANCELLED'))::int as golds,
       (count(*) filter (where event_type = 'training'))::int as training,
       (count(*) filter (where event_type = 'weighting'))::int as weighting,
       (count(*) filter (where event_type = 'broadcast'))::int as broadcast,
       (count(*) filter (where event_type = 'technical-meeting'))::int as meeting,
       (count(*) filter (where event_type in ('medal', 'default', 'opening-ceremony', 'closing-ceremony')))::int as others
     from unit where displayed and ($1::text is null or discipline = $1) group by discipline, day order by discipline, day`,
    [discipline],
  )
  return rows
}

export interface DisciplineProgressRow {
  readonly discipline: string
  readonly finished: number
  readonly total: number
}

/** Disciplines that compete, by schedule, medals or entries: how many of their events have a gold medal, of how many. */
export async function disciplineProgress(tx: ClientBase): Promise<DisciplineProgressRow[]> {
  const { rows } = await tx.query<DisciplineProgressRow>(
    `with known as (
       select distinct discipline from unit where ${COMPETES}
       union select distinct unnest(disciplines) from competitor where kind = 'athlete' and active
       union select distinct left(event, 3) from fact_medal
     ), awaited as (
       select event from unit where medal = 1 and status <> 'CANCELLED' union select event from fact_medal where medal = 'gold'
     ), won as (select distinct event from fact_medal where medal = 'gold')
     select k.discipline,
       (select count(*)::int from won where left(event, 3) = k.discipline) as finished,
       (select count(*)::int from awaited where left(event, 3) = k.discipline) as total
     from known k order by 1`,
  )
  return rows
}

/** Whether any message has units, competitors or medals of the discipline. */
export async function disciplineKnown(tx: ClientBase, discipline: string): Promise<boolean> {
  const { rows } = await tx.query<{ known: boolean }>(
    `select exists (select 1 from unit where discipline = $1)
       or exists (select 1 from competitor where $1 = any(disciplines) and active)
       or exists (select 1 from fact_medal where left(event, 3) = $1) as known`,
    [discipline],
  )
  return rows[0]?.known === true
}

export interface EventRow {
  /** 22 characters. */
  readonly event: string
  readonly gender: string
  readonly division: 1 | 2 | 3 | null
  readonly units: number
  readonly over: number
  readonly live: number
  readonly final: { code: string; day: string | null; status: UnitStatus } | null
  readonly next: { code: string; day: string | null } | null
  readonly ranked: boolean
}

const OVER = `u.status in ('FINISHED', 'UNOFFICIAL', 'OFFICIAL', 'PROTESTED')`

/** The events of a discipline, those decided first: by gender, division and code. */
export async function eventsOfDiscipline(tx: ClientBase, discipline: string): Promise<EventRow[]> {
  const { rows } = await tx.query<EventRow>(
    `select u.event, min(u.gender) as gender, min(u.division) as division, count(*)::int as units,
       (count(*) filter (where ${OVER}))::int as over,
       (count(*) filter (where u.status in ('RUNNING', 'SCHEDULED_BREAK', 'PROGRAMED_PAUSE', 'INTERRUPTED')))::int as live,
       (array_agg(json_build_object('code', u.code, 'day', u.day, 'status', u.status) order by u.start_at desc nulls last, u.code)
         filter (where u.medal = 1))[1] as final,
       (array_agg(json_build_object('code', u.code, 'day', u.day)
         order by (${OVER}), case when ${OVER} then u.start_at end desc nulls last, u.start_at, u.code))[1] as next,
       exists (select 1 from fact_result_list l where l.document_type = 'DT_RANKING' and l.code = rpad(u.event, 34, '-')) as ranked
     from unit u where u.discipline = $1 and ${COMPETES} and (u.displayed or u.result_message_id is not null)
     group by u.event order by min(u.gender), min(u.division) nulls first, u.event`,
    [discipline],
  )
  return rows
}

/** The rows of an event's final ranking in the order sent; null where none was sent. `event` has 34 characters. */
export async function rankingOf(tx: ClientBase, event: string): Promise<OdfResult[] | null> {
  const lists = await tx.query<{ replacement_key: string }>(
    `select replacement_key from fact_result_list
     where code = $1 and document_type = 'DT_RANKING' order by produced desc, replacement_key limit 1`,
    [event],
  )
  const list = lists.rows[0]
  if (!list) return null
  const { rows } = await tx.query<{ fact: OdfResult }>(
    'select fact from fact_result where replacement_key = $1 order by position',
    [list.replacement_key],
  )
  return rows.map((row) => row.fact)
}
