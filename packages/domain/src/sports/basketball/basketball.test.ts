import { expect, test } from 'vitest'
import { sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportValue } from '../sport.ts'

const FINAL = 'BKBMTEAM5--D1---------FNL-000100'
const match = (home: readonly SportValue[], away: readonly SportValue[] = []) =>
  aSportUnit(FINAL, { rows: [aSportRow({ extended: home }), aSportRow({ extended: away })] })
const shots = (made: string, tried: string, share?: string) =>
  aValue('FG2', made, { value2: tried, ...(share ? { extensions: [{ code: 'PCT', value: share }] } : {}) })

test('shots stand as made of attempted, rebounds and the rest as counts, side by side (R5.11)', () => {
  const unit = match(
    [
      shots('18', '34'),
      aValue('FG3', '7', { value2: '20' }),
      aValue('FT', '12', { value2: '15' }),
      aValue('REB', '38'),
    ],
    [shots('20', '41'), aValue('FG3', '5', { value2: '22' }), aValue('FT', '9', { value2: '14' }), aValue('REB', '31')],
  )
  const sheet = sheetOf(unit)
  expect(sheet.form).toBe('match')
  expect(sheet.columns).toEqual([])
  expect(sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['two-point', '18/34', '20/41'],
    ['three-point', '7/20', '5/22'],
    ['free-throws', '12/15', '9/14'],
    ['rebounds', '38', '31'],
  ])
})

test.each([
  ['the share is written where it was sent', shots('12', '25', '48'), '12/25 (48%)'],
  ['whether or not its sign was', shots('12', '25', '48%'), '12/25 (48%)'],
  ['it is not worked out where it was not', shots('12', '25'), '12/25'],
  ['nor are attempts', aValue('FG2', '12'), '12'],
  ['nought is a figure', shots('0', '0'), '0/0'],
])('%s', (_, value, shown) => {
  expect(sheetOf(match([value])).statistics[0]).toMatchObject({ key: 'two-point', home: shown, away: null })
})

test('a code we do not know is left out', () => {
  expect(sheetOf(match([aValue('DUNKS', '4')])).statistics).toEqual([])
})

test('players’ points are not the team’s statistics', () => {
  const [one, two] = ['1', '2'].map((code, i) => ({
    code,
    order: i,
    bib: code,
    extended: [aValue('FT', '2')],
    entries: [],
  }))
  if (!one || !two) throw new Error('no players')
  const team = aSportRow({ competitor: { code: 'TEAM', entries: [], athletes: [one, two] } })
  expect(sheetOf(aSportUnit(FINAL, { rows: [team, aSportRow()] })).statistics).toEqual([])
})

test('before the start there are no figures', () => {
  expect(sheetOf({ ...match([shots('0', '0')]), started: false }).statistics).toEqual([])
})
