import { disciplineOf } from '../rsc.ts'
import { SPEEDS } from './by-discipline/speeds.gen.ts'
import { raceOf } from './recognise/title-contradictions.ts'
import { typedEventOf } from './typed-event.ts'

/** A time of a race that a person must look at: no person is that fast or slow, or it is the time of the day. */
export type TimeFault = 'time' | 'time-of-day'

/** Metres per second: the fastest by metres of a leg, the slowest of any distance. Each has room beyond the records of the sport. */
interface Speeds {
  readonly slowest: number
  readonly fastest: readonly (readonly [metres: number, speed: number])[]
  /** Metres of event types whose code has none. */
  readonly metres?: Readonly<Record<string, number>>
}
const SPORTS: Readonly<Record<string, Speeds>> = SPEEDS
const MAX_WITHOUT_METRES = 4 * 3_600
/** A race that starts at night can last longer than the clock shows. */
const EARLIEST_START = 4 * 3_600

export interface TimedRace {
  readonly unit: string
  /** Metres by the timing system, for an event whose code has none. */
  readonly distance: string | null
  /** Time of the day of its start: `10:28:03.1767`; null: not known. */
  readonly start: string | null
}

/** The fault of a time such as `11.29`, `1:02.34` or `2:15:30`; null for a plausible time and for a text that is no time. */
export function timeFault(result: string, { unit, distance, start }: TimedRace): TimeFault | null {
  const seconds = secondsOf(result)
  if (seconds === null) return null
  const started = secondsOf(start ?? '')
  if (started !== null && started >= EARLIEST_START && seconds >= started) return 'time-of-day'
  const speeds = SPORTS[disciplineOf(unit)]
  if (speeds === undefined) return null
  const race = lengthOf(unit, distance, speeds)
  if (race === null) return seconds > MAX_WITHOUT_METRES ? 'time' : null
  const speed = (race.metres * race.legs) / seconds
  const fastest = speeds.fastest.find(([metres]) => race.metres <= metres)?.[1] ?? 0
  return speed > fastest || speed < speeds.slowest ? 'time' : null
}

function lengthOf(
  unit: string,
  distance: string | null,
  { metres }: Speeds,
): { readonly metres: number; readonly legs: number } | null {
  const named = metres?.[typedEventOf(unit)?.type.id ?? '']
  if (named !== undefined) return { metres: named, legs: 1 }
  const written = Number(distance ?? 0)
  return raceOf(unit) ?? (written > 0 ? { metres: written, legs: 1 } : null)
}

function secondsOf(time: string): number | null {
  if (!/^(?:\d{1,2}:){0,2}\d{1,3}(?:\.\d+)?$/.test(time)) return null
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return seconds > 0 ? seconds : null
}
