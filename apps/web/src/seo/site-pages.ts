import { LOCALE_TAGS, LOCALES } from '../i18n/locale.ts'
import { addressIn } from './meta-tags.ts'
import { PAGE_FACTS } from './page-facts.ts'

/** What the games have that pages can be about: the server fills it (features/sitemap). */
export interface Known {
  readonly disciplines: readonly { readonly code: string; readonly ranked: boolean }[]
  readonly days: readonly string[]
  readonly genders: readonly string[]
  readonly divisions: readonly string[]
  readonly delegations: readonly string[]
  readonly venues: readonly string[]
  readonly units: readonly { readonly code: string; readonly changed: string | null }[]
}

export interface SitePage {
  /** Canonical, from the root. */
  readonly address: string
  /** When its content changed last, as an instant or a day; null where it is unknown. */
  readonly changed: string | null
}

/** Pages without a parameter that search engines may index, by their facts. */
export function standingPages(): string[] {
  const addresses = Object.entries(PAGE_FACTS).flatMap(([id, facts]) => {
    const path = id.replace(/\/\{-\$\w+\}/g, '').replace(/\/_[\w-]+/g, '')
    if (!facts.index || path.includes('$')) return []
    return [facts.address?.({ params: {}, search: {} }) ?? path]
  })
  return [...new Set(addresses)]
}

/** Every page that search engines may index, one address each. */
export function* sitePages(known: Known): Generator<SitePage> {
  const { disciplines, days, genders, divisions, delegations, venues, units } = known
  const at = (address: string, changed: string | null = null): SitePage => ({ address, changed })
  // the tabs by gender and division stand at their values, and only where there are such events
  for (const address of standingPages()) if (!/^\/medals\/(gender|division)\//.test(address)) yield at(address)
  for (const gender of genders) yield at(`/medals/gender/${gender}`)
  for (const division of divisions) yield at(`/medals/division/${division}`)
  for (const code of delegations) yield at(`/participants/delegation/${code}`)
  for (const code of venues) yield at(`/venues/${code}`)
  for (const day of days) yield at(`/schedule/days?day=${day}`)
  for (const { code, ranked } of disciplines) {
    for (const section of ['schedule/days', 'competitions', 'participants']) yield at(`/discipline/${code}/${section}`)
    if (ranked) yield at(`/discipline/${code}/finalrank`)
    yield at(`/medals/discipline/${code}`)
    yield at(`/medals/medallists/${code}`)
  }
  for (const { code, changed } of units)
    yield at(`/discipline/${code.slice(0, 3)}/results/${code.replace(/-+$/, '')}`, changed)
}

/** A page's address in each language, by its tag, and the one for whoever speaks none of them. */
export const languagesOf = (address: string): readonly (readonly [tag: string, address: string])[] => [
  ...LOCALES.map((locale) => [LOCALE_TAGS[locale], addressIn(address, locale)] as const),
  ['x-default', address],
]

/** What crawlers should leave alone: whatever is personal, or leads nowhere without a person. */
export const PRIVATE_PATHS = [
  '/login',
  '/signup',
  '/auth',
  '/account',
  '/profile',
  '/settings',
  '/menu',
  '/403',
] as const
