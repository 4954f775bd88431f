import { expect, test } from 'vitest'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'

/** The kind of each match in a sheet: `P` for the title, `B` for bronze, `Q` for other places, else its phase. */
const kinds = (text: string): string => {
  const reading = readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
  expect([reading.questions, reading.problems]).toEqual([[], []])
  return batch(reading, 'results')
    .filter(({ cells }) => cells.start_order === 1)
    .map(({ cells: { unit } }) => (unit.slice(22, 26) === 'FNL-' ? unit.slice(26, 27) : unit.slice(22, 23)))
    .join(' ')
}

test.each([
  [
    'Comp|Round|Team A|Score|Team B',
    ['Cup|SF', 'Cup|SF', 'Plate|SF', 'Plate|Final', 'Plate|3rd place', 'Bowl|Final', 'Cup|3rd place', 'Cup|Final'],
  ],
  [
    'Taça|Fase|Equipe A|Placar|Equipe B',
    [
      'Ouro|Semifinal',
      'Ouro|Semifinal',
      'Prata|Semifinal',
      'Prata|Final',
      'Prata|3º lugar',
      'Bronze|Final',
      'Ouro|3º lugar',
      'Ouro|Final',
    ],
  ],
  [
    'Competencia|Partido|Equipo A|Resultado|Equipo B',
    [
      'Copa de Oro|Semifinal 1',
      '|Semifinal 2',
      'Copa de Plata|Semifinal 1',
      '|Final',
      '|3º lugar',
      'Copa de Bronce|Final',
      'Copa de Oro|3º lugar',
      '|Final',
    ],
  ],
])('only the final of the first cup decides medals (R12.5): %s', (header, contests) => {
  const teams = 'AEIOUYBCDFGHJKLM'.split('').map((letter) => `Vila ${letter}${letter.toLowerCase()}`)
  const lines = contests.map((contest, at) => `${contest}|${teams[2 * at]}|12-10|${teams[2 * at + 1]}`)
  expect(kinds(`Rugby sevens masculino\n${header}\n${lines.join('\n')}`)).toBe('S S X Q Q Q B P')
})

test('words of a lesser cup in the name of a match decide no medal (R12.5)', () => {
  const lines = ['Cup Final', 'Plate Final', 'Plate 3rd place', 'Taça Prata – 3º lugar', 'Plate SF']
  const matches = lines.map((contest, at) => `${contest}|Vila ${'ABCDE'[at]}a|12-10|Vila ${'FGHIJ'[at]}a`)
  expect(kinds(`Rugby sevens masculino\nMatch|Team A|Score|Team B\n${matches.join('\n')}`)).toBe('P Q Q Q X')
})
