import { NOTHING_KNOWN, type Sheet } from '@games/odf/tables/sheets/index'
import { expect, test } from 'vitest'
import { sheetsOfOneKind } from './sheets-of-one-kind.ts'

const sheet = (header: string, rows: number): Sheet => ({
  name: header,
  rows: [
    { row: 1, cells: header.split('|') },
    ...Array.from({ length: rows - 1 }, (_, at) => ({ row: at + 2, cells: ['Judô', 'Ana', 'AL', '1'] })),
  ],
})
const RESULTS = 'Modalidade|Atleta|UF|Lugar'
const ENTRIES = 'Modalidade|Nome|UF|Nascimento'
const choiceOf = (...sheets: readonly Sheet[]) => sheetsOfOneKind(sheets, NOTHING_KNOWN, new Map())

test('sheets of the first kind are read together, up to 100,000 rows (R12.5)', () => {
  const sheets = [sheet(RESULTS, 60_000), sheet(ENTRIES, 5), sheet(RESULTS, 40_000)]
  expect(choiceOf(...sheets)).toMatchObject({
    read: [0, 2],
    leftOut: [],
    others: [{ index: 1, kind: 'participants', table: { headerRow: 1 } }],
  })
})

test('a programme and its results are read together, and sheets of other kinds are named (R12.5)', () => {
  const cover = { name: 'Capa', rows: [{ row: 1, cells: ['Jogos inventados'] }] }
  const sheets = [cover, sheet(RESULTS, 5), sheet(ENTRIES, 5), sheet('Equipe A|Equipe B|Data|Hora', 5)]
  expect(choiceOf(...sheets)).toMatchObject({ read: [1, 3], leftOut: [], others: [{ index: 2 }] })
})

test('sheets without room are named, from the first one that has none (R12.5)', () => {
  const sheets = [sheet(RESULTS, 60_000), sheet(RESULTS, 30_000), sheet(RESULTS, 30_000), sheet(RESULTS, 10)]
  expect(choiceOf(...sheets)).toMatchObject({ read: [0, 1], leftOut: [2, 3] })
})

test('the first sheet is read also if it has more rows than there is room for (R12.5)', () => {
  expect(choiceOf(sheet(RESULTS, 100_050), sheet(RESULTS, 10))).toMatchObject({ read: [0], leftOut: [1] })
})
