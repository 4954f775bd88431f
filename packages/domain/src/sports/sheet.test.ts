import { expect, test } from 'vitest'
import { sheetOf } from './sheet.ts'
import { aSportUnit } from './sport.factory.ts'

const infos = (wind: string) => ({ extendedInfos: [{ type: 'UI', code: 'WIND_SPEED', value: wind }] })

test.each([
  ['1.2', '+1.2 m/s'],
  ['+1.2', '+1.2 m/s'],
  ['-0.4', '−0.4 m/s'],
  ['0.0', '0.0 m/s'],
])('a wind of %s is written as %s (R5.5)', (wind, expected) => {
  expect(sheetOf(aSportUnit('ATHW100M', infos(wind))).facts).toMatchObject([{ value: expected }])
})

test('before the start nothing is shown of it', () => {
  expect(sheetOf(aSportUnit('ATHW100M', { ...infos('1.2'), started: false })).facts).toEqual([])
})

test('a column that no row fills is not drawn, and a row without it has an empty place', () => {
  const unit = aSportUnit('XYZM', {})
  expect(sheetOf(unit)).toMatchObject({ columns: [], cells: [] })
})
