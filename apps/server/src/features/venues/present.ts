import type { MapTiles, Venue, VenueDay, VenuePlace, Venues } from '@games/contract'
import type { Reading } from '../../facts/reading.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { daysWithUnits, summariesOf, unitsByCode } from '../units/index.ts'
import * as queries from './venues.queries.ts'

/** Upcoming units of each venue in the list of all: the next, and those after it for a phone that lies on the table for a while. */
const NEXT_OF_EACH = 3
/** Upcoming units of a venue on its own page. */
const NEXT = 12

/** Every venue that has units, or that the organiser published, by code. */
export async function venueList(tx: Reading): Promise<Venue[]> {
  return present(tx, await queries.readVenues(tx))
}

/** The venues with what is on and next in each on a day. */
export async function venuesOfDay(tx: Reading, seq: number, day: string): Promise<Venues> {
  const { codes } = await queries.onAndNext(tx, day, null, NEXT_OF_EACH)
  return {
    seq,
    day,
    days: await daysWithUnits(tx),
    units: await summariesOf(tx, await unitsByCode(tx, codes)),
    venues: await venueList(tx),
  }
}

/** A venue and its part of a day; null where no unit takes place there and the organiser published nothing of it. */
export async function venueDay(
  tx: Reading,
  seq: number,
  code: string,
  day: string,
  tiles: MapTiles | null,
): Promise<VenueDay | null> {
  const rows = await queries.readVenues(tx)
  const row = rows.find((one) => one.code === code)
  if (!row) return null
  const venues = await present(tx, rows)
  const venue = venues.find((one) => one.code === code)
  if (!venue) return null
  const { codes, toCome, over } = await queries.onAndNext(tx, day, code, NEXT)
  return {
    seq,
    day,
    days: [...row.days],
    units: await summariesOf(tx, await unitsByCode(tx, codes)),
    venue,
    toCome,
    over,
    others: venues.flatMap(({ code: other, name, place }) =>
      other !== code && place?.point ? [{ code: other, name, ...place.point }] : [],
    ),
    tiles: venue.place?.point ? tiles : null,
  }
}

async function present(tx: Reading, rows: readonly queries.VenueRow[]): Promise<Venue[]> {
  const wanted = new WantedNames()
  for (const { code, locations, disciplines } of rows) {
    wanted.place(code, null)
    for (const location of locations) wanted.place(null, location)
    for (const discipline of disciplines) wanted.discipline(discipline)
  }
  const names = await wanted.lookUp(tx)
  return rows.map((row) => presentVenue(row, names))
}

/** The feed's name of a venue stands before the organiser's, so that it is called the same on every page. */
function presentVenue({ code, place, sent, locations, disciplines, days }: queries.VenueRow, names: Names): Venue {
  return {
    code,
    name: names.place('VENUE', code, null)?.name ?? place?.name ?? (sent ? { por: sent } : null),
    place: place ? presentPlace(place) : null,
    locations: locations.map((location) => names.place('LOCATION', location, null) ?? { code: location, name: null }),
    disciplines: disciplines.map((discipline) => names.discipline(discipline)),
    days: days.map(({ day }) => day),
  }
}

const presentPlace = ({ lat, lon, address, notes, accessibility, transport }: queries.PlaceRow): VenuePlace => ({
  point: lat === null || lon === null ? null : { lat, lon },
  address,
  notes,
  accessibility,
  transport,
})
