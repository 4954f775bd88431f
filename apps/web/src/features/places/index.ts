export { GuardedPlacesPage } from './GuardedPlacesPage.tsx'
export { PlaceList } from './PlaceList.tsx'
export { PlacesFrame } from './PlacesFrame.tsx'
export { placesQuery } from './places.query.ts'
