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

const isFirstOf = (key: 'route' | 'status', visit: RouteVisit): boolean =>
  ROUTES.find((other) => other[key] === visit[key]) === visit
/** Every missing address is answered with the same page, so that page is visited once. */
const VISITS = ROUTES.filter((visit) => visit.status !== 404 || isFirstOf('status', visit))
/**
 * The languages a route is visited in: all three for the first address of a route, else one by turn. Refused addresses show one page, whose own route
 * is visited in all three.
 */
const localesOf = (visit: RouteVisit, turn: number) =>
  !visit.needsUser && isFirstOf('route', visit) ? ALL_LOCALES : [inTurn(ALL_LOCALES, turn)]

test.each(VISITS.map((visit, turn) => ({ path: visit.path, platform: visit.platform, visit, turn })))(
  '$path ($platform), and its links to what is no page (R2.8)',
  { timeout: 300_000 },
  async ({ visit, turn }) => {
    expect(await matrix.faultsOf(visit, turn, localesOf(visit, turn))).toEqual([])
  },
)

test('links that open no page lead to languages, calendars, documents, reports and the API description (R2.8)', () => {
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

test('every page with results hides them from visitors who want none (0096)', () => {
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
