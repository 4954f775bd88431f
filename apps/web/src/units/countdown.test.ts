import { describe, expect, test } from 'vitest'
import { countdownTo, minutesTo } from './countdown.ts'
import { aUnit, HEAT } from './unit.factory.ts'

const at = (time: string) => Date.parse(`2027-09-14T${time}:00-03:00`)
const waiting = (time: string) => ({ at: at(time), lead: 0 })
/** Printed for 14:10, foreseen for 14:30. */
const forecast = { expected: waiting('14:30'), earliest: waiting('14:25'), latest: waiting('14:40') }

/** Less late than is said before its printed time. */
const soon = { expected: waiting('14:12'), earliest: waiting('14:10'), latest: waiting('14:20') }

describe('the countdown to a start (R2.1, R2.5)', () => {
  test.each([
    ['12 minutes ahead', {}, at('13:58'), 12],
    ['a second ahead', {}, at('14:10') - 1_000, 1],
    ['begun', {}, at('14:10'), null],
    ['the furthest', {}, at('13:10'), 60],
    ['more than that is written by the clock', {}, at('13:09'), null],
    ['no clock yet, on the server and until hydrated', {}, null, null],
    ['what is on', { status: 'RUNNING' }, at('14:00'), null],
    ['a hidden start (ODF §6)', { hideStart: true }, at('14:00'), null],
    ['delayed, without a word until when', { status: 'DELAYED' }, at('14:00'), null],
    ['no start', { start: null }, at('14:00'), null],
  ] as const)('%s', (_rule, given, now, minutes) => {
    expect(countdownTo(aUnit(HEAT, given), now, 60)?.minutes ?? null).toBe(minutes)
  })
})

describe('a countdown ends when a unit is foreseen to begin (predicted starts, 0092)', () => {
  test.each([
    ['later than printed', { forecast }, '~30'],
    ['of what is delayed', { forecast, status: 'DELAYED' }, '~30'],
    ['where its printed time is not to be shown', { forecast, hideStart: true }, '~30'],
    ['and as printed where nothing is foreseen, or little else', { forecast: soon }, '10'],
    ['and as printed where nothing is forecast', {}, '10'],
    ['and never where it is on, put off or called off', { forecast, status: 'RUNNING' }, null],
  ] as const)('%s', (_rule, given, minutes) => {
    expect(minutesTo(aUnit(HEAT, given), at('14:00'), 60)).toBe(minutes)
  })
  test('goes on once the printed time has passed, until it begins', () => {
    expect(minutesTo(aUnit(HEAT, { forecast: soon }), at('14:10'), 60)).toBe('~2')
    expect(minutesTo(aUnit(HEAT, {}), at('14:10'), 60)).toBeNull()
  })
  test('is written by the clock where that is far off, however near the printed time is', () => {
    expect(minutesTo(aUnit(HEAT, { forecast }), at('14:00'), 29)).toBeNull()
  })
})
