import { expect, test } from 'vitest'
import { sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const FINAL = 'FBLWTEAM11------------FNL-000100'

test('football’s statistics have labels in three languages (R5.5)', () => {
  const codes = ['GOALS', 'SHOTS', 'SHOTS_ON', 'POSS', 'CORNERS', 'OFFSIDES', 'FOULS', 'YC', 'RC']
  const rows = [aSportRow({ extended: codes.map((code) => aValue(code, '1')) }), aSportRow()]
  const { statistics } = sheetOf(aSportUnit(FINAL, { rows }))
  expect(statistics.map(({ label }) => label.por)).toEqual([
    'Gols',
    'Finalizações',
    'Finalizações no gol',
    'Posse de bola',
    'Escanteios',
    'Impedimentos',
    'Faltas',
    'Cartões amarelos',
    'Cartões vermelhos',
  ])
  for (const { label } of statistics) for (const text of [label.eng, label.spa]) expect(text).toMatch(/\w/)
})

test('possession is a share, with or without the sign; missing stays missing', () => {
  const rows = [aSportRow({ extended: [aValue('POSS', '54')] }), aSportRow({ extended: [aValue('POSS', '46%')] })]
  expect(sheetOf(aSportUnit(FINAL, { rows })).statistics).toMatchObject([
    { key: 'possession', home: '54%', away: '46%' },
  ])
  const [home] = rows
  if (!home) throw new Error('no side')
  expect(sheetOf(aSportUnit(FINAL, { rows: [home, aSportRow()] })).statistics).toMatchObject([{ away: null }])
})
