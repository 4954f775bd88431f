/** The types of places (R6.1), each a section of its own: `/places/{type}`. */
const PLACE_TYPES = ['hotel', 'hospital', 'other'] as const
type PlaceType = (typeof PLACE_TYPES)[number]
export const isPlaceType = (type: string): type is PlaceType => (PLACE_TYPES as readonly string[]).includes(type)
