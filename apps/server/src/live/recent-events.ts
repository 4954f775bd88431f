import type { NumberedEvent } from './event-log.ts'

/** The newest events in memory, so that a crowd that reconnects at once costs the database nothing. */
export interface RecentEvents {
  /** Everything numbered above this is here. */
  readonly since: number
  add(events: readonly NumberedEvent[]): void
  /** Events of these topics in (after, until], ascending; `after` is not below `since`. */
  of(topics: ReadonlySet<string>, after: number, until: number): NumberedEvent[]
  /** Forgets all and goes on above `seq`. */
  restart(seq: number): void
}

export function createRecentEvents(start: number, most: number): RecentEvents {
  let since = start
  let events: NumberedEvent[] = []

  const firstAbove = (seq: number): number => {
    let low = 0
    let high = events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((events[middle]?.seq ?? 0) > seq) high = middle
      else low = middle + 1
    }
    return low
  }

  return {
    get since() {
      return since
    },
    add(added) {
      for (const event of added) events.push(event)
      // Trimmed by half at a time: shifting one by one would move the whole array for every event.
      if (events.length <= most * 2) return
      events = events.slice(-most)
      since = (events[0]?.seq ?? 1) - 1
    },
    of(topics, after, until) {
      const found: NumberedEvent[] = []
      for (let at = firstAbove(after); at < events.length; at++) {
        const event = events[at]
        if (!event || event.seq > until) break
        if (topics.has(event.topic)) found.push(event)
      }
      return found
    },
    restart(seq) {
      since = seq
      events = []
    },
  }
}
