import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOf, kmBetween, planAgenda, type Stop, travelBetween, type VenueWay } from './agenda-plan.ts'

const MINUTE = 60_000
const stop = (code: string, start: number, end: number | null, venue: string | null = 'A'): Stop => ({
  code,
  start: start * MINUTE,
  end: end === null ? null : end * MINUTE,
  venue,
})
const minutesTo = (from: string, to: string) => (from === to ? 0 : to === '?' ? null : 18)
const travel = (from: string, to: string) => {
  const minutes = minutesTo(from, to)
  return minutes === null ? null : { minutes, by: null }
}
const planned = (...stops: Stop[]) =>
  [...planAgenda(stops, travel)].map(([code, { kind, after, minutes, travel: way }]) => [
    code,
    kind,
    after.code,
    minutes,
    way && way.minutes,
  ])

test.each<[string, Stop[], unknown[]]>([
  ['one after the other', [stop('a', 0, 10), stop('b', 10, 20)], []],
  ['at the same time', [stop('a', 0, 10), stop('b', 5, 20)], [['b', 'conflict', 'a', -5, 0]]],
  ['too far to be there in time', [stop('a', 0, 10), stop('b', 25, 30, 'B')], [['b', 'conflict', 'a', 15, 18]]],
  ['far, and in time', [stop('a', 0, 10), stop('b', 28, 30, 'B')], []],
  [
    'a long one that covers two',
    [stop('a', 0, 90), stop('b', 10, 20), stop('c', 50, 60)],
    [
      ['b', 'conflict', 'a', -80, 0],
      ['c', 'conflict', 'a', -40, 0],
    ],
  ],
  ['time for something else', [stop('a', 0, 10), stop('b', 60, 70, 'B')], [['b', 'gap', 'a', 50, 18]]],
  ['a venue that is on no map', [stop('a', 0, 10), stop('b', 40, 50, '?')], [['b', 'gap', 'a', 30, null]]],
  ['no end known', [stop('a', 0, null), stop('b', 15, null)], [['b', 'conflict', 'a', -5, 0]]],
  ['an end before its start', [stop('a', 10, 5), stop('b', 60, 70)], [['b', 'gap', 'a', 30, 0]]],
  ['nothing', [], []],
])('an agenda of %s says so (0094)', (_, stops, plan) => {
  expect(planned(...stops)).toEqual(plan)
})

test('whatever is planned, who goes to each unit that is no conflict sees the one before to its end and is there in time (0094)', () => {
  const stops = fc
    .array(
      fc.record({
        start: fc.integer({ min: 0, max: 600 }),
        lasts: fc.integer({ min: -5, max: 120 }),
        venue: fc.constantFrom('A', 'B'),
      }),
    )
    .map((all) =>
      all
        .sort((a, b) => a.start - b.start)
        .map(({ start, lasts, venue }, at) => stop(String(at), start, start + lasts, venue)),
    )
  fc.assert(
    fc.property(stops, (all) => {
      const plan = planAgenda(all, travel)
      all.forEach((one, at) => {
        // of two that end at the same time the earlier one
        const last = all
          .slice(0, at)
          .reverse()
          .sort((a, b) => endOf(a) - endOf(b))
          .at(-1)
        const late =
          last !== undefined && one.start < endOf(last) + (minutesTo(last.venue ?? '', one.venue ?? '') ?? 0) * MINUTE
        expect(plan.get(one.code)?.kind === 'conflict').toBe(late)
      })
    }),
  )
})

test('the way between two venues is their straight distance at the organiser’s pace (0094)', () => {
  const [arena, track] = [
    { venue: 'A', lat: -9.6498, lon: -35.7089 },
    { venue: 'B', lat: -9.6701, lon: -35.7599 },
  ]
  // 6.03 km by the great circle
  expect(kmBetween(arena, track)).toBeCloseTo(6.03, 1)
  expect(travelBetween([arena, track], 15, [])('A', 'B')).toEqual({ minutes: 25, by: null })
  expect(travelBetween([arena], 15, [])('A', 'B')).toBeNull()
  expect(travelBetween([], 15, [])('A', 'A')).toEqual({ minutes: 0, by: null })
})

const way = (from: string, to: string, given: Partial<VenueWay> = {}): VenueWay => ({
  from,
  to,
  foot: 12,
  shuttle: null,
  oneWay: false,
  ...given,
})
const SAID = { minutes: 12, by: 'foot' }
const WORKED_OUT = { minutes: 25, by: null }

test.each<[string, VenueWay[], unknown, unknown]>([
  ['as said, there and back', [way('A', 'B')], SAID, SAID],
  ['as said one way, and back by the distance', [way('A', 'B', { oneWay: true })], SAID, WORKED_OUT],
  [
    'as said for each way',
    [way('A', 'B', { oneWay: true }), way('B', 'A', { oneWay: true, foot: 20 })],
    SAID,
    { minutes: 20, by: 'foot' },
  ],
  ['the quicker of two', [way('A', 'B', { shuttle: 5 })], { minutes: 5, by: 'shuttle' }, { minutes: 5, by: 'shuttle' }],
  ['on foot where both take as long', [way('A', 'B', { shuttle: 12 })], SAID, SAID],
  ['by the distance where neither is said', [way('A', 'B', { foot: null })], WORKED_OUT, WORKED_OUT],
  ['by the distance for a pair that is not in the table', [way('A', 'C')], WORKED_OUT, WORKED_OUT],
])('the organiser’s own table of ways counts %s (0094)', (_, ways, there, back) => {
  const travelOf = travelBetween(
    [
      { venue: 'A', lat: -9.6498, lon: -35.7089 },
      { venue: 'B', lat: -9.6701, lon: -35.7599 },
    ],
    15,
    ways,
  )
  expect([travelOf('A', 'B'), travelOf('B', 'A')]).toEqual([there, back])
})

test('a way that the organiser has said needs no map (0094)', () => {
  expect(travelBetween([], 15, [way('A', 'B')])('B', 'A')).toEqual(SAID)
})
