import { expect, test } from 'vitest'
import { hitsIn } from './hits-in.ts'

const AL = { code: 'AL', name: { por: 'Alagoas' }, flag: null }
const JUD = { code: 'JUD', name: { por: 'Judô' } }

test('athletes and teams are found wherever a view names them, with what lists show (R3.9)', () => {
  const athlete = { id: '101', name: 'Rita Teste', gender: 'W', organisation: AL, disciplines: [JUD], bib: null }
  const team = { code: 'T1', name: 'Alagoas', gender: 'W', organisation: AL, disciplines: [JUD] }
  const line = { rank: '1', competitor: { code: '102', type: 'A', name: 'Ana Teste', organisation: AL, known: true } }
  expect(
    hitsIn({ seq: 1, athletes: [athlete], deep: [{ team }, { rows: [line] }] }).map(({ hit }) => [hit.kind, hit.code]),
  ).toEqual([
    ['athlete', '102'],
    ['athlete', '101'],
    ['team', 'T1'],
  ])
})

test('of a team that is there twice the one with its events is last', () => {
  const team = { code: 'T1', name: 'Alagoas', gender: 'W', organisation: AL, disciplines: [JUD] }
  const listed = {
    ...team,
    events: [
      { code: 'E1', name: { por: 'Equipes' } },
      { code: 'E2', name: null },
    ],
  }
  expect(hitsIn([listed, team]).map(({ hit }) => hit.events)).toEqual([[], [{ por: 'Equipes' }]])
})

test('a placeholder, a horse and who has no page is nobody to be found', () => {
  const line = { code: '7', name: 'Sem página', organisation: null }
  expect(hitsIn([{ ...line, type: 'A', known: false }, { ...line, type: 'H', known: true }, null, 'text', 7])).toEqual(
    [],
  )
})

test('a delegation’s own team, which its page lists without the delegation, is found without one', () => {
  const team = { code: 'T1', name: 'Alagoas', gender: 'W', disciplines: [JUD], events: [] }
  expect(hitsIn({ organisation: AL, teams: [team] }).map(({ hit }) => hit.organisation)).toEqual([null])
})

test('what only looks like an athlete is nobody to be found', () => {
  const athlete = { id: '101', name: 'Rita Teste', gender: 'W', organisation: AL, disciplines: [JUD], bib: null }
  expect(
    hitsIn([
      { ...athlete, bib: 7 },
      { ...athlete, organisation: 'AL' },
      { ...athlete, disciplines: 'JUD' },
    ]),
  ).toEqual([])
})
