import { eventTypeOf } from '@games/domain'
import type { LenexSwimStyle } from './lenex/lenex.ts'

/** Strokes by the end of an event's type: `100MFR`. Feeds write backstroke and butterfly in two ways. */
const STROKES: Readonly<Record<string, string>> = {
  FR: 'FREE',
  BA: 'BACK',
  BK: 'BACK',
  BR: 'BREAST',
  BF: 'FLY',
  BU: 'FLY',
  FL: 'FLY',
  IM: 'MEDLEY',
  ME: 'MEDLEY',
  MD: 'MEDLEY',
}

/** What is swum in an event of swimming by its code: `SWMX4X100MMD` → 4 × 100 m medley. Null where the code does not say it. */
export function swimStyleOf(code: string): LenexSwimStyle | null {
  const [, legs = '1', metres, end = ''] = /^(?:(\d{1,2})X)?(\d{2,5})M([A-Z]{2})/.exec(eventTypeOf(code)) ?? []
  const stroke = Object.hasOwn(STROKES, end) ? STROKES[end] : undefined
  if (metres === undefined || stroke === undefined) return null
  return { distance: Number(metres), relayCount: Number(legs), stroke, technique: null, name: null }
}

/** Whether both are the same race; a medley of one and of four is told apart by their number. */
export const isSameStyle = (a: LenexSwimStyle, b: LenexSwimStyle): boolean =>
  a.distance === b.distance &&
  a.relayCount === b.relayCount &&
  strokeOf(a) === strokeOf(b) &&
  (a.technique ?? '') === (b.technique ?? '')

const strokeOf = ({ stroke }: LenexSwimStyle): string => (stroke === 'IMRELAY' ? 'MEDLEY' : stroke)
