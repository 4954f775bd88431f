import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../ui/testing/open-page.tsx'

/** What was left to the browser, which must not leave the page of the tests. */
let left: string[] = []
const leave = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented) return
  left.push(link.pathname)
  event.preventDefault()
}
beforeEach(() => {
  left = []
  addEventListener('click', leave)
})
afterEach(() => removeEventListener('click', leave))

const SERVER_ADDRESSES = [
  '/locale?to=spa&back=%2Fmenu',
  '/api',
  '/api/',
  '/api/openapi.json',
  '/api/books/results/JUDW57KG--------------FNL-000100.pdf',
  '/api/medals/all/table.csv',
  '/api/disciplines/JUD/calendar.ics',
  '/ingest/tables/templates/venues.csv',
  '/sitemap.xml',
  '/robots.txt',
]

test.each(SERVER_ADDRESSES)('the browser follows a link to %s, which is no page of ours (R2.8)', async (address) => {
  const { router } = await openPage('/settings')
  const link = Object.assign(document.createElement('a'), { href: address })
  document.querySelector('main')?.append(link)
  link.click()
  expect(left).toEqual([link.pathname])
  expect(router.state.location.pathname).toBe('/settings')
})

test('the language is chosen by the server: every link to one is followed by the browser (R4.1)', async () => {
  await openPage('/settings', { width: 1440 })
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]
  for (const link of links) link.click()
  expect(left).toEqual(links.map(() => '/locale'))
  // three in the bar, three among the settings
  expect(links).toHaveLength(6)
})

test('a link to a page is followed without loading the document anew', async () => {
  const { router } = await openPage('/settings')
  const link = Object.assign(document.createElement('a'), { href: '/menu' })
  document.querySelector('main')?.append(link)
  link.click()
  await expect.poll(() => router.state.location.pathname).toBe('/menu')
  expect(left).toEqual([])
})
