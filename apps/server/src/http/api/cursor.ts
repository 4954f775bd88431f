import { ApiFailure, isStorable } from '@games/contract'

/** Rows on a page where the caller names no `limit`. */
export const PAGE_SIZE = 50

/** Where a list goes on: what it is ordered by, of the last row shown. It has to distinguish every row from every other. */
export type Place = readonly string[]

/** A place in a list as an opaque cursor for addresses. */
const encodeCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

const isPart = (part: unknown): part is string => typeof part === 'string' && isStorable(part)

/** The place a call goes on from, of as many parts as the list is ordered by; null at its beginning. Throws ApiFailure 400 for anything that is no cursor of this list. */
export function decodeCursor(cursor: string | undefined, parts: number): Place | null {
  if (cursor === undefined) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(read) && read.length === parts && read.every(isPart)) return read
  } catch {
    // falls through: whatever it was, it is no cursor
  }
  throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
}

/**
 * A page of what was read with one row more than it shows: that one is left out and only says that the list goes on.
 * `rows` in the list's order, at most `limit + 1`; `next` is the following page's cursor, null on the last.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: rows.length > limit && last !== undefined ? encodeCursor(placeOf(last)) : null }
}
