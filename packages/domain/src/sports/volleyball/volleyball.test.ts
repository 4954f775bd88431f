import { expect, test } from 'vitest'
import { sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const figures = (attack: string, block: string, ace: string, errors: string) => [
  aValue('ATT', attack),
  aValue('BLK', block),
  aValue('ACE', ace),
  aValue('OE', errors),
]

test.each(['VVOWTEAM6--D1---------FNL-000100', 'VBVMDOUBLES-----------FNL-000100'])(
  'where both sides’ points came from stands side by side (R5.11): %s',
  (code) => {
    const rows = [
      aSportRow({ extended: figures('41', '9', '5', '20') }),
      aSportRow({ extended: figures('38', '6', '0', '24') }),
    ]
    const sheet = sheetOf(aSportUnit(code, { rows }))
    expect(sheet.form).toBe('match')
    expect(sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['attack', '41', '38'],
      ['block', '9', '6'],
      ['ace', '5', '0'],
      ['opponent-errors', '20', '24'],
    ])
  },
)

test('one missing figure leaves a gap, an unknown code nothing', () => {
  const rows = [aSportRow({ extended: [aValue('ACE', '5'), aValue('DIGS', '30')] }), aSportRow()]
  expect(sheetOf(aSportUnit('VVOWTEAM6', { rows })).statistics).toMatchObject([{ key: 'ace', home: '5', away: null }])
})
