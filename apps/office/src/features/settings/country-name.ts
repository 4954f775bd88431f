import { countryLetters } from '@games/domain/delegations/countries'
import type { Texts } from './texts.ts'

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const NAMES = { por: namesIn('pt-BR'), spa: namesIn('es'), eng: namesIn('en') } as const

/** A country's name in three languages by its committee's code; null: it is no country's. */
export function countryName(code: string): Texts | null {
  const letters = countryLetters(code)?.toUpperCase()
  if (letters === undefined) return null
  const [por, spa, eng] = [NAMES.por.of(letters), NAMES.spa.of(letters), NAMES.eng.of(letters)]
  return por === undefined || spa === undefined || eng === undefined ? null : { por, spa, eng }
}
