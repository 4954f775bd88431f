import { describe, expect, test } from 'vitest'
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

describe.each([
  ['Atletismo – 100 m – Masculino – Final', 'Col|Nº|Atleta|Nasc.|Marca'],
  ['Atletismo – 100 m – Masculino – Final', 'Puesto|Dorsal|Deportista|Nacimiento|Marca'],
  ['Athletics – 100 m – Men – Final', 'Rank|Bib|Athlete|Born|Mark'],
])('“%s” without delegations (R12.5)', (title, header) => {
  const ENTERED = [
    { code: 'AL-1', name: 'Rui Prado', organisation: 'AL', birth: '2010-02-01', bibs: ['101'] },
    { code: 'PR-1', name: 'Rui Prado', organisation: 'PR', birth: '2011-03-01', bibs: ['105'] },
    { code: 'BA-1', name: 'Ian Lins Sá', organisation: 'BA', birth: '2010-04-03', bibs: ['109'] },
  ]
  const results = (...lines: readonly string[]) => {
    const rows = [title, header, ...lines].map((line, at) => ({ row: at + 1, cells: line.split('|') }))
    const reading = readSheet({ name: 'Plan1', rows }, { known: { ...NOTHING_KNOWN, people: ENTERED }, year: 2027 })
    const competitors = reading.batches.flatMap((batch) =>
      batch.kind === 'results' ? batch.rows.map(({ cells }) => `${cells.competitor} ${cells.organisation}`) : [],
    )
    return { competitors, asked: questionsOf(reading).map(([, written]) => written) }
  }

  test('a full name that only one participant has is that participant', () => {
    for (const row of ['1|109|Ian Lins Sá||11,90', '1||LINS SÁ, Ian|2010|11,90'])
      expect(results(row)).toEqual({ competitors: ['BA-1 BA'], asked: [] })
  })

  test('the number, the day or the year of birth tells namesakes apart', () => {
    expect(results('1|105|Rui Prado||11,90', '2||Rui Prado|01/02/2010|11,95').competitors).toEqual([
      'PR-1 PR',
      'AL-1 AL',
    ])
    expect(results('1||Rui Prado|2011|11,90', '2||Rui Prado|2010|11,95').competitors).toEqual(['PR-1 PR', 'AL-1 AL'])
  })

  test('a name without a mark that several participants have is a question', () => {
    expect(results('1||Rui Prado||11,90')).toEqual({ competitors: [], asked: ['Rui Prado'] })
  })

  test('a full name with another year of birth is a question', () => {
    expect(results('1||Ian Lins Sá|2012|11,90')).toEqual({ competitors: [], asked: ['Ian Lins Sá, 2012'] })
  })

  test('a first name is a question unless the number is that of the participant', () => {
    expect(results('1||Ian||11,90')).toEqual({ competitors: [], asked: ['Ian'] })
    expect(results('1|109|Ian||11,90')).toEqual({ competitors: ['BA-1 BA'], asked: [] })
    expect(results('1|101|Ian||11,90')).toEqual({ competitors: [], asked: ['Ian'] })
  })
})

describe('a side of a bout by its family name', () => {
  const EVENT = 'WREMFS51KG------------'
  const people = [
    { code: 'P1', name: 'Rui Tamayo', organisation: 'AL', events: [EVENT] },
    { code: 'P2', name: 'Leo Maldini', organisation: 'PR', events: [EVENT] },
    { code: 'P3', name: 'Caio Paredes', organisation: 'BA', events: [EVENT] },
    { code: 'P4', name: 'Davi Paredes', organisation: 'CE', events: [EVENT] },
    { code: 'P5', name: 'Ari Tamayo', organisation: 'AL', events: ['WREMFS60KG------------'] },
  ]
  const bout = (header: string, cells: string) =>
    readSheet(
      { name: 'M-51', rows: [header, cells].map((line, at) => ({ row: at + 1, cells: line.split('|') })) },
      { known: { ...NOTHING_KNOWN, people }, year: 2027, title: 'Lucha – Libre masculino -51 kg' },
    )
  const bare = (red: string, blue: string) => bout('Lucha|Rojo|Azul|Ganador', `1|${red}|${blue}|${red}`)
  const sides = ({ batches }: SheetReading) =>
    batches.flatMap(({ rows }) => rows.flatMap(({ cells }) => ('competitor' in cells ? cells.competitor : [])))
  const offered = ({ questions }: SheetReading) =>
    questions.map(({ suggestions }) => suggestions.map(({ name }) => name))

  test('is the only person of that name who is entered in the event (R12.5)', () => {
    const reading = bare('Tamayo', 'Maldini')
    expect([reading.questions, reading.problems, sides(reading)]).toEqual([[], [], ['P1', 'P2']])
  })

  test('beside a delegation is the only person of both who is entered in the event (R12.5)', () => {
    const reading = bout('Lucha|Rojo|UF|Azul|UF|Ganador', '1|Tamayo|AL|Paredes|CE|Rojo')
    expect([reading.questions, reading.problems, sides(reading)]).toEqual([[], [], ['P1', 'P4']])
  })

  test('of several people is a question with those of the event (R12.5)', () => {
    expect(offered(bare('Tamayo', 'Paredes'))).toEqual([['Caio Paredes (BA)', 'Davi Paredes (CE)']])
  })

  test('of no person in the event is a question with all people of the event (R12.5)', () => {
    expect(offered(bare('Tamayo', 'Vizcarra')).map((names) => names.length)).toEqual([4])
  })
})
