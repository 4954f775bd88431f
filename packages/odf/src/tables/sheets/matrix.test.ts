import { describe, expect, test } from 'vitest'
import type { Cells } from '../columns.ts'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { writtenSheet } from './written-sheet.fixture.ts'

const read = (text: string, answers: Readonly<Record<string, string>> = {}): SheetReading =>
  readSheet(writtenSheet(text), {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: new Map([
      ['organisation|*', 'new'],
      ['person|*', 'new'],
      ['discipline|*', 'new'],
      ...Object.entries(answers),
    ]),
  })

const results = ({ batches }: SheetReading): Cells<'results'>[] =>
  batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells) : []))

/** Matches as `Ana 5–3 Bia W`, in the order of the sheet. */
const matches = (reading: SheetReading): string[] => {
  const rows = results(reading).filter(({ start_order: order }) => order != null)
  return rows.flatMap((home, at) => {
    const away = rows[at + 1]
    if (home.start_order !== 1 || away === undefined) return []
    return [`${home.name} ${home.result ?? ''}–${away.result ?? ''} ${away.name} ${home.wlt ?? '?'}`]
  })
}
const phases = (reading: SheetReading) => [...new Set(results(reading).map(({ unit }) => unit.slice(22, 26)))]
const questions = (reading: SheetReading) =>
  reading.questions.map(({ written, suggestions, rows }) => ({
    written,
    names: suggestions.map(({ name }) => name),
    count: rows.length,
  }))

const POULE = `
ESGRIMA – ESPADA FEMININA
POULE 1|Clube|1|2|3|V|TD|TR|Ind|Pl
1 Ana|AL|X|V|V4|2|9|4|+5|1
2 Bia|PR|3|X|V5|1|8|7|+1|2
3 Eva|SP|D1|D2|X|0|3|9|-6|3`

describe('a poule of fencing (R12.5)', () => {
  test('both cells of a pair are one match, and a win without touches has those of the sums', () => {
    const reading = read(POULE)
    expect([reading.kind, reading.problems, questions(reading), phases(reading)]).toEqual(['results', [], [], ['GP1-']])
    expect(matches(reading)).toEqual(['Ana 5–3 Bia W', 'Ana 4–1 Eva W', 'Bia 5–2 Eva W'])
  })

  test('cells that contradict each other are a question with the names of both, and each of them an answer', () => {
    const contradicted = POULE.replace('3|X|V5', 'V|X|V5')
    const [question] = read(contradicted).questions
    expect(question?.written).toBe('Ana V × Bia (D3) · Bia V × Ana (C4)')
    expect(question?.suggestions.map(({ code }) => code)).toEqual(['D3', 'C4'])
    expect(matches(read(contradicted))).toHaveLength(2)
    const answered = read(contradicted, { [question?.key ?? '']: 'D3' })
    expect([answered.questions.length, matches(answered)[0]]).toEqual([0, 'Ana – Bia W'])
  })

  test('a sum that is not that of the matches is one question for the whole table', () => {
    const reading = read(POULE.replace('2|9|4|+5', '2|9|4|+6'))
    expect(questions(reading)).toEqual([{ written: 'Ana, Ind (I3): 6', names: ['Ana, Ind (I3): 5'], count: 3 }])
    expect(matches(reading)).toEqual([])
    const key = reading.questions[0]?.key ?? ''
    expect(matches(read(POULE.replace('2|9|4|+5', '2|9|4|+6'), { [key]: 'matches' }))).toHaveLength(3)
  })

  test('places that the matches contradict by the rules of the sport are a question', () => {
    const swapped = POULE.replace('+5|1', '+5|2').replace('+1|2', '+1|1')
    const reading = read(swapped)
    expect(questions(reading)).toEqual([{ written: 'Ana 2 (J3) · Bia 1 (J4)', names: ['Ana 1 · Bia 2'], count: 3 }])
    expect(matches(reading)).toEqual([])
    expect(matches(read(swapped, { [reading.questions[0]?.key ?? '']: 'matches' }))).toHaveLength(3)
  })

  test('a match without a result stays open, and the others are read', () => {
    const open = POULE.replace('3|X|V5|1|8|7|+1|2', '3|X|||||').replace('D1|D2|X|0|3|9|-6|3', 'D1||X|||||')
    const reading = read(open)
    expect([reading.questions, matches(reading)]).toEqual([[], ['Ana 5–3 Bia W', 'Ana 4–1 Eva W', 'Bia – Eva ?']])
  })

  test('the touches of a win are a question if neither sums nor a loss with four show them', () => {
    const [, title, ...rows] = POULE.split('\n')
    const bare = [title, ...rows.map((row) => row.split('|').slice(0, 5).join('|').replace(/V\d/, 'V'))].join('\n')
    const [question] = read(bare).questions
    expect(question?.suggestions.map(({ name }) => name)).toEqual(['V = 5', 'V = 4'])
    expect(matches(read(bare, { [question?.key ?? '']: '4' }))[0]).toBe('Ana 4–3 Bia W')
  })
})

