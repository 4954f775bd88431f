import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { batch } from './written-sheet.fixture.ts'

/** A sheet with one final of two athletes, of whom the first has the cell. */
const finalWith = (title: string, cell: string, other: string): SheetReading =>
  readSheet(
    {
      name: 'Plan1',
      rows: [
        ['Atleta', 'UF', 'Marca'],
        ['Ana Um', 'AL', cell],
        ['Bia Dois', 'PR', other],
      ].map((cells, at) => ({ row: at + 1, cells })),
    },
    { known: NOTHING_KNOWN, year: 2027, title, answers: new Map([['organisation|*', 'new']]) },
  )

test.each([
  ['30,10 RC', '30.10', undefined],
  ['30,10 RB', '30.10', undefined],
  ['30.10 PB', '30.10', undefined],
  ['30,10s', '30.10', undefined],
  ['30,10 seg', '30.10', undefined],
  ['30,10"', '30.10', undefined],
  ['30,10 novo recorde', '30.10', undefined],
  ['30,10 (récord del campeonato)', '30.10', undefined],
  ['30,10 RCE', '30.10', undefined],
  ['30.10q', '30.10', 'q'],
  ['30,10 (Q)', '30.10', 'Q'],
  ['30,10 RC Q', '30.10', 'Q'],
])('the time “%s” is %s with the qualification %s (R12.5)', (cell, result, qualification) => {
  const [row] = batch(finalWith('Natação – 50 m livre feminino – Final', cell, '31,00'), 'results')
  expect([row?.cells.result, row?.cells.qualification]).toEqual([result, qualification])
})

test.each([
  [`2'05"30`, '2:05.30'],
  ['2min05s30', '2:05.30'],
  ['2:05,30 min', '2:05.30'],
  ['2m05s30', '2:05.30'],
])('the time “%s” is %s (R12.5)', (cell, result) => {
  const [row] = batch(finalWith('Natação – 200 m livre feminino – Final', cell, '2:10,00'), 'results')
  expect(row?.cells.result).toBe(result)
})

test('a time with hours in letters is read (R12.5)', () => {
  const [row] = batch(finalWith('Atletismo – Meia maratona feminina – Final', '1h32min03', '1h35min10'), 'results')
  expect(row?.cells.result).toBe('1:32:03')
})

test.each([
  ['5,10 (+1,2)', '5.10'],
  ['5m10', '5.10'],
  ['5 m 10', '5.10'],
  ['5,10 m', '5.10'],
  ['5,10m RC', '5.10'],
  ['5,10 Q (+1,2)', '5.10'],
  ['510 cm', '5.10'],
])('the distance “%s” is %s (R12.5)', (cell, result) => {
  const [row] = batch(finalWith('Atletismo – Salto em distância feminino – Final', cell, '5,00'), 'results')
  expect(row?.cells.result).toBe(result)
})

test.each(['30,10*', '30,10 (e)', '≈30,10', '30,10 manual'])(
  'the time “%s” is a question with its figure (R12.5)',
  (cell) => {
    const { questions } = finalWith('Natação – 50 m livre feminino – Final', cell, '31,00')
    expect(
      questions.map(({ what, written, suggestions }) => [what, written, suggestions.map(({ name }) => name)]),
    ).toEqual([['result', cell, ['30.10']]])
  },
)

test('a disqualification behind a record is a mark (R12.5)', () => {
  const [row] = batch(finalWith('Natação – 50 m livre feminino – Final', '30,10 DSQ', '31,00'), 'results')
  expect(row?.cells).toMatchObject({ result: null, irm: 'DSQ' })
})

test('a distance with other words is a question with its figures (R12.5)', () => {
  const { questions } = finalWith('Atletismo – Salto em distância feminino – Final', '5,10 ou 5,20', '5,00')
  expect(
    questions.map(({ what, written, suggestions }) => [what, written, suggestions.map(({ name }) => name)]),
  ).toEqual([['result', '5,10 ou 5,20', ['5.10', '5.20']]])
})

test('the wind behind a jump is read beside its distance (R12.5)', () => {
  const [row] = batch(finalWith('Atletismo – Salto triplo feminino – Final', '11,10 (-0,4)', '11,00'), 'results')
  expect(row?.cells.trials).toEqual([{ type: 'ER', code: 'WIND_SPEED', value: '-0.4' }])
})

test.each(['12,350 pts', '12.350 pontos', '12,350 puntos'])('the points “%s” are 12.350 (R12.5)', (cell) => {
  const [row] = batch(finalWith('Ginástica artística – Solo feminino – Final', cell, '12,000'), 'results')
  expect(row?.cells.result).toBe('12.350')
})

