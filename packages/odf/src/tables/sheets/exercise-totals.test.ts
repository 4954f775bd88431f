import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, writtenSheet } from './written-sheet.fixture.ts'

/** Totals of an all-around beside the scores of its apparatus (R12.5). */

const read = (event: string, header: string, ...rows: readonly string[]) =>
  readSheet(writtenSheet([`Ginástica artística – ${event} – Final`, header, ...rows].join('\n')), {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: ALL_NEW,
  }).questions.map(({ what, written, suggestions }) => [what, written, ...suggestions.map(({ name }) => name)])
const HEADER = 'Col|Nome|UF|Solo|Salto|Paralelas|Barra|Total'

test('a total that is not the sum of its apparatus is a question', () => {
  const rows = ['1|Ari Um|AL|10,9|11,4|10,2|9,8|43,3', '2|Leo Dois|BA|11,1|11,2|10,0|10,1|42,4']
  expect(read('Individual geral masculino', HEADER, ...rows)).toEqual([
    ['result', '43,3 · 10.9 11.4 10.2 9.8', '43.3', '42.3'],
  ])
})

test.each([
  ['Individual geral masculino', '1|Ari Um|AL|10,900|11,400||9,800|32,100'],
  ['Equipes masculino', '1|AL|AL|33,100|34,200|30,500|29,900|120,000'],
])('%s: %s is no question, since an apparatus was not shown, or the best of a team count', (event, row) => {
  const header = event.startsWith('Equipes') ? HEADER.replace('Nome', 'Equipe') : HEADER
  expect(read(event, header, row)).toEqual([])
})
