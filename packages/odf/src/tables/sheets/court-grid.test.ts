import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetReading } from './reading.ts'
import { batch, writtenSheet } from './written-sheet.fixture.ts'

const ALL_NEW = new Map(['organisation', 'discipline', 'venue', 'person'].map((what) => [`${what}|*`, 'new']))
const read = (text: string): SheetReading =>
  readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const programme = (reading: SheetReading): string[] =>
  batch(reading, 'schedule').map(({ cells: { date, start_time, location_name, venue_name, sides } }) =>
    [
      date?.slice(5),
      start_time?.slice(0, 5),
      location_name ?? venue_name ?? '–',
      (sides ?? []).map(({ organisation }) => organisation).join('-'),
    ].join(' '),
  )
const scores = (reading: SheetReading): string[] =>
  batch(reading, 'results').map(({ cells: { organisation, result, wlt } }) => `${organisation} ${result} ${wlt}`)

const LANGUAGES = [
  ['por', 'Horário', 'Quadra', 'x', { VVO: 'Voleibol feminino', BDM: 'Badminton – Simples feminino' }],
  ['spa', 'Hora', 'Cancha', 'vs', { VVO: 'Voleibol femenino', BDM: 'Bádminton – Individual femenino' }],
  ['eng', 'Time', 'Court', 'v', { VVO: 'Volleyball women', BDM: "Badminton – Women's singles" }],
] as const
const SPORTS = [
  ['VVO', (one: string) => one],
  ['BDM', (one: string) => `Ana ${one} (${one})`],
] as const

describe.each(LANGUAGES)('matches in a column for each court, %s (R12.5)', (_, time, court, sign, titles) => {
  describe.each(SPORTS)('%s', (sport, side) => {
    const met = (one: string, other: string, between: string = sign) => `${side(one)} ${between} ${side(other)}`
    const title = `${titles[sport]}\n${time}|${court} 1|${court} 2\n10/07/2027`

    test('have the time of their row, the court of their column and the day above', () => {
      const reading = read(`${title}
        09:00|${met('Alagoas', 'Bahia')}|${met('Goiás', 'Acre')}
        10:30|–|${met('Alagoas', 'Acre')}`)
      expect([reading.kind, reading.problems, reading.questions, reading.notRead]).toEqual(['schedule', [], [], []])
      expect(programme(reading)).toEqual([
        `07-10 09:00 ${court} 1 AL-BA`,
        `07-10 09:00 ${court} 2 GO-AC`,
        `07-10 10:30 ${court} 2 AL-AC`,
      ])
    })

    test('with scores are results, and all are in the programme', () => {
      const reading = read(`${title}
        09:00|${met('Alagoas', 'Bahia', '2 x 0')}|${met('Goiás', 'Acre')} (1-2)
        10:30||${met('Alagoas', 'Acre')}`)
      expect([reading.kind, reading.problems, reading.questions]).toEqual(['results', [], []])
      expect(scores(reading)).toEqual(['AL 2 W', 'BA 0 L', 'GO 1 L', 'AC 2 W'])
      expect(programme(reading)).toEqual([
        `07-10 09:00 ${court} 1 AL-BA`,
        `07-10 09:00 ${court} 2 GO-AC`,
        `07-10 10:30 ${court} 2 AL-AC`,
      ])
      const units = new Set(batch(reading, 'schedule').map(({ cells }) => cells.unit))
      expect(batch(reading, 'results').filter(({ cells }) => !units.has(cells.unit))).toEqual([])
    })
  })
})

test('a court that the organiser calls otherwise, and one with a score of points, are read (R12.5)', () => {
  const reading = read('Netball women\n10/07/2027\nTime|Court A|Centre court\n9:00|Alagoas 21 x 15 Bahia|Goiás v Acre')
  expect([reading.problems, scores(reading)]).toEqual([[], ['AL 21 W', 'BA 15 L']])
  expect(programme(reading)).toEqual(['07-10 09:00 Court A AL-BA', '07-10 09:00 Centre court GO-AC'])
})

test('a row for each court and a column for each time are read (R12.5)', () => {
  const reading = read(
    'Voleibol feminino\n10/07/2027\nQuadra|09:00|10:00\nQuadra 1|Alagoas x Bahia|Goiás x Acre\nQuadra 2|Amapá x Pará|',
  )
  expect(programme(reading)).toEqual([
    '07-10 09:00 Quadra 1 AL-BA',
    '07-10 10:00 Quadra 1 GO-AC',
    '07-10 09:00 Quadra 2 AP-PA',
  ])
})

test('columns of genders, and times with an end, are those of their matches (R12.5)', () => {
  const reading = read('Voleibol\n10/07/2027\nHora|Feminino|Masculino\n09:00 - 10:00|Alagoas x Bahia|Goiás x Acre')
  expect(batch(reading, 'schedule').map(({ cells }) => [cells.unit.slice(0, 4), cells.end_time])).toEqual([
    ['VVOW', '10:00:00'],
    ['VVOM', '10:00:00'],
  ])
})

test('a break is no match, and the phase in a cell is that of its match (R12.5)', () => {
  const reading = read(
    'Voleibol feminino\n10/07/2027\nHora|Quadra 1|Quadra 2\n09:00|Alagoas x Bahia|Goiás x Acre\n12:00|Almoço|Almoço\n14:00|Final: Alagoas x Acre|',
  )
  expect(programme(reading)).toHaveLength(3)
  expect(batch(reading, 'schedule').at(-1)?.cells.unit).toMatch(/^VVOWTEAM6-+FNL-/)
})

test.each([
  ['a table of matches', 'Hora|Jogo|Local\n09:00|Alagoas x Bahia|Ginásio A'],
  ['a table with a column of unknown words', 'Hora|Confronto\n09:00|Alagoas x Bahia'],
])('%s is no grid (R12.5)', (_, text) => {
  const [table] = read(`Voleibol feminino\n10/07/2027\n${text}`).tables
  expect(table?.headerRow).toBe(3)
})
