import { ApiFailure } from '@games/contract/failure'
import type { CodeRefusal } from '@games/contract/trivia/trivia'

/** What a typed code is. */
export type ResolvedShortCode =
  | { readonly kind: 'trivia'; readonly id: string }
  /** No trivia is behind it, or not now. `opensAt`: when it opens, if that is why. */
  | { readonly kind: 'refused'; readonly reason: CodeRefusal; readonly opensAt: string | null }
  /** Too many wrong ones; `until`: when the next may be typed, epoch milliseconds. */
  | { readonly kind: 'pause'; readonly until: number }
  /** The session has ended. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' }

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 10_000

/** Asks the server which trivia a typed code is of. */
export async function resolveCode(code: string): Promise<ResolvedShortCode> {
  try {
    const { privateApi } = await import('../../session/private-api.ts')
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const resolved = await privateApi.resolveTriviaCode({ body: { code } }, { signal })
    return resolved.kind === 'trivia' ? { kind: 'trivia', id: resolved.trivia.id } : resolved
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { kind: 'failed' }
    if (error.status === 429) return { kind: 'pause', until: Date.now() + (error.details.retryAfter ?? 60) * 1_000 }
    if (error.status !== 401) return { kind: 'failed' }
    const { clearSession } = await import('../../session/login.ts')
    clearSession()
    return { kind: 'signed-out' }
  }
}
