import { expect, test } from 'vitest'
import { tableText } from './table-text.ts'

test('a table as text: its head, then a line for each row in its order, shared ranks marked (R5.6)', () => {
  const counts = { gold: 8, silver: 4, bronze: 6, total: 18 }
  expect(
    tableText({
      head: 'Quadro de medalhas, dom 22 13:02, depois de 43 de 166 provas',
      rows: [
        { rank: 1, equal: false, name: 'São Paulo', counts },
        { rank: 2, equal: true, name: 'Paraná', counts: { gold: 0, silver: 1, bronze: 0, total: 1 } },
      ],
    }),
  ).toBe(
    [
      'Quadro de medalhas, dom 22 13:02, depois de 43 de 166 provas',
      '1. São Paulo 8-4-6 (18)',
      '2=. Paraná 0-1-0 (1)',
    ].join('\n'),
  )
})
