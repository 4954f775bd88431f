import type { LenexAgeGroup, LenexSwimStyle } from '../lenex/lenex.ts'
import { numberAt, type SdifRecord, textAt } from './records.ts'

/** An event of an SDIF file. */
export interface Race {
  /** The same for all records of the event. */
  readonly key: string
  /** Number of the event; without one the ages, by which events of one style differ. */
  readonly number: string
  readonly gender: 'M' | 'F' | 'X'
  readonly swimStyle: LenexSwimStyle
  /** Event age (Code 025): `1112`, `UN08`, `UNOV`. */
  readonly ages: string
}

/** Stroke (Code 012): style of LENEX and swimmers of a team. */
const STROKES: Readonly<Record<string, readonly [stroke: string, relayCount: 1 | 4]>> = {
  '1': ['FREE', 1],
  '2': ['BACK', 1],
  '3': ['BREAST', 1],
  '4': ['FLY', 1],
  '5': ['MEDLEY', 1],
  '6': ['FREE', 4],
  '7': ['MEDLEY', 4],
}

/**
 * The event of a `D0` or `E0` record, from its six adjacent fields: sex, distance, stroke, number, ages. The distance of a relay is that of all
 * four swimmers. Null if a mandatory field is missing or wrong.
 */
export function raceAt(record: SdifRecord, column: number, isRelay: boolean): Race | null {
  const sex = textAt(record, column, 1)
  const distance = numberAt(record, column + 1, 4)
  const code = textAt(record, column + 5, 1) ?? ''
  const [stroke, relayCount] = Object.hasOwn(STROKES, code) ? (STROKES[code] ?? []) : []
  if ((sex !== 'M' && sex !== 'F' && sex !== 'X') || distance === null || stroke === undefined) return null
  if (relayCount === undefined || isRelay !== relayCount > 1 || distance % relayCount !== 0) return null
  const number = textAt(record, column + 6, 4)
  const ages = textAt(record, column + 10, 4) ?? ''
  const swimStyle = { distance: distance / relayCount, relayCount, stroke, technique: null, name: null }
  return {
    key: [number ?? `ages ${ages}`, sex, relayCount, distance, stroke].join(' '),
    number: number ?? ages,
    gender: sex,
    swimStyle,
    ages,
  }
}

/** `1112` → from 11 to 12 years; `UN` and `OV` are open ends. */
export function ageGroupOf(ages: string, rankings: LenexAgeGroup['rankings']): LenexAgeGroup {
  const [, min, max] = /^(\d\d|UN)(\d\d|OV)$/.exec(ages) ?? []
  const years = (written: string | undefined): number | null =>
    written === undefined || /\D/.test(written) ? null : Number(written)
  return { id: ages || null, min: years(min), max: years(max), name: null, rankings }
}
