import { err, ok, type Result } from './result.ts'

/**
 * RSC, the 34-character key of everything in a games (ODF §4): discipline 3, gender 1, event 18, phase 4, unit 8.
 * Always read by position: the event part may hold `-` inside (`CSPMC2-500M`).
 */
export const RSC_LENGTH = 34
const LEVEL_LENGTH = { discipline: 3, gender: 4, event: 22, phase: 26, unit: 34 } as const
export type RscLevel = keyof typeof LEVEL_LENGTH

export interface RscError {
  readonly kind: 'bad-rsc'
  readonly code: string
  readonly reason: string
}

/** Uppercases and pads a code with or without its trailing filler to 34 characters. */
export function parseRsc(code: string): Result<RscError, string> {
  const full = code.toUpperCase().padEnd(RSC_LENGTH, '-')
  if (full.length > RSC_LENGTH) return err({ kind: 'bad-rsc', code, reason: 'longer than 34 characters' })
  if (!/^[A-Z0-9.-]+$/.test(full)) return err({ kind: 'bad-rsc', code, reason: 'characters outside A–Z 0–9 . -' })
  if (full.startsWith('---') && full !== '-'.repeat(RSC_LENGTH))
    return err({ kind: 'bad-rsc', code, reason: 'no discipline' })
  return ok(full)
}

/** The prefix of a full RSC at a level, e.g. `event` → its first 22 characters. */
export const rscPrefix = (code: string, level: RscLevel): string => code.slice(0, LEVEL_LENGTH[level])

/** A code of a higher level is sent padded to 34 (ODF §4). */
export const padRsc = (prefix: string): string => prefix.padEnd(RSC_LENGTH, '-')

export const disciplineOf = (code: string): string => code.slice(0, 3)
/** Event gender: M, W, X (mixed), O (open), or `-` where the code is not bound to one. */
export const genderOf = (code: string): string => code.charAt(3) || '-'
/** 8 characters of event type, e.g. `TEAM6---`. */
export const eventTypeOf = (code: string): string => code.slice(4, 12)
/** 10 characters of event modifier: weight, class, division. */
export const eventModifierOf = (code: string): string => code.slice(12, 22)
/** 4 characters of phase, e.g. `SFNL`, filler kept. */
export const phaseOf = (code: string): string => code.slice(22, 26)
/** 8 characters of unit, filler kept. */
export const unitOf = (code: string): string => code.slice(26, 34)
/** The code without its trailing filler, as it stands in addresses (R2.2). */
export const trimRsc = (code: string): string => code.replace(/-+$/, '')

/**
 * The division of an event: `D1`, `D2`, `D3` at the start of the RSC's event modifier (our convention for games with divisions;
 * ODF has none). Null for events without divisions.
 */
export function divisionOf(code: string): 1 | 2 | 3 | null {
  const m = /^D([123])(?![0-9A-Z])/.exec(eventModifierOf(code))
  return m ? (Number(m[1]) as 1 | 2 | 3) : null
}
