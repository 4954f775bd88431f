import { expect, test } from 'vitest'
import type { UnitStatus } from '../../units/status.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const FINAL = 'WREMFR65KG------------FNL-000100'
const scored = (result: string | null, classification: string, passivity: string, caution: string) =>
  aSportRow({
    result,
    extended: [aValue('CLASS_PTS', classification), aValue('PASSIVITY', passivity), aValue('CAUTION', caution)],
  })
const decided = (value: string, time?: string) => [
  { type: 'UI', code: 'DECISION', value },
  ...(time ? [{ type: 'UI', code: 'DECISION_TIME', value: time }] : []),
]

test('classification points, passivity and cautions stand beside each other (R5.5)', () => {
  const rows = [scored('6', '3', '0', '1'), scored('4', '1', '2', '0')]
  const { form, columns, statistics } = sheetOf(aSportUnit(FINAL, { rows }))
  expect([form, columns]).toEqual(['bout', []])
  expect(statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['classification', '3', '1'],
    ['passivity', '0', '2'],
    ['cautions', '1', '0'],
  ])
})

test('before the end nobody has classification points, before the start there is nothing', () => {
  const rows = [aSportRow({ extended: [aValue('PASSIVITY', '1'), aValue('BRIDGE', '2')] }), aSportRow()]
  expect(sheetOf(aSportUnit(FINAL, { rows })).statistics.map(({ key }) => key)).toEqual(['passivity'])
  const listed = aSportUnit(FINAL, { status: 'START_LIST', started: false, rows, extendedInfos: decided('VFA') })
  expect(sheetOf(listed).statistics).toEqual([])
  expect(lineOf(listed)).toBeNull()
})

test.each([
  ['VFA', '3:12', 'por queda aos 3:12'],
  ['VFA', undefined, 'por queda'],
  ['VSU', '1:40', 'por superioridade técnica aos 1:40'],
  ['VSU1', '1:40', 'por superioridade técnica aos 1:40'],
  ['VPO', undefined, 'por pontos'],
  ['VIN', '2:02', 'por lesão aos 2:02'],
  ['VCA', undefined, 'por três advertências'],
  ['VFO', undefined, 'por ausência do adversário'],
  ['DSQ', undefined, 'por desclassificação'],
  ['2DSQ', undefined, 'sem vencedor: desclassificação dos dois lados'],
  ['VXX', '1:00', undefined],
])('%s at %s is written as “%s”', (decision, time, expected) => {
  const rows = [scored('9', '5', '0', '0'), scored('4', '0', '0', '0')]
  const unit = aSportUnit(FINAL, { status: 'OFFICIAL', rows, extendedInfos: decided(decision, time) })
  expect(lineOf(unit)?.por).toBe(expected)
})

test('a winner who is disqualified by a correction is the news, not the fall', () => {
  const rows = [scored('9', '5', '0', '0'), aSportRow({ wlt: 'W', irm: 'DSQ' })]
  const unit = aSportUnit(FINAL, { status: 'OFFICIAL', rows, extendedInfos: decided('VFA', '3:12') })
  expect(lineOf(unit)?.eng).toBe('winner disqualified afterwards')
})

test('equal points and a winner: it went by criteria', () => {
  const level = [scored('4', '3', '0', '0'), scored('4', '1', '0', '0')]
  const unsent = [scored(null, '3', '0', '0'), scored(null, '1', '0', '0')]
  const line = (rows: typeof level) =>
    lineOf(aSportUnit(FINAL, { status: 'OFFICIAL', rows, extendedInfos: decided('VPO1') }))?.por
  expect(line(level)).toBe('nos critérios de desempate')
  expect(line(unsent)).toBe('por pontos')
})

test.each<UnitStatus>(['RUNNING', 'INTERRUPTED', 'SCHEDULED_BREAK', 'FINISHED'])(
  'while nothing is decided the score says it all: %s',
  (status) => {
    expect(
      lineOf(aSportUnit(FINAL, { status, rows: [scored('2', '', '0', '0'), scored('0', '', '0', '0')] })),
    ).toBeNull()
  },
)
