import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch } from './written-sheet.fixture.ts'

const BEHIND = 'Ana Um|Alagoas|Bia Dois|Paraná'
const BEFORE = 'Alagoas|Ana Um|Paraná|Bia Dois'

const sidesOf = (header: string, cells: string, title: string): string[] => {
  const lines = [`${header}|Fase|Resultado`, `${cells}|Final|2-1`, `${cells}|Semifinal|2-0`]
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  const reading = readSheet({ name: 'Plan1', rows }, { known: NOTHING_KNOWN, year: 2027, title, answers: ALL_NEW })
  expect([reading.problems, reading.questions]).toEqual([[], []])
  return batch(reading, 'results')
    .slice(0, 2)
    .map(({ cells: { name, organisation } }) => `${name} ${organisation}`)
}

test.each([
  ['Vermelho|Equipe|Azul|Equipe', BEHIND],
  ['Azul|Time|Vermelho|Time', BEHIND],
  ['Rojo|Club|Azul|Club', BEHIND],
  ['Rojo|Equipo|Azul|Equipo', BEHIND],
  ['Red|Team|Blue|Team', BEHIND],
  ['Red|Rep.|Blue|Rep.', BEHIND],
  ['Lutador A|Equipe|Lutador B|Equipe', BEHIND],
  ['Equipe|Vermelho|Equipe|Azul', BEFORE],
  ['Club|Red|Club|Blue', BEFORE],
])('each of the two columns with one header in %s belongs to the side beside it (R12.5)', (header, cells) => {
  expect(sidesOf(header, cells, 'Taekwondo – -57 kg masculino')).toEqual(['Ana Um AL', 'Bia Dois PR'])
})

test('columns of delegations before their sides do not begin a second table (R12.5)', () => {
  expect(sidesOf('Time|Mandante|Time|Visitante', BEFORE, 'Taekwondo – -57 kg masculino')).toEqual([
    'Ana Um AL',
    'Bia Dois PR',
  ])
})
