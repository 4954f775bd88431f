import type { EventType, TypedEvent } from '@games/domain/sports/event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { LenexSwimStyle } from './lenex/lenex.ts'

/** Strokes of LENEX by the event types of swimming. */
const STROKES: Readonly<Record<string, string>> = {
  freestyle: 'FREE',
  backstroke: 'BACK',
  breaststroke: 'BREAST',
  butterfly: 'FLY',
  'individual-medley': 'MEDLEY',
  'freestyle-relay': 'FREE',
  'backstroke-relay': 'BACK',
  'breaststroke-relay': 'BREAST',
  'butterfly-relay': 'FLY',
  'medley-relay': 'MEDLEY',
}

/** The style of an event of swimming by the RSC of its type: `SWMX4X100MMD` is 4 × 100 m medley. Null for any other event. */
export function swimStyleOf(typeCode: string): LenexSwimStyle | null {
  const typed = typedEventOf(typeCode)
  const stroke = typed && Object.hasOwn(STROKES, typed.type.id) ? STROKES[typed.type.id] : undefined
  if (!typed || stroke === undefined || typed.variant.metres === undefined) return null
  const { metres, legs = 1 } = typed.variant
  return { distance: metres, relayCount: legs, stroke, technique: null, name: null }
}

/** The event of a style among the event types of its sport; null if it has none. */
export function eventOfStyle(style: LenexSwimStyle, types: readonly EventType[]): TypedEvent | null {
  const isRelay = style.relayCount > 1
  const type = types.find(
    ({ id, entrant }) =>
      Object.hasOwn(STROKES, id) && STROKES[id] === strokeOf(style) && (entrant === 'relay') === isRelay,
  )
  if (!type || style.technique !== null) return null
  return { type, variant: { metres: style.distance, ...(isRelay && { legs: style.relayCount }) } }
}

/** Whether both are the same race; a medley of one and of four is told apart by their number. */
export const isSameStyle = (a: LenexSwimStyle, b: LenexSwimStyle): boolean =>
  a.distance === b.distance &&
  a.relayCount === b.relayCount &&
  strokeOf(a) === strokeOf(b) &&
  (a.technique ?? '') === (b.technique ?? '')

const strokeOf = ({ stroke }: LenexSwimStyle): string => (stroke === 'IMRELAY' ? 'MEDLEY' : stroke)
