import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { ReadSheetOptions, SheetReading } from './reading.ts'
import { writtenSheet } from './written-sheet.fixture.ts'

const ALL_NEW = new Map(['organisation', 'discipline', 'venue', 'person'].map((what) => [`${what}|*`, 'new']))
const read = (text: string, options: Partial<ReadSheetOptions> = {}): SheetReading =>
  readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW, ...options })
const unitsOf = ({ batches }: SheetReading): string[] =>
  batches.flatMap((batch) =>
    batch.kind === 'results'
      ? batch.rows.map(({ row, cells }) => `${row} ${cells.unit.slice(0, 8)} ${cells.rank}`)
      : [],
  )
const notRead = (reading: SheetReading) =>
  reading.notRead.map(({ row, words, rows, why, kind }) => [row, words, rows.length, why, kind])

const LANGUAGES = [
  {
    language: 'por',
    title: 'Judô -57 kg feminino',
    header: 'Posição|Nome|Delegação',
    medals: 'Delegação|Ouro|Prata|Bronze|Total',
    programme: 'Data|Hora|Prova|Local',
    referees: 'Árbitro|Função|Nível',
    event: '-63 kg feminino',
  },
  {
    language: 'spa',
    title: 'Judo -57 kg femenino',
    header: 'Puesto|Nombre|Delegación',
    medals: 'Delegación|Oro|Plata|Bronce|Total',
    programme: 'Fecha|Hora|Prueba|Sede',
    referees: 'Árbitro|Función|Nivel',
    event: '-63 kg femenino',
  },
  {
    language: 'eng',
    title: 'Judo Women -57 kg',
    header: 'Rank|Name|Delegation',
    medals: 'Delegation|Gold|Silver|Bronze|Total',
    programme: 'Date|Time|Event|Venue',
    referees: 'Referee|Task|Level',
    event: 'Women -63 kg',
  },
] as const
const ROWS = ['1|Ana Souza|Alagoas', '2|Bia Lima|Bahia']
const RESULTS = ['3 JUDW57KG 1', '4 JUDW57KG 2']

describe.each(LANGUAGES)('tables beside and below results, $language (R12.5)', (words) => {
  const list = [words.title, words.header, ...ROWS].join('\n')

  test('a medal table below results is named and takes nothing away from them', () => {
    const reading = read(`${list}\n\nTotal\n${words.medals}\nAlagoas|1|0|0|1\nBahia|0|1|0|1`)
    expect([reading.kind, unitsOf(reading), reading.problems]).toEqual(['results', RESULTS, []])
    expect(notRead(reading)).toEqual([[7, words.medals.replaceAll('|', ', '), 2, 'other-kind', 'medal-table']])
  })

  test('a programme below results is named', () => {
    const programme = `${words.programme}\n10/07/2027|09:00|${words.event}|A 1\n11/07/2027|09:00|${words.event}|A 1`
    const reading = read(`${list}\n\n${programme}`)
    expect([reading.kind, unitsOf(reading), reading.problems]).toEqual(['results', RESULTS, []])
    expect(notRead(reading)).toEqual([[6, words.programme.replaceAll('|', ', '), 2, 'other-kind', 'schedule']])
  })

  test('the event of a programme beside results is not that of the results', () => {
    const programme = [words.programme, ...ROWS.map(() => `10/07/2027|09:00|${words.event}|A 1`)]
    const rows = [words.header, ...ROWS].map((line, at) => `${line}||${programme[at]}`)
    const reading = read([words.title, ...rows].join('\n'))
    expect([reading.kind, unitsOf(reading), reading.problems]).toEqual(['results', RESULTS, []])
    expect(notRead(reading)).toEqual([[2, words.programme.replaceAll('|', ', '), 2, 'other-kind', 'schedule']])
  })

  test('a table with unknown headers below results is named, and its rows are no results', () => {
    const reading = read(`${list}\n\n${words.referees}\nRui Melo|Central|A\nIvo Paz|Mesa|B`)
    expect([unitsOf(reading), reading.problems, reading.questions]).toEqual([RESULTS, [], []])
    expect(notRead(reading)).toEqual([[6, words.referees.replaceAll('|', ', '), 2, 'unknown-columns', null]])
  })

  test('a table with unknown headers beside results is named', () => {
    const referees = [words.referees, 'Rui Melo|Central|A', 'Ivo Paz|Mesa|B']
    const rows = [words.header, ...ROWS].map((line, at) => `${line}||${referees[at]}`)
    const reading = read([words.title, ...rows].join('\n'))
    expect([unitsOf(reading), reading.problems]).toEqual([RESULTS, []])
    expect(notRead(reading)).toEqual([[2, words.referees.replaceAll('|', ', '), 2, 'columns', null]])
  })

  test('rows without a header that do not fit the table above are named', () => {
    const reading = read(`${list}\n\nRui Melo|Central|A\nIvo Paz|Mesa|B`)
    expect([unitsOf(reading), reading.problems, reading.questions]).toEqual([RESULTS, [], []])
    expect(notRead(reading)).toEqual([[6, 'Rui Melo, Central, A', 2, 'no-header', null]])
  })

  test('the table of a chosen kind is read without the others', () => {
    const reading = read(`${list}\n\n${words.medals}\nAlagoas|1|0|0|1\nBahia|0|1|0|1`, { kind: 'medal-table' })
    expect([reading.kind, unitsOf(reading)]).toEqual(['medal-table', []])
    expect(notRead(reading)).toEqual([[2, words.header.replaceAll('|', ', '), 2, 'other-kind', 'results']])
  })
})

