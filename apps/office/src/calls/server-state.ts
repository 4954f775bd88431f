import { ApiFailure } from '@games/contract/failure'
import { createStore } from '@games/web/session/store.ts'

/** Whether the server answers. */
export const serverState = createStore<{ readonly away: boolean }>({ away: false })

/** Whether a call failed for want of an answer: no network, no server, no database. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiFailure ? error.status === 502 || error.status === 503 || error.status === 504 : !isAborted(error)

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
