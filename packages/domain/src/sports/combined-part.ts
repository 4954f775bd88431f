import { phaseOf, trimRsc } from '../rsc.ts'
import { type EventType, eventTypeCodes, eventTypeFinder, type TypedEvent } from './event-type.ts'

/** Whether the total of parts decides an event, so that each part can have a list: a heptathlon, an omnium, an all-around. */
export const isOfParts = ({ form, id }: EventType): boolean => form === 'combined' || id === 'all-around'

/** The phase code of a part (ODF §4) without filler: `HJ`, `110H`, `FX`. At most four characters. */
export function partPhase({ type, variant }: TypedEvent): string {
  const codes = eventTypeCodes(type, variant).toSorted((a, b) => a.length - b.length)
  const [shortest = type.id.toUpperCase()] = codes
  return shortest.length <= 4 ? shortest : (eventTypeCodes(type, variant)[0] ?? shortest).slice(0, 4)
}

/** Whether a unit is a part of an all-around, by the event types of its sport: its phase is an apparatus. */
export function apparatusParts(types: readonly EventType[]): (unit: { readonly typeCode: string }) => boolean {
  const find = eventTypeFinder(types)
  const phases = new Set(types.filter((type) => !isOfParts(type)).map((type) => partPhase({ type, variant: {} })))
  return ({ typeCode }) => {
    const event = find(typeCode)
    return event !== null && isOfParts(event.type) && phases.has(trimRsc(phaseOf(typeCode)))
  }
}
