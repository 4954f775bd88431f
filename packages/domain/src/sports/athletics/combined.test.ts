import { expect, test } from 'vitest'
import { padRsc } from '../../rsc.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const DECATHLON = 'ATHMDECATHLON---------FNL-000100'
const item = (order: number, phase: string, result: string | null, irm: string | null = null) => ({
  unit: padRsc(`ATHMDECATHLON---------${phase}`),
  order,
  rank: null,
  result,
  irm,
  resultType: null,
})

test('a part has its performance, below it its points and its wind', () => {
  const parts = [
    aValue('PART', '7.94', { pos: '2', value2: '1045', extensions: [{ code: 'WIND_SPEED', value: '1.7' }] }),
    aValue('PART', '10.46', { pos: '1', value2: '985' }),
    aValue('PART', '1:59.9', { pos: '12', value2: '700' }),
  ]
  const sheet = sheetOf(aSportUnit(DECATHLON, { rows: [aSportRow({ extended: parts }), aSportRow()] }))
  expect(sheet.columns).toEqual([
    { key: 'part-1', label: { por: '100 m' } },
    {
      key: 'part-2',
      label: { por: 'Salto em distância', eng: 'Long jump', spa: 'Salto de longitud' },
      short: 'LJ',
    },
    { key: 'part-12', label: { por: 'Prova 12', eng: 'Event 12', spa: 'Prueba 12' }, short: '12' },
  ])
  expect(sheet.cells).toEqual([
    [
      { text: '10.46', note: '985' },
      { text: '7.94', note: '1045 (+1.7)' },
      { text: '1:59.9', note: '700' },
    ],
    [null, null, null],
  ])
})

test('parts sent as results of other units are columns too, by the phase they are', () => {
  const rows = [
    aSportRow({ items: [item(6, '110H', '13.80'), item(8, 'PV--', null, 'NM')] }),
    aSportRow({ items: [item(6, '110H', null, 'DNF')] }),
  ]
  const sheet = sheetOf(aSportUnit(DECATHLON, { status: 'OFFICIAL', rows }))
  expect(sheet.columns.map(({ label }) => label.eng)).toEqual(['110 m hurdles', 'Pole vault'])
  expect(sheet.cells).toEqual([
    [{ text: '13.80' }, { text: 'NM', mark: 'failed' }],
    [{ text: 'DNF', mark: 'failed' }, null],
  ])
})

test('a heptathlon’s order is its own', () => {
  const rows = [aSportRow({ extended: [aValue('PART', '25.10', { pos: '4' })] })]
  expect(sheetOf(aSportUnit('ATHWHEPTATH', { rows })).columns[0]?.label).toEqual({ por: '200 m' })
})

test('points say it all: no line', () => {
  const rows = [aSportRow({ rank: '1', result: '8893' }), aSportRow({ rank: '2', result: '8893' })]
  expect(lineOf(aSportUnit(DECATHLON, { status: 'OFFICIAL', rows }))).toBeNull()
})
