import type { Report } from '@games/contract'
import { eventModifierOf, eventTypeOf, phaseOf, type RscLevel, unitOf } from '@games/domain'
import type { Names } from '../names/index.ts'

const isFiller = (part: string): boolean => /^-*$/.test(part)

/** The level a full RSC is of. */
export function levelOf(code: string): Exclude<RscLevel, 'gender'> {
  if (!isFiller(unitOf(code))) return 'unit'
  if (!isFiller(phaseOf(code))) return 'phase'
  return isFiller(eventTypeOf(code) + eventModifierOf(code)) ? 'discipline' : 'event'
}

/** What a document is about, by its full RSC. */
export function about(code: string, names: Names): Report['about'] {
  const level = levelOf(code)
  return { code, level, event: level === 'discipline' ? null : names.event(code) }
}
