import type { UnitSummary } from '@games/contract'
import type { UnitStatus } from '@games/domain'
import { describe, expect, test } from 'vitest'
import { aUnit } from '../../units/unit.factory.ts'
import { isInPlace, placesOf, unitsInPlace, withRest } from './frozen-programme.ts'

const unit = (at: number, status: UnitStatus = 'SCHEDULED'): UnitSummary =>
  aUnit(`ATHW100M--------------HEAT000${at}00--`, { status, start: `2027-09-14T1${at}:00:00-03:00` })
const drawn = (...given: Parameters<typeof unitsInPlace>) => {
  const { live, upcoming, over } = unitsInPlace(...given)
  return [live, upcoming, over].map((part) => part.map(({ code }) => Number(code[29])))
}

describe('rows of a day keep their places (R2.5)', () => {
  const morning = [unit(0, 'OFFICIAL'), unit(1, 'RUNNING'), unit(2), unit(3)]
  const places = placesOf(morning)
  const noon = [unit(0, 'OFFICIAL'), unit(1, 'OFFICIAL'), unit(2, 'RUNNING'), unit(3)]

  test('a unit that began or ended stays where it is, as it is now', () => {
    expect(drawn(places, noon, 9)).toEqual([[1], [2, 3], [0]])
    expect(unitsInPlace(places, noon, 9).live[0]?.status).toBe('OFFICIAL')
    expect(isInPlace(places, placesOf(noon), false)).toBe(false)
  })

  test('a unit that left the day, or that a filter does not let through any more, goes at once', () => {
    expect(drawn(places, noon.slice(2), 9)).toEqual([[], [2, 3], []])
  })

  test('no more rows are drawn than are wanted, the first ones of the day', () => {
    expect(drawn(places, morning, 2)).toEqual([[1], [2], []])
  })
})

describe('the rest of a long day (R2.5)', () => {
  const day = [unit(0, 'OFFICIAL'), unit(1, 'RUNNING'), unit(2), unit(3), unit(4)]
  const beginning = placesOf([unit(1, 'RUNNING'), unit(2)])

  test('a beginning is in its place when the day begins so', () => {
    expect(isInPlace(beginning, placesOf([unit(1, 'RUNNING'), unit(2)]), true)).toBe(true)
    expect(isInPlace(beginning, placesOf([unit(1, 'RUNNING'), unit(2), unit(4)]), true)).toBe(true)
    expect(isInPlace(beginning, placesOf([unit(1, 'RUNNING'), unit(2), unit(4)]), false)).toBe(false)
  })

  test('goes below what stands', () => {
    expect(withRest(beginning, placesOf(day))).toEqual(placesOf(day))
  })

  test('leaves what began meanwhile out of the parts above until rows go where they belong', () => {
    const later = day.map((one) => (one.code === unit(4).code ? unit(4, 'RUNNING') : one))
    const places = withRest(beginning, placesOf(later))
    expect(drawn(places, later, 9)).toEqual([[1], [2, 3], [0]])
    expect(isInPlace(places, placesOf(later), false)).toBe(false)
  })
})
