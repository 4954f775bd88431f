import type { CallOptions } from '@games/contract'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { toldSeq } from './told.ts'

/** A wire view: complete up to the event number `seq`. */
export interface View {
  readonly seq: number
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The live topic that tells of changes to this query; absent for what never changes. */
      topic?: string
      /** Whether this view can still change: a stream is kept open only for those that can. Absent: always. */
      follows?: (view: unknown) => boolean
      /** The topic tells of changes to this view but sends another one: it is fetched again. */
      derived?: boolean
    }
  }
}

export interface LiveQueryOptions<V> {
  /** False for a view that cannot change any more, so that it keeps no stream open. */
  readonly follows?: (view: V) => boolean
  /** True when `topic` is another view's: its events are a reason to fetch this one, never its content. */
  readonly derived?: boolean
}

/**
 * Query options of a view that the event stream keeps fresh:
 * `liveQuery(['medals', scope], topics.medals(scope), (options) => api.getMedalTable({ params: { scope } }, options))`.
 * `fetch` is given the signal and the event number the answer must contain; an answer older than what is held never replaces it
 * (architecture, "never backwards").
 */
export function liveQuery<V extends View, const K extends QueryKey>(
  key: K,
  topic: string,
  fetch: (options: CallOptions) => Promise<V>,
  { follows, derived = false }: LiveQueryOptions<V> = {},
) {
  return queryOptions({
    queryKey: key,
    meta: { topic, derived, ...(follows ? { follows: (view: unknown) => follows(view as V) } : {}) },
    queryFn: async ({ signal, client }): Promise<V> => {
      const minSeq = toldSeq(client, topic)
      const fetched = await fetch({ signal, ...(minSeq === undefined ? {} : { minSeq }) })
      const held = client.getQueryData<V>(key)
      return held && held.seq > fetched.seq ? held : fetched
    },
  })
}
