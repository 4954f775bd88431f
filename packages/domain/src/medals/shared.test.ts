import { expect, test } from 'vitest'
import { sharedMedals, sharedRanks } from './shared.ts'

const won = (...medals: ('gold' | 'silver' | 'bronze')[]) => medals.map((medal) => ({ medal }))

test.each([
  ['one of each', won('gold', 'silver', 'bronze'), []],
  ['two bronzes', won('gold', 'silver', 'bronze', 'bronze'), ['bronze']],
  ['two golds and no silver', won('gold', 'gold', 'bronze'), ['gold']],
  ['nothing', [], []],
])('of %s these are shared (R5.6)', (_what, medals, shared) => {
  expect([...sharedMedals(medals)]).toEqual(shared)
})

test('a rank that more than one has is shared, whatever the source says; no rank is none (R5.7)', () => {
  const ranks = ['1', '2', '3', '3', '5', '5', null, null].map((rank) => ({ rank }))
  expect([...sharedRanks(ranks)]).toEqual(['3', '5'])
})
