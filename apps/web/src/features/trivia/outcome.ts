import { ApiFailure } from '@games/contract/failure'
import type { VisitorApi } from '../../session/private-api.ts'

/** How a call ended. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** The server said no; `retryAfter` in seconds. */
  | { readonly kind: 'refused'; readonly id: ApiFailure['id']; readonly retryAfter: number | undefined }
  /** The server cannot do it now, or nothing `answered` in time: there may be no network. */
  | { readonly kind: 'away'; readonly answered: boolean }
  /** The session has ended. */
  | { readonly kind: 'signed-out' }

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 10_000

/** Makes a call of the person's own, and gives how it ended. */
export async function outcomeOf<T>(ask: (api: VisitorApi, signal: AbortSignal) => Promise<T>): Promise<Outcome<T>> {
  try {
    const { privateApi } = await import('../../session/private-api.ts')
    return { kind: 'ok', value: await ask(privateApi, AbortSignal.timeout(PATIENCE_MS)) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { kind: 'away', answered: false }
    if (error.status >= 500) return { kind: 'away', answered: true }
    if (error.status !== 401) return { kind: 'refused', id: error.id, retryAfter: error.details.retryAfter }
    const { clearSession } = await import('../../session/login.ts')
    clearSession()
    return { kind: 'signed-out' }
  }
}
