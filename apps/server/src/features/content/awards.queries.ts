import { topics } from '@games/contract/live'
import type { Reading } from '../../facts/reading.ts'

export interface AwardUnit {
  readonly code: string
  readonly day: string
}

/** The units after which, or in which, awards are presented: an event's ceremony, where it has none its final. By day and time. */
export async function awardUnits(tx: Reading): Promise<AwardUnit[]> {
  const { rows } = await tx.from(topics.days()).query<AwardUnit>(
    `select u.code, u.day from unit u
     where u.displayed and u.day is not null and u.status <> 'CANCELLED' and (u.event_type = 'medal' or (u.medal = 1 and not exists (
       select from unit c where c.event = u.event and c.displayed and c.day is not null and c.event_type = 'medal')))
     order by u.day, u.start_at, u.sort_order nulls first, u.code`,
  )
  return rows
}
