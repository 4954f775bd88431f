import { expect, test } from 'vitest'
import { aValue } from '../sports/sport.factory.ts'
import { aList, aResult, attempts } from './ranking-rules.factory.ts'
import { marksReached, type StandingMark } from './records.ts'

const mark = (type: string, result: string, competitor: string | null = null): StandingMark => ({
  type,
  result,
  competitor,
})
const time = (competitor: string, result: string, irm?: string) =>
  aResult(competitor, result, { type: 'TIME', ...(irm ? { irm } : {}) })
const POOL = 'SWMM100MFR------------FNL-000100--'
const reached = (unit: Parameters<typeof marksReached>[0], marks: readonly StandingMark[]): string[] =>
  marksReached(unit, marks).map(({ competitor, type, equalled }) => `${competitor} ${equalled ? '=' : ''}${type}`)

test('a better result reaches the mark, an equal one equals it, a worse one does not (R12.5)', () => {
  expect(
    reached(aList(POOL, time('A', '51.00'), time('B', '51.20'), time('C', '51.21')), [mark('GR', '51.20')]),
  ).toEqual(['A GR', 'B =GR'])
})

test('a best of a person is theirs alone', () => {
  expect(reached(aList(POOL, time('A', '51.00'), time('B', '51.00')), [mark('PB', '51.50', 'B')])).toEqual(['B PB'])
})

test('who is disqualified reaches none, and a mark that cannot be read is reached by nobody', () => {
  expect(reached(aList(POOL, time('A', '51.00', 'DSQ')), [mark('GR', '51.20')])).toEqual([])
  expect(reached(aList(POOL, time('A', '51.00')), [mark('GR', 'unknown')])).toEqual([])
})

const RACE = 'ATHM100M--------------FNL-000100--'
const withWind = (wind: string | null) => ({
  ...aList(RACE, time('A', '10.20')),
  extendedInfos: wind === null ? [] : [{ code: 'WIND_SPEED', value: wind }],
})

test.each([
  ['2.0', ['A GR', 'A PB']],
  ['+1.3', ['A GR', 'A PB']],
  ['-0.4', ['A GR', 'A PB']],
  ['2.1', ['A PB']],
  [null, ['A PB']],
] as const)(
  'a wind of %s: a record only up to 2.0 m/s and measured, a personal best with any (WA TR 2024)',
  (wind, expected) => {
    expect(reached(withWind(wind), [mark('GR', '10.30'), mark('PB', '10.30', 'A')])).toEqual(expected)
  },
)

test.each(['LJ', 'LONGJUMP', 'TRPLJUMP'])('%s has the wind of the attempt that counts, a throw has none', (event) => {
  const jump = (wind: string) =>
    aList(
      `ATHW${event}`.padEnd(22, '-') + 'FNL-000100--',
      aResult('A', '6.70', {
        type: 'DISTANCE',
        extended: [{ ...aValue('ATTEMPT', '6.70', { pos: '1' }), extensions: [{ code: 'WIND_SPEED', value: wind }] }],
      }),
    )
  expect(reached(jump('1.8'), [mark('GR', '6.60')])).toEqual(['A GR'])
  expect(reached(jump('2.3'), [mark('GR', '6.60')])).toEqual([])
  const put = aList(
    'ATHMSP----------------FNL-000100--',
    aResult('A', '14.00', { type: 'DISTANCE', extended: attempts('14.00') }),
  )
  expect(reached(put, [mark('GR', '13.90')])).toEqual(['A GR'])
})
