import { expect, test } from 'vitest'
import { lineOf } from './sheet.ts'
import { aSportRow, aSportUnit } from './sport.factory.ts'
import type { SportPeriod } from './sport.ts'

const set = (code: string, score: string): SportPeriod => {
  const [home, away] = score.split('-')
  // The running total is another figure, or a test could not tell which one was shown.
  return { code, homeScore: '9', awayScore: '8', homePeriodScore: home || null, awayPeriodScore: away || null }
}
const sets = (letter: 'S' | 'G', ...scores: readonly string[]) =>
  scores.map((score, i) => set(`${letter}${i + 1}`, score))
const unit = (code: string, periods: readonly SportPeriod[], irms: readonly (string | null)[] = [null, null]) =>
  aSportUnit(code, { periods, rows: irms.map((irm) => aSportRow({ irm })) })

const VOLLEYBALL = 'VVOWTEAM6--D1---------FNL-000100'
const BEACH = 'VBVMDOUBLES-----------FNL-000100'
const BADMINTON = 'BDMWSINGLES-----------FNL-000100'
const TABLE_TENNIS = 'TTEMSINGLES-----------FNL-000100'

test.each([
  ['a first set just begun', VOLLEYBALL, sets('S', '3-1'), '3–1'],
  ['a third set running', VOLLEYBALL, sets('S', '25-21', '23-25', '15-12'), '25–21, 23–25, 15–12'],
  [
    'five sets',
    VOLLEYBALL,
    sets('S', '25-21', '23-25', '25-20', '19-25', '15-12'),
    '25–21, 23–25, 25–20, 19–25, 15–12',
  ],
  ['beach', BEACH, sets('S', '21-18', '21-19'), '21–18, 21–19'],
  ['games', BADMINTON, sets('G', '21-15', '30-29'), '21–15, 30–29'],
  ['games', TABLE_TENNIS, sets('G', '11-9', '8-11', '11-6'), '11–9, 8–11, 11–6'],
  ['a set without a score yet', VOLLEYBALL, sets('S', '25-21', ''), '25–21'],
  ['the total, which is no set', VOLLEYBALL, [...sets('S', '25-21'), set('TOT', '25-21')], '25–21'],
  ['no sets', VOLLEYBALL, [], undefined],
] as const)('%s (%s) is written as “%s” (R5.5)', (_, code, periods, expected) => {
  expect(lineOf(unit(code, periods))?.por).toBe(expected)
})

test.each([
  [BADMINTON, 'RET', sets('G', '21-15', '3-8'), '21–15, 3–8, abandono'],
  [BADMINTON, 'W/O', [], 'W.O.'],
  [TABLE_TENNIS, 'WO', [], 'W.O.'],
  [BEACH, 'INJ', sets('S', '21-18', '4-2'), '21–18, 4–2, abandono por lesão'],
  [VOLLEYBALL, 'DSQ', sets('S', '25-21'), '25–21, desclassificação'],
  [BADMINTON, 'XYZ', sets('G', '21-15'), '21–15'],
] as const)(
  '%s ending in %s says why it ended; an IRM without words stays with its side',
  (code, irm, periods, expected) => {
    expect(lineOf(unit(code, periods, [null, irm]))?.por).toBe(expected)
  },
)

test('the sets of a finished, protested or interrupted match are the same', () => {
  for (const status of ['INTERRUPTED', 'FINISHED', 'PROTESTED', 'OFFICIAL'] as const)
    expect(lineOf({ ...unit(VOLLEYBALL, sets('S', '25-21', '25-19')), status })?.por).toBe('25–21, 25–19')
})

test('nothing before the start', () => {
  expect(lineOf({ ...unit(VOLLEYBALL, sets('S', '0-0')), started: false })).toBeNull()
})
