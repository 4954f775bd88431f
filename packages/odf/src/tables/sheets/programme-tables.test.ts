import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheets } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { inWorkbook } from './sheet.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

const read = (title: string, ...sheets: readonly (readonly string[])[]): SheetReading =>
  readSheets(
    sheets.map((lines, at) =>
      inWorkbook(
        { name: `Aba ${at + 1}`, rows: lines.map((line, row) => ({ row: row + 1, cells: line.split('|') })) },
        at,
      ),
    ),
    { known: NOTHING_KNOWN, year: 2027, title, answers: ALL_NEW },
  )

/** The time, venue and status of each match of the programme, and its sides. */
const programmeOf = (reading: SheetReading): string[] =>
  batch(reading, 'schedule').map(({ cells: { start_time: time, venue_name: venue, status, sides } }) =>
    [time?.slice(0, 5), venue, status, (sides ?? []).map(({ organisation }) => organisation).join('-')]
      .filter(Boolean)
      .join(' '),
  )
const resultsOf = (reading: SheetReading): string[] =>
  batch(reading, 'results').map(({ cells: { organisation, result, wlt, status } }) =>
    [organisation, result, wlt, status].filter(Boolean).join(' '),
  )
/** Units with results that are not in the programme. */
const unplaced = (reading: SheetReading): string[] => {
  const units = new Set(batch(reading, 'schedule').map(({ cells }) => cells.unit))
  return batch(reading, 'results').flatMap(({ cells }) => (units.has(cells.unit) ? [] : cells.unit))
}

describe('a table of matches with times and results', () => {
  test.each([
    ['Data|Hora|Jogo|Local|Resultado', 'Alagoas x Paraná', 'Bahia x Ceará'],
    ['Fecha|Hora|Partido|Cancha|Marcador', 'Alagoas x Paraná', 'Bahia vs Ceará'],
    ['Date|Time|Match|Venue|Score', 'Alagoas v Paraná', 'Bahia v Ceará'],
    ['Data|Hora|Equipe A|Equipe B|Local|Placar', 'Alagoas|Paraná', 'Bahia|Ceará'],
    ['Date|Time|Home|Away|Court|Score', 'Alagoas|Paraná', 'Bahia|Ceará'],
  ])('%s is read with both (R12.5)', (header, over, open) => {
    const reading = read('Futsal – masculino', [
      header,
      `12/10/2027|09:00|${over}|Ginásio A|3 x 1`,
      `|10:00|${open}|Ginásio A|`,
    ])
    const venue = /Local|Venue/.test(header) ? 'Ginásio A ' : ''
    expect([reading.kind, reading.problems, reading.questions, reading.passedOver]).toEqual(['results', [], [], []])
    expect(programmeOf(reading)).toEqual([`09:00 ${venue}SCHEDULED AL-PR`, `10:00 ${venue}SCHEDULED BA-CE`])
    expect(resultsOf(reading)).toEqual(['AL 3 W', 'PR 1 L'])
    expect(unplaced(reading)).toEqual([])
  })

  test.each(['adiado', 'aplazado', 'postponed'])('a result %s is the status of its match (R12.5)', (words) => {
    const reading = read('Futsal – masculino', [
      'Data|Hora|Jogo|Resultado',
      '12/10/2027|09:00|Alagoas x Paraná|3 x 1',
      `12/10/2027|10:00|Bahia x Ceará|${words}`,
    ])
    expect([programmeOf(reading)[1], resultsOf(reading).length]).toEqual(['10:00 POSTPONED BA-CE', 2])
  })

  test('without a match that is over is a programme (R12.5)', () => {
    const reading = read('Futsal – masculino', [
      'Data|Hora|Equipe A|Placar|Equipe B',
      '12/10/2027|09:00|Alagoas|x|Paraná',
      '12/10/2027|10:00|Bahia|x|Ceará',
    ])
    expect([reading.kind, programmeOf(reading).length, resultsOf(reading)]).toEqual(['schedule', 2, []])
  })

  test.each(['Hora', 'Turno'])('without a day, or a time in figures, has results only: %s (R12.5)', (header) => {
    const reading = read('Futsal – masculino', [`${header}|Equipe A|Placar|Equipe B`, '09:00|Alagoas|3 x 1|Paraná'])
    expect([reading.problems, programmeOf(reading), resultsOf(reading).length]).toEqual([[], [], 2])
  })
})

describe('results in another sheet than the programme', () => {
  const programme = [
    'Jogo|Data|Hora|Mandante|Visitante',
    '1|12/10/2027|09:00|Alagoas|Paraná',
    '2|12/10/2027|10:00|Bahia|Ceará',
  ]
  const results = ['Mandante|Q1|Q2|Q3|Q4|Visitante', 'Alagoas|10-8|12-12|9-7|11-10|Paraná']

  test.each([
    ['before', [results, programme]],
    ['behind', [programme, results]],
  ])('%s it are of its matches (R12.5)', (_, sheets) => {
    const reading = read('Basquete – masculino', ...sheets)
    expect([reading.kind, reading.problems, reading.questions, reading.notRead]).toEqual(['results', [], [], []])
    expect(programmeOf(reading)).toEqual(['09:00 SCHEDULED AL-PR', '10:00 SCHEDULED BA-CE'])
    expect([resultsOf(reading), unplaced(reading)]).toEqual([['AL 42 W', 'PR 37 L'], []])
  })

  test.each(['PLAY-OFFS', 'CRUCES', 'Mata-mata'])(
    'below the title %s are of the match with their number (R12.5)',
    (title) => {
      const numbered = [title, 'Jogo|Mandante|Placar|Visitante', '2|Bahia|3 x 1|Ceará', '1|Alagoas|2 x 0|Paraná']
      const reading = read('Futsal – masculino', programme, numbered)
      expect([reading.problems, reading.questions, resultsOf(reading).length, unplaced(reading)]).toEqual([
        [],
        [],
        4,
        [],
      ])
    },
  )

  test('lead to one question for a delegation of both (R12.5)', () => {
    const sheets = [programme, results].map((lines, at) =>
      inWorkbook(
        {
          name: `Aba ${at + 1}`,
          rows: lines.map((line, row) => ({ row: row + 1, cells: line.replace('Alagoas', 'Vila Serena').split('|') })),
        },
        at,
      ),
    )
    const reading = readSheets(sheets, { known: NOTHING_KNOWN, year: 2027, title: 'Basquete – masculino' })
    expect(reading.questions.map(({ what, written, rows }) => [what, written, rows.length])).toEqual([
      ['organisation', 'Vila Serena', 2],
    ])
    expect([programmeOf(reading), resultsOf(reading)]).toEqual([['10:00 SCHEDULED BA-CE'], []])
  })
})

test('a match without a score in a list of results is to come, never official (R12.5)', () => {
  const reading = read('Futsal – masculino', ['Equipe A|Placar|Equipe B', 'Alagoas|3 x 1|Paraná', 'Bahia|x|Ceará'])
  expect([reading.problems, resultsOf(reading)]).toEqual([[], ['AL 3 W', 'PR 1 L', 'BA START_LIST', 'CE START_LIST']])
})
