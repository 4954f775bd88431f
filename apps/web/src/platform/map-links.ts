import type { VenuePlace } from '@games/contract'

/** Maps that show the way to a venue, in the order they are offered; `geo` is the app the device has for it. */
export const MAPS = ['google', 'apple', 'waze', 'osm', 'geo'] as const
export type MapName = (typeof MAPS)[number]

export interface MapLink {
  readonly map: MapName
  readonly address: string
}

/**
 * Addresses that open a venue in other people's maps: by its point where there is one, else as a search by name and address, which `geo:`
 * cannot be. Each as its maker documents it: Google "Maps URLs", Apple "Map Links", Waze "Deep Links", RFC 5870 with Android's `q`.
 */
export function mapLinks(name: string, place: Pick<VenuePlace, 'point' | 'address'> | null): MapLink[] {
  if (place?.point) {
    const { lat, lon } = place.point
    const point = `${lat},${lon}`
    return [
      { map: 'google', address: `https://www.google.com/maps/dir/?${query({ api: '1', destination: point })}` },
      { map: 'apple', address: `https://maps.apple.com/?${query({ daddr: point, q: name })}` },
      { map: 'waze', address: `https://waze.com/ul?${query({ ll: point, navigate: 'yes' })}` },
      {
        map: 'osm',
        address: `https://www.openstreetmap.org/?${query({ mlat: String(lat), mlon: String(lon) })}#map=17/${lat}/${lon}`,
      },
      { map: 'geo', address: `geo:${point}?q=${point}(${encodeURIComponent(name).replace(/[()]/g, '')})` },
    ]
  }
  const words = [name, place?.address].filter(Boolean).join(', ')
  return [
    { map: 'google', address: `https://www.google.com/maps/search/?${query({ api: '1', query: words })}` },
    { map: 'apple', address: `https://maps.apple.com/?${query({ q: words })}` },
    { map: 'waze', address: `https://waze.com/ul?${query({ q: words, navigate: 'yes' })}` },
    { map: 'osm', address: `https://www.openstreetmap.org/search?${query({ query: words })}` },
  ]
}

/** Blanks as `%20`: not every app reads a `+` as one. */
const query = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
