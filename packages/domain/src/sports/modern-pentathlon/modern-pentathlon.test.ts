import { describe, expect, test } from 'vitest'
import { eventMedals } from '../../ranking-rules/event-medals.ts'
import { rankList } from '../../ranking-rules/rank-list.ts'
import { aList, aResult, ranksOf, rules } from '../../ranking-rules/ranking-rules.factory.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import { typedEventOf } from '../typed-event.ts'

const FINAL = 'MPNWINDIVID-----------FNL---------'

test.each([
  ['MPNMINDIVID-----------FNL---------', 'individual'],
  ['MPNXRELAY-------------FNL-000100--', 'relay'],
  ['MPNMTEAM--------------FNL-000100--', 'team'],
  ['MPNWTETRATHL----------FNL-000100--', 'tetrathlon'],
  ['MPNWTRIATHLE----------FNL-000100--', 'triathle'],
  ['MPNWLASERRUN----------FNL-000100--', 'laser-run'],
])('%s is of the type %s', (code, id) => {
  expect(typedEventOf(code)?.type.id).toBe(id)
})

describe('ranks (UIPM 2025)', () => {
  test('the points of all parts decide, and the finish of the laser run parts those who are level', () => {
    const row = (code: string, points: string, place: string) =>
      aResult(code, points, { extended: [aValue('FINISH_ORDER', place)] })
    const final = aList(FINAL, row('A', '1520', '3'), row('B', '1555', '1'), row('C', '1520', '2'))
    expect(ranksOf(rankList(final, rules('MPN')))).toEqual(['1 B', '2 C', '3 A'])
  })
  test('without the order of the laser run a level place stays open', () => {
    const final = aList(FINAL, aResult('A', '1520'), aResult('B', '1520'), aResult('C', '1400'))
    expect(ranksOf(rankList(final, rules('MPN')))).toEqual(['1= A?', '1= B?', '3 C'])
  })
  test('a laser run is a race by the order at the finish', () => {
    const run = (code: string, time: string, place: string) =>
      aResult(code, time, { type: 'TIME', extended: [aValue('FINISH_ORDER', place)] })
    const race = aList('MPNWLASERRUN----------FNL-000100--', run('A', '12:01.2', '2'), run('B', '12:01.4', '1'))
    expect(ranksOf(rankList(race, rules('MPN')))).toEqual(['1 B', '2 A'])
  })
  test('a part decides no medal, however it is marked: the points do', () => {
    const laserRun = aList('MPNWINDIVID-----------FNL-0001LR--', aResult('B', '720'), aResult('A', '700'))
    const whole = aList(FINAL, aResult('A', '1520'), aResult('B', '1500'))
    const units = [
      { medal: 1, unit: laserRun },
      { medal: 0, unit: whole },
    ]
    const { medals } = eventMedals(units, rules('MPN'))
    expect(medals.map(({ competitor, medal }) => `${medal} ${competitor}`)).toEqual(['gold A', 'silver B'])
  })
})

test('each part is a column, called by its code or its place', () => {
  const item = (phase: string, order: number, result: string) => ({
    unit: `MPNWINDIVID-----------${phase}`.padEnd(34, '-'),
    order,
    rank: null,
    result,
    irm: null,
    resultType: 'POINTS',
  })
  const row = aSportRow({ rank: '1', result: '1520', items: [item('FE', 1, '250'), item('SFNL', 2, '310')] })
  const sheet = sheetOf(aSportUnit(FINAL, { rows: [row] }))
  expect(sheet.columns.map(({ label }) => label.por)).toEqual(['Esgrima', 'Prova 2'])
  expect(sheet.cells).toEqual([[{ text: '250' }, { text: '310' }]])
})

test('a laser run that is over has the margin of the winner', () => {
  const rows = [aSportRow({ rank: '1', result: '12:01.2' }), aSportRow({ rank: '2', diff: '+3.4' })]
  const race = aSportUnit('MPNWLASERRUN----------FNL-000100', { rows, status: 'OFFICIAL' })
  expect(lineOf(race)?.por).toMatch(/3\.4|3,4/)
  expect(sheetOf(race).columns).toEqual([])
})
