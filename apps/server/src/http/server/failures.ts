import { ApiFailure } from '@games/contract'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'

/** Seconds after which it is worth asking a server again whose database is away. */
export const RETRY_AFTER = '5'

/** The failure a caller is told of: what a handler said, `unavailable` while the database is away, else `internal`. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (isDatabaseUnavailable(error)) return new ApiFailure(503, 'unavailable', 'The database cannot be reached')
  return new ApiFailure(500, 'internal', 'Something went wrong here')
}
