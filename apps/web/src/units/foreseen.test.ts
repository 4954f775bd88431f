import { expect, test } from 'vitest'
import { foreseenOf, minutesToStart } from './foreseen.ts'
import { aUnit, HEAT } from './unit.factory.ts'

const at = (time: string) => Date.parse(`2027-09-14T${time}:00-03:00`)
const waiting = (time: string) => ({ at: at(time), lead: 0 })
/** Printed for 14:10, foreseen for 14:30. */
const forecast = { expected: waiting('14:30'), earliest: waiting('14:25'), latest: waiting('14:40') }

test('a countdown ends when a unit is foreseen to begin, else at its printed start (on the phone, predicted starts)', () => {
  expect(minutesToStart(aUnit(HEAT, { forecast }), at('14:00'), 60)).toBe(30)
  expect(minutesToStart(aUnit(HEAT, { forecast }), at('14:00'), 29)).toBeNull()
  expect(minutesToStart(aUnit(HEAT), at('14:00'), 60)).toBe(10)
  expect(minutesToStart(aUnit(HEAT), at('14:10'), 60)).toBeNull()
  expect(minutesToStart(aUnit(HEAT, { hideStart: true }), at('14:00'), 60)).toBeNull()
})

test.each([
  ['on the server and until hydrated', { forecast }, null],
  ['of what is on', { forecast, status: 'RUNNING' }, at('14:00')],
  ['of what was put off', { forecast, status: 'POSTPONED' }, at('14:00')],
  ['where nothing is forecast', {}, at('14:00')],
] as const)('nothing is foreseen %s', (_, given, now) => expect(foreseenOf(aUnit(HEAT, given), now)).toBeNull())
