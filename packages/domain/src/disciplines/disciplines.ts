import { NAME } from '../sports/by-discipline/name.gen.ts'
import type { Localized } from '../text/localized.ts'
import { type DisciplineCode, isDisciplineCode } from './discipline-codes.ts'

/** Names of the disciplines of the games. */
export const DISCIPLINES = NAME satisfies Record<DisciplineCode, Localized>

/** The discipline's name where it is one of ours; undefined for other codes, which the feed may name (DT_CODES). */
export const disciplineName = (code: string): Localized | undefined =>
  isDisciplineCode(code) ? DISCIPLINES[code] : undefined
