import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

/** Competitors whose sheet lacks their delegation. */

const PEOPLE = [
  { code: 'P1', name: 'Kevin Tamayo Rubio', organisation: 'VALLE1' },
  { code: 'P2', name: 'Yerko Maldini', organisation: 'AL' },
]
const KNOWN = { ...NOTHING_KNOWN, people: PEOPLE, organisations: [{ code: 'VALLE1', names: ['Valle Hondo'] }] }

function read(text: string, answers: Readonly<Record<string, string>> = {}): SheetReading {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  return readSheet({ name: 'Plan1', rows }, { known: KNOWN, year: 2027, answers: new Map(Object.entries(answers)) })
}
const questionsOf = ({ questions }: SheetReading) =>
  questions.map(({ what, written, suggestions }) => [what, written, ...suggestions.map(({ name }) => name)])
const delegationsOf = ({ batches }: SheetReading) =>
  batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells.organisation) : []))

test('family names without a delegation lead to questions with the participants who have them (R12.5)', () => {
  const text = 'LUCHA\nLibre masculino -51 kg\nLucha|Rojo|Resultado|Azul\n1|Tamayo|6-2|Maldini'
  const open = read(text)
  expect([questionsOf(open), open.problems]).toEqual([
    [
      ['person', 'Tamayo', 'Kevin Tamayo Rubio (Valle Hondo)'],
      ['person', 'Maldini', 'Yerko Maldini (AL)'],
    ],
    [],
  ])
  const answers = Object.fromEntries(open.questions.map(({ key, suggestions: [first] }) => [key, first?.code ?? '']))
  expect(delegationsOf(read(text, answers))).toEqual(['VALLE1', 'AL'])
})

const GROUPS = 'Clas.|Equipe|Nota\n1º|Colégio Ypê|20,150\n2º|Escola Dom Adélio|19,700'

test('teams without a column of delegations lead to a question (R12.5)', () => {
  const reading = read(`GINÁSTICA RÍTMICA\nConjunto 5 arcos\n${GROUPS}`)
  expect(questionsOf(reading)).toEqual([
    ['organisation', 'Colégio Ypê'],
    ['organisation', 'Escola Dom Adélio'],
  ])
})

test('teams have the delegations that other rows name (R12.5)', () => {
  const text = `GINÁSTICA RÍTMICA
INFANTIL
Clas.|Ginasta|Escola|Total
1º|Ana Um|Colégio Ypê|41,750
2º|Bia Dois|Escola Dom Adélio|40,750
CONJUNTO 5 ARCOS
${GROUPS}`
  const reading = read(text, { 'organisation|*': 'new' })
  const [one, other, ...teams] = delegationsOf(reading)
  expect([reading.questions, teams]).toEqual([[], [one, other]])
})
