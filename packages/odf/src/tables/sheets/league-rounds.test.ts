import { expect, test } from 'vitest'
import { unitWords } from './word-codes.ts'

test.each([
  ['1ª rod.', 'RND1'],
  ['2ª rodada', 'RND2'],
  ['3ª rda', 'RND3'],
  ['Rod. 4', 'RND4'],
  ['5ª fecha', 'RND5'],
  ['Jorn. 6', 'RND6'],
  ['10ª rodada', 'RNDA'],
  ['Round 12', 'RNDC'],
])('%s is a round of a league by its number (R12.5)', (words, phase) => {
  expect(unitWords(words, { isMatch: true }).phase).toBe(phase)
})

test.each([['Rodrigo'], ['Jornal'], ['3rd place']])('%s is no round of a league (R12.5)', (words) => {
  expect(unitWords(words, { isMatch: true }).phase).not.toMatch(/^RND/)
})
