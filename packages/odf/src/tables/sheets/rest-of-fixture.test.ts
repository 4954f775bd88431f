import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

const read = (lines: readonly string[], title = 'Futebol – masculino'): SheetReading =>
  readSheet(
    { name: 'Plan1', rows: lines.map((line, at) => ({ row: at + 1, cells: line.split(';') })) },
    { known: NOTHING_KNOWN, year: 2026, title, answers: new Map([['organisation|*', 'new']]) },
  )
const results = ({ batches }: SheetReading) =>
  batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells) : []))
const sides = (reading: SheetReading): string[] =>
  results(reading).map(({ name, result, wlt, irm }) => [name, result ?? '–', wlt ?? '–', irm ?? ''].join(' ').trim())
const medals = ({ batches }: SheetReading) => batches.flatMap(({ kind, rows }) => (kind === 'medallists' ? rows : []))
const faults = ({ problems, questions }: SheetReading) => [problems, questions]

describe('standings below the matches of a fixture', () => {
  test.each([
    ['por', 'Grupo;Mandante;Placar;Visitante', ['Classificação;Grupo A;Pts;Grupo B;Pts', '1º;Alfa;6;Delta;4']],
    ['spa', 'Zona;Local;Resultado;Visitante', ['Posiciones;Zona A;Pts;;Zona B;Pts', '1º;Alfa;6;;Delta;4']],
    ['eng', 'Pool;Home;Score;Away', ['Pos;Pool A;Points', '1st;Alfa;6', '2nd;Beta;3']],
  ])('have no medals and are no matches, %s (R12.5)', (_language, header, standings) => {
    const reading = read([header, 'A;Alfa;2 x 1;Beta', ...standings, '2º;Beta;3;;Gama;1'])
    expect(faults(reading)).toEqual([[], []])
    expect(sides(reading)).toEqual(['Alfa 2 W', 'Beta 1 L'])
    expect(medals(reading)).toEqual([])
    expect(reading.passedOver.map(({ why }) => why)).toEqual([...standings, ''].map(() => 'standings'))
  })

  test('a place beside a name and points is no medal (R12.5)', () => {
    const reading = read(['Fase;Local;Resultado;Visitante', 'Zona A;Alfa;2-1;Beta', '1º;Alfa;6;'])
    expect(medals(reading)).toEqual([])
  })
})

test.each([
  ['vs', 'START_LIST'],
  ['x', 'START_LIST'],
  ['suspendido', 'INTERMEDIATE'],
  ['adiado', 'INTERMEDIATE'],
  ['postponed', 'INTERMEDIATE'],
  ['a disputar', 'INTERMEDIATE'],
])('a final with the score %s is not played (R12.5)', (score, status) => {
  const reading = read(['Fase;Mandante;Placar;Visitante', 'Semifinal;Alfa;2 x 1;Beta', `Final;Alfa;${score};Gama`])
  expect(faults(reading)).toEqual([[], []])
  expect(sides(reading).slice(2)).toEqual(['Alfa – –', 'Gama – –'])
  expect(results(reading).map((row) => row.status ?? null)).toEqual([null, null, status, status])
})

test.each([
  ['Beta (não compareceu)', 'WO', ['Alfa – W', 'Beta – L WO']],
  ['Beta (no se presentó)', 'G.P. 28-0', ['Alfa 28 W', 'Beta 0 L WO']],
  ['Beta (absent)', '', ['Alfa – W', 'Beta – L WO']],
  ['Beta', 'W.O. 20 x 0', ['Alfa 20 W', 'Beta 0 L WO']],
])('a side written as %s, with the score %s (R12.5)', (away, score, expected) => {
  const reading = read(['Fase;Mandante;Placar;Visitante', `Grupo A;Alfa;${score};${away}`])
  expect(faults(reading)).toEqual([[], []])
  expect(sides(reading)).toEqual(expected)
})

test('a side that did not come never wins (R12.5)', () => {
  const reading = read(['Fase;Local;Resultado;Visitante', 'Zona A;Alfa;0-28;Beta (no se presentó)'])
  expect(sides(reading)).toEqual([])
  expect(reading.problems.map(({ field, value }) => [field, value])).toEqual([['result', '0-28']])
})

test.each([
  ['Dom', 'Domingo 25/10', '2026-10-25'],
  ['Sun', 'Sunday 25/10', '2026-10-25'],
  ['Sáb.', 'Domingo 25/10', null],
  ['Sexta-feira', '', null],
])('the day %s below the title %s (R12.5)', (day, title, expected) => {
  const reading = read([
    'Dia;Fase;Mandante;Placar;Visitante',
    '24/10;Grupo A;Alfa;1 x 0;Beta',
    title,
    `${day};Grupo A;Alfa;2 x 0;Gama`,
  ])
  expect(faults(reading)).toEqual([[], []])
  const [, , match] = results(reading)
  const same = read(['Dia;Fase;Mandante;Placar;Visitante', `${expected ?? ''};Grupo A;Alfa;2 x 0;Gama`])
  expect(match?.unit).toBe(results(same)[0]?.unit)
})

test.each(['Zona/Fase', 'Grupo / fase', 'Pool/Stage'])('a column %s has places beside its pools (R12.5)', (header) => {
  const rows = ['Zona A;Alfa;1-0;Beta', 'Final;Alfa;2-0;Gama', '5º puesto;Beta;3-0;Delta']
  const phases = (column: string) =>
    results(read([`${column};Local;Resultado;Visitante`, ...rows])).map(({ unit }) => unit.slice(22, 26))
  expect(phases(header)).toEqual(phases('Fase'))
})
