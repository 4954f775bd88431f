import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

/** A final of two sides in columns of these headers, with the words of its winner. */
function finalOf(red: string, blue: string, winner: string) {
  const lines = [
    ['Categoria', 'Fase', red, 'UF', blue, 'UF', 'Vencedor'],
    ['Judô -60 kg masculino', 'Final', 'Ari Um', 'AL', 'Leo Dois', 'PR', winner],
  ]
  const reading = readSheet(
    { name: 'Plan1', rows: lines.map((cells, at) => ({ row: at + 1, cells })) },
    { known: NOTHING_KNOWN, year: 2027, title: 'Judô', answers: ALL_NEW },
  )
  return {
    open: [...reading.questions.map(({ what }) => what), ...reading.problems.map(({ problem }) => problem)],
    sides: batch(reading, 'results').map(({ cells }) => `${cells.organisation} ${cells.wlt}`),
  }
}

test.each([
  ['Rincón ROJO', 'Rincón AZUL', 'AZUL'],
  ['Esquina roja', 'Esquina azul', 'Esquina azul'],
  ['Canto vermelho', 'Canto azul', 'Azul'],
  ['Lutador de vermelho', 'Lutador de azul', 'azul'],
  ['Red corner', 'Blue corner', 'Blue'],
  ['Red Athlete', 'Blue Athlete', 'Blue corner'],
])('the columns %s and %s are the sides of a bout, and %s is its winner (R12.5)', (red, blue, winner) => {
  expect(finalOf(red, blue, winner)).toEqual({ open: [], sides: ['AL L', 'PR W'] })
})

test('the side of the second colour of a header comes first in a bout if its column does (R12.5)', () => {
  expect(finalOf('Rincón azul', 'Rincón rojo', 'Rojo').sides).toEqual(['AL L', 'PR W'])
})
