import type { Medal } from '@games/domain'
import type { OdfMedal } from '@games/odf'
import type { ClientBase } from 'pg'

export interface MedalTableRow {
  readonly organisation: string
  readonly listed: boolean
  readonly rank: number
  readonly rank_equal: boolean
  readonly rank_total: number
  readonly rank_total_equal: boolean
  readonly gold: number
  readonly silver: number
  readonly bronze: number
  readonly total: number
}

export async function medalTableRows(tx: ClientBase, scope: string): Promise<MedalTableRow[]> {
  const { rows } = await tx.query<MedalTableRow>(
    'select * from medal_table where scope = $1 order by rank nulls last, organisation',
    [scope],
  )
  return rows
}

/** SQL condition on an event's RSC for a scope of the medal table. `$1` is the scope. */
const IN_SCOPE = `($1 = 'all'
  or $1 = 'discipline:' || substr(event, 1, 3)
  or $1 = 'gender:' || substr(event, 4, 1)
  or $1 = 'division:' || substr(event, 14, 1) and substr(event, 13, 1) = 'D' and substr(event || '-', 15, 1) !~ '[0-9A-Z]')`

export interface MedalProgress {
  readonly finished: number
  readonly total: number
  readonly produced: string | null
}

/** How many of the scope's events have a gold medal, of how many that are to have one. */
export async function medalProgress(tx: ClientBase, scope: string): Promise<MedalProgress> {
  const { rows } = await tx.query<MedalProgress>(
    `select
       (select count(distinct event)::int from fact_medal where medal = 'gold' and ${IN_SCOPE}) as finished,
       (select count(distinct event)::int from (
          select event from unit where medal = 1 and status <> 'CANCELLED' union select event from fact_medal where medal = 'gold'
        ) e where ${IN_SCOPE}) as total,
       (select max(produced) from fact_medal_list where ${IN_SCOPE}) as produced`,
    [scope],
  )
  return rows[0] as MedalProgress
}

export interface MedalWon {
  readonly event: string
  readonly medal: Medal
  readonly competitor: string
  readonly organisation: string
  readonly date: string | null
  readonly unit: string | null
  readonly produced: string
  readonly fact: OdfMedal['competitors'][number]
}

const WON = `select m.event, m.medal, m.competitor, m.organisation, m.date, m.unit, l.produced, m.fact
  from fact_medal m join fact_medal_list l using (replacement_key)`
const BY_COLOUR = `case m.medal when 'gold' then 1 when 'silver' then 2 else 3 end`

/** The medals of the events decided last in a scope, newest event first. */
export async function latestMedals(tx: ClientBase, scope: string, events: number): Promise<MedalWon[]> {
  const { rows } = await tx.query<MedalWon>(
    `with latest as (
       select event, max(produced) as at from fact_medal_list where ${IN_SCOPE} group by event order by at desc, event limit $2
     )
     select w.* from latest join (${WON}) w using (event) order by latest.at desc, w.event,
       case w.medal when 'gold' then 1 when 'silver' then 2 else 3 end, w.competitor`,
    [scope, events],
  )
  return rows
}

export interface MedallistsFilter {
  readonly organisation?: string | undefined
  readonly event?: string | undefined
  readonly discipline?: string | undefined
  /** Competitors: the athlete and its teams. */
  readonly competitors?: readonly string[] | undefined
}

/** Medals won, gold first, then by date and event. */
export async function medalsWon(tx: ClientBase, filter: MedallistsFilter): Promise<MedalWon[]> {
  const { rows } = await tx.query<MedalWon>(
    `${WON}
     where ($1::text is null or m.organisation = $1) and ($2::text is null or m.event = rpad(left($2, 22), 22, '-'))
       and ($3::text[] is null or m.competitor = any($3) or exists (
         select 1 from jsonb_array_elements(m.fact -> 'athletes') a where a ->> 'code' = any($3)))
       and ($4::text is null or left(m.event, 3) = $4)
     order by ${BY_COLOUR}, m.date, m.event, m.competitor`,
    [filter.organisation ?? null, filter.event ?? null, filter.competitors ?? null, filter.discipline ?? null],
  )
  return rows
}

export async function lastMedalCorrection(
  tx: ClientBase,
  scope: string,
): Promise<{ produced: string; notes: string[] } | undefined> {
  const { rows } = await tx.query<{ produced: string; notes: string[] }>(
    `select produced, notes from fact_medal_list where corrected and ${IN_SCOPE} order by produced desc, event limit 1`,
    [scope],
  )
  return rows[0]
}
