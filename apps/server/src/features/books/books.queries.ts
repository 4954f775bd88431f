import { topics } from '@games/contract/live'
import type { Reading } from '../../facts/reading.ts'

/** Whether a unit (34 characters) has a start list and a result in force. */
export async function unitLists(tx: Reading, unit: string): Promise<{ listed: boolean; started: boolean }> {
  const { rows } = await tx.from(topics.unit(unit)).query<{ listed: boolean; started: boolean | null }>(
    `select exists (select 1 from fact_result r where r.replacement_key = l.replacement_key) as listed,
       l.status <> 'START_LIST' as started
     from unit u
       join fact_result_list l on l.code = u.code and l.document_type = 'DT_RESULT' and l.message_id = u.result_message_id
     where u.code = $1`,
    [unit],
  )
  const [row] = rows
  return { listed: row?.listed === true, started: row?.listed === true && row.started === true }
}

/** RSCs (34 characters) of a discipline's events that have a final ranking, in order. */
export async function rankedEvents(tx: Reading, discipline: string): Promise<string[]> {
  const { rows } = await tx.from(topics.finalRanks(discipline)).query<{ code: string }>(
    `select distinct code from fact_result_list
     where document_type = 'DT_RANKING' and left(code, 3) = $1 order by code`,
    [discipline],
  )
  return rows.map(({ code }) => code)
}

/** Days of the games that have competition, of a discipline or (null) of any. */
export async function daysOfCompetition(tx: Reading, discipline: string | null): Promise<string[]> {
  const { rows } = await tx
    .from(discipline === null ? topics.days() : topics.discipline(discipline))
    .query<{ day: string }>(
      `select distinct day from unit
     where displayed and day is not null and event_type in ('competition', 'competition-medal')
       and ($1::text is null or discipline = $1) order by day`,
      [discipline],
    )
  return rows.map(({ day }) => day)
}

/** Whether any medal of a discipline, or (null) at all, has been won. */
export async function hasMedals(tx: Reading, discipline: string | null): Promise<boolean> {
  const { rows } = await tx
    .from(topics.medals(discipline === null ? 'all' : `discipline:${discipline}`))
    .query<{ won: boolean }>(
      `select exists (select 1 from fact_medal where $1::text is null or left(event, 3) = $1) as won`,
      [discipline],
    )
  return rows[0]?.won === true
}
