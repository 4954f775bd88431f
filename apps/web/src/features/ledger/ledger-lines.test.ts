import type { PointEntry } from '@games/contract'
import { expect, test } from 'vitest'
import { linesByDay, linesOf, mergedEntries } from './ledger-lines.ts'

const entry = (id: number, points: number, balance: number, earnedAt = '2027-09-14T12:00:00Z'): PointEntry => ({
  id,
  reason: points < 0 ? 'correction' : 'trivia',
  title: null,
  note: null,
  undoes: null,
  points,
  balance,
  earnedAt,
})

test.each([
  [2_000, 9_999, null],
  [2_000, 10_000, { level: 2, up: true, at: 10_000 }],
  [2_500, 21_000, { level: 3, up: true, at: 20_000 }],
  // two at once: the one that is reached
  [15_000, 24_000, { level: 3, up: true, at: 20_000 }],
  [-500, 9_500, { level: 1, up: false, at: 10_000 }],
  [-500, 10_000, null],
])('%i points that make %i cross the border %o (R7.3)', (points, balance, crossing) => {
  expect(linesOf([entry(1, points, balance)])[0]?.crossing).toEqual(crossing)
})

test('lines that come twice stand once, newest first, whatever came between', () => {
  const [one, two, three] = [entry(1, 500, 500), entry(2, 500, 1_000), entry(3, 500, 1_500)]
  expect(mergedEntries([three, two], [two, one])).toEqual([three, two, one])
})

test('lines stand under their day in the time shown', () => {
  const lines = linesOf([
    entry(3, 500, 1_500, '2027-09-14T02:30:00Z'),
    entry(2, 500, 1_000, '2027-09-13T23:00:00Z'),
    entry(1, 500, 500, '2027-09-12T23:00:00Z'),
  ])
  const days = (dayOf: (instant: string) => string) =>
    linesByDay(lines, dayOf).map(({ day, lines: ofDay }) => [day, ofDay.map((line) => line.entry.id)])
  expect(days((instant) => instant.slice(0, 10))).toEqual([
    ['2027-09-14', [3]],
    ['2027-09-13', [2]],
    ['2027-09-12', [1]],
  ])
  // three hours behind
  const atVenue = (instant: string) => new Date(Date.parse(instant) - 3 * 3_600_000).toISOString().slice(0, 10)
  expect(days(atVenue)).toEqual([
    ['2027-09-13', [3, 2]],
    ['2027-09-12', [1]],
  ])
})
