import { expect, test } from 'vitest'
import { inOrder, rankOf, sumsOf } from './medal-order.ts'
import { medalSearchOf } from './medal-search.ts'
import { aMedalRow } from './medals.factory.ts'

const rows = [
  aMedalRow('AL', { gold: 3, silver: 2, bronze: 4, rank: 2, rankEqual: true, rankTotal: 2, rankTotalEqual: true }),
  aMedalRow('AC', { gold: 3, silver: 2, bronze: 4, rank: 2, rankEqual: true, rankTotal: 2, rankTotalEqual: true }),
  aMedalRow('SP', { gold: 4, silver: 0, bronze: 0, rank: 1, rankTotal: 4 }),
  aMedalRow('BA', { gold: 0, silver: 9, bronze: 9, rank: 4, rankTotal: 1 }),
]
const codes = (sort: 'gold' | 'total') =>
  inOrder(rows, sort, (row) => row.organisation.code).map((row) => row.organisation.code)

test('gold first: by gold rank, equal ones by name (R5.6)', () => {
  expect(codes('gold')).toEqual(['SP', 'AC', 'AL', 'BA'])
})

test('by total: the other rank, equal totals in the order of their golds (R5.6)', () => {
  expect(codes('total')).toEqual(['BA', 'AC', 'AL', 'SP'])
  expect(rankOf(aMedalRow('SP', { rank: 1, rankTotal: 4, rankTotalEqual: true }), 'total')).toEqual({
    rank: 4,
    equal: true,
  })
})

test('an order the address does not know is the usual one', () => {
  expect(['total', 'gold', ['x']].map((sort) => medalSearchOf({ sort }))).toEqual([{ sort: 'total' }, {}, {}])
})

test('the foot of the table sums its columns', () => {
  expect(sumsOf(rows)).toEqual({ gold: 10, silver: 13, bronze: 17, total: 40 })
})
