import { describe, expect, test } from 'vitest'
import { type Named, NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'

/** The delegations that are questions, with the countries they are near to, and those of the results. */
function delegationsIn(header: string, cells: readonly string[], organisations: readonly Named[] = []) {
  const rows = [
    ['Atletismo – 100 m – Masculino – Final'],
    ['Col', 'Atleta', header, 'Tempo'],
    ...cells.map((cell, at) => [String(at + 1), `Rui ${'ABCDEFGHIJ'.charAt(at)}o`, cell, `11,${at}0`]),
  ].map((row, at) => ({ row: at + 1, cells: row }))
  const { questions, batches } = readSheet({ name: 'Plan1', rows }, { known: { ...NOTHING_KNOWN, organisations } })
  return {
    asked: questions.flatMap(({ what, written, suggestions }) =>
      what === 'organisation' ? [[written, ...suggestions.map(({ code }) => code)].join(' ')] : [],
    ),
    read: batches.flatMap((batch) =>
      batch.kind === 'results' ? batch.rows.map(({ cells: { organisation } }) => organisation) : [],
    ),
  }
}
const named = (...codes: readonly string[]): readonly Named[] =>
  codes.map((code) => ({ code, names: [`Name ${code}`] }))

describe('a town or a school with the name of a country is a question (R12.5)', () => {
  test.each([
    ['states', named('AL', 'PR')],
    ['schools', named('EEMBEL', 'COLNOR')],
    ['states and schools', named('AL', 'EEMBEL')],
    ['states and one country', named('AL', 'PR', 'BA', 'ARG')],
  ])('in games of %s', (_, organisations) => {
    const { asked, read } = delegationsIn('Delegação', ['Franca', 'Granada', 'México', 'FRA'], organisations)
    expect([asked, read]).toEqual([['Franca FRA', 'Granada GRN', 'México MEX'], ['FRA']])
  })

  test('in a column of states of games without delegations', () => {
    expect(delegationsIn('UF', ['AL', 'Franca'])).toEqual({ asked: ['Franca FRA'], read: ['AL'] })
  })

  test.each(['Equipe', 'Delegación', 'Team'])(
    'in the column %s of towns and states of games without delegations',
    (header) => {
      const { asked } = delegationsIn(header, ['Franca', 'Granada', 'Toledo', 'Vitória', 'São Paulo'])
      expect(asked).toEqual(['Franca FRA', 'Granada GRN', 'Toledo', 'Vitória'])
    },
  )
})

test('the name of a country that takes part is that country (R12.5)', () => {
  expect(delegationsIn('Delegação', ['Argentina'], named('AL', 'PR', 'ARG'))).toEqual({ asked: [], read: ['ARG'] })
})

test.each([[named('BRA', 'ARG')], [[]]])('countries of games of countries are no question (R12.5)', (organisations) => {
  expect(delegationsIn('Delegation', ['France', 'Georgia', 'México'], organisations)).toEqual({
    asked: [],
    read: ['FRA', 'GEO', 'MEX'],
  })
})
