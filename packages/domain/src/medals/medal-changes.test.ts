import { expect, test } from 'vitest'
import { medalChanges, publishedMedalChanges } from './medal-changes.ts'
import type { Medal } from './medal-table.ts'

const medalsOf = (...medals: [string, Medal][]) => medals.map(([competitor, medal]) => ({ competitor, medal }))
const tuples = (changes: readonly { competitor: string; from: Medal | null; to: Medal | null }[]) =>
  changes.map(({ competitor, from, to }) => [competitor, from, to])

test('R2.5 a medal that passes on is a change of both: who has it now first', () => {
  expect(
    tuples(medalChanges(medalsOf(['1', 'gold'], ['2', 'silver']), medalsOf(['2', 'gold'], ['3', 'silver']))),
  ).toEqual([
    ['2', 'silver', 'gold'],
    ['3', null, 'silver'],
    ['1', 'gold', null],
  ])
})

test('R2.5 the same medals in another order are no change', () => {
  const bronzes = medalsOf(['1', 'bronze'], ['2', 'bronze'])
  expect(medalChanges(bronzes, bronzes.toReversed())).toEqual([])
})

test('R2.5 of two medals of one competitor the one that is taken back is a change', () => {
  expect(tuples(medalChanges(medalsOf(['1', 'gold'], ['1', 'bronze']), medalsOf(['1', 'bronze'])))).toEqual([
    ['1', 'gold', null],
  ])
})

test('R2.5 a medal that nobody had had is the course of an event until its list is official', () => {
  const changes = medalChanges(medalsOf(['a', 'bronze']), medalsOf(['x', 'gold'], ['b', 'bronze']))
  expect(tuples(publishedMedalChanges(changes, false))).toEqual([
    ['b', null, 'bronze'],
    ['a', 'bronze', null],
  ])
  expect(publishedMedalChanges(changes, true)).toEqual(changes)
  expect(publishedMedalChanges(medalChanges([], medalsOf(['x', 'gold'])), false)).toEqual([])
})
