import { disciplineOf, divisionOf, eventModifierOf, genderOf, padRsc, rscPrefix } from '../rsc.ts'
import { type EventType, eventKey, eventTypeCode, type TypedEvent, type Variant } from './event-type.ts'
import { PLAIN_EVENT_TYPES } from './plain-event-types.ts'
import { sportOf } from './registry.ts'
import { typedEventOf } from './typed-event.ts'

/** The type of an event in the database. */
export interface StoredEventType {
  /** `EventType.id` in the catalogue of the event's sport, or of the plain types. */
  readonly type: string
  readonly variant: Variant
  /** M, W, X, O or `-`. */
  readonly gender: string
  /** False for a type read from words of which some are unexplained. */
  readonly isConfirmed: boolean
}

/** The event types that an event of a discipline can have, the plain ones last. */
export const eventTypesFor = (discipline: string): readonly EventType[] => [
  ...sportOf(discipline).eventTypes,
  ...PLAIN_EVENT_TYPES,
]

/**
 * The RSC by which rules read an event or unit (full RSC) of a stored type: the code of the type in the catalogue, with gender, and with phase
 * and unit of `code`. It is `code` where that names the same type already, or where the type is unknown (null).
 */
export function typeCodeOf(code: string, stored: StoredEventType | null): string {
  if (stored === null) return code
  const type = eventTypesFor(disciplineOf(code)).find(({ id }) => id === stored.type)
  if (!type) return code
  const { variant, gender } = stored
  const named = typedEventOf(code)
  if (named && gender === genderOf(code) && eventKey(named) === eventKey({ type, variant })) return code
  const part = eventTypeCode(type, variant)
  if (part === null) return code
  // a division stays
  const modifier = divisionOf(code) === null || part.length > 8 ? '' : eventModifierOf(code)
  const event = rscPrefix(padRsc(`${disciplineOf(code)}${gender}${part.padEnd(8, '-')}${modifier}`), 'event')
  return `${event}${code.slice(event.length)}`
}

/** The name of an event type with the values of the event: `4 x 100 m relay`; null if a value is missing. */
export function eventTypeName({ type, variant }: TypedEvent): EventType['name'] | null {
  const { metres, legs, kg } = variant
  const values: Readonly<Record<string, number | undefined>> = {
    metres,
    legs,
    kg,
    km: metres === undefined ? undefined : metres / 1000,
  }
  let isWhole = true
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) isWhole = false
      return String(value ?? '')
    })
  const { por, spa, eng } = type.name
  const name = { por: filled(por), ...(spa && { spa: filled(spa) }), ...(eng && { eng: filled(eng) }) }
  return isWhole ? name : null
}
