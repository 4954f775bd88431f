export { venueCalls } from './calls.ts'
export { createVenueImports, storePlaces, type VenueImports, type VenuePlan } from './imports.ts'
export { venueList } from './present.ts'
export type { PlaceRow } from './venues.queries.ts'
