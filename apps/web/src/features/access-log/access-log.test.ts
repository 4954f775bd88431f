import { describe, expect, test } from 'vitest'
import { requestsOf } from './access-log.query.ts'
import { accessLogAddress } from './access-log-address.ts'
import { mondayOf, shownPeriod } from './access-log-period.ts'
import { accessLogSearchOf } from './access-log-search.ts'
import { barChart, isLabelled, keptMarks, markAnchor } from './chart-scales.ts'
import { shareText } from './figures.ts'

/** A Tuesday. */
const TODAY = '2027-09-14'

test.each([
  [{}, '/access-log'],
  [{ by: 'week', device: 'mobile', app: 'ios', before: '1' }, '/access-log?by=week&device=mobile&app=ios&before=1'],
  [{ by: 'range', from: '2027-09-01', to: '2027-09-08' }, '/access-log?by=range&from=2027-09-01&to=2027-09-08'],
  // what is no day stays, to be refused in words
  [{ by: 'range', from: 'ontem' }, '/access-log?by=range&from=ontem'],
  [{ by: 'month', device: 'tv', app: 'fax', before: 'yes', other: '1' }, '/access-log'],
])('%j is the address %s (R8.1)', (search, address) => {
  expect(accessLogAddress(accessLogSearchOf(search))).toBe(address)
})

describe('the days of an address (R8.1)', () => {
  test.each([
    ['the last fourteen days, and today', {}, 'day', ['2027-09-01', TODAY], [TODAY, TODAY]],
    ['twelve weeks from Monday, and this one', { by: 'week' }, 'week', ['2027-06-28', TODAY], ['2027-09-13', TODAY]],
    ['a day that was pressed', { at: '2027-09-10' }, 'day', ['2027-09-01', TODAY], ['2027-09-10', '2027-09-10']],
    ['one that is not shown', { at: '2026-09-10' }, 'day', ['2027-09-01', TODAY], [TODAY, TODAY]],
    [
      'a week that was pressed',
      { by: 'week', at: '2027-09-06' },
      'week',
      ['2027-06-28', TODAY],
      ['2027-09-06', '2027-09-12'],
    ],
    ['earlier days', { to: '2027-08-31' }, 'day', ['2027-08-18', '2027-08-31'], ['2027-08-31', '2027-08-31']],
    [
      'a range, all of it',
      { by: 'range', from: '2027-09-08', to: TODAY },
      'day',
      ['2027-09-08', TODAY],
      ['2027-09-08', TODAY],
    ],
    ['a range of one day', { by: 'range', from: TODAY, to: TODAY }, 'day', [TODAY, TODAY], [TODAY, TODAY]],
    [
      'a year, by weeks',
      { by: 'range', from: '2026-09-15', to: TODAY },
      'week',
      ['2026-09-15', TODAY],
      ['2026-09-15', TODAY],
    ],
    [
      'a week at the beginning of a range',
      { by: 'range', from: '2026-09-16', to: TODAY, at: '2026-09-16' },
      'week',
      ['2026-09-16', TODAY],
      ['2026-09-16', '2026-09-20'],
    ],
    [
      'leap day',
      { by: 'range', from: '2024-02-29', to: '2024-03-01' },
      'day',
      ['2024-02-29', '2024-03-01'],
      ['2024-02-29', '2024-03-01'],
    ],
  ] as const)('%s', (_what, search, by, [from, to], [first, last]) => {
    expect(shownPeriod(search, TODAY)).toMatchObject({ by, series: { from, to }, figures: { from: first, to: last } })
  })

  test.each([
    ['malformed', { by: 'range', from: 'ontem', to: TODAY }],
    ['malformed', { to: '2027-02-30' }],
    ['malformed', { at: '10/09/2027' }],
    ['backwards', { by: 'range', from: '2027-09-14', to: '2027-09-01' }],
    ['future', { by: 'range', from: '2027-09-15', to: '2027-09-20' }],
    ['too-long', { by: 'range', from: '2025-09-14', to: TODAY }],
  ] as const)('%s: %j', (fault, search) => {
    expect(shownPeriod(search, TODAY)).toBe(fault)
  })

  test('a week begins on Monday, in every language', () => {
    expect(['2027-09-12', '2027-09-13', '2027-09-19', '2024-01-01'].map(mondayOf)).toEqual([
      '2027-09-06',
      '2027-09-13',
      '2027-09-13',
      '2024-01-01',
    ])
  })

  test('of the period before as many days are requested, right before', () => {
    const search = { before: '1', device: 'bot' } as const
    const period = shownPeriod(search, TODAY)
    if (typeof period === 'string') throw new Error(period)
    expect(requestsOf(search, period, TODAY)).toEqual({
      series: { device: 'bot' },
      figures: { device: 'bot', first: TODAY, last: TODAY, by: 'hour' },
      before: { device: 'bot', first: '2027-08-18', last: '2027-08-31', by: 'day' },
    })
  })
})

