import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import { ALL_LOCALES, inTurn, openMatrix, type PageMatrix } from './page-matrix.ts'
import { ROUTES, type RouteVisit } from './routes.ts'
import type { RunningServer } from './server.ts'

/**
 * Every route in the frame's matrix (page-matrix.ts) on the demo's games, and no link to what is no page that the router takes for one (links.ts).
 * A route's further addresses take turns.
 */
let browser: Browser
let server: RunningServer
let matrix: PageMatrix
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startDemo()])
  matrix = await openMatrix(browser, server.url)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** What is not there is answered with one page, wherever it is: that page is visited once. */
const VISITS = ROUTES.filter(
  ({ status }, index) => status !== 404 || ROUTES.findIndex((other) => other.status === status) === index,
)
/** What is refused is answered with one page as well, whose own route is seen in every language: the others take turns. */
const isInEveryLanguage = ({ route, needsUser }: RouteVisit, index: number): boolean =>
  !needsUser && VISITS.findIndex((other) => other.route === route) === index

test.each(VISITS.map((route, turn) => ({ ...route, turn })))(
  '$path ($platform), and its links to what is no page (R2.8)',
  { timeout: 300_000 },
  async ({ turn, ...route }) => {
    const locales = isInEveryLanguage(route, turn) ? ALL_LOCALES : [inTurn(ALL_LOCALES, turn)]
    expect(await matrix.faultsOf(route, turn, locales)).toEqual([])
  },
)

test('what was pressed are languages, calendars, documents, reports and the description of calls (R2.8)', () => {
  expect(matrix.pressed()).toEqual([
    '/api',
    '/api/*.csv',
    '/api/*.ics',
    '/api/*.xlsx',
    '/api/athletes/*/*.ics',
    '/api/books/final-rank/*.pdf',
    '/api/books/medals/*.pdf',
    '/api/books/programme/*.pdf',
    '/api/books/results/*.pdf',
    '/api/books/start-list/*.pdf',
    '/api/delegations/*/*.ics',
    '/api/reports/files/*/*.pdf',
    '/api/teams/*/*.ics',
    '/family/*',
    '/locale',
  ])
})

test('what is hidden from who wants no results is on the pages that have any (0096)', () => {
  expect([...matrix.hiding]).toEqual(
    expect.arrayContaining([
      'discipline.$key._sections.competitions',
      'discipline.$key._sections.finalrank',
      'discipline.$key._sections.medals.{-$tab}',
      'discipline.$key._sections.schedule.$tab.{-$day}',
      'discipline.$key.results.$unit.{-$tab}',
      'match-stats',
      'medals.all',
      'medals.medallists.{-$key}',
      'participants.delegation.$code',
      'participants.profile.$id',
      'participants.team.$code',
      'schedule.classification',
      'schedule.days',
    ]),
  )
})
