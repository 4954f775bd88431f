import { expect, test } from 'vitest'
import { mapLinks } from './map-links.ts'

const POINT = { lat: -10.50814, lon: -30.50639 }
const of = (...given: Parameters<typeof mapLinks>) =>
  Object.fromEntries(mapLinks(...given).map(({ map, address }) => [map, address]))

test('with a point every map leads there, the device’s own too (R2.1)', () => {
  expect(of('Arena dos Marujos', { point: POINT, address: 'Rua Um, 2' })).toEqual({
    google: 'https://www.google.com/maps/dir/?api=1&destination=-10.50814%2C-30.50639',
    apple: 'https://maps.apple.com/?daddr=-10.50814%2C-30.50639&q=Arena%20dos%20Marujos',
    waze: 'https://waze.com/ul?ll=-10.50814%2C-30.50639&navigate=yes',
    osm: 'https://www.openstreetmap.org/?mlat=-10.50814&mlon=-30.50639#map=17/-10.50814/-30.50639',
    geo: 'geo:-10.50814,-30.50639?q=-10.50814,-30.50639(Arena%20dos%20Marujos)',
  })
})

test('without a point they search by name and address, and there is no geo: (R2.1)', () => {
  expect(of('Arena & Cia', { point: null, address: 'Rua Um, 2' })).toEqual({
    google: 'https://www.google.com/maps/search/?api=1&query=Arena%20%26%20Cia%2C%20Rua%20Um%2C%202',
    apple: 'https://maps.apple.com/?q=Arena%20%26%20Cia%2C%20Rua%20Um%2C%202',
    waze: 'https://waze.com/ul?q=Arena%20%26%20Cia%2C%20Rua%20Um%2C%202&navigate=yes',
    osm: 'https://www.openstreetmap.org/search?query=Arena%20%26%20Cia%2C%20Rua%20Um%2C%202',
  })
  expect(of('Arena', null).osm).toBe('https://www.openstreetmap.org/search?query=Arena')
})

test('a name cannot end the label of geo: or start another part of any address', () => {
  const name = 'Ginásio (velho)#?&=/'
  for (const { map, address } of mapLinks(name, { point: POINT, address: null })) {
    if (map === 'geo') expect(address).toMatch(/^geo:[-.,\d]+\?q=[-.,\d]+\([^()]+\)$/)
    expect(new URL(address).hash).toBe(map === 'osm' ? '#map=17/-10.50814/-30.50639' : '')
  }
})