describe('bars (R8.1)', () => {
  const bars = (counts: readonly (readonly [number, number])[]) =>
    barChart(
      counts.map(([success, errors]) => ({ success, errors, before: null })),
      { height: 100, ticks: 4 },
    )

  test('what is not nothing can be seen, nothing is not, and what failed stands on what succeeded', () => {
    const [one, none, failed] = bars([
      [999_999_999, 1],
      [0, 0],
      [0, 5],
    ]).bars
    expect(one?.success.height).toBeCloseTo(100)
    expect(one?.errors.height).toBe(1.5)
    expect((one?.errors.y ?? 0) + 1.5).toBeLessThan(0)
    expect([none?.success.height, none?.errors.height]).toEqual([0, 0])
    expect([failed?.success.height, failed?.errors]).toEqual([0, { y: 98.5, height: 1.5 }])
  })

  test('all of them fit, each in the middle of its place, and the scale has whole numbers', () => {
    for (const many of [1, 14, 62]) {
      const { bars: drawn } = bars(Array.from({ length: many }, () => [3, 0] as const))
      drawn.forEach(({ middle }, at) => expect(middle).toBeCloseTo(((at + 0.5) * 100) / many))
    }
    expect(bars([[1, 0]]).ticks.map(({ value }) => value)).toEqual([0, 1])
    expect(bars([[0, 0]]).ticks.map(({ value }) => value)).toEqual([0, 1])
  })

  test('the period before is a line over them, and part of the scale', () => {
    const { before, ticks } = barChart([{ success: 1, errors: 0, before: 400 }], { height: 100, ticks: 4 })
    expect(before).toMatch(/^M/)
    expect(ticks.at(-1)?.value).toBe(400)
  })

  test('as many labels as there is room for, the last among them', () => {
    const labelled = (of: number) => Array.from({ length: of }, (_, at) => at).filter((at) => isLabelled(at, of, 7))
    expect(labelled(7)).toHaveLength(7)
    expect(labelled(14)).toEqual([1, 3, 5, 7, 9, 11, 13])
    expect(labelled(53).at(-1)).toBe(52)
    expect(labelled(53).length).toBeLessThanOrEqual(7)
  })

  test('hours are named from midnight on, on a day of 23 or 25 too', () => {
    for (const hours of [23, 24, 25]) {
      const labelled = Array.from({ length: hours }, (_, at) => at).filter((at) => isLabelled(at, hours, 8, 'first'))
      expect(labelled.slice(0, 3)).toEqual(hours === 25 ? [0, 4, 8] : [0, 3, 6])
    }
  })

  test.each([
    ['alone', [0, 0, 0, 0, 5, 0, 0, 0, 0], 'middle'],
    ['before a higher one', [0, 0, 0, 0, 5, 9, 0, 0, 0], 'end'],
    ['after a higher one', [0, 0, 0, 9, 5, 0, 0, 0, 0], 'start'],
    ['between higher ones', [0, 0, 0, 9, 5, 9, 0, 0, 0], 'middle'],
  ] as const)('words over a bar %s are not over its neighbour, if one side is free', (_where, counts, anchor) => {
    expect(markAnchor(4, bars(counts.map((count) => [count, 0] as const)).bars)).toBe(anchor)
  })

  test.each([
    ['far from each other stay', [5, 0, 0, 0, 0, 0, 0, 0, 5], [0, 8]],
    ['beside each other at one height are one, the weightier', [0, 0, 0, 5, 6, 5, 0, 0, 0], [4]],
    ['beside each other at other heights stay', [0, 0, 0, 1, 5, 9, 0, 0, 0], [3, 4, 5]],
    ['that grow towards each other at one height are one', [1, 9, 5, 0, 0, 5, 9, 1], [0, 1, 2, 6, 7]],
  ] as const)('words over bars %s', (_where, counts, kept) => {
    const { bars: drawn } = bars(counts.map((count) => [count, 0] as const))
    const weights = counts.map((count) => (count === 0 ? null : count))
    expect([...keptMarks(weights, drawn)].sort((a, b) => a - b)).toEqual(kept)
  })

  test('words over the first and last bar stay in the drawing', () => {
    const { bars: drawn } = bars(Array.from({ length: 14 }, (_, at) => [at === 1 || at === 12 ? 9 : 5, 0] as const))
    expect([markAnchor(0, drawn), markAnchor(13, drawn)]).toEqual(['start', 'end'])
  })
})

test.each([
  [0, 0, ''],
  [0, 10, '0'],
  [10, 10, '100'],
  [1, 1_000_000_000, '<0,01'],
  [19, 187_000, '0,01'],
  [889, 187_000, '0,48'],
  [134_081, 187_000, '71,7'],
  [999_999, 1_000_000, '99,99'],
])(
  '%i of %i is %s per cent: never nothing that is something, nor the whole that is not (R8.1)',
  (part, whole, text) => {
    expect(shareText(part, whole, 'por')).toBe(text)
  },
)
