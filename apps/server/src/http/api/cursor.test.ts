import { expect, test } from 'vitest'
import { decodeCursor, pageOf } from './cursor.ts'

const NAMES = ['ana', 'bia', 'cio', 'duda', 'eva']

/** All pages of a list that is read as a feature reads it: one row more than is shown, after the cursor's place. */
function pages(limit: number): string[][] {
  const read: string[][] = []
  let cursor: string | undefined
  do {
    const [after = ''] = decodeCursor(cursor, 1) ?? []
    const { shown, next } = pageOf(NAMES.filter((name) => name > after).slice(0, limit + 1), limit, (name) => [name])
    read.push([...shown])
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return read
}

test.each([1, 2, 4, 5, 6])('pages of %i rows together are the list, none is empty or too long', (limit) => {
  const read = pages(limit)
  expect(read.flat()).toEqual(NAMES)
  for (const page of read) {
    expect(page.length).toBeGreaterThan(0)
    expect(page.length).toBeLessThanOrEqual(limit)
  }
})

test('an empty list is one page that is the last', () => {
  expect(pageOf([], 10, () => ['x'])).toEqual({ shown: [], next: null })
})

test.each(['', 'x', 'bnVsbA', 'WzFd', 'W10', 'WyJhIiwiYiJd'])(
  'what is no cursor of this list is refused with 400: "%s"',
  (cursor) => {
    expect(() => decodeCursor(cursor, 1)).toThrow(expect.objectContaining({ status: 400, id: 'invalid-input' }))
  },
)
