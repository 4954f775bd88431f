import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

/** The kind of a sheet of lines, whose cells are separated by semicolons, and its results with their trials. */
function read(...lines: readonly string[]) {
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split(';') }))
  const reading = readSheet({ name: 'Plan1', rows }, { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
  const results = batch(reading, 'results').map(({ cells: { result, irm, trials } }) =>
    [result ?? irm, ...(trials ?? []).map(({ value, value2 }) => `${value} ${value2}`)].join(', '),
  )
  return { kind: reading.kind, results, problems: reading.problems, questions: reading.questions }
}

describe.each([
  ['Atletismo – Salto em altura – Feminino – Final', 'Altura', 'Resultado'],
  ['Atletismo – Salto de altura – Femenino – Final', 'Altura', 'Marca'],
  ['Athletics – High jump – Women – Final', 'Height', 'Result'],
])('“%s”: the header %s (R12.5)', (title, height, result) => {
  const all = { kind: 'results', problems: [], questions: [] }

  test('above the heights of a bar has the trials at them', () => {
    const sheet = [
      `Nº;Atleta;UF;${height};;;${result}`,
      ';;;1,30;1,35;1,40;',
      '7;Ana Um;AL;O;XO;XXX;1,35',
      '9;Bia Dois;PR;-;XXX;;SM',
    ]
    expect(read(title, ...sheet)).toEqual({
      ...all,
      results: ['1.35, 1.30 O, 1.35 XO, 1.40 XXX', 'NM, 1.30 -, 1.35 XXX'],
    })
  })

  test('above the heights of a bar gives the result of a table without another', () => {
    const sheet = [`Atleta;UF;${height};;`, ';;1,30;1,35;1,40', 'Ana Um;AL;O;XO;XXX', 'Bia Dois;PR;O;XXX;']
    expect(read(title, ...sheet)).toEqual({
      ...all,
      results: ['1.35, 1.30 O, 1.35 XO, 1.40 XXX', '1.30, 1.30 O, 1.35 XXX'],
    })
  })

  test('has the result beside ranks', () => {
    expect(read(title, `Col;Atleta;UF;${height}`, '1;Ana Um;AL;1,35', '2;Bia Dois;PR;1,30')).toEqual({
      ...all,
      results: ['1.35', '1.30'],
    })
  })

  test('has the result without ranks', () => {
    expect(read(title, `Atleta;UF;${height}`, 'Ana Um;AL;1,35', 'Bia Dois;PR;NM')).toEqual({
      ...all,
      results: ['1.35', 'NM'],
    })
  })
})

test('a height beside a weight or a birth date is that of a person (R12.5)', () => {
  const { kind } = read('Atletismo – Salto em altura', 'Atleta;UF;Nascimento;Altura', 'Ana Um;AL;01/02/2010;1,65')
  expect(kind).toBe('participants')
})
