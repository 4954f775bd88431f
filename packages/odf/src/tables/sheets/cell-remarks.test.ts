import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { batch } from './written-sheet.fixture.ts'

/** A sheet of lines, whose cells are separated by semicolons. */
const sheetOf = (text: string, answers: ReadonlyMap<string, string> = new Map()): SheetReading =>
  readSheet(
    {
      name: 'Plan1',
      rows: text
        .trim()
        .split('\n')
        .map((line, at) => ({ row: at + 1, cells: line.split(';').map((cell) => cell.trim()) }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    },
    { known: NOTHING_KNOWN, year: 2027, answers: new Map([['organisation|*', 'new'], ...answers]) },
  )

const relay = (first: string, ...below: readonly string[]) =>
  sheetOf(
    ['Natação – 4 x 50 m livre – Masculino – Final', '', 'Col;Equipe;UF;Tempo', first, '2;Escola Dois;PR;2:01,10']
      .concat('3;Escola Três;BA;2:02,30', below)
      .join('\n'),
  )

/** The questions about remarks. */
const remarksIn = ({ questions }: SheetReading) =>
  questions.flatMap(({ what, written }) => (what === 'remark' ? written : []))

describe('a remark in a cell is a question before its row has a medal (R12.5)', () => {
  test.each([
    ['behind the time', relay('1;Escola Um;AL;2:00,20 n/s'), '1 Escola Um · n/s'],
    ['behind the name', relay('1;Escola Um (sem medalha);AL;2:00,20'), '1 Escola Um · sem medalha'],
    ['after a dash', relay('1;Escola Um – no medal;AL;2:00,20'), '1 Escola Um · no medal'],
    [
      'behind the delegation',
      relay('1;Escola Um;AL (fuera de premiación);2:00,20'),
      '1 Escola Um · fuera de premiación',
    ],
    ['behind the rank', relay('1º – sin medalla;Escola Um;AL;2:00,20'), '1º Escola Um · sin medalla'],
    ['of a mark behind the name', relay('1;Escola Um – desclassificada;AL;2:00,20'), '1 Escola Um · desclassificada'],
    ['in a footnote', relay('1;Escola Um*;AL;2:00,20', '', '* sem medalha'), '1 Escola Um · sem medalha'],
    [
      'in a footnote of a number',
      relay('1;Escola Um (1);AL;2:00,20', '(1) not eligible'),
      '1 Escola Um · not eligible',
    ],
    ['in a footnote of a time', relay('1;Escola Um;AL;2:00,20 †', '† no elegible'), '1 Escola Um · no elegible'],
    [
      'in the second footnote of a line',
      relay('1;Escola Um**;AL;2:00,20', '* recorde, ** sem medalha'),
      '1 Escola Um · sem medalha',
    ],
    [
      'in a note with the name',
      relay('1;Escola Um;AL;2:00,20', '', 'Nota: Escola Um pierde la medalla'),
      '1 Escola Um · Nota: Escola Um pierde la medalla',
    ],
  ])('%s', (_, reading, question) => {
    expect(remarksIn(reading)).toEqual([question])
  })

  test.each([
    ['5,20 m (sem medalha)', 'Ana Um · sem medalha'],
    ['5,20m n/s', 'Ana Um · n/s'],
    ['5,20 m – no medal', 'Ana Um · no medal'],
  ])('behind the length “%s”', (cell, question) => {
    const reading = sheetOf(
      `Atletismo – Salto em distância – Feminino – Final\n\nAtleta;UF;Marca\nAna Um;AL;${cell}\nBia;PR;5,10`,
    )
    expect(remarksIn(reading)).toEqual([question])
  })

  test.each(['Ouro (retirada)', 'Oro – retirado', 'Gold (withdrawn)', 'Ouro (cassada)'])(
    'of the medal “%s”',
    (cell) => {
      const reading = sheetOf(
        `Natação – 50 m livre – Masculino – Final\n\nAtleta;UF;Tempo;Medalha\nRui Um;AL;25,10;${cell}`,
      )
      expect(remarksIn(reading)).toHaveLength(1)
      expect(batch(reading, 'medallists')).toEqual([])
    },
  )

  test('of a medallist with a mark behind the name', () => {
    const reading = sheetOf('Natação\n\nProva;Medalha;Atleta;UF\n50 m livre masculino;Ouro;Rui Um (DSQ);AL')
    expect(remarksIn(reading)).toEqual(['Ouro Rui Um · DSQ'])
  })
})

test('a line of a note between rows is a question about the row above and is no event (R12.5)', () => {
  const reading = relay('1;Escola Um;AL;2:00,20\nObs.: sem medalha')
  expect(remarksIn(reading)).toEqual(['1 Escola Um · Obs.: sem medalha'])
  const others = batch(reading, 'results').map(({ cells: { unit } }) => unit.slice(0, 22))
  expect(new Set(others)).toEqual(new Set(['SWMM4X50MFR-----------']))
})

test.each(['(DNF)', '– abandonou', '(no se presentó)'])(
  'the mark “%s” behind a name without a result is that of its row (R12.5)',
  (mark) => {
    const reading = relay(`;Escola Um ${mark};AL;`)
    const first = batch(reading, 'results').find(({ row }) => row === 4)
    expect(first?.cells.irm).toBe(mark.includes('present') ? 'DNS' : 'DNF')
    expect(reading.questions).toEqual([])
  },
)

test('a mark behind a name that its rank contradicts is a problem (R12.5)', () => {
  const reading = relay('1;Escola Um (DNF);AL;2:00,20')
  expect(reading.problems.map(({ field, value }) => [field, value])).toEqual([['team', 'Escola Um (DNF)']])
})

test('the result of a competitor who is out already has no remark to ask about (R12.5)', () => {
  const reading = relay(';Escola Um;AL;DSQ (irregular)')
  expect(remarksIn(reading)).toEqual([])
  expect(batch(reading, 'results').find(({ row }) => row === 4)?.cells.irm).toBe('DSQ')
})

test.each([
  '1;Escola Um (Equipe B);AL;2:00,20',
  '1;Escola Um (Q);AL;2:00,20',
  '1;Escola Um (cap.);AL;2:00,20',
  '1;Escola Um – Sem Terra;AL;2:00,20',
  '1;Escola Um - Norte;AL;2:00,20 (PB)',
  '1;Escola Um;AL;2:00,20 WR',
  '1;Escola Um (vento irregular);AL;2:00,20',
  '1;Escola Um**;AL*;2:00,20\n* Alagoas, ** recorde',
])('“%s” has no remark (R12.5)', (first) => {
  const reading = relay(first)
  expect(remarksIn(reading)).toEqual([])
  expect(batch(reading, 'results').map(({ cells }) => cells.rank)).toContain('1')
})
