import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { ListedBefore, SheetReading } from './reading.ts'

const read = (
  rows: readonly string[],
  lists?: ReadonlyMap<string, readonly ListedBefore[]>,
  answers: ReadonlyMap<string, string> = new Map(),
): SheetReading => {
  const lines = ['Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo;Colocação', ...rows.map((row) => `${EVENT};${row}`)]
  const sheet = { name: 'Plan1', rows: lines.map((line, at) => ({ row: at + 1, cells: line.split(';') })) }
  return readSheet(sheet, { known: NOTHING_KNOWN, answers, ...(lists && { lists }) })
}
const EVENT = 'Natação;100 m livre;Masculino;Final'
const results = ({ batches }: SheetReading) =>
  batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells) : []))
const FIRST = results(read(['Ari Um;AL;55,10;1', 'Beto Dois;BA;56,10;2', 'Caio Três;SP;57,10;3']))
const LISTS = new Map([
  [
    FIRST[0]?.unit ?? '',
    FIRST.map(({ competitor, name = null, organisation = null, rank = null, result = null }) => ({
      competitor,
      name,
      organisation,
      bib: null,
      rank,
      result,
      irm: null,
    })),
  ],
])
const questions = (...rows: string[]) => read(rows, LISTS).questions.map(({ what, written }) => `${what} ${written}`)

test('a new spelling or delegation in place of a missing competitor leads to a question (R12.7)', () => {
  const others = ['Beto Dois;BA;56,10;2', 'Caio Três;SP;57,10;3']
  expect(questions('Ari Hum;AL;55,20;1', ...others)).toEqual(['person Ari Hum (AL)'])
  expect(questions('Ari Um;CE;55,10;1', ...others)).toEqual(['person Ari Um (CE)'])
  expect(questions('Edu Cinco;AL;55,10;1', ...others)).toEqual([])
  expect(questions('Ari Um;AL;55,10;1', 'Ari Hum;AL;58,10;4', ...others)).toEqual([])
})

test('the same person keeps the code of the list in force (R12.7)', () => {
  const rows = ['Ari Hum;AL;55,20;1', 'Beto Dois;BA;56,10;2', 'Caio Três;SP;57,10;3']
  const [question] = read(rows, LISTS).questions
  const answers = new Map([[question?.key ?? '', question?.suggestions[0]?.code ?? '']])
  expect(results(read(rows, LISTS, answers))[0]).toMatchObject({ competitor: FIRST[0]?.competitor, name: 'Ari Hum' })
})

test('the rank of a correction that contradicts the results in force leads to a question (R12.7)', () => {
  expect(questions('Beto Dois;BA;54,10;1')).toEqual(['rank 1. 54.10 · 1. 55.10'])
  expect(questions('Beto Dois;BA;58,10;2')).toEqual(['rank 2. 58.10 · 3. 57.10'])
  expect(questions('Beto Dois;BA;56,00;2')).toEqual([])
})
