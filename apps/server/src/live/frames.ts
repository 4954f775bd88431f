import type { HelloEvent, RefetchEvent, StaleEvent, TopicEvent } from '@games/contract'

/** The bytes of server-sent events. JSON has no line breaks, so every event is one `data` line. */

export const HEARTBEAT = Buffer.from(':\n\n')

/** How long the browser waits before it reconnects by itself: 1 to 3 s, so that not everybody reconnects at once. */
export const retryFrame = (random: () => number = Math.random): Uint8Array =>
  Buffer.from(`retry: ${Math.round(1_000 + random() * 2_000)}\n\n`)

export const helloFrame = (hello: HelloEvent): Uint8Array =>
  Buffer.from(`id: ${hello.seq}\nevent: hello\ndata: ${JSON.stringify(hello)}\n\n`)

/** Without a number: whoever reconnects with the one it has receives all that is newer. */
export const staleFrame = (stale: StaleEvent): Uint8Array =>
  Buffer.from(`event: stale\ndata: ${JSON.stringify(stale)}\n\n`)

export const refetchFrame = (refetch: RefetchEvent): Uint8Array =>
  Buffer.from(`id: ${refetch.seq}\nevent: refetch\ndata: ${JSON.stringify(refetch)}\n\n`)

export const topicFrame = (event: TopicEvent): Uint8Array =>
  Buffer.from(`id: ${event.seq}\nevent: topic\ndata: ${JSON.stringify(event)}\n\n`)

/** The longest random wait before a refetch that limits this many followers to about a thousand requests a second. */
export const jitterFor = (followers: number): number => Math.min(10_000, Math.max(250, followers))
