import { ApiFailure } from '@games/contract/failure'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isAway } from './server-state.ts'

/** Newer than this, what was read is shown without being read again. Milliseconds. */
const FRESH_MS = 2_000
/** A server that is away is asked again after this, and then after twice as long, at most this long. Milliseconds. */
const FIRST_TRY_MS = 1_000
const LONGEST_WAIT_MS = 15_000
/** What fails by the server's own fault is tried again so often. */
const TRIES = 2

// a button is off before the second press of a double click: a timer may come after it
notifyManager.setScheduler(queueMicrotask)

/**
 * What the office has read. While the server is away it is asked again and again, and what is shown stays; whatever else fails is shown
 * with another try. A change is never sent twice by itself.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: FRESH_MS,
      retry: (count, error) => isAway(error) || (error instanceof ApiFailure && error.status >= 500 && count < TRIES),
      retryDelay: (count) => Math.min(FIRST_TRY_MS * 2 ** count, LONGEST_WAIT_MS),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
