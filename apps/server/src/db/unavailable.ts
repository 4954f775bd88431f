/**
 * True for errors that mean "not now": no connection, it broke, no answer in time, the server starts or stops, it has no room. SQLSTATE
 * classes 08, 53 and 57P, a statement or an idle transaction that was cancelled for taking too long, the codes of Node's sockets, and
 * pg's own messages, which have no code.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}

const CODES =
  /^(08|53|57P|57014$|25P03$|EAGAIN|ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|after calling end on the pool/
