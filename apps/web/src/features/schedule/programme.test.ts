import type { UnitSummary } from '@games/contract'
import { UNIT_STATUSES } from '@games/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aUnit } from '../../units/unit.factory.ts'
import { minutesToStart, programmeOf } from './programme.ts'

const at = (time: string, given: Parameters<typeof aUnit>[1] = {}) =>
  aUnit(`ATHW100M--------------HEAT00${time.replace(':', '')}--`, { start: `2027-09-14T${time}:00-03:00`, ...given })
const codes = (units: readonly UnitSummary[]) => units.map(({ code }) => code)

describe('a day is grouped by status, live first (R2.5)', () => {
  test('live, to come and over each keep the order of the day', () => {
    const over = at('09:00', { status: 'OFFICIAL' })
    const live = at('10:00', { status: 'RUNNING' })
    const interrupted = at('10:30', { status: 'INTERRUPTED' })
    const next = at('11:00')
    const late = at('09:30', { status: 'DELAYED' })
    const programme = programmeOf([over, late, live, interrupted, next])
    expect(codes(programme.live)).toEqual(codes([live, interrupted]))
    expect(codes(programme.upcoming)).toEqual(codes([late, next]))
    expect(codes(programme.over)).toEqual(codes([over]))
  })

  test('of what is live, competition stands above what accompanies it', () => {
    const broadcast = at('08:00', { status: 'RUNNING', eventType: 'broadcast' })
    const final = at('10:00', { status: 'RUNNING', eventType: 'competition-medal' })
    expect(codes(programmeOf([broadcast, final]).live)).toEqual(codes([final, broadcast]))
  })

  test('what was called off stands where its time is: ahead while something of its time is still to come, else with what is over', () => {
    const morning = at('09:00', { status: 'CANCELLED' })
    const next = at('14:00')
    const afternoon = at('15:00', { status: 'POSTPONED' })
    const programme = programmeOf([morning, next, afternoon])
    expect(codes(programme.upcoming)).toEqual(codes([next, afternoon]))
    expect(codes(programme.over)).toEqual(codes([morning]))
  })

  test('a day with nothing left has everything in what is over', () => {
    const programme = programmeOf([at('09:00', { status: 'OFFICIAL' }), at('10:00', { status: 'CANCELLED' })])
    expect(programme.live).toEqual([])
    expect(programme.upcoming).toEqual([])
    expect(programme.over).toHaveLength(2)
  })

  test('every unit of a day stands in exactly one part', () => {
    const unit = fc
      .record({
        status: fc.constantFrom(...UNIT_STATUSES),
        start: fc.option(fc.integer({ min: 10, max: 23 }).map((hour) => `2027-09-14T${hour}:00:00-03:00`)),
      })
      .map(({ status, start }) => ({ status, start }))
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (given) => {
        const day = given.map((one, index) =>
          aUnit(`ATHW100M--------------HEAT${String(index + 1).padStart(4, '0')}00--`, one),
        )
        const { live, upcoming, over } = programmeOf(day)
        expect([...live, ...upcoming, ...over].map(({ code }) => code).sort()).toEqual(codes(day).sort())
      }),
    )
  })
})

describe('the countdown to a start', () => {
  const now = Date.parse('2027-09-14T14:02:00-03:00')
  test.each([
    ['12 minutes ahead', at('14:14'), '12'],
    ['an hour ahead is the furthest', at('15:02'), '60'],
    ['more than an hour ahead is written by the clock', at('15:03'), null],
    ['begun', at('14:02'), null],
    ['running', at('14:14', { status: 'RUNNING' }), null],
    ['hidden start (ODF §6)', at('14:14', { hideStart: true }), null],
    ['delayed', at('14:14', { status: 'DELAYED' }), null],
    ['no start', at('14:14', { start: null }), null],
  ])('%s', (_rule, unit, minutes) => {
    expect(minutesToStart(unit, now)).toBe(minutes)
  })
  test('is never known on the server', () => {
    expect(minutesToStart(at('14:14'), null)).toBeNull()
  })
})
