import { anew, type Calls, type Edge } from '../edge.ts'
import { venueDay, venuesOfDay } from './present.ts'

export const venueCalls = ({ read, found, dayOf, mapTiles }: Edge) =>
  ({
    listVenues: async ({ query }) => {
      const day = await dayOf(query.day ?? 'today')
      const venues = await read((tx, seq) => venuesOfDay(tx, seq, day))
      // an answer without a day of its own is another one tomorrow
      return query.day === day ? venues : anew(venues)
    },
    getVenueDay: async ({ params }) => {
      const day = await dayOf(params.day)
      return found(`venue ${params.code}`, (tx, seq) => venueDay(tx, seq, params.code, day, mapTiles))
    },
  }) satisfies Calls<'listVenues' | 'getVenueDay'>
