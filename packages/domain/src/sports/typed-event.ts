import { type EventType, eventTypeFinder, type TypedEvent } from './event-type.ts'
import { sportOf } from './registry.ts'

const finders = new WeakMap<readonly EventType[], ReturnType<typeof eventTypeFinder>>()

/** The event type that the code of an event or unit names, by the catalogue of its sport; null for a code that is in no catalogue. */
export function typedEventOf(rsc: string): TypedEvent | null {
  const { eventTypes } = sportOf(rsc)
  const find = finders.get(eventTypes) ?? eventTypeFinder(eventTypes)
  finders.set(eventTypes, find)
  return find(rsc)
}
