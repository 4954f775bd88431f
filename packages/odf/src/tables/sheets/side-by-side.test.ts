import { expect, test } from 'vitest'
import { cameFrom, isNobodyYet } from './cells.ts'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

const read = (...lines: readonly string[]): SheetReading =>
  readSheet(
    {
      name: 'Plan1',
      rows: lines.map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) })),
    },
    { known: NOTHING_KNOWN, year: 2027 },
  )
const rowsOf = ({ batches }: SheetReading, kind: 'schedule') =>
  batches.flatMap((batch) => (batch.kind === kind ? batch.rows.map(({ row }) => row) : []))

test('the second of two programmes side by side begins behind the blank column, also with another first column', () => {
  const reading = read(
    'FUTSAL FEMININO | | | | | | | FUTEBOL MASCULINO | | | | | |',
    'Jogo | Data | Hora | Equipe A | x | Equipe B | | Jg. | Dia | Horário | Mandante | | Visitante | Campo',
    '1 | 21/09 | 08:00 | Ceará | x | Sergipe | | 1 | seg 21/9 | 15h | SP | x | TO | Campo 1',
    '2 | 21/09 | 09:00 | Paraná | x | Acre | | 2 | seg 21/9 | 16h | RS | x | PI | Campo 2',
  )
  expect([reading.questions, reading.problems]).toEqual([[], []])
  expect(reading.tables.map(({ fields }) => fields.filter((field) => field !== null))).toEqual([
    ['unit', 'date', 'start', 'side1', 'side2'],
    ['unit', 'date', 'start', 'side1', 'side2', 'location'],
  ])
  expect(rowsOf(reading, 'schedule')).toEqual([3, 3, 4, 4])
})

test('titles and phases of the table to the right may begin in the blank column; `Time` twice are the sides', () => {
  const reading = read(
    'VOLEIBOL FEMININO SUB-15 | | | | | | HANDEBOL MASCULINO SUB-15 | | | |',
    'Data/hora | Quadra | Time | Sets | Time | Parciais | | Data/hora | Time | Placar | Time',
    'qua 15/09 - 14h | 1 | Ceará | 2x1 | Sergipe | 25-20 23-25 15-12 | | qua 15/09 - 14h30 | SP | 18x15 | TO',
    'FINAL | | | | | | FINAL | | | |',
    'sex 17/09 - 10h30 | 1 | Ceará | 1x2 | Acre | 25-23 21-25 13-15 | | sex 17/09 - 16h | SP | 20x22 | PI',
  )
  expect(reading.problems).toEqual([])
  const events = reading.batches.flatMap((batch) =>
    batch.kind === 'results' ? batch.rows.map(({ row, cells }) => `${row} ${cells.unit.slice(0, 26)}`) : [],
  )
  expect([...new Set(events)]).toEqual([
    '3 VVOWTEAM6---U15-----------',
    '3 HBLMTEAM7---U15-----------',
    '5 VVOWTEAM6---U15-------FNL-',
    '5 HBLMTEAM7---U15-------FNL-',
  ])
})

test('a blank column between the sides of one match begins no table', () => {
  const reading = read(
    'Judô – -48 kg feminino',
    'Luta | Atleta 1 | UF | | Atleta 2 | UF | Vencedora',
    '1 | Ana Lima | AL | | Bia Prado | BA | Ana Lima',
  )
  expect(reading.tables).toHaveLength(1)
})

test.each([
  ['1º Gr. A'],
  ['2º Gr. B'],
  ['1º colocado'],
  ['2º lugar gr. B'],
  ['1º Zona A'],
  ['2do Zona B'],
  ['Campeão do Grupo A'],
  ['Vice grupo B'],
  ['Runner-up Group A'],
  ['Group B winner'],
  ['venc. Lima x Prado'],
  ['Gan. Lima vs Prado'],
  ['Perd. Lima ou Prado'],
  ['Perd. S1'],
])('%s names no side yet', (words) => {
  expect(isNobodyYet(words)).toBe(true)
})

test.each([['Gan Li'], ['Vicente Prado'], ['Grupo Escolar A'], ['Primeiro de Maio'], ['Los Andes y Sur']])(
  '%s is a name',
  (words) => {
    expect(isNobodyYet(words)).toBe(false)
  },
)

test.each([
  ['1º Gr. A', { of: 'grupo a', wlt: null, place: '1' }],
  ['Perd. S1', { of: 'semifinal 1', wlt: 'L', place: null }],
])('%s says where its side comes from', (words, from) => {
  expect(cameFrom(words)).toEqual(from)
})

test.each([['a definir'], ['por confirmar'], ['TBC']])('%s is no place of a match', (words) => {
  const reading = read(
    'Futebol masculino',
    'Jogo | Data | Hora | Mandante | Visitante | Campo',
    `1 | 21/09/2027 | 15:00 | SP | TO | ${words}`,
  )
  const contests = reading.batches.flatMap((batch) => (batch.kind === 'schedule' ? batch.rows : []))
  expect(contests.map(({ cells }) => cells.location_name ?? null)).toEqual([null])
})
