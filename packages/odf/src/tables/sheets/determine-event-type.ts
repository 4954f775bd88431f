import { disciplineOf, eventModifierOf, eventTypeOf, genderOf } from '@games/domain'
import type { EventType, Variant } from '@games/domain/sports/event-type'
import type { StoredEventType } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { isWeightClass } from '@games/domain/sports/weight-classes'
import { eventCodeOf, namedEvent, recognisedEvent } from './word-codes.ts'

/** An event type with how it is known. */
export interface DeterminedEventType extends StoredEventType {
  readonly source: 'code' | 'words'
}

/**
 * The type of an event (22 characters or more): of its code where the catalogue of its sport has it, else of the first of its names that is
 * understood as a whole, else of the first that leaves words unexplained. Null: neither tells it. A code that was made of words has the
 * certainty of the words.
 */
export function determineEventType(event: string, names: readonly string[]): DeterminedEventType | null {
  const read = names.map((name) => recognisedEvent(disciplineOf(event), name))
  const ofCode = typedEventOf(event)
  const coded = genderOf(event)
  const gender = coded === '-' ? (read.find(({ words }) => words.gender !== null)?.words.gender ?? coded) : coded
  const byCode = ofCode && { type: ofCode.type.id, variant: ofCode.variant, gender, isConfirmed: true }
  const className = ofCode?.variant.className
  // a code made of words can look like the name of a weight class
  const isSure = className === undefined || isWeightClass(className)
  if (byCode && isSure)
    return names.some((name) => isOfUnexplainedWords(event, name))
      ? { ...byCode, isConfirmed: false, source: 'words' }
      : { ...byCode, source: 'code' }
  const found = read.map((one) => one.found)
  const named = found.find((one) => one.certainty === 'certain') ?? found.find((one) => one.certainty === 'likely')
  if (named && named.certainty !== 'unknown' && (byCode === null || named.certainty === 'certain')) {
    const { type, variant, certainty } = named
    return { type: type.id, variant, gender, isConfirmed: certainty === 'certain', source: 'words' }
  }
  return byCode && { ...byCode, source: 'code' }
}

/** Whether the code of an event was made of a name of which some words are unexplained. */
function isOfUnexplainedWords(event: string, name: string): boolean {
  const named = namedEvent(disciplineOf(event), name)
  const made = eventCodeOf(disciplineOf(event), named)
  return named.certainty === 'likely' && typeAndModifier(made) === typeAndModifier(event)
}

const typeAndModifier = (event: string): string => eventTypeOf(event) + eventModifierOf(event)

/** The quantities that the names of an event have: metres, members of a relay, kilograms. */
export function variantOfNames(discipline: string, names: readonly string[]): Variant {
  const read = names.map((name) => recognisedEvent(discipline, name).words)
  const first = <K extends 'metres' | 'legs' | 'kg'>(key: K): number | undefined =>
    read.find((words) => words[key] !== null)?.[key] ?? undefined
  const [metres, legs, kg] = [first('metres'), first('legs'), first('kg')]
  return {
    ...(metres !== undefined && { metres }),
    ...(legs !== undefined && { legs }),
    ...(kg !== undefined && { kg, ...(read.some(({ over }) => over) && { over: true }) }),
  }
}

/** The event types that the names of an event are near to, for an event whose type is unknown. */
export const nearestEventTypes = (discipline: string, names: readonly string[]): readonly EventType[] => [
  ...new Set(
    names.flatMap((name) => {
      const { found } = recognisedEvent(discipline, name)
      return found.certainty === 'unknown' ? found.nearest : [found.type]
    }),
  ),
]
