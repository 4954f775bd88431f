import { ApiFailure } from '@games/contract'

/** Seconds after which it is worth asking a server again whose database is away. */
export const RETRY_AFTER = '5'

/** The failure a caller is told of: what a handler said, `unavailable` while the database is away, else `internal`. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (isDatabaseAway(error)) return new ApiFailure(503, 'unavailable', 'The database cannot be reached')
  return new ApiFailure(500, 'internal', 'Something went wrong here')
}

/**
 * True for errors that mean "not now": no connection, it broke, the server starts or stops, it has no room. SQLSTATE classes 08, 53 and
 * 57P, the codes of Node's sockets, and pg's own messages, which have no code.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08|53|57P)/.test(code) || /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/.test(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|after calling end on the pool/.test(
    error.message,
  )
}
