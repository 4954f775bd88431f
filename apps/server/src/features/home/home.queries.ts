import { topics } from '@games/contract/live'
import { SPECTATOR_EVENT_TYPES, UNIT_KIND, UNIT_STATUSES, type UnitKind } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { HAS_ORGANISATION } from '../units/index.ts'

const ofKind = (kind: UnitKind) => UNIT_STATUSES.filter((status) => UNIT_KIND[status] === kind)
const LIVE = ofKind('live')
const TO_COME = ofKind('scheduled')

export interface UnitsFilter {
  readonly discipline?: string | undefined
  readonly organisation?: string | undefined
}

/** The day's units that people come to see and that are on, all of them; of the upcoming ones the first `next` and how many there are. */
export async function liveAndNext(
  tx: Reading,
  day: string,
  { discipline, organisation }: UnitsFilter,
  next: number,
): Promise<{ codes: string[]; toCome: number }> {
  const { rows } = await tx
    .from([topics.scheduleDay(day), ...(organisation === undefined ? [] : [topics.athletes()])])
    .query<{ codes: string[] | null; to_come: number }>(
      `with shown as (
       select u.code, u.status = any($3) as live,
         row_number() over (partition by u.status = any($3) order by u.start_at, u.sort_order nulls first, u.code) as place
       from unit u
       where u.displayed and u.day = $1 and u.event_type = any($2) and (u.status = any($3) or u.status = any($4))
         and ($5::text is null or u.discipline = $5) and ($6::text is null or ${HAS_ORGANISATION('$6')})
     )
     select array_agg(code) filter (where live or place <= $7) as codes, (count(*) filter (where not live))::int as to_come
     from shown`,
      [day, SPECTATOR_EVENT_TYPES, LIVE, TO_COME, discipline ?? null, organisation ?? null, next],
    )
  return { codes: rows[0]?.codes ?? [], toCome: rows[0]?.to_come ?? 0 }
}

/** The events with a gold medal unit on the day that was not called off for good. */
export async function eventsToDecide(tx: Reading, day: string): Promise<string[]> {
  const { rows } = await tx
    .from(topics.days())
    .query<{ event: string }>(
      `select distinct event from unit where displayed and day = $1 and medal = 1 and status <> 'CANCELLED'`,
      [day],
    )
  return rows.map((row) => row.event)
}

/** Units of the day that are on or upcoming and concern the organisation, as far as their lists are known. */
export async function unitsLeft(tx: Reading, day: string, organisation: string): Promise<number> {
  const { rows } = await tx.from([topics.scheduleDay(day), topics.athletes()]).query<{ n: number }>(
    `select count(*)::int as n from unit u
     where u.displayed and u.day = $1 and u.event_type = any($2) and u.status = any($3) and ${HAS_ORGANISATION('$4')}`,
    [day, SPECTATOR_EVENT_TYPES, [...LIVE, ...TO_COME], organisation],
  )
  return rows[0]?.n ?? 0
}

/** Whether anybody competes for the organisation. */
export async function hasCompetitors(tx: Reading, organisation: string): Promise<boolean> {
  const { rows } = await tx
    .from(topics.athletes())
    .query('select 1 from competitor where organisation = $1 limit 1', [organisation])
  return rows.length > 0
}
