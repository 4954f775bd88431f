import { countryLetters } from './countries.ts'
import { isStateCode } from './delegations.ts'

/** Codes whose picture the organiser keeps beside the disciplines' (R3.13). */
const DISCIPLINE_IMAGES: ReadonlySet<string> = new Set(['BYE', 'ROW', 'TTE'])

/**
 * Address of the picture, 80 px wide, that stands for an organisation (R3.13): a country's flag, the flag of a Brazilian state (two
 * letters), a picture of its own. Null where there is none: its letters are shown.
 */
export function flagAddress(code: string): string | null {
  if (DISCIPLINE_IMAGES.has(code)) return `/configurations/discipline_images/${code}.png`
  if (isStateCode(code)) return `/brasil_flags/${code}.png`
  const letters = countryLetters(code)
  return letters ? `/flags/w80/${letters}.png` : null
}
