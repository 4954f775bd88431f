/**
 * Where the demo takes place. The city is invented and so is every street; it lies in the open sea, so that no map shows anybody's home.
 */
export const CITY = { lat: -10.5, lon: -30.5, name: 'Porto das Dunas' } as const

/** Degrees of a kilometre, near enough for a city. */
const KM = { lat: 1 / 110.6, lon: 1 / 109.5 } as const
const digits = (degrees: number): number => Number(degrees.toFixed(5))

/** A point so many kilometres `east` and `north` of the city's middle. */
export const kilometresFrom = (east: number, north: number): { readonly lat: number; readonly lon: number } => ({
  lat: digits(CITY.lat + north * KM.lat),
  lon: digits(CITY.lon + east * KM.lon),
})
