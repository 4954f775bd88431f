import { DISCIPLINE_CODES, isDisciplineCode, type Localized } from '@games/domain'
import { DISCIPLINES } from '@games/domain/disciplines/disciplines'
import { SHEET_WORDS } from '@games/domain/sports/by-discipline/sheet-words.gen'

/** Other names of disciplines, as organisers write them, separated by `|`. */
const ALSO: Readonly<Record<string, string>> = SHEET_WORDS

/** The disciplines of the games, and others that organisers' words name. */
export const KNOWN_DISCIPLINES: readonly string[] = [...new Set([...DISCIPLINE_CODES, ...Object.keys(ALSO)])]

export const localNames = (name: Localized | null | undefined): string[] =>
  name ? Object.values(name).filter((one): one is string => typeof one === 'string') : []

/** Names of a discipline in the three languages and as organisers write them. */
export const disciplineWords = (code: string): string[] => [
  ...localNames(isDisciplineCode(code) ? DISCIPLINES[code] : null),
  ...(ALSO[code]?.split('|') ?? []),
]
