import { expect, test } from 'vitest'
import { changesBetween } from './medal-changes.ts'
import { aMedalRow, aMedalTable } from './medals.factory.ts'

const textsOf = (before: Parameters<typeof aMedalTable>[0], after: Parameters<typeof aMedalTable>[0]) =>
  changesBetween(aMedalTable(before), aMedalTable(after)).map(({ row, won, lost }) => [
    row.organisation.code,
    won,
    lost,
  ])

test('a delegation that won is a change; one that was only overtaken is not', () => {
  expect(
    textsOf(
      [aMedalRow('SP', { gold: 2, rank: 1 }), aMedalRow('AL', { gold: 1, rank: 2 })],
      [aMedalRow('SP', { gold: 2, rank: 2 }), aMedalRow('AL', { gold: 3, bronze: 1, rank: 1 })],
    ),
  ).toEqual([['AL', ['gold', 'gold', 'bronze'], []]])
})

test('a medal that moves is one lost and one won, the better rank first', () => {
  expect(
    textsOf(
      [aMedalRow('GO', { bronze: 2, rank: 2 }), aMedalRow('BA', { bronze: 0, rank: 1 })],
      [aMedalRow('GO', { bronze: 1, rank: 2 }), aMedalRow('BA', { bronze: 1, rank: 1 })],
    ),
  ).toEqual([
    ['BA', ['bronze'], []],
    ['GO', [], ['bronze']],
  ])
})

test('a delegation that loses its only medal leaves the table, and that is announced', () => {
  expect(textsOf([aMedalRow('RR', { gold: 1 })], [])).toEqual([['RR', [], ['gold']]])
})
