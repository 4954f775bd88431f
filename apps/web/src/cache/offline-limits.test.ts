import { expect, test } from 'vitest'
import { OFFLINE_LIMITS, type OfflineViewInfo, surplus } from './offline-limits.ts'

const note = (id: string, at: number, bytes = 10, shape = 'now'): OfflineViewInfo => ({ id, at, bytes, shape })

test.each<[rule: string, notes: OfflineViewInfo[], gone: string[]]>([
  ['everything within the limits stays', [note('a', 1), note('b', 2)], []],
  ['the oldest go first', [note('a', 3), note('old', 1), note('b', 2), note('c', 4)], ['old']],
  ['bytes count too, from the newest on', [note('a', 3, 60), note('b', 2, 30), note('c', 1, 20)], ['c']],
  ['one that is too large alone is not kept', [note('huge', 3, 101), note('b', 2)], ['huge', 'b']],
  ['another data shape goes, and takes nobody’s place', [note('a', 9, 99, 'before'), note('b', 1, 99)], ['a']],
])('%s', (_, notes, gone) => {
  expect(surplus(notes, 'now', { views: 3, bytes: 100 })).toEqual(gone)
})

test('two hundred views and eight megabytes are stored', () => {
  const notes = Array.from({ length: 250 }, (_, at) => note(String(at), at, 30_000))
  expect(surplus(notes, 'now', OFFLINE_LIMITS)).toHaveLength(50)
})
