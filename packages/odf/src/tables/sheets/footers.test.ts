import { expect, test } from 'vitest'
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
const notes = ({ passedOver }: SheetReading): readonly number[] =>
  passedOver.flatMap(({ row, why }) => (why === 'note' ? row : []))
const eventsOf = ({ names }: SheetReading): readonly string[] =>
  names.flatMap(({ set, name }) => (set === 'EVENT' ? name : []))

const RUN = ['Atletismo', '100 m feminino', 'Col. | Nº | Atleta | UF | Tempo', '1 | 12 | Ana Lima | AL | 12,48', '']

test.each([
  ['Árbitro geral: V. Prado |  |  |  | Secretária: I. Lima'],
  ['Árbitro-chefe: M. Prado |  |  | Deleg. técnico: R. Lima'],
  ['Presidente de jurado: G. Prado |  | Directorio técnico: A. Lima'],
  ['Juez árbitro: N. Prado |  |  |  | Hora: 13:05'],
  ['Técnica: | J. Prado |  | Auxiliar: | D. Lima'],
  ['Resp. pesagem: A. Prado'],
  ['Head judge: J. Prado'],
  ['Race officer: T. Prado - protests close 18:30'],
  ['Mesária: C. Prado / Árbitro: O. Lima'],
  ['Emitido em 12/09/2027 12:48'],
  ['Impreso el 12/09/2027'],
  ['Assinatura da direção: ______________________'],
  ['Confere: ____________________   Coord. Atletismo'],
  ['________ |  |  | ________'],
])('%s below a table is a note', (footer) => {
  const reading = read(...RUN, footer)
  expect([notes(reading), reading.problems, reading.found]).toEqual([[6], [], 1])
})

test('the names below lines for signatures are notes', () => {
  const reading = read(
    ...RUN,
    '__________ |  | __________',
    'Prof. A. Prado (6º Dan) |  | Helena V. Lima',
    'Obs.: marca sujeita a confirmação',
  )
  expect([notes(reading), eventsOf(reading), reading.problems]).toEqual([[6, 7, 8], ['100 m feminino'], []])
})

test('a footer between two tables is no event of the second', () => {
  const reading = read(
    ...RUN,
    'Jurado: A. Prado',
    '200 m feminino',
    'Col. | Nº | Atleta | UF | Tempo',
    '1 | 13 | Bia Lima | BA | 25,10',
  )
  expect([notes(reading), eventsOf(reading), reading.problems]).toEqual([[6], ['100 m feminino', '200 m feminino'], []])
})

test('a line above a caption hides no caption', () => {
  const reading = read(
    'Judô',
    'Categoria | Medalha | Atleta | UF',
    'FEMININO',
    '-48 kg | Ouro | Ana Lima | AL',
    '________________',
    'MASCULINO',
    '-60 kg | Ouro | Rui Lima | BA',
  )
  expect([notes(reading), eventsOf(reading)]).toEqual([[5], ['-48 kg', '-60 kg']])
  expect(reading.batches.flatMap(({ rows }) => rows.map(({ cells }) => cells))).toMatchObject([
    { event: expect.stringMatching(/^JUDW/) },
    { event: expect.stringMatching(/^JUDM/) },
  ])
})

test('a row of data that mentions an official is no footer', () => {
  const reading = read(
    'Judô',
    'Data | Hora | Evento | Local',
    '12/09/2027 | 09:00 | Árbitros: reunião | Sala 1',
    '12/09/2027 | 10:00 | Congresso técnico | Sala 2',
  )
  expect(notes(reading)).toEqual([])
})
