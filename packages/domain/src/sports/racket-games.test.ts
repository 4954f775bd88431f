import { expect, test } from 'vitest'
import { sheetOf } from './sheet.ts'
import { aSportRow, aSportUnit, aValue } from './sport.factory.ts'

test.each([
  ['TTEMSINGLES-----------FNL-000100', 'match'],
  ['BDMXDOUBLES-----------FNL-000100', 'match'],
  ['TTEMTEAM--------------FNL-000100', 'team-match'],
  ['BDMXTEAM--------------FNL-00010000', 'team-match'],
  ['TTEMTEAM--------------FNL-00010003', 'match'],
] as const)('%s is a %s: a team match is one of matches, each of which is a match', (code, form) => {
  expect(sheetOf(aSportUnit(code)).form).toBe(form)
})

test.each(['BDMWSINGLES', 'TTEMSINGLES'])(
  'points won, the longest run and game points stand side by side: %s',
  (code) => {
    const rows = [
      aSportRow({ extended: [aValue('PTS', '51'), aValue('STREAK', '7'), aValue('GAMEPTS', '2', { value2: '5' })] }),
      aSportRow({ extended: [aValue('PTS', '48'), aValue('SMASH', '12')] }),
    ]
    expect(sheetOf(aSportUnit(code, { rows })).statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['points-won', '51', '48'],
      ['streak', '7', null],
      ['game-points', '2/5', null],
    ])
  },
)
