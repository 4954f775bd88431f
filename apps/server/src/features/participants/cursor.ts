import { ApiFailure } from '@games/contract'
import type { ListPosition } from './participants.queries.ts'

/** A list position as an opaque cursor for addresses. */
export const encodeCursor = ({ sortName, code }: ListPosition): string =>
  Buffer.from(JSON.stringify([sortName, code])).toString('base64url')

/** Throws ApiFailure 400 for anything that is no cursor of ours. */
export function decodeCursor(cursor: string): ListPosition {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(read) && read.length === 2 && typeof read[0] === 'string' && typeof read[1] === 'string')
      return { sortName: read[0], code: read[1] }
  } catch {
    // falls through: whatever it was, it is no cursor
  }
  throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
}
