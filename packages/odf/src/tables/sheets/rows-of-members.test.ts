import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { batch } from './written-sheet.fixture.ts'

const read = (...lines: readonly string[]) => {
  const reading = readSheet(
    { name: 'Plan1', rows: lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })) },
    { known: NOTHING_KNOWN, answers: new Map() },
  )
  return {
    results: batch(reading, 'results').map(({ cells }) =>
      [cells.organisation, cells.irm ?? cells.result, cells.status].filter((part) => part != null).join(' '),
    ),
    problems: reading.problems.map(({ problem }) => problem),
  }
}

const RELAY = 'Atletismo|Revezamento 4x100 m|M|Final'
const MEMBERS = 'Modalidade|Prova|Naipe|Fase|Equipe|Atleta|Tempo'

test('a row without a result names a member of the team whose result another row has (R12.5)', () => {
  const rows = ['AL|Ari Um|42,10', 'AL|Beto Dois|', 'BA|Caio Tres|', 'BA|Davi Quatro|42,30']
  expect(read(MEMBERS, ...rows.map((row) => `${RELAY}|${row}`))).toEqual({
    results: ['AL 42.10', 'BA 42.30'],
    problems: [],
  })
})

test('two results of one team contradict each other (R12.5)', () => {
  const rows = ['AL|Ari Um|42,10', 'AL|Beto Dois|42,90', 'BA|Caio Tres|42,30']
  expect(read(MEMBERS, ...rows.map((row) => `${RELAY}|${row}`)).problems).toEqual(['contradicting-row'])
})

describe('a relay is disqualified with one of its members (row 50)', () => {
  test.each([
    ['the first row', ['AL|Ari Um|DSQ', 'AL|Beto Dois|42,10']],
    ['a later row', ['AL|Ari Um|42,10', 'AL|Beto Dois|DSQ']],
    ['a row in other words', ['AL|Ari Um|42,10', 'AL|Beto Dois|desclassificado']],
  ])('%s', (_, rows) => {
    const { results, problems } = read(MEMBERS, ...[...rows, 'BA|Caio Tres|42,30'].map((row) => `${RELAY}|${row}`))
    expect([results, problems]).toEqual([['AL DSQ', 'BA 42.30'], []])
  })
  test.each([
    ['Modalidade|Prova|Naipe|Fase|Equipe|Atletas|Tempo', 'Triatlo|Revezamento misto|Misto|Final'],
    ['Deporte|Prueba|Rama|Fase|Equipo|Atletas|Tiempo', 'Triatlón|Relevo mixto|Mixto|Final'],
    ['Sport|Event|Gender|Phase|Team|Athletes|Result', 'Triathlon|Mixed relay|Mixed|Final'],
  ])('behind the name of the member: %s', (header, event) => {
    const rows = ['AL|Ari Um, Bia Dois (DSQ)|1:10:00', 'BA|Caio Tres, Dora Quatro|1:11:00']
    expect(read(header, ...rows.map((row) => `${event}|${row}`)).results).toEqual(['AL DSQ', 'BA 1:11:00'])
  })
  test('members of a team with a result each contradict each other', () => {
    const rows = ['Ana Um|AL|12,1', 'Bia Dois|AL|DSQ'].map((row) => `Ginástica artística|Equipes|F|Final|${row}`)
    expect(read('Modalidade|Prova|Naipe|Fase|Atleta|UF|Pontos', ...rows).problems).toEqual(['contradicting-row'])
  })
})
