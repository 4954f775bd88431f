import { expect, test } from 'vitest'
import { zoneNamed } from './zone-named.ts'

const ZONES = ['America/Maceio', 'America/Sao_Paulo', 'America/Kentucky/Louisville', 'America/Louisville', 'UTC']

test.each([
  ['Maceió', 'America/Maceio'],
  [' são paulo ', 'America/Sao_Paulo'],
  ['america/sao paulo', 'America/Sao_Paulo'],
  ['America/Maceio', 'America/Maceio'],
])('a city is its time zone, however it is written: %s (R12.4)', (typed, zone) => {
  expect(zoneNamed(typed, ZONES)).toBe(zone)
})

test.each(['Louisville', 'Brasília', '東京', '', 'UTC-3', 'UTC−03:00', 'utc+2'])(
  'what names no zone, or two, stays as it was typed and is refused: %s (R12.4)',
  (typed) => {
    expect(zoneNamed(typed, ZONES)).toBe(typed)
  },
)
