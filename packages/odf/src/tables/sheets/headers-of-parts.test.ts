import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { writtenSheet } from './written-sheet.fixture.ts'

const read = (text: string, answers: readonly (readonly [string, string])[] = []): SheetReading =>
  readSheet(writtenSheet(text), {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: new Map([['organisation|*', 'new'], ['discipline|*', 'new'], ...answers]),
  })
const results = ({ batches }: SheetReading) =>
  batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells) : []))
const faults = ({ problems, questions }: SheetReading) => [problems, questions]

test.each([
  ['por', 'Pos|Ginasta|UF|Salto||Solo||Total', 'D|Nota'],
  ['spa', 'Puesto|Gimnasta|Estado|Salto||Suelo||Total', 'D|Nota'],
  ['eng', 'Rank|Gymnast|State|Vault||Floor||Total', 'D|Score'],
])('a second row of a header merged downwards has the parts of its groups, %s (R12.5)', (_language, header, parts) => {
  const [rank = '', who = '', state = ''] = header.split('|')
  const second = [rank, who, state, parts, parts, header.split('|').at(-1)].join('|')
  const reading = read(`
    Ginástica artística feminina – Individual geral
    ${header}
    ${second}
    1|Ana Um|AL|3.8|12.40|3.1|11.20|23.60
    2|Bia Dois|SP|3.0||2.9|DNS|0`)
  expect(faults(reading)[0]).toEqual([])
  expect(
    results(reading).map(({ competitor, rank: place, exercises }) => [competitor.slice(0, 2), place, exercises]),
  ).toEqual([
    [
      'AL',
      '1',
      [
        { code: 'VT', score: '12.40' },
        { code: 'FX', score: '11.20' },
      ],
    ],
    ['SP', '2', []],
  ])
})

test('a first column of numbers that rise from 1 is a question: ranks or bibs (R12.5)', () => {
  const sheet = (header: string) => `
    Ginástica artística feminina – Trave
    ${header}|Ginasta|UF|Nota
    1|Ana Um|AL|12,30
    2|Bia Dois|SP|11,80
    2|Eva Três|PR|11,80
    4|Lia Sete|BA|11,10`
  for (const header of ['Pto.', 'Xyz']) {
    const [question, ...others] = read(sheet(header)).questions
    expect([question?.what, question?.suggestions.map(({ code }) => code), others]).toEqual([
      'column',
      ['rank', 'bib'],
      [],
    ])
  }
  expect(results(read(sheet('Pto.'), [['column|pto', 'rank']])).map(({ rank }) => rank)).toEqual(['1', '2', '2', '4'])
})

test.each(['Orden final', 'Ordem final', 'Final order'])(
  '%s is the rank beside the sum of a qualification (R12.5)',
  (header) => {
    const reading = read(`
      Ginástica de trampolim – Individual masculino
      ${header}|Nome|UF|1ª rotina|2ª rotina|Clasif. (suma)|FINAL
      1|Ian Reis|AL|41,25|44,80|86,05|47,310
      2|Leo Cruz|SP|42,10|45,15|87,25|46,905
      |Rui Sá|BA|36,20|38,05|74,25|não se classificou`)
    expect(faults(reading)).toEqual([[], []])
    expect(results(reading).map(({ rank, result }) => [rank, result])).toEqual([
      ['1', '47.310'],
      ['2', '46.905'],
      [null, null],
    ])
  },
)

test.each(['Archer', 'Arqueira', 'HelmName', 'Surfer'])('%s is the person of a row (R12.5)', (header) => {
  const reading = read(
    `Tiro com arco – recurvo feminino\nRank|${header}|County|Total\n1|Ana Um|Nyeri|640\n2|Bia Dois|Siaya|630`,
  )
  expect(faults(reading)).toEqual([[], []])
  expect(results(reading).map(({ name }) => name)).toEqual(['Ana Um', 'Bia Dois'])
})

test.each(['(9 DNF)', '9 DNC', '(9 OCS)'])('the points %s of one race are no mark of the row (R12.5)', (race) => {
  const reading = read(`
    Sailing – ILCA 4 girls
    Rank|Sail no|HelmName|State|R1|R2|R3|Total|Nett
    1st|101|Ana Um|SP|1|2|(3)|6.0|3.0
    2nd|118|Bia Dois|RJ|2|1|${race}|12.0|3.5`)
  expect(faults(reading)).toEqual([[], []])
  expect(results(reading).map(({ rank, result, irm }) => [rank, result, irm])).toEqual([
    ['1', '3.0', null],
    ['2', '3.5', null],
  ])
})
