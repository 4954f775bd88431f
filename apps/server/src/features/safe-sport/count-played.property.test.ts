import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPlayed, isWhole, LONGEST_SILENCE_MS, MISSING_AT_END_MS, type Watching } from './count-played.ts'

const LENGTH = 252_000

/** What somebody may send and do, in any order, from three runs of a player. */
const step = fc.record({
  /** Real time until then. */
  wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 400_000 })),
  play: fc.constantFrom('phone', 'tablet', 'forged'),
  from: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: LENGTH })),
  to: fc.oneof(fc.constant(LENGTH), fc.integer({ min: 0, max: LENGTH })),
  times: fc.integer({ min: 1, max: 5 }),
})

test('never more is counted than real time has passed since the first report, whatever is sent in whichever order (R4.5)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let [now, first, watching] = [1_000_000, 0, null as Watching | null]
      for (const { wait, times, ...part } of steps) {
        now += wait
        for (let time = 0; time < times; time += 1) {
          const before = watching?.watchedMs ?? 0
          if (watching === null) first = now
          watching = countPlayed(watching, part, now)
          // what is watched is never taken back, and sending it again adds nothing
          expect(watching.watchedMs).toBeGreaterThanOrEqual(before)
          if (time > 0) expect(watching.watchedMs).toBe(before)
          expect(watching.watchedMs).toBeLessThanOrEqual(now - first)
        }
      }
    }),
    { numRuns: randomCases(2_000) },
  )
})

test('whoever plays it to its end has watched it, however often it stops, is killed, goes back or is heard of late (R4.5)', () => {
  const visit = fc.record({
    /** How far it is played, and then left without a last word. */
    played: fc.integer({ min: 0, max: 120_000 }),
    pause: fc.integer({ min: 0, max: 5_000_000 }),
    /** Ways of its reports to the server. */
    delays: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 30 }),
    back: fc.integer({ min: 0, max: 10_000 }),
  })
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 6 }), (visits) => {
      let [now, watching] = [1_000_000, null as Watching | null]
      const watch = (play: string, most: number, delays: readonly number[], back: number) => {
        // a player goes on where the server says, or a little before
        const from = Math.max(0, (watching?.watchedMs ?? 0) - back)
        const until = Math.min(LENGTH, from + most)
        let heard = 0
        for (let to = from, at = 0; ; at += 1) {
          heard = Math.max(heard, now + (delays[at % delays.length] ?? 0))
          watching = countPlayed(watching, { play, from, to }, heard)
          if (to >= until) break
          const next = Math.min(until, to + 5_000)
          now += next - to
          to = next
        }
      }
      visits.forEach(({ played, pause, delays, back }, at) => {
        watch(`visit ${at}`, played, delays, back)
        now += pause
      })
      watch('the last', LENGTH, [100, 900, 300], 1_000)
      expect(watching && isWhole(watching, LENGTH)).toBe(true)
    }),
    { numRuns: randomCases(500) },
  )
})

test.each([
  ['the end alone', [['a', 0, LENGTH, 0]], 0],
  [
    'the end at once after the beginning',
    [
      ['a', 0, 0, 0],
      ['a', 0, LENGTH, 10],
    ],
    10,
  ],
  [
    'twice the speed',
    [
      ['a', 0, 0, 0],
      ['a', 0, 20_000, 10_000],
      ['a', 0, 40_000, 10_000],
    ],
    20_000,
  ],
  [
    'a part in the middle',
    [
      ['a', 60_000, 60_000, 0],
      ['a', 60_000, 70_000, 10_000],
    ],
    0,
  ],
  [
    'two devices at once',
    [
      ['a', 0, 0, 0],
      ['b', 0, 0, 0],
      ['a', 0, 10_000, 10_000],
      ['b', 0, 10_000, 0],
    ],
    0,
  ],
  [
    'the same twice',
    [
      ['a', 0, 0, 0],
      ['a', 0, 10_000, 10_000],
      ['a', 0, 10_000, 0],
    ],
    10_000,
  ],
  [
    'the later one first',
    [
      ['a', 0, 0, 0],
      ['a', 0, 20_000, 20_000],
      ['a', 0, 10_000, 0],
    ],
    20_000,
  ],
  [
    'silence over night',
    [
      ['a', 0, 0, 0],
      ['a', 0, LENGTH, 36_000_000],
    ],
    LONGEST_SILENCE_MS,
  ],
  [
    'a clock that goes back',
    [
      ['a', 0, 0, 0],
      ['a', 0, 10_000, 10_000],
      ['a', 0, 20_000, -50_000],
    ],
    10_000,
  ],
] as const)('%s: %j counts %i ms (R4.5)', (_what, reports, counted) => {
  let [now, watching] = [1_000_000, null as Watching | null]
  for (const [play, from, to, wait] of reports) {
    now += wait
    watching = countPlayed(watching, { play, from, to }, now)
  }
  expect(watching?.watchedMs).toBe(counted)
})

test('is whole with two seconds missing and not with more, of a short film a tenth (R4.5)', () => {
  const watched = (watchedMs: number): Watching => ({ watchedMs, play: 'a', spareMs: 0, reportedAt: 0 })
  expect(isWhole(watched(LENGTH - MISSING_AT_END_MS), LENGTH)).toBe(true)
  expect(isWhole(watched(LENGTH - MISSING_AT_END_MS - 1), LENGTH)).toBe(false)
  expect([isWhole(watched(4_500), 5_000), isWhole(watched(4_499), 5_000)]).toEqual([true, false])
})
