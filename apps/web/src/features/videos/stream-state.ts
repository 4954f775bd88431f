import type { LiveStream } from '@games/contract/content/shown-content'

/** How a stream stands: to come, on, without a signal, over. */
export type StreamState = 'next' | 'on' | 'lost' | 'over'

/** At games time `now`, epoch milliseconds; null: not known yet, when nothing is said to be on. */
export function streamState({ starts, ends, signal }: LiveStream, now: number | null): StreamState {
  if (now === null) return 'next'
  if (ends !== null && Date.parse(ends) <= now) return 'over'
  if (starts === null || Date.parse(starts) > now) return 'next'
  return signal === 'lost' ? 'lost' : 'on'
}
