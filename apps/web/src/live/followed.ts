import type { Query, QueryClient } from '@tanstack/react-query'
import { MAX_TOPICS } from '@games/contract/live'
import type { View } from '../cache/live-query.ts'

/** The view a query holds, if it holds one. */
export const viewOf = (query: Query): View | undefined => query.state.data as View | undefined

/** Queries on the page (watched by a component) that a topic tells about. */
export const shownQueries = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.meta?.topic !== undefined && query.isActive())

/**
 * What a stream has to follow: topic → event number up to which its view is complete. Only views that are there and can still change;
 * one without data is followed as soon as it has arrived, from its own number on, so that nothing is missed between.
 */
export function topicsToFollow(queryClient: QueryClient): Map<string, number> {
  const follow = new Map<string, number>()
  for (const query of shownQueries(queryClient)) {
    const view = viewOf(query)
    const topic = query.meta?.topic
    if (!view || topic === undefined || query.meta?.follows?.(view) === false) continue
    follow.set(topic, Math.min(view.seq, follow.get(topic) ?? Number.POSITIVE_INFINITY))
  }
  return new Map([...follow].slice(0, MAX_TOPICS))
}

/** True when some view shown for one of `topics` lacks events up to `seq`. */
export const lacks = (queryClient: QueryClient, topics: ReadonlySet<string>, seq: number): boolean =>
  shownQueries(queryClient).some((query) => topics.has(query.meta?.topic ?? '') && (viewOf(query)?.seq ?? 0) < seq)
