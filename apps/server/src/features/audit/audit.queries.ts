import type { StoredMedals, StoredMedalTable, StoredSchedule } from '@games/odf/adapters/audit'
import type { ClientBase } from 'pg'

/** Codes of all units that have a result list. */
export async function unitsWithResults(tx: ClientBase): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>(
    'select code from unit where result_message_id is not null order by code',
  )
  return rows.map((r) => r.code)
}

export async function displayedSchedule(tx: ClientBase): Promise<StoredSchedule> {
  const { rows } = await tx.query<StoredSchedule[number]>(
    `select code, schedule ->> 'start' as start, schedule_status as "scheduleStatus", medal
     from unit where displayed and schedule is not null order by code`,
  )
  return rows
}

export async function storedMedals(tx: ClientBase): Promise<StoredMedals> {
  const { rows } = await tx.query<StoredMedals[number]>(
    'select event, medal, competitor from fact_medal order by event, position',
  )
  return rows
}

export async function storedMedalTable(tx: ClientBase): Promise<StoredMedalTable> {
  const { rows } = await tx.query<StoredMedalTable[number]>(
    `select organisation, rank, gold, silver, bronze from medal_table where scope = 'all' and listed and rank is not null
     order by rank, organisation`,
  )
  return rows
}
