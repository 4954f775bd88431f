import { ApiFailure } from '@games/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isAccountGone } from '../../db/account-gone.ts'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { WINDOW_SECONDS } from '../ingest/wrong-keys.ts'
import type { HeaderRecord } from '../response-cache/respond.ts'

/** Seconds after which a request is worth repeating to a server whose database is unavailable. */
export const RETRY_AFTER = '5'

/** The failure a caller gets: the handler's own, `unavailable` while the database is, `unauthorized` where the caller's account is being deleted, else `internal`. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (isDatabaseUnavailable(error)) return new ApiFailure(503, 'unavailable', 'The database cannot be reached')
  if (isAccountGone(error)) return new ApiFailure(401, 'unauthorized', 'Nobody is signed in')
  return new ApiFailure(500, 'internal', 'Something went wrong here')
}

/** Seconds of `retry-after` by status, where the failure does not say its own. */
const RETRY_AFTER_BY_STATUS: Readonly<Record<number, string>> = { 429: String(WINDOW_SECONDS), 503: RETRY_AFTER }

/** A failure as a call answers it: its id, a message for developers, its details; never stored. */
export function failureAnswer(
  c: Context,
  { status, id, message, details }: ApiFailure,
  headers: HeaderRecord,
): Response {
  const retryAfter = retryAfterOf({ status, details })
  return c.json({ id, message, ...details }, status as ContentfulStatusCode, {
    ...headers,
    'cache-control': 'no-store',
    ...(retryAfter && { 'retry-after': retryAfter }),
  })
}

/** The seconds of `retry-after`; undefined: it says nothing. */
export const retryAfterOf = ({ status, details }: Pick<ApiFailure, 'status' | 'details'>): string | undefined =>
  details.retryAfter === undefined ? RETRY_AFTER_BY_STATUS[status] : String(details.retryAfter)
