import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'

const read = (text: string) =>
  readSheet(
    {
      name: 'Plan1',
      rows: text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) })),
    },
    { known: NOTHING_KNOWN, year: 2027 },
  )
const ranks = ({ batches }: ReturnType<typeof read>) =>
  batches.flatMap((batch) =>
    batch.kind === 'results'
      ? batch.rows.map(({ row, cells }) => `${row} ${cells.unit.slice(0, 26)} ${cells.rank ?? cells.irm}`)
      : [],
  )

test.each([
  ['ONDE SE LÊ:', 'LEIA-SE:'],
  ['Donde dice', 'Debe decir'],
  ['Where it says', 'It should read'],
])('rows below %s are passed over, and those below %s are in force (R12.5)', (before, after) => {
  const header = 'Col.|Atleta|UF|Marca'
  const reading = read(`Atletismo – Errata do boletim 2
100 metros rasos – Sub-16 masculino – Final
${before}
${header}
2|Ari Um|AL|11.18
3|Leo Cruz|SP|11.29
${after}
${header}
2|Leo Cruz|SP|11.29
-|Ari Um|AL|DQ`)
  expect(reading.problems).toEqual([])
  expect(ranks(reading)).toEqual(['9 ATHM100M----U16-------FNL- 2', '10 ATHM100M----U16-------FNL- DQ'])
  expect(reading.passedOver.flatMap(({ row, why }) => (why === 'replaced' ? row : []))).toEqual([3, 5, 6, 7])
})

test('the wind and the number of an event are no part of it (R12.5)', () => {
  const reading = read(`Atletismo
Prova 4: 100 metros rasos – Sub-16 masculino – Final (vento +1,3 m/s)
Col.|Atleta|UF|Marca
1|Ari Um|AL|11.18
Prova 5: 200 metros rasos – Sub-16 masculino – Final, vento: -0,4
1|Leo Cruz|SP|22.29`)
  expect(ranks(reading)).toEqual(['4 ATHM100M----U16-------FNL- 1', '6 ATHM200M----U16-------FNL- 1'])
})
