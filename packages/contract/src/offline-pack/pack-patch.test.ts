import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Json, patchBetween, patched } from './pack-patch.ts'

test.each<[rule: string, before: Json, after: Json, steps: number]>([
  ['the same takes no step', { a: [1, { b: null }] }, { a: [1, { b: null }] }, 0],
  ['a figure in a list of lists', { a: [[1, 2], [3]] }, { a: [[1, 5], [3]] }, 1],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, 1],
  ['a field that has come, null too', { a: 1 }, { a: 1, b: null }, 1],
  ['one that has come into the middle of a list', [1, 2, 4], [1, 2, 3, 4], 1],
  ['one that has left it', ['$a', '$b', '$c'], ['$a', '$c'], 1],
  ['a list in the place of a text', { a: 'x' }, { a: ['x'] }, 1],
  ['a value that is another kind altogether', [1], { 0: 1 }, 1],
  ['a field called as what every object has', {}, { constructor: 1, toString: 2 }, 2],
])('a patch: %s', (_, before, after, steps) => {
  const patch = patchBetween(before, after)
  expect(patch).toHaveLength(steps)
  expect(patched(before, patch)).toEqual(after)
})

test('what a patch was made for comes of what it was made from, whatever they are', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = JSON.parse(JSON.stringify(patchBetween(before, after))) as ReturnType<typeof patchBetween>
      expect(patched(before, patch)).toEqual(after)
    }),
    { numRuns: randomCases(500) },
  )
})

test('a patch of another value is refused', () => {
  expect(() => patched([1], [[[3], 4]])).toThrow('another list')
  expect(() => patched(1, [[['a'], 4]])).toThrow('another value')
  expect(() => patched({ a: 1 }, [[['a'], 0, 1, []]])).toThrow('another value')
})
