import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { addressIn, metaTags } from './meta-tags.ts'
import { PAGE_FACTS } from './page-facts.ts'
import { languagesOf, PRIVATE_PATHS, sitePages, standingPages } from './site-pages.ts'

const META = {
  origin: 'https://games.example',
  locale: 'por',
  isLocaleRequested: false,
  siteName: 'Jogos "de" <teste>',
  title: 'Medalhas · Jogos',
  description: 'Ouro & prata.',
  address: '/medals/all',
  index: true,
} as const

test.each([
  ['/medals/all', 'por', '/medals/all'],
  ['/medals/all', 'spa', '/medals/all?lang=spa'],
  ['/schedule/days?day=2027-09-14', 'eng', '/schedule/days?lang=eng&day=2027-09-14'],
] as const)('%s in %s is at %s', (address, locale, at) => {
  expect(addressIn(address, locale)).toBe(at)
})

describe('what a page has for crawlers', () => {
  const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]

  test('its one address: without a language, unless the address itself names another one', () => {
    expect(canonical(metaTags(META))).toBe('https://games.example/medals/all')
    expect(canonical(metaTags({ ...META, locale: 'spa' }))).toBe('https://games.example/medals/all')
    expect(canonical(metaTags({ ...META, locale: 'spa', isLocaleRequested: true }))).toBe(
      'https://games.example/medals/all?lang=spa',
    )
    expect(canonical(metaTags({ ...META, isLocaleRequested: true }))).toBe('https://games.example/medals/all')
  })

  test('no text can end an attribute', () => {
    const html = metaTags(META)
    expect(html).toContain('content="Jogos &quot;de&quot; &lt;teste&gt;"')
    expect(html).toContain('content="Ouro &amp; prata."')
  })

  test('noindex where no search engine should keep it', () => {
    expect(metaTags(META)).not.toContain('noindex')
    expect(metaTags({ ...META, index: false })).toContain('<meta data-page name="robots" content="noindex">')
  })
})

test('athletes are minors: no page of one, nor of their team, is for search engines', () => {
  expect(PAGE_FACTS['/participants/profile/$id']?.index).toBe(false)
  expect(PAGE_FACTS['/participants/team/$code']?.index).toBe(false)
})

test('the sitemap holds standing pages, each known thing, and nothing personal or empty', () => {
  const known = {
    disciplines: [{ code: 'JUD', ranked: false }],
    days: ['2027-09-14'],
    genders: ['M'],
    divisions: ['1'],
    delegations: ['AL'],
    venues: ['GJU'],
    units: [{ code: 'JUDW57KG--------------FNL-000100--', changed: null }],
  }
  const addresses = [...sitePages(known)].map(({ address }) => address)
  expect(addresses).toEqual([...new Set(addresses)])
  for (const address of [
    '/schedule/grid',
    '/schedule/days?day=2027-09-14',
    '/medals/all',
    '/venues',
    '/venues/GJU',
    '/medals/gender/M',
    '/medals/division/1',
    '/participants/delegation/AL',
    '/medals/discipline/JUD',
    '/discipline/JUD/schedule/days',
    '/discipline/JUD/results/JUDW57KG--------------FNL-000100',
  ])
    expect(addresses).toContain(address)
  for (const address of ['/medals/gender/W', '/discipline/JUD/finalrank', '/account', ...PRIVATE_PATHS])
    expect(addresses).not.toContain(address)
  expect(standingPages().every((address) => !/[${}]|\/_/.test(address))).toBe(true)
})

test('every language and nobody’s has its address', () => {
  expect(languagesOf('/medals/all').map(([tag]) => tag)).toEqual(['pt-PT', 'es-ES', 'en-US', 'x-default'])
})

/** Routes that are no page: redirects, layouts, widgets, the office's preview, and galleries of development alone. */
const NO_PAGE =
  /^\/(widget\/|preview\/|auth$|medal-test$|test-results-card$|more-dev$|sports-gallery$|schedule\/(blocks)?$|medals\/$|medals\/all_\/|participants\/$|discipline\/\$key\/(schedule\/)?$)/

test('every page has its facts', () => {
  const { routesById } = createRouter({ routeTree: routeTree as AnyRoute, history: createMemoryHistory() })
  const ids = (Object.values(routesById) as AnyRoute[])
    .filter(({ children }) => children === undefined)
    .map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(50)
  expect(ids.filter((id) => !NO_PAGE.test(id) && !(id in PAGE_FACTS))).toEqual([])
})
