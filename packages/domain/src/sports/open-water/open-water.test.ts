import { expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportRow } from '../sport.ts'

const split = (pos: number, value: string) => aValue('INTERMEDIATE', value, { pos: String(pos) })
const RACE = 'OWSW10KM--------------FNL-000100'

test('each point passed has the gap to whoever led there', () => {
  const rows = [
    aSportRow({ rank: '1', extended: [split(1, '14:02'), split(2, '28:30')] }),
    aSportRow({ rank: '2', extended: [split(1, '14:00'), split(2, '28:31')] }),
    aSportRow({ irm: 'DNF', extended: [split(1, '14:30'), aValue('FEED', 'Y')] }),
  ]
  const sheet = sheetOf(aSportUnit(RACE, { rows }))
  expect(sheet.columns.map(({ label }) => label)).toEqual([
    { por: 'Passagem 1', eng: 'Point 1', spa: 'Paso 1' },
    { por: 'Passagem 2', eng: 'Point 2', spa: 'Paso 2' },
  ])
  expect(sheet.cells).toEqual([
    [{ text: '14:02', note: '+0:02' }, { text: '28:30' }],
    [{ text: '14:00' }, { text: '28:31', note: '+0:01' }],
    [{ text: '14:30', note: '+0:30' }, null],
  ])
})

test('a start list has no figures', () => {
  const rows = [aSportRow({ extended: [split(1, '14:02')] })]
  expect(sheetOf(aSportUnit(RACE, { started: false, status: 'START_LIST', rows })).columns).toEqual([])
})

const first = aSportRow({ rank: '1', result: '1:50:52.7' })
test.each<[string, Partial<SportRow>, string | null]>([
  ['a second by a difference', { rank: '2', diff: '+2.3' }, 'by 2.3 s'],
  ['a second of the same time', { rank: '2', diff: '+0.0' }, null],
  ['a second without a difference', { rank: '2' }, null],
  ['a difference in words', { rank: '2', diff: 'touch' }, null],
  ['a shared first place', { rank: '1', rankEqual: true }, 'first place shared'],
  ['nobody else in time', { irm: 'OTL', diff: '+9:99' }, null],
])('%s is written as it was sent', (_, second, expected) => {
  const rows = [first, aSportRow(second)]
  expect(lineOf(aSportUnit(RACE, { status: 'OFFICIAL', rows }))?.eng ?? null).toBe(expected)
  expect(lineOf(aSportUnit(RACE, { status: 'INTERRUPTED', rows }))).toBeNull()
})

test('a relay has a column for each swimmer, ending at the take-over', () => {
  const athletes = [1, 2].map((order) => ({ code: `40${order}`, order, bib: null, extended: [], entries: [] }))
  const rows = [
    aSportRow({
      extended: [split(1, '9:00'), split(2, '18:10'), split(3, '27:00'), split(4, '36:00')],
      competitor: { code: 'T1', entries: [], athletes },
    }),
    aSportRow({
      extended: [split(1, '9:10'), split(2, '18:15'), split(3, '27:10')],
      competitor: { code: 'T2', entries: [], athletes },
    }),
  ]
  const infos = [{ code: 'POINTS_TOTAL', value: '4' }]
  const sheet = sheetOf(aSportUnit('OWSX4X1500M-----------FNL-000100', { rows, extendedInfos: infos }))
  expect(sheet.cells).toEqual([
    [{ text: '18:10' }, { text: '17:50', note: '36:00' }],
    [{ text: '18:15', note: '+0:05' }, null],
  ])
})
