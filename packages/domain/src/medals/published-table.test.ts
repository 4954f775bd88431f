import { expect, test } from 'vitest'
import { contradictingRanks, countDifferences } from './published-table.ts'

const row = (organisation: string, [gold, silver, bronze]: [number, number, number], rank = 0) => ({
  organisation,
  gold,
  silver,
  bronze,
  total: gold + silver + bronze,
  rank,
})
const codes = (rows: readonly { readonly organisation: string }[]) => rows.map(({ organisation }) => organisation)

test('a table ranked by gold has no contradiction', () => {
  expect(contradictingRanks([row('SP', [8, 7, 5], 1), row('RJ', [7, 1, 4], 2), row('MG', [6, 4, 3], 3)])).toEqual([])
})

test('a table ranked by total has no contradiction', () => {
  expect(contradictingRanks([row('SP', [8, 7, 5], 1), row('MG', [6, 4, 3], 2), row('RJ', [7, 1, 4], 3)])).toEqual([])
})

test('a rank that neither order gives is a contradiction', () => {
  expect(codes(contradictingRanks([row('SP', [8, 7, 5], 2), row('RJ', [7, 1, 4], 1)]))).toEqual(['SP'])
})

test('rows with equal medals share a rank or follow each other', () => {
  expect(contradictingRanks([row('SP', [1, 0, 0], 1), row('RJ', [1, 0, 0], 1), row('MG', [0, 1, 0], 3)])).toEqual([])
  expect(contradictingRanks([row('SP', [1, 0, 0], 2), row('RJ', [1, 0, 0], 1)])).toEqual([])
  expect(codes(contradictingRanks([row('SP', [1, 0, 0], 1), row('RJ', [0, 1, 1], 1)]))).toEqual(['RJ'])
})

test('differences are what the published table has more or fewer than ours, by delegation', () => {
  const published = [row('SP', [8, 7, 5]), row('RJ', [7, 1, 4]), row('MG', [1, 0, 0])]
  const ownRows = [row('SP', [8, 7, 5]), row('RJ', [6, 3, 4]), row('BA', [0, 0, 2])]
  const found = countDifferences(published, ownRows, ({ organisation }) => organisation)
  expect(found.map(({ row: { organisation }, ...counts }) => [organisation, counts])).toEqual([
    ['RJ', { gold: 1, silver: -2, bronze: 0 }],
    ['MG', { gold: 1, silver: 0, bronze: 0 }],
    ['BA', { gold: 0, silver: 0, bronze: -2 }],
  ])
})