test('an event of another sport below results has nothing of the event above (R12.5)', () => {
  const reading = read(`
    Atletismo 100 m masculino
    Pos|Atleta|Delegação|Tempo
    1|Rui Melo|Alagoas|11,02
    2|Ivo Paz|Bahia|11,12

    Handebol masculino
    Data|Hora|Equipe A|Placar|Equipe B
    10/07/2027|09:00|Alagoas|20 x 18|Bahia`)
  expect(unitsOf(reading).map((line) => line.slice(2, 10))).toEqual(['ATHM100M', 'ATHM100M', 'HBLMTEAM', 'HBLMTEAM'])
  expect([reading.notRead, reading.problems]).toEqual([[], []])
})

test('scorers below lines of matches are named (R12.5)', () => {
  const reading = read(
    'Handebol masculino\nAlagoas 20 x 18 Bahia\n\nGoleador|Gols|Equipe\nRui Melo|8|Alagoas\nIvo Paz|7|Bahia',
  )
  expect(unitsOf(reading)).toHaveLength(2)
  expect(notRead(reading)).toEqual([[4, 'Goleador, Gols, Equipe', 2, 'unknown-columns', null]])
})

test('a table that the organiser has given columns is read (R12.5)', () => {
  const text = 'Judô -57 kg feminino\nPosição|Nome|Delegação\n1|Ana Souza|Alagoas\n\nQuem|Onde|Vez\nBia Lima|Bahia|B'
  const [table] = read(text).tables.slice(1)
  expect(table).toMatchObject({ header: ['Quem', 'Onde', 'Vez'], rows: 1 })
  const columns = new Map([[table?.headerKey ?? '', ['athlete', 'organisation', null] as const]])
  expect(read(text, { columns, kind: 'participants' }).notRead.map(({ row }) => row)).toEqual([2])
})

test.each([
  [
    'competitors without a rank behind an empty row',
    '100 m masculino\nPos|Atleta|UF|Tempo\n1|Rui Melo|AL|11,02\n\nDNS|Ivo Paz|BA|',
  ],
  ['columns of the same table behind an empty one', '100 m masculino\nPos|Atleta|UF||Tempo\n1|Rui Melo|AL||11,02'],
])('%s are no other table (R12.5)', (_, text) => {
  expect(read(`Atletismo\n${text}`)).toMatchObject({ kind: 'results', notRead: [], problems: [] })
})

test('one row of a form above a table is no programme (R12.5)', () => {
  const reading = read('Prova|Data|Local\n100 m masculino|10/07/2027|Pista 1\nPos|Atleta|UF|Tempo\n1|Rui Melo|AL|11,02')
  expect(reading.kind).toBe('results')
  expect(notRead(reading)).toEqual([[1, 'Prova, Data, Local', 1, 'unknown-columns', null]])
})
