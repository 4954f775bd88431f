import { MAX_TOPICS } from '@games/contract/live'
import type { View, ViewCache, ViewEntry } from '../cache/view-cache.ts'

/** The view in an entry, if it has one that the server has confirmed. Numbers of an earlier visit may be of another history. */
export const viewOf = ({ view, recalled }: ViewEntry): View | undefined =>
  recalled ? undefined : (view as View | undefined)

/** Views on the page (watched by a component) that a topic is about. */
export const shownViews = (views: ViewCache): ViewEntry[] =>
  views.entries().filter(({ query, watched }) => query?.topic !== undefined && watched)

/**
 * What a stream has to follow: topic → event number up to which its view is complete. Only views that are there and can still change;
 * one without data is followed as soon as it has arrived, from its own number on, so that nothing is missed between.
 */
export function topicsToFollow(views: ViewCache): Map<string, number> {
  const follow = new Map<string, number>()
  for (const entry of shownViews(views)) {
    const view = viewOf(entry)
    const topic = entry.query?.topic
    if (!view || topic === undefined || entry.query?.follows?.(view) === false) continue
    follow.set(topic, Math.min(view.seq, follow.get(topic) ?? Number.POSITIVE_INFINITY))
  }
  return new Map([...follow].slice(0, MAX_TOPICS))
}

/** True when some view shown for one of `topics` lacks events up to `seq`. */
export const lacks = (views: ViewCache, topics: ReadonlySet<string>, seq: number): boolean =>
  shownViews(views).some((entry) => topics.has(entry.query?.topic ?? '') && (viewOf(entry)?.seq ?? 0) < seq)
