export { createVenueImports, keepPlaces, type VenueImports, type VenuePlan } from './imports.ts'
export { venueDay, venueList, venuesOfDay } from './present.ts'
export type { PlaceRow } from './venues.queries.ts'
