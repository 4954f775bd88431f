import { padRsc } from '@games/domain'

/**
 * The events by the source's codes, with the event part of the RSC we give them. Rio's own feed had another key, so these are
 * ours (docs/import.md, "Codes of Rio 2016"); they must never change, or what was imported under them is orphaned.
 */
const EVENTS = {
  '100': { event: '100M', measure: 'TIME' },
  '200': { event: '200M', measure: 'TIME' },
  '400': { event: '400M', measure: 'TIME' },
  '800': { event: '800M', measure: 'TIME' },
  '1500': { event: '1500M', measure: 'TIME' },
  '5000': { event: '5000M', measure: 'TIME' },
  '10000': { event: '10000M', measure: 'TIME' },
  '100H': { event: '100MH', measure: 'TIME' },
  '110H': { event: '110MH', measure: 'TIME' },
  '400H': { event: '400MH', measure: 'TIME' },
  '3000SC': { event: '3000MSC', measure: 'TIME' },
  '4x100': { event: '4X100M', measure: 'TIME' },
  '4x400': { event: '4X400M', measure: 'TIME' },
  MAR: { event: 'MARATHON', measure: 'TIME' },
  '20KW': { event: 'WALK20KM', measure: 'TIME' },
  '50KW': { event: 'WALK50KM', measure: 'TIME' },
  HJ: { event: 'HIGHJUMP', measure: 'DISTANCE' },
  PV: { event: 'POLEVAULT', measure: 'DISTANCE' },
  LJ: { event: 'LONGJUMP', measure: 'DISTANCE' },
  TJ: { event: 'TRIPLEJUMP', measure: 'DISTANCE' },
  SP: { event: 'SHOTPUT', measure: 'DISTANCE' },
  DT: { event: 'DISCUS', measure: 'DISTANCE' },
  HT: { event: 'HAMMER', measure: 'DISTANCE' },
  JT: { event: 'JAVELIN', measure: 'DISTANCE' },
  DEC: { event: 'DECATHLON', measure: 'POINTS' },
  HEP: { event: 'HEPTATHLON', measure: 'POINTS' },
} as const

export type EventCode = keyof typeof EVENTS
export type Measure = (typeof EVENTS)[EventCode]['measure']

/** The timetable and the entries write some events otherwise than the results. */
const OTHER_SPELLINGS: Readonly<Record<string, EventCode>> = {
  Mar: 'MAR',
  '20W': '20KW',
  '50W': '50KW',
  '3000S': '3000SC',
  '4x1': '4x100',
  '4x4': '4x400',
}

/** The event a code of any of the files stands for; null for unknown ones. */
export function eventCode(code: string): EventCode | null {
  if (Object.hasOwn(EVENTS, code)) return code as EventCode
  return OTHER_SPELLINGS[code] ?? null
}

export const measureOf = (code: EventCode): Measure => EVENTS[code].measure

/** Combined events by the word the source marks their parts with; the last part decides the medals. */
export const COMBINED: Readonly<Record<string, { readonly event: EventCode; readonly last: EventCode }>> = {
  Decathlon: { event: 'DEC', last: '1500' },
  Heptathlon: { event: 'HEP', last: '800' },
}

/** RSC up to the event, 22 characters. */
export const eventPrefix = (code: EventCode, gender: string): string =>
  `ATH${gender}${EVENTS[code].event}`.padEnd(22, '-')

/** Rounds: of an event of its own its name, of a part of a combined event the part itself, as in `100-` and `LJ--`. */
export type Round = 'FINAL' | 'SEMI' | 'HEAT' | 'PRELIM'
const PHASES: Readonly<Record<Exclude<Round, 'PRELIM'>, string>> = { FINAL: 'FNL-', SEMI: 'SFNL', HEAT: 'HEAT' }
export const isRound = (round: string): round is Round => round === 'PRELIM' || Object.hasOwn(PHASES, round)

/** RSC up to the phase, 26 characters. `combined` is the combined event that the list is a part of. */
export function phasePrefix(code: EventCode, gender: string, round: Round, combined: EventCode | null): string {
  if (combined) return eventPrefix(combined, gender) + code.padEnd(4, '-')
  const preliminary = measureOf(code) === 'DISTANCE' ? 'QUAL' : 'PREL'
  return eventPrefix(code, gender) + (round === 'PRELIM' ? preliminary : PHASES[round])
}

/** RSC of the n-th unit of a phase. */
export const unitCode = (phase: string, number: number): string =>
  padRsc(`${phase}${String(number).padStart(4, '0')}00`)