test.each([
  ['wins and losses', 'JUDÔ – Até 57 kg feminino', ['X|V|D', 'D|X|V', 'V|D|X'], ['W', 'L', 'W']],
  ['sets of both', 'TÊNIS DE MESA – Simples feminino', ['|3-1|0-3', '1-3||3-2', '3-0|2-3|'], ['3–1', '0–3', '3–2']],
  [
    'sets with a stroke',
    'BADMINTON – Simples feminino',
    ['■|2/0|1/2', '0/2|■|2/1', '2/1|1/2|■'],
    ['2–0', '1–2', '2–1'],
  ],
  ['own scores', 'TENIS DE MESA – Individual femenino', ['-|3|0', '1|-|3', '3|2|-'], ['3–1', '0–3', '3–2']],
  ['only the upper half', 'BADMINTON – Women singles', ['x|21-15|10-21', '|x|21-9', '||x'], ['21–15', '10–21', '21–9']],
  ['games of chess', 'XADREZ – Feminino', ['X|1|½', '0|X|1', '½|0|X'], ['1–0', '0.5–0.5', '1–0']],
])('a matrix of %s has a match for each pair (R12.5)', (_, title, rows, expected) => {
  const reading = read(
    [
      title,
      'Grupo A',
      '|Nome|UF|1|2|3',
      ...rows.map((row, at) => `${at + 1}|${['Ana Um', 'Bia Dois', 'Eva Três'][at]}|AL|${row}`),
    ].join('\n'),
  )
  expect([reading.problems, questions(reading), phases(reading)]).toEqual([[], [], ['GPA-']])
  for (const [at, part] of expected.entries()) expect(matches(reading)[at]).toContain(part)
})

test('columns with the names of the rows are a matrix (R12.5)', () => {
  const reading = read(`
    BADMINTON – Simples masculino
    Grupo B||Caio|Davi S.|LEO|Pts
    Caio Reis (AL)||–|2-0|2-1|2
    Davi Sá (PR)||0-2|–|1-2|0
    Leo Paz (SP)||1-2|2-1|–|1`)
  expect([reading.problems, questions(reading), phases(reading)]).toEqual([[], [], ['GPB-']])
  expect(matches(reading)).toHaveLength(3)
})

test.each([
  [
    'attempts',
    'Nº|Atleta|UF|1|2|3|Marca\n1|Ana|AL|X|5.10|5.20|5.20\n2|Bia|PR|5.00|X|5.01|5.01\n3|Eva|SP|4.9|4.8|X|4.9',
  ],
  ['sets', 'Equipe A|1|2|3|Equipe B\nAL|25|20|15|BA\nCE|25|20|15|PR\nSP|25|20|15|RJ'],
  ['entries', 'Escola|1|2|3|4\nAlfa|2|3|1|2\nBeta|1|2|3|4\nGama|1|1|1|1'],
])('columns of %s are no matrix (R12.5)', (_, text) => {
  const reading = read(`ATLETISMO – Salto em distância feminino\n${text}`)
  expect(reading.tables.filter(({ headerKey }) => headerKey.startsWith('+'))).toEqual([])
})

