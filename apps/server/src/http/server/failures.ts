import { ApiFailure } from '@games/contract'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'

/** Seconds after which a request is worth repeating to a server whose database is unavailable. */
export const RETRY_AFTER = '5'

/** The failure a caller gets: the handler's own, `unavailable` while the database is, else `internal`. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (isDatabaseUnavailable(error)) return new ApiFailure(503, 'unavailable', 'The database cannot be reached')
  return new ApiFailure(500, 'internal', 'Something went wrong here')
}
