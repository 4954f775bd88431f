import { expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportRow, SportUnit } from '../sport.ts'

const LEGS = ['SWIM', 'T1', 'BIKE', 'BIKE', 'T2', 'RUN', 'RUN']
const athlete = (times: readonly string[], given: Partial<SportRow> = {}) =>
  aSportRow({
    extended: times.map((value, i) =>
      aValue('INTERMEDIATE', value, { pos: String(i + 1), extensions: [{ code: 'LEG', value: LEGS[i] ?? '' }] }),
    ),
    ...given,
  })
const race = (rows: readonly SportRow[], given: Partial<SportUnit> = {}) =>
  aSportUnit('TRIWINDIV-------------FNL-000100', {
    rows,
    extendedInfos: [{ type: 'UI', code: 'POINTS_TOTAL', value: '7' }],
    ...given,
  })
const WINNER = ['9:00', '9:50', '25:00', '40:00', '40:30', '49:00', '58:00']

test('swim, bike and run, with the transitions, each with its time and the gap at its end', () => {
  const sheet = sheetOf(
    race([athlete(WINNER, { rank: '1' }), athlete(['8:50', '9:45', '25:00', '40:02', '40:33', '49:20', '58:41'])], {
      status: 'OFFICIAL',
      extendedInfos: [],
    }),
  )
  expect(sheet.columns.map(({ label, short }) => short ?? label.por)).toEqual([
    'Natação',
    'T1',
    'Ciclismo',
    'T2',
    'Corrida',
  ])
  expect(sheet.cells).toEqual([
    [
      { text: '9:00', note: '+0:10' },
      { text: '0:50', note: '+0:05' },
      { text: '30:10' },
      { text: '0:30' },
      { text: '17:30' },
    ],
    [
      { text: '8:50' },
      { text: '0:55' },
      { text: '30:17', note: '+0:02' },
      { text: '0:31', note: '+0:03' },
      { text: '18:08', note: '+0:41' },
    ],
  ])
})

test('a leg that nobody has ended is no column yet; who is still in one has no time of it', () => {
  const sheet = sheetOf(race([athlete(WINNER.slice(0, 6)), athlete(WINNER.slice(0, 3)), athlete([])]))
  expect(sheet.columns.map(({ key }) => key)).toEqual(['leg-1', 'leg-2', 'leg-3', 'leg-4'])
  expect(sheet.cells[1]).toEqual([{ text: '9:00' }, { text: '0:50' }, null, null])
  expect(sheet.cells[2]).toEqual([null, null, null, null])
})

test('the run has ended for who passed the last point, though others are on the way', () => {
  const sheet = sheetOf(race([athlete(WINNER), athlete(WINNER.slice(0, 6), { irm: 'LAP' })]))
  expect(sheet.cells.map((cells) => cells[4])).toEqual([{ text: '17:30' }, null])
})

test('a missed mat leaves a hole and not a false leg', () => {
  const sheet = sheetOf(race([athlete(WINNER), athlete(['9:00', 'no chip', '25:00', '40:00', '40:30'])]))
  expect(sheet.cells[1]?.map((cell) => cell?.text ?? null)).toEqual(['9:00', null, null, '0:30', null])
})

test('points without legs are splits, an unknown leg is called as it was sent', () => {
  const plain = aSportRow({ extended: [aValue('INTERMEDIATE', '9:00', { pos: '1' })] })
  expect(sheetOf(race([plain])).columns).toMatchObject([{ key: 'split-1' }])
  const skate = aValue('INTERMEDIATE', '9:00', { pos: '7', extensions: [{ code: 'LEG', value: 'SKATE' }] })
  expect(sheetOf(race([aSportRow({ extended: [skate] })])).columns).toMatchObject([{ label: { por: 'SKATE' } }])
})

test('the mixed relay is a column for each member', () => {
  const athletes = ['14:00', '15:20'].map((time, i) => ({
    code: `50${i}`,
    order: i + 1,
    bib: null,
    extended: [aValue('LEG_TIME', time)],
    entries: [],
  }))
  const row = aSportRow({ competitor: { code: 'T1', entries: [], athletes } })
  expect(sheetOf(aSportUnit('TRIXRELAY-------------FNL-000100', { rows: [row] })).cells).toEqual([
    [{ text: '14:00' }, { text: '15:20' }],
  ])
})

test('how it stands or ended', () => {
  const rows = [athlete(WINNER, { rank: '1' }), athlete([], { rank: '2', diff: '+0:41' })]
  expect(lineOf(race(rows, { status: 'OFFICIAL' }))?.por).toBe('0:41 de vantagem')
  expect(lineOf(race(rows))).toBeNull()
  expect(sheetOf(race(rows, { started: false, status: 'START_LIST' })).columns).toEqual([])
})
