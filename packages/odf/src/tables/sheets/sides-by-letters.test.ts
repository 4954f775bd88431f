import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })
const openOf = ({ questions, problems }: ReturnType<typeof read>) => [
  ...questions.map(({ what }) => what),
  ...problems.map(({ problem }) => problem),
]
const sidesOf = (text: string) => {
  const reading = read(text)
  return {
    open: openOf(reading),
    sides: batch(reading, 'results').map(({ cells: { name, organisation, result, wlt } }) =>
      [name, organisation, result, wlt].filter(Boolean).join(' '),
    ),
  }
}

test.each([
  ['Lane A', 'Lane B', 'B'],
  ['Lane 1', 'Lane 2', '2'],
  ['Pista A', 'Pista B', 'Pista B'],
  ['Calle 1', 'Calle 2', 'Calle 2'],
  ['Carril A', 'Carril B', 'b'],
  ['Raia 1', 'Raia 2', 'Raia 2 (queima de largada na raia 1)'],
  ['Court A', 'Court B', 'B'],
  ['Tatame A', 'Tatame B', 'Tatame B'],
  ['Mesa 1', 'Mesa 2', '2'],
  ['Archer A', 'Archer B', 'Bia Dois'],
  ['Esgrimista 1', 'Esgrimista 2', '2'],
])('the columns %s and %s are the sides of a match, and %s is the second of them (R12.5)', (one, other, winner) => {
  expect(
    sidesOf(`Escalada feminino sub-16
      Speed
      Fase | ${one} | UF | ${other} | UF | Vencedora
      Final | Ana Um | AL | Bia Dois | PR | ${winner}`),
  ).toEqual({ open: [], sides: ['Ana Um AL L', 'Bia Dois PR W'] })
})

test('the times of both sides are their results, and words without a time are no result (R12.5)', () => {
  expect(
    sidesOf(`Sport climbing – U16 girls
      SPEED – FINAL ROUNDS
      Round | Lane A | State | Time | | Lane B | State | Time | Winner
      1/2 | Ana Um | AL | 9.412 | | Bia Dois | PR | 9.390 | B
      Big final | Bia Dois | PR | FALL | | Eva Tres | SC | 10.205 | B`),
  ).toEqual({ open: [], sides: ['Ana Um AL 9.412 L', 'Bia Dois PR 9.390 W', 'Bia Dois PR L', 'Eva Tres SC 10.205 W'] })
})

test('the winner of two times is a question if no column names the winner (R12.5)', () => {
  const reading = read(`Sport climbing – U16 girls
      SPEED
      Round | Lane A | State | Time | Lane B | State | Time
      Final | Ana Um | AL | 9.412 | Bia Dois | PR | 9.390`)
  expect(openOf(reading)).toEqual(['winner'])
})

test.each([['Hora | Quadra A | Quadra B'], ['Hora | Campo 1 | Campo 2']])(
  'columns of courts (%s) with whole matches are no sides (R12.5)',
  (header) => {
    const reading = read(`Vôlei feminino sub-17 – 14/09/2027
      ${header}
      08:00 | Alagoas x Paraná | Bahia x Sergipe
      09:00 | Alagoas x Bahia | Paraná x Sergipe`)
    expect(openOf(reading)).toEqual([])
    expect(batch(reading, 'schedule')).toHaveLength(4)
  },
)

test.each([
  ['Deportista rojo', 'Deportista azul', 'rojo'],
  ['Equipo azul', 'Equipo rojo', 'Equipo azul'],
  ['Red player', 'Blue player', 'Red'],
  ['Jogadora vermelha', 'Jogadora azul', 'vermelha'],
])('%s and %s are sides by their colours (R12.5)', (one, other, winner) => {
  expect(
    sidesOf(`Boccia BC2 misto individual
      Fase | ${one} | UF | ${other} | UF | Vencedor
      Final | Ana Um | AL | Bia Dois | PR | ${winner}`),
  ).toEqual({ open: [], sides: ['Ana Um AL W', 'Bia Dois PR L'] })
})

test('tables side by side above a knockout keep their own columns and events (R12.5)', () => {
  const reading = read(`Sport climbing – U16 girls

      BOULDER FINAL (4 problems) | | | | | | LEAD FINAL
      Rk | Name | State | T | Z | | Rk | Name | State | Hold | Time
      1 | Ana Um | AL | 3T | 4z | | 1 | Bia Dois | PR | TOP | 4:31
      2 | Bia Dois | PR | 3T | 3z | | 2 | Ana Um | AL | 38+ | 5:02

      SPEED – FINAL ROUNDS
      Round | Lane A | State | Lane B | State | Winner
      Final | Ana Um | AL | Bia Dois | PR | A`)
  expect(openOf(reading)).toEqual([])
  const events = new Map(reading.names.map(({ code, name }) => [code, name]))
  const lines = batch(reading, 'results').map(({ cells: { unit, rank, name, result } }) =>
    [events.get(unit.slice(0, 22).replace(/-+$/, '')), rank, name, result].filter(Boolean).join(' '),
  )
  expect(lines.toSorted()).toEqual([
    'BOULDER U16 girls 1 Ana Um',
    'BOULDER U16 girls 2 Bia Dois',
    'LEAD U16 girls 1 Bia Dois TOP',
    'LEAD U16 girls 2 Ana Um 38+',
    'SPEED U16 girls Ana Um',
    'SPEED U16 girls Bia Dois',
  ])
})
