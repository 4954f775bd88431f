import type { LogEvent } from '../live/index.ts'

/** Each topic and row once, but that every correction of it is announced; in order of arrival. */
export function distinctEvents(events: readonly LogEvent[]): LogEvent[] {
  const corrections = new Set<string>()
  const keyOf = ({ topic, ref }: LogEvent) => `${topic} ${ref}`
  for (const event of events) if (event.correction) corrections.add(keyOf(event))
  const by = new Map<string, LogEvent>()
  for (const event of events) {
    const key = keyOf(event)
    if (event.correction) by.set(`${key} ${JSON.stringify(event.correction)}`, event)
    else if (!corrections.has(key)) by.set(key, event)
  }
  return [...by.values()]
}
