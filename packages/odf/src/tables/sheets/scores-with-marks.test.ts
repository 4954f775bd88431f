import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { batch, writtenSheet } from './written-sheet.fixture.ts'

const read = (header: string, row: string) => {
  const reading = readSheet(writtenSheet(`${header}\n${row}`), { known: NOTHING_KNOWN, answers: new Map() })
  const sides = batch(reading, 'results').map(({ cells }) =>
    [cells.wlt, cells.result, cells.irm].filter((part) => part != null).join(' '),
  )
  return sides.length > 0 ? sides.join(' / ') : reading.problems.map(({ problem }) => problem).join(' ')
}

describe.each([
  ['Handebol||M', 'Modalidade|Prova|Naipe|Fase|Equipe A|Placar|Equipe B'],
  ['Lucha|Libre por equipos|Masculino', 'Deporte|Prueba|Rama|Fase|Equipo A|Marcador|Equipo B'],
  ['Taekwondo|Team|Men', 'Sport|Event|Gender|Phase|Team A|Score|Team B'],
])('a mark in place of the score of a side is the mark of this side, which has lost: %s (R12.5)', (event, header) => {
  test.each([
    ['10 x DSQ', 'W 10 / L DSQ'],
    ['DSQ x 10', 'L DSQ / W 10'],
    ['V x DSQ', 'W / L DSQ'],
    ['10 - DQ', 'W 10 / L DQ'],
    ['desclassificado x 10', 'L DSQ / W 10'],
    ['10 x DNS', 'W 10 / L DNS'],
    ['DSQ x DSQ', 'L DSQ / L DSQ'],
  ])('%s', (score, sides) => {
    expect(read(header, `${event}|Final|AL|${score}|BA`)).toBe(sides)
  })
})

test('a mark beside two scores does not show whose it is (R12.5)', () => {
  const header = 'Modalidade|Naipe|Fase|Equipe A|Placar|Equipe B'
  expect(read(header, 'Handebol|M|Final|AL|10 x 8 DSQ|BA')).toBe('unknown-words')
})
