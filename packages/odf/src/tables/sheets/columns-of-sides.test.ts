import { describe, expect, test } from 'vitest'
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
  ['Rincón ROJO|Prov.|Rincón AZUL|Prov.', BEHIND],
  ['Canto vermelho|Mun.|Canto azul|Mun.', BEHIND],
  ['Atleta vermelho|Est.|Atleta azul|Est.', BEHIND],
  ['Red corner|Province|Blue corner|Province', BEHIND],
  ['Luchador rojo|Prov. rojo|Luchador azul|Prov. azul', BEHIND],
  ['Vermelho|UF vermelho|Azul|UF azul', BEHIND],
  ['Blue|Blue club|Red|Red club', BEHIND],
  ['ROJO Nombre|ROJO Depto.|AZUL Nombre|AZUL Depto.', BEHIND],
])('each of the two columns with one header in %s belongs to the side beside it (R12.5)', (header, cells) => {
  expect(sidesOf(header, cells, 'Taekwondo – -57 kg masculino')).toEqual(['Ana Um AL', 'Bia Dois PR'])
})

test('columns of delegations before their sides do not begin a second table (R12.5)', () => {
  expect(sidesOf('Time|Mandante|Time|Visitante', BEFORE, 'Taekwondo – -57 kg masculino')).toEqual([
    'Ana Um AL',
    'Bia Dois PR',
  ])
})

test.each([
  ['Vermelho|Pontos vermelho|Azul|Pontos azul'],
  ['Azul|Puntos azul|Rojo|Puntos rojo'],
  ['Red|Red score|Blue|Blue score'],
])('points whose header names the side are those of the side: %s (R12.5)', (header) => {
  const rows = [`${header}|Fase`, 'Ana Um (AL)|2|Bia Dois (PR)|1|Final'].map((line, at) => ({
    row: at + 1,
    cells: line.split('|'),
  }))
  const reading = readSheet(
    { name: 'Plan1', rows },
    { known: NOTHING_KNOWN, year: 2027, title: 'Taekwondo – -57 kg masculino', answers: ALL_NEW },
  )
  expect([reading.problems, reading.questions]).toEqual([[], []])
  const points = batch(reading, 'results').map(({ cells: { organisation, result } }) => `${organisation} ${result}`)
  expect(points.toSorted()).toEqual(['AL 2', 'PR 1'])
})

test.each([
  ['Equipe vermelha|Equipe azul'],
  ['Equipo rojo|Equipo azul'],
  ['Red team|Blue team'],
  ['Club rojo|Club azul'],
])('teams of both colours are the sides: %s (R12.5)', (header) => {
  const rows = [`${header}|Fase|Resultado`, 'Alagoas|Paraná|Final|4-1'].map((line, at) => ({
    row: at + 1,
    cells: line.split('|'),
  }))
  const reading = readSheet(
    { name: 'Plan1', rows },
    { known: NOTHING_KNOWN, year: 2027, title: 'Judô – equipes mistas', answers: ALL_NEW },
  )
  expect([reading.problems, reading.questions]).toEqual([[], []])
  expect(batch(reading, 'results').map(({ cells: { organisation, result } }) => `${organisation} ${result}`)).toEqual([
    'AL 4',
    'PR 1',
  ])
})

describe('two columns with one unknown header, one beside each side of names', () => {
  const read = (answers: ReadonlyMap<string, string>) =>
    readSheet(
      {
        name: 'Plan1',
        rows: [
          'Rojo|Proc.|Azul|Proc.|Fase|Ganador',
          'Ana Um|Vila Serena|Bia Dois|Morro Claro|Semifinal|Rojo',
          'Eva Sol|Vila Serena|Lia Luz|Porto Belo|Semifinal|Azul',
        ].map((line, at) => ({ row: at + 1, cells: line.split('|') })),
      },
      { known: NOTHING_KNOWN, year: 2027, title: 'Boxeo – -54 kg femenino', answers },
    )

  test('are one question about the column, not one about each person (R12.5)', () => {
    const { questions } = read(new Map())
    expect(
      questions.map(({ what, written, suggestions }) => [what, written, suggestions.map(({ code }) => code)]),
    ).toEqual([['column', 'Proc.', ['organisation']]])
  })

  test('are the delegations of the sides by the answer of the organiser (R12.5)', () => {
    const keys = read(new Map()).questions.map(({ key }) => [key, 'organisation'] as const)
    const reading = read(new Map([...ALL_NEW, ...keys]))
    expect(reading.questions).toEqual([])
    expect(batch(reading, 'results').map(({ cells: { name, wlt } }) => `${name} ${wlt}`)).toEqual([
      'Ana Um W',
      'Bia Dois L',
      'Eva Sol L',
      'Lia Luz W',
    ])
  })
})
