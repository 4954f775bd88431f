import { expect, test } from 'vitest'
import { padRsc } from '../../rsc.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportRow } from '../sport.ts'

const ROAD = 'CYCMROAD--------------FNL-000100'
const split = (pos: number, value: string) => aValue('INTERMEDIATE', value, { pos: String(pos) })

test.each([
  ['CYCMROAD--------------FNL-000100', false, 'race', 'Point 1'],
  ['CRDMRR----------------FNL-000100', false, 'race', 'Point 1'],
  ['CYCWITT---------------FNL-000100', false, 'time-trial', 'Checkpoint 1'],
  ['CRDWTT----------------FNL-000100', false, 'time-trial', 'Checkpoint 1'],
  ['CYCMCRIT--------------FNL-000100', false, 'race', 'Lap 1'],
  ['MTBMXCTRY-------------FNL-000100', false, 'race', 'Lap 1'],
  ['BMXWINDVRACE----------FNL-000100', false, 'race', 'Point 1'],
  ['BMFWINDVFRST----------FNL-000100', false, 'routine', 'Point 1'],
  ['CTRMSPRINT------------QUAL000100', false, 'time-trial', 'Checkpoint 1'],
  ['CTRMSPRINT------------8FNL000100', true, 'match', 'Point 1'],
  ['CTRMKEIRIN------------FNL-000100', false, 'race', 'Point 1'],
  ['CTRMOMNIUM------------------------', false, 'combined', 'Point 1'],
  ['CTRMOMNIUM------------TEMP000100', false, 'race', 'Point 1'],
])('%s (head to head: %s) is %s, and what is passed a %s', (code, headToHead, form, label) => {
  const rows = [aSportRow({ extended: [split(1, '10.20')] })]
  const sheet = sheetOf(aSportUnit(code, { headToHead, rows }))
  expect([sheet.form, sheet.columns[0]?.label.eng]).toEqual([form, label])
})

test('checkpoints have the gap to the fastest there, in whatever order the riders start', () => {
  const rows = [
    aSportRow({ rank: '1', extended: [split(1, '12:10'), split(2, '24:05')] }),
    aSportRow({ rank: '2', extended: [split(1, '12:00'), aValue('GEAR', '54')] }),
    aSportRow(),
  ]
  expect(sheetOf(aSportUnit('CRDWTT----------------FNL-000100', { rows })).cells).toEqual([
    [{ text: '12:10', note: '+0:10' }, { text: '24:05' }],
    [{ text: '12:00' }, null],
    [null, null],
  ])
})

test.each(['LAP', 'OVL', 'REL', 'DNF'])('%s: the laps ridden before stay', (irm) => {
  const rows = [
    aSportRow({ rank: '1', extended: [split(1, '12:00'), split(2, '24:00')] }),
    aSportRow({ rank: irm === 'LAP' ? '32' : null, resultType: 'RANK', irm, extended: [split(1, '13:00')] }),
  ]
  expect(sheetOf(aSportUnit('MTBMXCTRY-------------FNL-000100', { rows })).cells[1]).toEqual([
    { text: '13:00', note: '+1:00' },
    null,
  ])
})

const rider = (rank: number, result: string, diff: string | null = null) =>
  aSportRow({ rank: String(rank), result, resultType: 'TIME', diff })
test.each<[string, readonly SportRow[], string | null]>([
  ['alone', [rider(1, '1:26:22'), rider(2, '1:26:34', '+0:12'), rider(3, '1:26:34', '+0:12')], '0:12 de vantagem'],
  ['in a sprint of two', [rider(1, '1:26:22'), rider(2, '1:26:22', '+0:00'), rider(3, '1:26:34', '+0:12')], null],
  ['in a bunch', [rider(1, '1:26:22'), rider(2, '1:26:22'), rider(3, '1:26:22')], 'chegada em pelotão'],
  ['unranked', [aSportRow({ irm: 'DNF' }), aSportRow({ irm: 'DNF' })], null],
  ['shared', [rider(1, '1:26:22'), rider(1, '1:26:22')], 'primeiro lugar dividido'],
])('a road race won %s', (_, rows, expected) => {
  const at = (status: 'OFFICIAL' | 'PROTESTED' | 'RUNNING' | 'INTERRUPTED') =>
    lineOf(aSportUnit(ROAD, { status, headToHead: false, rows }))?.por ?? null
  expect([at('OFFICIAL'), at('PROTESTED'), at('RUNNING'), at('INTERRUPTED')]).toEqual([expected, expected, null, null])
})

test('the last point passed is written of a race, and not of a time trial', () => {
  const facts = (code: string) =>
    sheetOf(aSportUnit(code, { extendedInfos: [{ type: 'UI', code: 'LAST_POINT', value: '2' }] })).facts
  expect(facts(ROAD)).toMatchObject([{ value: '2' }])
  expect(facts('CYCMITT---------------FNL-000100')).toEqual([])
})

test('a time trial ends in no bunch', () => {
  const rows = [rider(1, '36:12'), rider(2, '36:12'), rider(3, '36:12')]
  expect(lineOf(aSportUnit('CRDWTT----------------FNL-000100', { status: 'OFFICIAL', rows }))).toBeNull()
})

test('a start list has no figures', () => {
  const rows = [aSportRow({ extended: [split(1, '12:10')] })]
  expect(sheetOf(aSportUnit(ROAD, { started: false, status: 'START_LIST', rows })).columns).toEqual([])
})

test('the races of an omnium and the runs of a BMX round are columns', () => {
  const items = (prefix: string, ...phases: string[]) =>
    phases.map((phase, i) => ({
      unit: padRsc(prefix + phase),
      order: i + 1,
      rank: null,
      result: String(40 - i),
      irm: null,
      resultType: 'POINTS',
    }))
  const labels = (code: string, ...phases: string[]) =>
    sheetOf(aSportUnit(code, { rows: [aSportRow({ items: items(code.slice(0, 22), ...phases) })] })).columns.map(
      ({ label }) => label.eng,
    )
  expect(labels('CTRMOMNIUM------------------------', 'SCR-', 'TEMP', 'ELIM', 'PTS-')).toEqual([
    'Scratch',
    'Tempo race',
    'Elimination',
    'Points race',
  ])
  expect(labels('BMXMINDVRACE----------QFNL000100', 'QFNL', 'QFNL')).toEqual(['Race 1', 'Race 2'])
  expect(labels('BMFMINDVFRST----------QUAL000100', 'QUAL')).toEqual(['Run 1'])
})
