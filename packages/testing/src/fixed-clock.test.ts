import { expect, test } from 'vitest'
import { fixedClock } from './fixed-clock.ts'

test('a fixed clock stands until it is moved', () => {
  const { now, advance, moveTo } = fixedClock('2026-07-16T09:40:00-03:00')
  expect(new Date(now()).toISOString()).toBe('2026-07-16T12:40:00.000Z')
  advance(90_000)
  expect(new Date(now()).toISOString()).toBe('2026-07-16T12:41:30.000Z')
  moveTo('2026-07-17T00:00:00Z')
  expect(new Date(now()).toISOString()).toBe('2026-07-17T00:00:00.000Z')
})

test.each(['2026-07-16T09:40:00', '2026-13-01T00:00:00Z'])('%s is refused as an instant', (instant) => {
  expect(() => fixedClock(instant)).toThrow(RangeError)
})
