import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

/** A sheet of a title, a header and rows, whose cells are separated by semicolons. */
const read = (title: string, ...lines: readonly string[]): SheetReading => {
  const rows = [title, ...lines].map((line, at) => ({ row: at + 1, cells: line.split(';') }))
  return readSheet({ name: 'Plan1', rows }, { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
}
/** Rank, result and mark of each row. */
const marksOf = (reading: SheetReading) =>
  batch(reading, 'results').map(({ cells: { rank, result, irm } }) =>
    [rank, result, irm].map((one) => one ?? '–').join(' '),
  )

describe('a rider who was lapped (R12.5)', () => {
  test.each([
    ['Ciclismo – Estrada – Masculino – Final', '-1 volta', '-2 voltas'],
    ['Ciclismo – Ruta – Masculino – Final', '-1 vuelta', '+2 vueltas'],
    ['Cycling – Road race – Men – Final', '+1 lap', '-2 laps'],
    ['Cycling – Road race – Men – Final', '1 lap down', '2 laps behind'],
  ])('in “%s” is “%s” behind', (title, one, two) => {
    const reading = read(
      title,
      'Pos;Atleta;UF;Tempo',
      `1;Rui Um;AL;1:10:20`,
      `2;Ian Dois;PR;${one}`,
      `3;Leo Dez;BA;${two}`,
    )
    expect([marksOf(reading), reading.questions]).toEqual([['1 1:10:20 –', '2 – LAP', '3 – LAP'], []])
    const laps = batch(reading, 'results').map(({ cells }) =>
      cells.trials?.map(({ code, value }) => `${code} ${value}`),
    )
    expect(laps).toEqual([undefined, ['LAPS -1'], ['LAPS -2']])
  })

  test('has the mark without the number of laps too', () => {
    const reading = read('Ciclismo – Estrada – Masculino', 'Pos;Atleta;UF;Tempo', ';Rui Um;AL;LAP')
    expect(marksOf(reading)).toEqual(['– – LAP'])
  })

  test.each(['1 volta', '-1 volta'])('has no mark in swimming: “%s” is a problem and suggests no time', (cell) => {
    const { problems, questions } = read('Natação – 800 m livre masculino', 'Atleta;UF;Tempo', `Rui Um;AL;${cell}`)
    expect([problems.map(({ value }) => value), questions]).toEqual([[cell], []])
  })
})

describe('a golfer who missed the cut (R12.5)', () => {
  test.each([
    ['Golfe – Individual – Masculino', 'CUT', 'CUT'],
    ['Golf – Individual – Varonil', 'No pasó el corte', 'CUT'],
    ['Golf – Individual – Men', 'MC', 'CUT'],
    ['Golf – Individual – Men', 'MDF', 'MDF'],
  ])('in “%s” is “%s” in the column of places or of results', (title, cell, mark) => {
    const inRank = read(title, 'Pos;Atleta;UF;R1;R2;Total', '1;Rui Um;AL;70;71;141', `${cell};Ian Dois;PR;80;82;162`)
    expect(marksOf(inRank)).toEqual(['1 141 –', `– 162 ${mark}`])
    const inResult = read(title, 'Pos;Atleta;UF;R1;R2;Total', '1;Rui Um;AL;70;71;141', `;Ian Dois;PR;80;82;${cell}`)
    expect(marksOf(inResult)).toEqual(['1 141 –', `– – ${mark}`])
  })

  test('has no mark by another word', () => {
    const reading = read(
      'Golf – Individual – Men',
      'Pos;Athlete;UF;Total',
      '1;Rui Um;AL;141',
      ';Ian Dois;PR;constructor',
    )
    expect(marksOf(reading)).toEqual(['1 141 –', '– constructor –'])
  })

  test('is no golfer in another sport', () => {
    const { questions } = read('Natação – 50 m livre masculino', 'Pos;Atleta;UF;Tempo', 'MC;Rui Um;AL;25,10')
    expect(questions.map(({ what, written }) => [what, written])).toEqual([['mark', 'MC']])
  })
})

describe('a run that a skater left out (R12.5)', () => {
  test.each([
    ['Skate – Street – Feminino', 'Col;Atleta;UF;Volta 1;Volta 2;Nota'],
    ['Skate – Street – Femenino', 'Puesto;Deportista;UF;Ronda 1;Ronda 2;Puntaje'],
    ['Skateboarding – Street – Women', 'Rank;Athlete;UF;Run 1;Run 2;Best'],
  ])('in “%s” is no mark of the skater', (title, header) => {
    const rows = [
      '1;Ana Um;AL;70,10;80,20;80,20',
      '2;Bia Dois;PR;DNS;75,10;75,10',
      '3;Cris Dez;BA;60,10;DNF;60,10',
      '4;Dea;PE;DNS;DNS;DNS',
    ]
    const reading = read(title, header, ...rows)
    expect(marksOf(reading)).toEqual(['1 80.20 –', '2 75.10 –', '3 60.10 –', '4 – DNS'])
    expect(reading.problems).toEqual([])
  })

  test('is the mark of a golfer without a total', () => {
    const reading = read('Golf – Individual – Men', 'Pos;Athlete;UF;R1;R2;Total', ';Rui Um;AL;70;DNF;')
    expect(marksOf(reading)).toEqual(['– – DNF'])
  })

  test('is a question if it is a disqualification', () => {
    const reading = read('Skate – Park – Feminino', 'Col;Atleta;UF;Volta 1;Volta 2;Nota', '1;Ana;AL;DSQ;80,20;80,20')
    expect(reading.questions.map(({ what, written }) => [what, written])).toEqual([['remark', '1 Ana · DSQ']])
  })
})

test.each([
  ['Surf – Women', 'Rank;Surfer;UF;Wave 1;Wave 2;Total'],
  ['Surfe – Feminino', 'Col;Surfista;UF;Onda 1;Onda 2;Total'],
  ['Surf – Femenino', 'Lugar;Surfista;UF;Ejecución;Dificultad;Total'],
  ['Clavados – Plataforma 10 m – Femenil', 'Lugar;Clavadista;UF;Ejecución;Dificultad;Total'],
  ['Skate – Park – Feminino', 'Col;Skatista;UF;Manobra 1;Manobra 2;Total'],
])('“%s” with the header “%s” has the total as its result without a question (R12.5)', (title, header) => {
  const reading = read(title, header, '1;Ana Um;AL;7,50;6,50;14,00', '2;Bia Dois;PR;6,00;5,00;11,00')
  expect([marksOf(reading), reading.questions]).toEqual([['1 14.00 –', '2 11.00 –'], []])
  expect(batch(reading, 'results').map(({ cells }) => cells.type)).toEqual(['A', 'A'])
})
