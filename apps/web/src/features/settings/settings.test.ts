import { expect, test } from 'vitest'
import { cityOf, isNamedZone, offsetName, TIME_ZONES } from './time-zones.ts'

const AT = Date.parse('2027-09-14T17:02:00Z')

test.each([
  ['America/Sao_Paulo', 'UTC−3'],
  ['America/Noronha', 'UTC−2'],
  ['America/Rio_Branco', 'UTC−5'],
  ['Europe/Lisbon', 'UTC+1'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['UTC', 'UTC'],
  ['Nowhere/At_All', 'Nowhere/At_All'],
])('%s is %s (R5.10)', (zone, offset) => {
  expect(offsetName(zone, AT)).toBe(offset)
})

test('every zone that can be chosen exists, once (R4.1)', () => {
  const zones = [...TIME_ZONES.brazil, ...TIME_ZONES.abroad]
  expect(new Set(zones).size).toBe(zones.length)
  for (const zone of zones) expect(offsetName(zone, AT)).toMatch(/^UTC/)
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos_Aires')
  expect([isNamedZone('America/Bahia'), isNamedZone('Asia/Kolkata')]).toEqual([true, false])
})
