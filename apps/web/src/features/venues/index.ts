export { VenueList } from './VenueList.tsx'
export { VenueView } from './VenueView.tsx'
export { venueAddress } from './venue-names.ts'
export { venueQuery, venuesQuery } from './venues.query.ts'
