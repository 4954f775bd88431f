import type { Api, CallOptions, SearchIndex } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { topics } from '@games/contract/live'
import { FEWEST_LETTERS } from '@games/domain/search/search-words'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { type Answer, fromServer } from './answer.ts'

/** Whether the server was reached and refused: then this device knows no better. */
const isRefused = (error: unknown): boolean => error instanceof ApiFailure && error.status < 500

/** A server that takes longer is taken for one that is away. Milliseconds. */
const PATIENCE = 5_000

/** Requests from the server; where it is not reached in time, this device. Rejects with ApiFailure where the server refuses, and when `signal` calls it off. */
export async function requestAnswer(api: Api, q: string, options: CallOptions = {}): Promise<Answer> {
  if (q.length < FEWEST_LETTERS) return { groups: [], here: false }
  if (import.meta.env.SSR) return fromServer(await api.search({ query: { q } }, options))
  try {
    const inTime = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(options.signal ? [options.signal] : [])])
    if (navigator.onLine !== false)
      return fromServer(await api.search({ query: { q } }, { ...options, signal: inTime }))
  } catch (error) {
    if (options.signal?.aborted || isRefused(error)) throw error
  }
  const { searchHere } = await import('./search-here.ts')
  return searchHere(q)
}

/** What fits `q`. It is not stored on the device: what was typed is nobody's business, and the last searches are kept by themselves. */
export const searchQuery = (api: Api, q: string): ViewQuery<Answer> => ({
  key: ['search', q],
  private: true,
  load: (options) => requestAnswer(api, q, options),
})

/** Everything but people and teams, for when there is no network. */
export const searchIndexQuery = (api: Api): ViewQuery<SearchIndex> => ({
  key: ['search-index'],
  topic: topics.days(),
  load: (options) => api.getSearchIndex({}, options),
})
