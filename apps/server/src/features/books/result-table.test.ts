import type { ResultRow } from '@games/contract'
import { expect, test } from 'vitest'
import { loadBookWords } from '../../http/pages/pages.ts'
import { resultTable } from './result-table.ts'
import type { BookWords } from './words.ts'

const row = (given: Partial<ResultRow>): ResultRow => ({
  position: 1,
  rank: null,
  rankEqual: false,
  competitor: { code: '1', type: 'A', name: 'Teste', organisation: null, known: true },
  bib: null,
  startOrder: null,
  result: null,
  resultType: null,
  irm: null,
  qualificationMark: null,
  wlt: null,
  difference: null,
  wind: null,
  reactionTime: null,
  medal: null,
  members: [],
  records: [],
  cells: [],
  ...given,
})

test('a printed list has the minus sign, the wind’s sign and “=” at shared ranks (R5.5, R5.7)', async () => {
  const words = await (await loadBookWords())('por')
  const rows = [
    row({ rank: '3', rankEqual: true, medal: 'bronze', wind: '-0.4', difference: '-0.35', result: '-12' }),
    row({ rank: '3', rankEqual: true, medal: 'bronze', wind: '1.2', difference: '+0.1', result: '10' }),
  ]
  const { columns, rows: lines } = resultTable(rows, { words, meanings: {} })
  const under = (name: keyof BookWords['columns']) =>
    lines.map((cells) => cells[columns.findIndex(({ label }) => label === words.columns[name])]?.text)
  expect(under('rank')).toEqual(['3=', '3='])
  expect(under('wind')).toEqual(['−0.4', '+1.2'])
  expect(under('difference')).toEqual(['−0.35', '+0.1'])
  expect(under('result')).toEqual(['−12', '10'])
})
