import { expect, test } from 'vitest'
import type { UnitStatus } from '../../units/status.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const FINAL = 'TKWM63KG--------------FNL-000100'
const round = (figure: number, home: string, away: string, totals: readonly [string, string]) => ({
  code: `R${figure}`,
  homeScore: totals[0],
  awayScore: totals[1],
  homePeriodScore: home,
  awayPeriodScore: away,
})
const periods = [round(1, '7', '4', ['7', '4']), round(2, '12', '8', ['19', '12'])]
const tally = (gamJeom: string) => [aValue('GAMJEOM', gamJeom), aValue('HEAD', '2'), aValue('KYESHI', '1')]
const rows = [
  aSportRow({ result: '1', extended: tally('1') }),
  aSportRow({ result: '0', extended: [aValue('GAMJEOM', '3')] }),
]

test('points in all, techniques and gam-jeom stand beside each other; what is not known is left out (R5.5)', () => {
  const { form, columns, statistics } = sheetOf(aSportUnit(FINAL, { periods, rows }))
  expect([form, columns]).toEqual(['bout', []])
  expect(statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['points', '19', '12'],
    ['head', '2', null],
    ['gam-jeom', '1', '3'],
  ])
})

test('a start list has no figures', () => {
  const unit = aSportUnit(FINAL, { status: 'START_LIST', started: false, rows })
  expect(sheetOf(unit).statistics).toEqual([])
  expect(lineOf(unit)).toBeNull()
})

test.each<[UnitStatus, string | undefined]>([
  ['RUNNING', '12–8 no 2º round'],
  ['SCHEDULED_BREAK', '12–8 no 2º round'],
  ['INTERRUPTED', '12–8 no 2º round'],
  ['FINISHED', undefined],
])('the score is rounds, so the points of the round are shown until the end: %s', (status, expected) => {
  expect(lineOf(aSportUnit(FINAL, { status, periods, rows }))?.por).toBe(expected)
})

test('a round without points of its own is not shown', () => {
  const unknown = { ...periods[0], code: 'R1', homePeriodScore: null, awayPeriodScore: null } as const
  expect(lineOf(aSportUnit(FINAL, { periods: [{ ...unknown, homeScore: null, awayScore: null }] }))).toBeNull()
})

test.each([
  ['PTF', null, 'por pontos'],
  ['PTG', null, 'por diferença de pontos'],
  ['SUP', null, 'por superioridade'],
  ['RSC', '2:10', 'por interrupção do árbitro aos 2:10'],
  ['DSQ', null, 'por desclassificação'],
  ['WALKOVER', null, 'por ausência do adversário'],
  ['ZZZ', null, undefined],
])('%s at %s is written as “%s”', (decision, time, expected) => {
  const extendedInfos = [
    { type: 'UI', code: 'DECISION', value: decision },
    ...(time ? [{ type: 'UI', code: 'DECISION_TIME', value: time }] : []),
  ]
  expect(lineOf(aSportUnit(FINAL, { status: 'OFFICIAL', extendedInfos, rows }))?.por).toBe(expected)
})

test.each([
  ['WDR', 'por desistência'],
  ['DSQ', 'por desclassificação'],
  ['QQQ', undefined],
])('a side out with %s and no decision sent: “%s”', (irm, expected) => {
  const out = [aSportRow({ wlt: 'W' }), aSportRow({ wlt: 'L', irm })]
  expect(lineOf(aSportUnit(FINAL, { status: 'PROTESTED', rows: out }))?.por).toBe(expected)
})