/** A final of three athletes, of whom the last has the cell in place of a rank. */
const rankedWith = (cell: string, note = '', answers: readonly (readonly [string, string])[] = []): SheetReading =>
  readSheet(
    {
      name: 'Plan1',
      rows: [
        ['Col.', 'Atleta', 'UF', 'Tempo', 'Obs.'],
        [cell, 'Caio Três', 'SP', '29,90', note],
        ['1', 'Ari Um', 'AL', '30,10', ''],
        ['2', 'Leo Dois', 'PR', '31,00', ''],
      ].map((cells, at) => ({ row: at + 1, cells })),
    },
    {
      known: NOTHING_KNOWN,
      year: 2027,
      title: 'Natação – 50 m livre masculino – Final',
      answers: new Map([['organisation|*', 'new'], ...answers]),
    },
  )
const ranksAndMarks = (reading: SheetReading) =>
  batch(reading, 'results').map(({ cells }) => [cells.rank ?? null, cells.irm ?? null])

test.each([
  ['AB', 'DNF'],
  ['Abd.', 'DNF'],
  ['AB (lesão)', 'DNF'],
  ['NP', 'DNS'],
  ['N/N', 'DNS'],
  ['não se apresentou', 'DNS'],
  ['FT', 'OTL'],
  ['fuera de tiempo', 'OTL'],
  ['OTL', 'OTL'],
  ['LAP', 'LAP'],
  ['DESQ', 'DSQ'],
  ['DQL', 'DSQ'],
  ['FC', 'EXH'],
  ['H.C.', 'EXH'],
  ['Exhibition', 'EXH'],
])('“%s” in place of a rank is the mark %s (R12.5)', (cell, irm) => {
  const reading = rankedWith(cell)
  expect([reading.problems, reading.questions]).toEqual([[], []])
  expect(ranksAndMarks(reading)).toEqual([
    [null, irm],
    ['1', null],
    ['2', null],
  ])
})

test.each([
  ['fora de competição (2º atleta da UF)'],
  ['nadou fora de competição'],
  ['Fuera de competencia: segundo de la provincia'],
  ['swam out of competition'],
])('the note “%s” makes a guest, who has no rank (R12.5)', (note) => {
  expect(ranksAndMarks(rankedWith('', note))).toEqual([
    [null, 'EXH'],
    ['1', null],
    ['2', null],
  ])
})

test('other letters in place of a rank are a question about their mark (R12.5)', () => {
  const { questions, problems } = rankedWith('XY')
  expect(problems).toEqual([])
  expect(questions.map(({ key, what, suggestions }) => [key, what, suggestions.map(({ code }) => code)])).toEqual([
    ['mark|SWM xy', 'mark', ['DNS', 'DNF', 'DSQ', 'EXH', 'other']],
  ])
})

test.each([
  ['XY', 'DNF', 'DNF'],
  ['XY', 'other', 'XY'],
  ['queda na largada', 'other', 'NC'],
])('“%s” in place of a rank, answered with %s, is the mark %s (R12.5)', (cell, answer, irm) => {
  const key = cell.replaceAll(' ', '_').toLowerCase()
  expect(ranksAndMarks(rankedWith(cell, '', [[`mark|SWM ${key}`, answer]]))[0]).toEqual([null, irm])
})

const MARKED = ['Cl.', 'Atleta', 'UF', 'Tempo'].join('|')

test.each([
  ['FC', 'EXH', '27.10'],
  ['Fora de concurso', 'EXH', '27.10'],
  ['OTL', 'OTL', null],
  ['Fuera de tiempo', 'OTL', null],
  ['LAP', 'LAP', null],
  ['Dobrado', 'LAP', null],
  ['Lapped', 'LAP', null],
])('%s in the column of ranks is the mark %s (R12.5)', (mark, irm, result) => {
  const lines = [MARKED, `1|Ana Um|AL|27.45`, `${mark}|Bia Dois|PR|${result ?? ''}`]
  const reading = readSheet(
    { name: 'Plan1', rows: lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })) },
    {
      known: NOTHING_KNOWN,
      year: 2027,
      title: 'Natação – 50 m livre feminino',
      answers: new Map([
        ['organisation|*', 'new'],
        ['column|cl', 'rank'],
      ]),
    },
  )
  expect([reading.problems, reading.questions]).toEqual([[], []])
  expect(batch(reading, 'results').map(({ cells }) => [cells.rank, cells.irm, cells.result])).toEqual([
    ['1', null, '27.45'],
    [null, irm, result],
  ])
})

test.each(['no clasifica', 'Não se classificou', 'did not qualify', 'DNQ'])(
  '%s in place of a result is no result (R12.5)',
  (cell) => {
    const reading = finalWith('Natação – 50 m livre feminino – Final', '27,45', cell)
    expect([reading.problems, reading.questions]).toEqual([[], []])
    expect(batch(reading, 'results').map(({ cells }) => cells.result)).toEqual(['27.45', null])
  },
)
