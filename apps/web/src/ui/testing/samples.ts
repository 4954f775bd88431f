import type { Locale } from '@games/domain'
import eng from '../../../messages/eng/status.json'
import por from '../../../messages/por/status.json'
import spa from '../../../messages/spa/status.json'

/** What the games really hold at its longest: states, clubs, people. */
export const LONG_DELEGATION = 'Rio Grande do Norte'
export const LONG_NAME = 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento'

/** Every status in a language's words, by `status.RUNNING` …. */
export const STATUS_WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { por, spa, eng }

/** A delegation of the demonstration, with its medals. */
export interface Delegation {
  readonly code: string
  readonly name: string
  readonly flag: string | null
  readonly gold: number
  readonly silver: number
  readonly bronze: number
  readonly total: number
}

const delegation = (code: string, name: string, gold: number, silver: number, bronze: number): Delegation => ({
  code,
  name,
  flag: `/brasil_flags/${code.toLowerCase()}.png`,
  gold,
  silver,
  bronze,
  total: gold + silver + bronze,
})

export const DELEGATIONS: readonly Delegation[] = [
  delegation('SP', 'São Paulo', 114, 101, 95),
  delegation('RJ', 'Rio de Janeiro', 10, 9, 8),
  delegation('RN', LONG_DELEGATION, 8, 10, 7),
  delegation('AL', 'Alagoas', 3, 0, 4),
  delegation('RR', 'Roraima', 0, 0, 0),
]

/** A thousand of them, as the athletes' list has. */
export const MANY_DELEGATIONS: readonly Delegation[] = Array.from({ length: 1000 }, (_, place) => {
  const one = DELEGATIONS[place % DELEGATIONS.length] ?? delegation('AL', 'Alagoas', 3, 0, 4)
  return { ...one, code: `${one.code}${place}`, name: `${one.name} ${place + 1}` }
})
