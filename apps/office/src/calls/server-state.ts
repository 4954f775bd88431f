import { ApiFailure } from '@games/contract/failure'
import { createStore } from '@games/web/session/store.ts'

/** Whether the server answers. */
export const serverState = createStore<{ readonly away: boolean }>({ away: false })

/** Whether a call failed for want of an answer: no network, no server, no database. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiFailure ? error.status === 502 || error.status === 503 || error.status === 504 : !isAborted(error)

/** Whether a call was given up on this page. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const REFUSED = new Set([400, 404, 405, 422])
const refusals = new EventTarget()

/** Notes that a call was refused as wrong, or as none that the server knows. */
export function noteRefusal(error: unknown): void {
  if (error instanceof ApiFailure && REFUSED.has(error.status)) refusals.dispatchEvent(new Event('refused'))
}

/** Calls `listener` at every such refusal; gives what ends it. */
export function onRefused(listener: () => void): () => void {
  refusals.addEventListener('refused', listener)
  return () => refusals.removeEventListener('refused', listener)
}
