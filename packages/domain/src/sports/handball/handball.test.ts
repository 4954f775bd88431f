import { expect, test } from 'vitest'
import { sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const MATCH = 'HBLWTEAM7--D1---------GPA-000100'

test('goals of shots, saves, seven-metre throws, suspensions and cards stand side by side (R5.5, R5.11)', () => {
  const home = [
    aValue('GOALS', '28', { value2: '45' }),
    aValue('M7', '3', { value2: '4' }),
    aValue('SAVES', '11'),
    aValue('YC', '2'),
    aValue('2MIN', '4'),
    aValue('RC', '1'),
    aValue('BC', '1'),
  ]
  const away = [aValue('GOALS', '26', { value2: '50' }), aValue('2MIN', '0'), aValue('TO', '9'), aValue('FANS', '300')]
  const sheet = sheetOf(aSportUnit(MATCH, { rows: [aSportRow({ extended: home }), aSportRow({ extended: away })] }))
  expect(sheet.form).toBe('match')
  expect(sheet.statistics.map(({ key, home: one, away: other }) => [key, one, other])).toEqual([
    ['goals', '28/45', '26/50'],
    ['seven-metre', '3/4', null],
    ['saves', '11', null],
    ['turnovers', null, '9'],
    ['yellow-cards', '2', null],
    ['suspensions', '4', '0'],
    ['red-cards', '1', null],
    ['blue-cards', '1', null],
  ])
})

test('a side’s statistics stay when it is disqualified', () => {
  const rows = [aSportRow({ irm: 'DSQ', extended: [aValue('SAVES', '11')] }), aSportRow()]
  expect(sheetOf(aSportUnit(MATCH, { status: 'OFFICIAL', rows })).statistics).toMatchObject([
    { key: 'saves', home: '11', away: null },
  ])
})
