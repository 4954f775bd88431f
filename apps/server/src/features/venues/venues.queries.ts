import { topics } from '@games/contract/live'
import { type Localized, SPECTATOR_EVENT_TYPES, UNIT_KIND, UNIT_STATUSES, type UnitKind } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Reading, Statements } from '../../facts/reading.ts'

const ofKind = (kind: UnitKind) => UNIT_STATUSES.filter((status) => UNIT_KIND[status] === kind)
const LIVE = ofKind('live')
const TO_COME = ofKind('scheduled')
const OVER = ofKind('final')

/** The organiser's data of a venue. */
export interface PlaceRow {
  readonly code: string
  readonly name: Localized | null
  readonly lat: number | null
  readonly lon: number | null
  readonly address: string | null
  readonly notes: Localized | null
  readonly accessibility: Localized | null
  readonly transport: Localized | null
}

const PLACE_COLUMNS = ['name', 'lat', 'lon', 'address', 'notes', 'accessibility', 'transport'] as const

export interface VenueRow {
  readonly code: string
  /** Null where the organiser published nothing of it. */
  readonly place: PlaceRow | null
  /** The name that came with its units. */
  readonly sent: string | null
  readonly locations: readonly string[]
  readonly disciplines: readonly string[]
  readonly days: readonly { readonly day: string; readonly units: number; readonly golds: number }[]
}

/** Every venue that has units, or that the organiser published, by code; `code` narrows it to one. Days and disciplines are of what people come to see. */
export async function readVenues(tx: Reading, code: string | null = null): Promise<VenueRow[]> {
  const { rows } = await tx.from(topics.days()).query<VenueRow>(
    `with shown as (
       select schedule ->> 'venue' as code, schedule ->> 'venueName' as sent, schedule ->> 'location' as location, discipline, day,
         event_type = any($2) as seen, (medal = 1 and status <> 'CANCELLED') as gold
       from unit where displayed and schedule ->> 'venue' <> '' and ($1::text is null or schedule ->> 'venue' = $1)
     ), here as (
       select code, max(sent) as sent, array_agg(distinct location order by location) filter (where location <> '') as locations,
         array_agg(distinct discipline order by discipline) filter (where seen) as disciplines
       from shown group by code
     ), by_day as (
       select code, json_agg(json_build_object('day', day, 'units', units, 'golds', golds) order by day) as days
       from (select code, day, count(*) as units, count(*) filter (where gold) as golds from shown where seen group by code, day) d
       group by code
     ), known as (select code from here union select code from venue_place)
     select code, case when p.code is null then null else row_to_json(p) end as place, here.sent,
       coalesce(here.locations, '{}') as locations, coalesce(here.disciplines, '{}') as disciplines, coalesce(by_day.days, '[]') as days
     from known left join here using (code) left join venue_place p using (code) left join by_day using (code)
     where $1::text is null or code = $1 order by code`,
    [code, SPECTATOR_EVENT_TYPES],
  )
  return rows
}

/**
 * The day's units that people come to see and that are on in the venues, all of them, the next `next` to begin in each venue, and how many
 * there are; `venue` narrows it to one. In time order.
 */
export async function onAndNext(
  tx: Reading,
  day: string,
  venue: string | null,
  next: number,
): Promise<{ codes: string[]; toCome: number; over: number }> {
  const { rows } = await tx
    .from(topics.scheduleDay(day))
    .query<{ codes: string[] | null; to_come: number; over: number }>(
      `with shown as (
       select code, status = any($4) as live, status = any($5) as to_come, status = any($6) as over,
         row_number() over (partition by schedule ->> 'venue', status = any($5)
           order by start_at, sort_order nulls first, code) as place
       from unit
       where displayed and day = $1 and event_type = any($3) and schedule ->> 'venue' <> ''
         and ($2::text is null or schedule ->> 'venue' = $2)
     )
     select array_agg(code) filter (where live or (to_come and place <= $7)) as codes,
       (count(*) filter (where to_come))::int as to_come, (count(*) filter (where over))::int as over
     from shown`,
      [day, venue, SPECTATOR_EVENT_TYPES, LIVE, TO_COME, OVER, next],
    )
  const { codes, to_come: toCome, over } = rows[0] ?? { codes: null, to_come: 0, over: 0 }
  return { codes: codes ?? [], toCome, over }
}

/** The organiser's places, by code. */
export async function readPlaces(q: Statements): Promise<PlaceRow[]> {
  const { rows } = await q.query<PlaceRow>(`select code, ${PLACE_COLUMNS.join(', ')} from venue_place order by code`)
  return rows
}

/** Puts these places in for all that were there. */
export async function replacePlaces(tx: ClientBase, places: readonly PlaceRow[]): Promise<void> {
  await tx.query('delete from venue_place')
  await tx.query(
    `insert into venue_place select r.* from jsonb_populate_recordset(null::venue_place, $1::jsonb) r order by r.code`,
    [JSON.stringify(places)],
  )
}

/** Where a venue is: WGS 84, decimal degrees. */
export interface VenuePosition {
  readonly code: string
  readonly lat: number | null
  readonly lon: number | null
  readonly address: string | null
}

/** The organiser's data of the places of these venues, by code. */
export async function venuePositions(tx: Reading, venues: readonly string[]): Promise<Map<string, VenuePosition>> {
  const { rows } = await tx
    .from(topics.everything())
    .query<VenuePosition>('select code, lat, lon, address from venue_place where code = any($1)', [venues])
  return new Map(rows.map((row) => [row.code, row]))
}
