import type { LynxLine } from './text.ts'
import { withPoint } from './times.ts'

/** The event line, the first of a `.lif` and those of an `.evt` that do not begin with a comma. */
export interface LynxHeat {
  readonly line: number
  /** Digits, or digits and letters: `18B`. `0` for an untitled race. */
  readonly event: string
  readonly round: string
  readonly heat: string
  readonly name: string | null
  /** Metres per second with its sign; null: not measured. */
  readonly wind: string | null
  /** What stood for the wind and is none. */
  readonly badWind: string | null
  readonly distance: string | null
  /** Time of the day of the start: `10:28:03.1767`; null: none. */
  readonly start: string | null
}

/** Null for a line that is no event's. A missing round or heat is 1. */
export function heatOf({ line, fields }: LynxLine): LynxHeat | null {
  const [event = '', round = '', heat = '', name = '', written = '', unit = ''] = fields
  // a weather station writes its direction and other figures behind the wind: `-1.4,,,192`, `M/S SW`
  const wind = withPoint(/^([+-]?\d{1,2}(?:[.,]\d{1,2})?),,/.exec(written)?.[1] ?? written)
  if (!NUMBER.test(event) || !isNumber(round) || !isNumber(heat)) return null
  const isWind = /^[+-]?\d{1,2}(\.\d{1,2})?$/.test(wind) && /^(?:m\/s(?: [NESW]{1,3})?)?$/i.test(unit)
  return {
    line,
    event,
    round: round || '1',
    heat: heat || '1',
    name: name || null,
    wind: isWind ? wind : null,
    badWind: wind === '' || isWind ? null : `${wind} ${unit}`.trim(),
    distance: fields[9] || null,
    start: withPoint(fields[10] ?? '') || null,
  }
}

const NUMBER = /^[A-Za-z0-9][A-Za-z0-9._-]{0,19}$/
const isNumber = (text: string): boolean => text === '' || NUMBER.test(text)
