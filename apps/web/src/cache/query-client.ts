import { ApiFailure } from '@games/contract/failure'
import { QueryClient } from '@tanstack/react-query'

/** Cache policy (spec §9): stale after 5 s, three more tries after 1 s doubling up to 30 s, forgotten after 5 min unused. */
export const STALE_TIME = 5_000
export const RETRIES = 3
export const GC_TIME = 5 * 60_000
export const retryDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 30_000)

/** An answer that will not change by asking again (unknown, refused) is not asked for again. */
const worthRetrying = (error: Error): boolean => !(error instanceof ApiFailure) || error.status >= 500

/** On the server each page has its own cache, asks once and keeps everything until it is rendered. */
export function createQueryClient(onServer: boolean = import.meta.env.SSR): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        gcTime: onServer ? Number.POSITIVE_INFINITY : GC_TIME,
        retry: onServer ? false : (count, error) => count < RETRIES && worthRetrying(error),
        retryDelay,
      },
    },
  })
}
