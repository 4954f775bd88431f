import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'

const read = (lines: readonly string[], answers: Readonly<Record<string, string>> = {}): SheetReading =>
  readSheet(
    {
      name: 'Plan1',
      rows: lines.map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) })),
    },
    { known: NOTHING_KNOWN, year: 2027, answers: new Map([['person|*', 'new'], ...Object.entries(answers)]) },
  )
const entriesOf = ({ batches }: SheetReading) =>
  batches.flatMap((batch) =>
    batch.kind === 'participants'
      ? batch.rows.map(
          ({ row, cells }) => `${Math.floor(row)} ${cells.organisation} ${cells.event?.replace(/-+$/, '')}`,
        )
      : [],
  )

const FORM = [
  'FICHA DE INSCRIÇÃO – GINÁSTICA RÍTMICA',
  'Estado: | Alagoas | | | Município: | Lagoa Nova',
  'Categoria: | Infantil',
  'Nº | NOME COMPLETO | NASC. | DOC. | ARCO | BOLA | ATESTADO | CAMISA | OBS',
  '1 | Ana Lima | 05/03/2013 | RG 9.111.222 | X | X | X | P |',
  '2 | Bia Prado | 22/08/2013 | CN 00431 | | R | X | PP | capitã',
  '3 | Cris Sá | 12/11/2014 | RG 9.222.008 | | | X | M | CANCELADA – lesão',
  ' | TOTAL POR APARELHO | | | 1 | 2 + 1R | | |',
]

test('a form of entries has the delegation of its label, and asks once for the gender', () => {
  const open = read(FORM)
  expect(open.questions.map(({ what, rows }) => [what, rows.length])).toEqual([['gender', 3]])
  expect(open.problems).toEqual([])
})

test('a mark in the column of an event of the sport is an entry; a cancelled row is left out', () => {
  const [question] = read(FORM).questions
  const reading = read(FORM, { [question?.key ?? '']: 'W' })
  expect([reading.questions, reading.problems]).toEqual([[], []])
  expect(entriesOf(reading)).toEqual(['5 AL GRYWHOOP----INF', '5 AL GRYWBALL----INF', '6 AL GRYWBALL----INF'])
  expect(reading.passedOver).toContainEqual({ row: 7, why: 'not-competing' })
  expect(reading.passedOver).toContainEqual({ row: 8, why: 'totals' })
})

test('a number that counts the rows of a form is no bib, and a nickname is no name', () => {
  const form = FORM.map((line) => line.replace('Bia Prado', 'Bia Prado, (Bi)'))
  const reading = read(form, { [read(form).questions[0]?.key ?? '']: 'W' })
  const people = reading.batches.flatMap((batch) => (batch.kind === 'participants' ? batch.rows : []))
  expect(people.map(({ cells: { bib, family_name, given_name } }) => [bib ?? null, family_name, given_name])).toEqual([
    [null, 'Lima', 'Ana'],
    [null, 'Lima', 'Ana'],
    [null, 'Prado', 'Bia'],
  ])
})

test('a column of documents is personal and a column of sizes is no bib', () => {
  const [table] = read(FORM).tables
  expect([table?.passed[3], table?.passed[7], table?.fields[7]]).toEqual(['personal', 'unused', null])
})

test('a column of numbers of documents is personal, whatever its header is', () => {
  const { questions, tables } = read([
    'Natação – inscrições femininas',
    'Nome | Dados | UF',
    'Ana Lima | RG 9.111.222 | AL',
    'Bia Prado | RG 9.111.223 | BA',
  ])
  expect([questions.map(({ what }) => what), tables[0]?.passed[1]]).toEqual([[], 'personal'])
})

test('a school in a label counts before its town', () => {
  const { questions } = read([
    'Judô – inscrições masculinas',
    'Município: | Lagoa Nova | Escola: | Colégio Sol',
    'Nome | Nascimento',
    'Rui Lima | 05/03/2013',
  ])
  expect(questions.map(({ what, written }) => [what, written])).toEqual([['organisation', 'Colégio Sol']])
})

const eventsOf = (lines: readonly string[]) =>
  read(lines, { 'organisation|*': 'new' }).batches.flatMap((batch) =>
    batch.kind === 'participants'
      ? batch.rows.map(({ row, cells }) => `${Math.floor(row)} ${cells.family_name} ${cells.event?.replace(/-+$/, '')}`)
      : [],
  )

test.each([
  ['Portuguese', 'Prova 1', 'Prova 2', '100 m rasos', 'Salto em distância'],
  ['Portuguese, the number first', '1ª prova', '2ª prova', '100 m rasos', 'Salto em distância'],
  ['Portuguese, the first without a number', 'Prova', 'Prova nº 2', '100 m rasos', 'Salto em distância'],
  ['Spanish', 'Prueba 1', 'Prueba 2', '100 m planos', 'Salto largo'],
  ['English', 'Event1', 'Event2', '100 m', 'Long jump'],
])('numbered columns of events are an entry each: %s', (_what, one, other, dash, jump) => {
  expect(
    eventsOf([
      'Atletismo',
      `Nº | Nome completo | Data de nascimento | Sexo | Escola | ${one} | ${other}`,
      `1 | Ana Lima | 05/03/2012 | F | Colégio Sol | ${dash} | ${jump}`,
      `2 | Bia Prado | 22/08/2012 | F | Colégio Lua | ${jump} | `,
      '3 | Cris Sá | 12/11/2012 | F | Colégio Lua | | ',
    ]),
  ).toEqual(['3 Lima ATHW100M', '3 Lima ATHWLONGJUMP', '4 Prado ATHWLONGJUMP', '5 Sá undefined'])
})

test('a numbered column of sports belongs to the event with its number', () => {
  expect(
    eventsOf([
      'Nome | Nascimento | Sexo | Escola | Modalidade 1 | Prova 1 | Modalidade 2 | Prova 2',
      'Ana Lima | 05/03/2012 | F | Colégio Sol | Atletismo | 100 m | Natação | 50 m livre',
      'Bia Prado | 22/08/2012 | F | Colégio Lua | Natação | 50 m livre | | ',
    ]),
  ).toEqual(['2 Lima ATHW100M', '2 Lima SWMW50MFR', '3 Prado SWMW50MFR'])
})

test('numbered columns of parts of a result are no entries', () => {
  const [table] = read([
    'Atleta | Escola | Prova 1 | Prova 2 | Total',
    'Ana Lima | Colégio Sol | 120 | 130 | 250',
  ]).tables
  expect(table?.fields).toEqual(['athlete', 'organisation', null, null, 'result'])
})
