import { expect, test } from 'vitest'
import { readSheet } from './index.ts'
import { NOTHING_KNOWN } from './known.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

const ranksOf = (rows: string) =>
  batch(readSheet(writtenSheet(rows), { known: NOTHING_KNOWN, answers: ALL_NEW }), 'results').map(({ cells }) => [
    String(cells.unit).slice(3, 22).replace(/-+$/, ''),
    cells.rank,
  ])

test.each([
  ['of equal points, counted by the next rank', ['4 | 2,5', ' | 2,5', '6 | 2'], ['4', '4', '6']],
  ['of three', ['4 | 2,5', ' | 2,5', ' | 2,5', '7 | 2'], ['4', '4', '4', '7']],
  ['of other points', ['4 | 2,5', ' | 2', '6 | 2'], ['4', null, '6']],
  ['that the next rank does not count', ['4 | 2,5', ' | 2,5', '5 | 2'], ['4', null, '5']],
  ['at the end of a list', ['4 | 2,5', ' | 2,5'], ['4', null]],
])('an empty rank %s (R12.5)', (_, rows, ranks) => {
  const lines = rows.map((row, at) => `${row} | ${['Dora Reis', 'Eva Sol', 'Fia Um', 'Gil Mar'][at]} | SP`)
  const list = `Ajedrez – Sub-12
Rk. | Pts. | Nombre | UF
1 | 4 | Ana Lima | AL
2 | 3,5 | Bia Prado | BA
3 | 3 | Caio Lago | CE
${lines.join('\n')}`
  expect(ranksOf(list).slice(3)).toEqual(ranks.map((rank) => [expect.anything(), rank]))
})

test('in an open list that marks only the women the column of sexes is that of the people (R12.5)', () => {
  const list = (men: string) => `Ajedrez – Sub-12 absoluto
Rk. | Pts. | Nombre | Sexo | UF
1 | 4 | Ana Lima | F | AL
2 | 3,5 | Bruno Prado | ${men} | BA
3 | 3 | Cora Lago | F | CE
4 | 2 | Davi Reis | ${men} | SP`
  expect(ranksOf(list(''))).toEqual(['1', '2', '3', '4'].map((rank) => ['OU12', rank]))
  // with the sex of all it can be a list of two events
  const { questions } = readSheet(writtenSheet(list('M')), { known: NOTHING_KNOWN, answers: ALL_NEW })
  expect(questions).toMatchObject([{ what: 'column', written: 'Sexo' }])
})

test('ranks through both sexes are the ranks of each where the organiser answers that the column is of sexes (R12.5)', () => {
  const list = `Ajedrez – Sub-12
Pos. | Nombre | Sexo | UF | Pts.
1 | Ari Um | M | AL | 4,5
2 | Bia Dois | F | BA | 4
3 | Ivo Três | M | CE | 4
3 | Lia Seis | F | GO | 4
5 | Noa Sete | F | PR | 3`
  const { batches } = readSheet(writtenSheet(list), {
    known: NOTHING_KNOWN,
    answers: new Map([...ALL_NEW, ['column|sexo', 'gender']]),
  })
  const rows = batches.flatMap((one) => (one.kind === 'results' ? one.rows : []))
  expect(rows.map(({ cells: { unit, rank, name } }) => [unit[3], rank, name])).toEqual([
    ['M', '1', 'Ari Um'],
    ['M', '2', 'Ivo Três'],
    ['W', '1', 'Bia Dois'],
    ['W', '2', 'Lia Seis'],
    ['W', '3', 'Noa Sete'],
  ])
})
