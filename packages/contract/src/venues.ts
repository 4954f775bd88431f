import { z } from 'zod'
import { DisciplineRef } from './disciplines.ts'
import { LocalizedText } from './shared.ts'
import { Day } from './texts.ts'
import { ScheduleDay } from './units.ts'

/** Where a venue is, as the organiser published it; what was not said is null. */
export const VenuePlace = z.object({
  /** WGS 84, decimal degrees. */
  point: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullable(),
  address: z.string().nullable(),
  notes: LocalizedText.nullable(),
  /** Ways in without stairs, seats, toilets. */
  accessibility: LocalizedText.nullable(),
  /** Buses, parking, where to get off. */
  transport: LocalizedText.nullable(),
})
export type VenuePlace = z.infer<typeof VenuePlace>

const Named = { code: z.string(), name: LocalizedText.nullable() }

/** A venue: what happens there and where it is. */
export const Venue = z.object({
  ...Named,
  /** Null where the organiser published no place. */
  place: VenuePlace.nullable(),
  /** Its fields of play that have units, by code. */
  locations: z.array(z.object(Named)),
  disciplines: z.array(DisciplineRef),
  /** Days of the games with units there. */
  days: z.array(z.string()),
})
export type Venue = z.infer<typeof Venue>

/** A map of somebody else's that a visitor may ask for; the organiser has to set it up (MAP_TILES). */
export const MapTiles = z.object({
  /** Address of a tile with `{z}`, `{x}` and `{y}` in it. */
  template: z.string(),
  /** Whom the map has to name. */
  attribution: z.string(),
})
export type MapTiles = z.infer<typeof MapTiles>

export const VenuesQuery = z.object({
  /** The day whose units are given; without one the games' own. */
  day: Day.optional(),
})
export type VenuesQuery = z.infer<typeof VenuesQuery>

/**
 * The venues by code: a schedule day whose `units` are those that are on now, all of them, and the next to begin in each venue. A client
 * patches it by the day's rows like any schedule day, and so may come to hold others too.
 */
export const Venues = ScheduleDay.extend({
  venues: z.array(Venue),
})
export type Venues = z.infer<typeof Venues>

/**
 * A venue and its part of a day: a schedule day whose `units` are those on now there and the next to begin, twelve at most. `days` are the
 * venue's own.
 */
export const VenueDay = ScheduleDay.extend({
  venue: Venue,
  /** Units still to begin there on this day, those in `units` included. */
  toCome: z.number().int(),
  /** Units that are over there on this day. */
  over: z.number().int(),
  /** The other venues that have a point, for the plan. */
  others: z.array(z.object({ ...Named, lat: z.number(), lon: z.number() })),
  /** Null where no map was set up: our own plan is all there is. */
  tiles: MapTiles.nullable(),
})
export type VenueDay = z.infer<typeof VenueDay>
