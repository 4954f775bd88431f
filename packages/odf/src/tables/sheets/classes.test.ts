import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet, readSheets } from './read-sheet.ts'
import type { ReadSheetOptions, SheetReading } from './reading.ts'

/** Classes of an event that a sheet tells apart by a year of birth, a place, a stage or a day. */

const OPTIONS: ReadSheetOptions = { known: NOTHING_KNOWN, year: 2027, answers: new Map([['organisation|*', 'new']]) }
const sheetOf = (text: string, name = 'Plan1') => {
  const lines = text.trim().split('\n')
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
  return { name, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}
const read = (text: string, answers: Readonly<Record<string, string>> = {}): SheetReading =>
  readSheet(sheetOf(text), { ...OPTIONS, answers: new Map([...(OPTIONS.answers ?? []), ...Object.entries(answers)]) })
const questionsOf = ({ questions }: SheetReading) =>
  questions.map(({ what, written, suggestions }) => [what, written, ...suggestions.map(({ code }) => code)].join(' '))
/** The winners of each event: `ATHW100M B2010: Ana Um`. */
function winnersOf({ batches }: SheetReading): Record<string, string[]> {
  const winners: Record<string, string[]> = {}
  const add = (event: string, name: string | null | undefined) =>
    (winners[event.slice(0, 22).replace(/-+/g, ' ').trim()] ??= []).push(name ?? '')
  for (const batch of batches) {
    if (batch.kind === 'results')
      for (const { cells } of batch.rows) if (cells.rank === '1') add(cells.unit, cells.name)
    if (batch.kind === 'medallists')
      for (const { cells } of batch.rows) if (cells.medal === 'gold') add(cells.event, cells.name)
  }
  return winners
}

const NAMES = ['Ana Um', 'Bia Dois', 'Eva Três', 'Ida Quatro']
const STATES = ['AL', 'BA', 'SP', 'RJ']
/** Two classes with two athletes each, one below the other or in the order of their ranks. */
function table(header: string, one: string, other: string, { mixed = false, of = 'Natação|50 m livre|F' } = {}) {
  const rows = [one, one, other, other].map((value, at) => `${of}|${value}|${(at % 2) + 1}|${NAMES[at]}|${STATES[at]}`)
  const ordered = mixed ? [rows[0], rows[2], rows[1], rows[3]] : rows
  return [`Modalidade|Prova|Naipe|${header}|Colocação|Atleta|UF`, ...ordered].join('\n')
}

describe('a column that tells the classes of an event apart', () => {
  test.each([
    ['Ano', '2010', '2011'],
    ['Nascimento', '2010', '2011'],
    ['Año', '2009/2010', '2011/2012'],
    ['Year', '2010', '2011'],
    ['Local', 'Maceió', 'Arapiraca'],
    ['Sede', 'Lima', 'Cusco'],
    ['Turno', 'Manhã', 'Tarde'],
    ['Dia', '14/09/2027', '15/09/2027'],
    ['Date', '2027-09-14', '2027-09-15'],
  ])('leads to a question, and with the answer to an event for each class: %s (R12.5)', (header, one, other) => {
    for (const mixed of [false, true]) {
      const text = table(header, one, other, { mixed })
      expect(questionsOf(read(text))).toEqual([expect.stringMatching(`^column ${header} category`)])
      expect(winnersOf(read(text))).toEqual({})
      const key = header.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
      const answered = read(text, { [`column|${key}`]: 'category' })
      expect([answered.questions, answered.problems]).toEqual([[], []])
      expect(Object.values(winnersOf(answered))).toEqual([['Ana Um'], ['Eva Três']])
    }
  })

  test.each(['Etapa 1|Etapa 2', '1ª etapa|2ª etapa', '1º turno|2º turno', 'Jornada 1|Jornada 2'])(
    'may be its phase: %s (R12.5)',
    (stages) => {
      const [one = '', other = ''] = stages.split('|')
      const text = table('Etapa', one, other)
      expect(questionsOf(read(text))).toEqual(['column Etapa category phase'])
      expect(Object.values(winnersOf(read(text, { 'column|etapa': 'category' })))).toEqual([['Ana Um'], ['Eva Três']])
      const units = read(text, { 'column|etapa': 'phase' }).batches.flatMap((batch) =>
        batch.kind === 'results' ? batch.rows.map(({ cells }) => cells.unit.slice(22)) : [],
      )
      expect(new Set(units).size).toBe(2)
      expect(units.join()).not.toContain('FNL-')
    },
  )

  test('leads to a question in a list of medals too (R12.5)', () => {
    const rows = NAMES.map(
      (name, at) => `Judô|-57 kg|F|${at < 2 ? 2010 : 2011}|${at % 2 ? 'Prata' : 'Ouro'}|${name}|${STATES[at]}`,
    )
    const text = ['Modalidade|Prova|Naipe|Ano|Medalha|Atleta|UF', ...rows].join('\n')
    expect(questionsOf(read(text))).toEqual(['column Ano category'])
    expect(winnersOf(read(text, { 'column|ano': 'category' }))).toEqual({
      'JUDW57KG B2010': ['Ana Um'],
      'JUDW57KG B2011': ['Eva Três'],
    })
  })

  test.each([
    ['rounds', table('Fase', 'Semifinal', 'Final')],
    ['one venue for each event', table('Local', 'Maceió', 'Maceió')],
    ['the day of each athlete', table('Nascimento', '14/09/2010', '15/09/2010')],
    [
      'a tie for gold',
      table('Local', 'Maceió', 'Arapiraca', { mixed: true }).replace('|2|', '|3|').replace('|2|', '|4|'),
    ],
  ])('is not any other column: %s (R12.5)', (_, text) => {
    expect(questionsOf(read(text))).toEqual([])
  })
})

describe('a title with the class of the rows below', () => {
  const HEADER = 'Prova|Naipe|Colocação|Atleta|UF'
  const two = (one: string, other: string) => `ATLETISMO
${one}
${HEADER}
100 m rasos|F|1|Ana Um|AL
100 m rasos|F|2|Bia Dois|BA
${other}
100 m rasos|F|1|Eva Três|SP
100 m rasos|F|2|Ida Quatro|RJ`

  test.each([
    ['Nascidos em 2010', 'Nascidos em 2011', ['B2010', 'B2011']],
    ['Nacidas en 2009 y 2010', 'Nacidas en 2011 y 2012', ['B2009T10', 'B2011T12']],
    ['Born 2009/2010', 'Born 2011/2012', ['B2009T10', 'B2011T12']],
    ['2009/2010', '2011/2012', ['B2009T10', 'B2011T12']],
    ['Categoría 2010', 'Categoría 2011', ['B2010', 'B2011']],
    ['SUB-15', 'SUB-17', ['U15', 'U17']],
    // B is hurdles or butterfly elsewhere
    ['INFANTIS A', 'INFANTIS B', ['INFA', 'INFB']],
    ['Sub-14 A', 'Sub-14 B', ['U14A', 'U14B']],
    ['Iniciados', 'Infantiles', ['INI', 'INF']],
    ['Year 9', 'Year 10', ['YEAR9', 'YEAR10']],
  ])('makes an event for each class: %s and %s (R12.5)', (one, other, [first, second]) => {
    const reading = read(two(one, other))
    expect([reading.questions, reading.problems]).toEqual([[], []])
    expect(winnersOf(reading)).toEqual({ [`ATHW100M ${first}`]: ['Ana Um'], [`ATHW100M ${second}`]: ['Eva Três'] })
  })

  test.each([
    ['Etapa 1', 'Etapa 2'],
    ['Polo Norte', 'Polo Sul'],
    ['Sede Lima', 'Sede Cusco'],
    ['Morning session', 'Evening session'],
  ])('leads to a question if its words have another meaning: %s and %s (R12.5)', (one, other) => {
    expect(questionsOf(read(two(one, other)))).toEqual([`column ${one} · ${other} category`])
    expect(winnersOf(read(two(one, other)))).toEqual({})
    const key = `${one} · ${other}`.toLowerCase().replace(/[^a-z0-9]+/g, '_')
    const answered = read(two(one, other), { [`column|${key}`]: 'category' })
    expect([answered.questions, Object.values(winnersOf(answered))]).toEqual([[], [['Ana Um'], ['Eva Três']]])
  })

  test.each(['Jogos Escolares 2027', '2027', '2026/2027', 'Temporada 2026/2027'])('%s is no class (R12.5)', (title) => {
    const reading = read(`ATLETISMO\n${title}\n${HEADER}\n100 m rasos|F|1|Ana Um|AL`)
    expect(winnersOf(reading)).toEqual({ ATHW100M: ['Ana Um'] })
  })

  test('leads to a question if the sheets of a file have it as their names (R12.5)', () => {
    const rows = (...names: readonly string[]) =>
      [
        'Modalidade|Prova|Naipe|Colocação|Atleta|UF',
        ...names.map((name, at) => `Natação|50 m livre|F|${at + 1}|${name}|${STATES[at]}`),
      ].join('\n')
    const named = (one: string, other: string, answers: readonly (readonly [string, string])[] = []) =>
      readSheets([sheetOf(rows('Ana Um', 'Bia Dois'), one), sheetOf(rows('Eva Três', 'Ida Quatro'), other)], {
        ...OPTIONS,
        answers: new Map(answers),
      })
    for (const [one, other] of [
      ['Etapa 1', 'Etapa 2'],
      ['Manhã', 'Tarde'],
    ] as const) {
      const open = named(one, other)
      expect([questionsOf(open), winnersOf(open)]).toEqual([[`column ${one} · ${other} category`], {}])
      const answered = named(one, other, [[open.questions[0]?.key ?? '', 'category']])
      expect(Object.values(winnersOf(answered))).toEqual([['Ana Um'], ['Eva Três']])
    }
  })

  test.each([
    ['Sub-15', 'Sub-17'],
    ['2009/2010', '2011/2012'],
    ['Nascidos 2010', 'Nascidos 2011'],
    ['2010', '2011'],
  ])('can be the name of one of several sheets: %s and %s (R12.5)', (one, other) => {
    const rows = (name: string) => `Modalidade|Prova|Naipe|Colocação|Atleta|UF\nNatação|50 m livre|F|1|${name}|AL`
    const sheets = [sheetOf(rows('Ana Um'), one), sheetOf(rows('Eva Três'), other)]
    expect(Object.values(winnersOf(readSheets(sheets, OPTIONS)))).toEqual([['Ana Um'], ['Eva Três']])
  })
})

test('a title with several parts ends the event and the class of the one before (R12.5)', () => {
  const table = (title: string, names: readonly [string, string]) =>
    `${title}\nLugar|Atleta|UF|Tempo\n1|${names[0]}|AL|8,38\n2|${names[1]}|BA|8,51`
  const text = `Atletismo
${table('40 m – Infantis A – Femininos', ['Ana Um', 'Bia Dois'])}
${table('60 m – Novatos – Femininos', ['Eva Três', 'Ida Quatro'])}
${table('60 m – Infantis B – Femininos', ['Lia Cinco', 'Mia Seis'])}`
  expect(winnersOf(read(text))).toEqual({
    'ATHW40M INFA': ['Ana Um'],
    'ATHW60M NOVATOS': ['Eva Três'],
    'ATHW60M INFB': ['Lia Cinco'],
  })
})

test('the year of the games in their title is no class and no event (R12.5)', () => {
  const match = (title: string) => `${title}
FÚTBOL 11 – VARONES – SUB 16
Fecha|Día|Local|Resultado|Visitante
1|07/09/2027|AL|2 - 1|BA
3er p.|28/09/2027|SP|1 - 0|RJ
FINAL|28/09/2027|AL||BA`
  const unitsOf = (title: string) =>
    read(match(title)).batches.flatMap(({ rows }) => rows.flatMap(({ cells }) => ('unit' in cells ? cells.unit : [])))
  expect(unitsOf('TORNEOS INTERCOLEGIALES – AÑO 2027')).toEqual(unitsOf('TORNEOS INTERCOLEGIALES'))
  expect(read(match('TORNEOS INTERCOLEGIALES – AÑO 2027')).problems).toEqual([])
})

test('an event that no sport has can be of the sports of the other events of its sheet, else of the games (R12.5)', () => {
  const table = (title: string) => `${title}\nLugar|Atleta|UF|Tempo\n1|Ana Um|AL|6,38\n2|Bia Dois|BA|6,51`
  const sports = (text: string, known = NOTHING_KNOWN) =>
    readSheet(sheetOf(text), { ...OPTIONS, known })
      .questions.filter(({ what }) => what === 'sport')
      .map(({ suggestions }) => suggestions.map(({ code }) => code).join(' '))
  const unknown = table('Mega Corrida – Infantis – Femininos')
  expect(sports(`${table('40 m – Femininos')}\n\n${unknown}`)).toEqual(['ATH OWS SWM'])
  const two = `${table('40 m com barreiras – Femininos')}\n\n${table('50 m borboleta – Femininos')}`
  expect(sports(`${two}\n\n${unknown}`)).toEqual(['ATH', 'SWM', 'ATH SWM'])
  const column = 'Prova|Lugar|Atleta|UF|Tempo\nMega Corrida|1|Ana Um|AL|6,38'
  expect(sports(column)).toEqual([])
  const disciplines = [
    { code: 'JUD', names: ['Judô'] },
    { code: 'TKW', names: ['Taekwondo'] },
    { code: 'CER', names: ['Cerimônias'] },
  ]
  expect(sports(column, { ...NOTHING_KNOWN, disciplines })).toEqual(['JUD TKW'])
})
