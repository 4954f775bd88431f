import type { QueryClient } from '@tanstack/react-query'

/** The highest event number each topic has been told of, per cache. */
const toldOf = new WeakMap<QueryClient, Map<string, number>>()

/** Remembers that `topic` changed at event `seq`, so that the next fetch asks for at least that. */
export function tell(queryClient: QueryClient, topic: string, seq: number): void {
  let told = toldOf.get(queryClient)
  if (!told) toldOf.set(queryClient, (told = new Map()))
  told.set(topic, Math.max(seq, told.get(topic) ?? 0))
}

/** The event number an answer about `topic` must contain; undefined while nothing was told. */
export const toldSeq = (queryClient: QueryClient, topic: string): number | undefined =>
  toldOf.get(queryClient)?.get(topic)