test('two poules, a knockout without a header and the final ranking are one import (R12.5)', () => {
  const reading = read(`
    ESGRIMA - ESPADA FEMENINA - sábado 16 de marzo

    POULE 1|1|2|3|V
    1 Ordóñez|X|V|V|2
    2 Pastrana|4|X|V|1
    3 Cáceres|4|1|X|0
    POULE 2|1|2|3|V
    1 Toro|X|V|V|2
    2 Villamil|4|X|V|1
    3 Irigoyen|0|4|X|0

    ELIMINACIÓN DIRECTA
    Semifinal|Ordóñez|15-9|Villamil
    Semifinal|Toro|12-15|Pastrana
    Final|Ordóñez|11-15|Pastrana

    CLASIFICACIÓN GENERAL
    1|PASTRANA Inés|Esc. Municipal El Soto
    2|ORDÓÑEZ Paula|Sala Montealto
    3|TORO Gabriela|Club Las Almenas
    3|VILLAMIL Sonia|Círculo Valdeáguila
    5|CÁCERES Leire|Club Las Almenas
    6|IRIGOYEN Marta|Sala Montealto
    Árbitro|J. Sánchez`)
  expect([reading.problems, questions(reading), phases(reading)]).toEqual([[], [], ['GP1-', 'GP2-', 'SFNL', 'FNL-']])
  expect(new Set(results(reading).map(({ unit }) => unit.slice(0, 12)))).toEqual(new Set(['FENWEPEE----']))
  expect(matches(reading)).toContain('PASTRANA Inés 5–1 CÁCERES Leire W')
  expect(matches(reading)).toContain('ORDÓÑEZ Paula 11–15 PASTRANA Inés L')
  expect(results(reading).flatMap(({ rank }) => rank ?? [])).toEqual(['1', '2', '3', '3', '5', '6'])
  expect(reading.passedOver.map(({ why }) => why)).toEqual(['title', 'note'])
})

test.each([
  [
    'ESGRIMA – ESPADA FEMENINA CADETES – POULE ÚNICA',
    'Sede: Polideportivo Norte – 10/10/2027',
    'Tiradora',
    'Provincia',
  ],
  ['ESGRIMA – ESPADA FEMININA CADETE – POULE ÚNICA', 'Local: Ginásio Norte', 'Esgrimista', 'Estado'],
  ['FENCING – EPEE WOMEN CADET – SINGLE POULE', 'Venue: North Hall', 'Competitor', 'State'],
])(
  'the matrix below %s, “%s” and the header %s is of the event in its title (R12.5)',
  (title, place, header, state) => {
    const rows = ['Ana|AL|X|V5|V5', 'Bia|PR|D3|X|V5', 'Eva|SP|D1|D2|X'].map((row, at) => `${at + 1}|${row}`)
    const reading = read([title, place, `|${header}|${state}|1|2|3`, ...rows].join('\n'))
    expect([reading.problems, questions(reading)]).toEqual([[], []])
    expect([...new Set(results(reading).map(({ unit }) => unit.slice(0, 26)))]).toEqual(['FENWEPEE----CAD-------GP--'])
  },
)

test('the names of a table of all against all can have their delegations behind them (R12.5)', () => {
  const reading = read(`TÊNIS DE MESA – INDIVIDUAL FEMININO
|Luna|Cecília|Emanuelle|V-D
Luna Távora - EM Flor de Lis|////|3x1|1x3|1-1
Cecília Bragança - EE das Acácias|1x3|////|3x2|1-1
Emanuelle Pio - Col. Bandeira Nova|3x1|2x3|////|1-1`)
  expect(matches(reading)).toEqual([
    'Luna Távora 3–1 Cecília Bragança W',
    'Luna Távora 1–3 Emanuelle Pio L',
    'Cecília Bragança 3–2 Emanuelle Pio W',
  ])
  expect(reading.questions).toEqual([])
})
