import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

const read = (text: string, answers: Readonly<Record<string, string>> = {}) => {
  const reading = readSheet(writtenSheet(text), {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: new Map([...ALL_NEW, ...Object.entries(answers)]),
  })
  return {
    open: [...reading.questions.map(({ key }) => key), ...reading.problems.map(({ problem }) => problem)],
    rows: batch(reading, 'results').map(({ cells: { unit, rank, name } }) =>
      [unit.slice(0, 22).replace(/-+$/, ''), rank, name].filter(Boolean).join(' '),
    ),
  }
}

test.each([
  ['100 m masculino T11-T12 (classificação por classe)', 'ATHM100M----T11', 'ATHM100M----T12'],
  ['100 m masculino T11/T12', 'ATHM100M----T11', 'ATHM100M----T12'],
  ['200 m masculino', 'ATHM200M----T11', 'ATHM200M----T12'],
])('each class below the title “%s” is an event of its distance (R12.5)', (title, first, second) => {
  expect(
    read(`Paraatletismo
      ${title}
      Raia | Atleta | UF | Classe | Tempo | Class.
      1 | Ari Um | AL | T11 | 27,98 | 1º T11
      2 | Leo Dois | PR | T12 | 26,87 | 1º T12
      3 | Ivo Tres | SC | T12 | 27,11 | 2º T12`),
  ).toEqual({ open: [], rows: [`${first} 1 Ari Um`, `${second} 1 Leo Dois`, `${second} 2 Ivo Tres`] })
})

test('`Class.` with ranks and marks is the rank, beside a column of classes (R12.5)', () => {
  expect(
    read(`Paraatletismo
      Salto em distância feminino
      Class. | Atleta | UF | Classe | Marca
      1 | Ana Um | AL | T20 | 4,61
      2 | Bia Dois | PR | T20 | 4,44
      SM | Eva Tres | SC | T20 |`).rows,
  ).toEqual(['ATHWLONGJUMPT20 1 Ana Um', 'ATHWLONGJUMPT20 2 Bia Dois', 'ATHWLONGJUMPT20 Eva Tres'])
})

const TOGETHER = `Paraatletismo
  Arremesso do peso feminino F40/F41
  Class. | Atleta | UF | Classe | Marca
  1 | Ana Um | AL | F41 | 6,12
  2 | Bia Dois | PR | F40 | 5,20
  3 | Eva Tres | SC | F41 | 5,98`

test('a column of classes below which the ranks run through is a question, and each answer has its own ranks (R12.5)', () => {
  expect(read(TOGETHER)).toEqual({ open: ['column|classe'], rows: [] })
  expect(read(TOGETHER, { 'column|classe': 'category' }).rows.toSorted()).toEqual([
    'ATHWSHOTPUT-F40 1 Bia Dois',
    'ATHWSHOTPUT-F41 1 Ana Um',
    'ATHWSHOTPUT-F41 2 Eva Tres',
  ])
  const whole = read(TOGETHER, { 'column|classe': 'pass-over' })
  expect(whole.open).toEqual([])
  expect(new Set(whole.rows.map((row) => row.split(' ')[0])).size).toBe(1)
  expect(whole.rows.map((row) => row.split(' ').slice(1).join(' '))).toEqual(['1 Ana Um', '2 Bia Dois', '3 Eva Tres'])
})

test('a column of genders below which the ranks run through is a question (R12.5)', () => {
  const race = (title: string) => `Atletismo
    ${title}
    Class. | Atleta | UF | Sexo | Tempo
    1 | Ari Um | AL | M | 15:02
    2 | Bia Dois | PR | F | 15:40
    3 | Ivo Tres | SC | M | 15:58`
  expect(read(race('5.000 m')).open).toEqual(['column|sexo'])
  expect(read(race('5.000 m misto')).open).not.toContain('column|sexo')
})

test('classes that each have their own first are no question (R12.5)', () => {
  expect(
    read(`Atletismo
      100 m feminino
      Class. | Atleta | UF | Categoria | Tempo
      1 | Ana Um | AL | Sub-15 | 12,98
      2 | Bia Dois | PR | Sub-15 | 13,40
      1 | Eva Tres | SC | Sub-17 | 12,20`).open,
  ).toEqual([])
})
