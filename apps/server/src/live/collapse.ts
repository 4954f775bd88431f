import type { Correction } from '@games/contract'
import type { NumberedEvent } from './event-log.ts'

/** What is announced of a topic at once: its rows `refs` have changed, or the whole of it when there are none. */
export interface Announcement {
  readonly seq: number
  readonly topic: string
  readonly refs: readonly string[]
  readonly correction: Correction | null
}

/**
 * The fewest announcements of these events (ascending), ascending by number.
 *
 * A follower may lose its connection between any two of them and reconnect with the number of the first, so whatever is left out
 * must be announced again later: an event is left out only when a later one announces the whole topic. Changed rows are gathered only while no
 * other topic is in between, and a correction is never left out.
 */
export function collapse(events: readonly NumberedEvent[]): Announcement[] {
  const lastWhole = new Map<string, number>()
  for (const event of events) if (event.ref === null) lastWhole.set(event.topic, event.seq)

  const announcements: Announcement[] = []
  for (const { seq, topic, ref, correction } of events) {
    if (correction === null && seq < (lastWhole.get(topic) ?? 0)) continue
    const before = announcements.at(-1)
    if (before?.topic !== topic || (before.correction && correction)) {
      announcements.push({ seq, topic, refs: ref === null ? [] : [ref], correction })
      continue
    }
    const whole = ref === null || before.refs.length === 0
    announcements[announcements.length - 1] = {
      seq,
      topic,
      refs: whole ? [] : before.refs.includes(ref) ? before.refs : [...before.refs, ref],
      correction: correction ?? before.correction,
    }
  }
  return announcements
}
