import { topics } from '@games/contract/live'
import { SPECTATOR_EVENT_TYPES, type UnitStatus } from '@games/domain'
import type { VenueWay } from '@games/domain/follow/agenda-plan'
import { innerTopics } from '../../facts/inner-topics.ts'
import type { Reading } from '../../facts/reading.ts'

/** A displayed unit that has a day. */
export interface DisplayedUnit {
  readonly code: string
  readonly day: string
  /** Null where none is known, or none must be shown. */
  readonly start: string | null
  readonly status: UnitStatus
}

const COLUMNS = `u.code, u.day, u.status,
  case when (u.schedule ->> 'hideStart')::boolean then null else u.schedule ->> 'start' end as start`
const SHOWN = 'u.displayed and u.day is not null'
const IN_TIME = 'u.start_at, u.sort_order nulls first, u.code'

/** Of these units those that are displayed, in time order. */
export async function displayedUnits(tx: Reading, codes: readonly string[]): Promise<DisplayedUnit[]> {
  const { rows } = await tx
    .from(codes.map(topics.unit))
    .query<DisplayedUnit>(`select ${COLUMNS} from unit u where u.code = any($1) and ${SHOWN} order by ${IN_TIME}`, [
      codes,
    ])
  return rows
}

/** What people come to see of these disciplines on these days, which are all that there are. */
export async function unitsOfDisciplines(
  tx: Reading,
  disciplines: readonly string[],
  days: readonly string[],
): Promise<DisplayedUnit[]> {
  const { rows } = await tx.from(days.map(topics.scheduleDay)).query<DisplayedUnit>(
    `select ${COLUMNS} from unit u
     where u.discipline = any($1) and u.day = any($2) and u.event_type = any($3) and ${SHOWN} order by ${IN_TIME}`,
    [disciplines, days, SPECTATOR_EVENT_TYPES],
  )
  return rows
}

/** What people come to see and somebody of these delegations is listed in, or is a side of, on these days, which are all that there are. */
export async function unitsOfDelegations(
  tx: Reading,
  delegations: readonly string[],
  days: readonly string[],
): Promise<(DisplayedUnit & { readonly organisation: string })[]> {
  const { rows } = await tx
    .from([...delegations.map(innerTopics.delegation), topics.athletes(), ...days.map(topics.scheduleDay)])
    .query<DisplayedUnit & { organisation: string }>(
      `with people as (select code, organisation from competitor where organisation = any($1)),
       concerned as (
         select p.organisation, a.unit from people p join appearance a on a.competitor = p.code
         union select p.organisation, a.unit from people p join appearance a on a.athlete = p.code
         union select side ->> 'organisation', u.code from unit u, jsonb_array_elements(u.sides) side
           where side ->> 'organisation' = any($1)
       )
       select ${COLUMNS}, c.organisation from concerned c join unit u on u.code = c.unit
       where u.day = any($2) and u.event_type = any($3) and ${SHOWN} order by ${IN_TIME}`,
      [delegations, days, SPECTATOR_EVENT_TYPES],
    )
  return rows
}

/** The venues of what is displayed on a day. */
export async function venuesOn(tx: Reading, day: string): Promise<string[]> {
  const { rows } = await tx.from(topics.scheduleDay(day)).query<{ venues: string[] }>(
    `select array(select distinct coalesce(u.schedule ->> 'venue', '') from unit u
         where u.day = $1 and ${SHOWN} and u.schedule ->> 'venue' <> '' order by 1) as venues`,
    [day],
  )
  return rows[0]?.venues ?? []
}

/** What the organiser says of the ways between these venues (setting `venue_ways`), in his order. */
export async function waysBetween(tx: Reading, venues: readonly string[]): Promise<VenueWay[]> {
  const { rows } = await tx.from(topics.everything()).query<{ ways: VenueWay[] }>(
    `select coalesce(jsonb_agg(way order by place), '[]') as ways
     from setting, jsonb_array_elements(case when jsonb_typeof(value) = 'array' then value else '[]' end)
       with ordinality as said (way, place)
     where key = 'venue_ways' and way ->> 'from' = any($1) and way ->> 'to' = any($1)`,
    [venues],
  )
  return rows[0]?.ways ?? []
}

/** How fast people get from venue to venue, kilometres an hour (setting `travel_km_per_hour`): what a bus in a city makes, door to door. */
export async function travelKmPerHour(tx: Reading): Promise<number> {
  const { rows } = await tx
    .from(topics.everything())
    .query<{ speed: number | null }>(
      `select (value #>> '{}')::integer as speed from setting where key = 'travel_km_per_hour'`,
    )
  return rows[0]?.speed ?? 15
}
