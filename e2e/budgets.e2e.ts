import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { NIGHTLY, sampled } from '@games/testing/suite'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { firstLoadScripts, releaseBytes } from './first-load.ts'
import { firstVisitRequests } from './first-visit-requests.ts'
import { startInCluster } from './in-cluster.ts'
import { builtBytes, routeScripts } from './route-scripts.ts'
import type { RunningServer } from './server.ts'
import { DAY, EVENT, FINAL_ADDRESS, openGames } from './small-games.ts'

/** Decision 0052: the best open peer loads 280 kB, the specification's own kind of stack 368. */
const SCRIPT_BYTES = 132_000
/** Of the result desk (0106): what a phone loads before it shows anything; and all of it, which the worker keeps. */
const DESK_FIRST_BYTES = { js: 163_000, css: 9_000 } as const
const DESK_BYTES = { js: 168_000, css: 9_000 } as const
const DESK = join(import.meta.dirname, '../apps/desk/dist/assets')

/** Requests of a first visit that reach the server, service worker included, by the page it opens. A number here may only fall. */
const REQUESTS: Readonly<Record<string, number>> = {
  '/': 421,
  '/medals/all': 420,
}
/** A budget this far above the measured number has to be lowered. */
const REQUESTS_SLACK = 10

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test.each([...routeScripts()])(
  'the scripts of a first visit to the route %s are less than 132 kB, gzip, wherever the visitor is',
  async (_route, scripts) => {
    expect(await builtBytes(scripts, SCRIPT_BYTES)).toBeLessThan(SCRIPT_BYTES)
  },
)

/** What browsers really load. */
test.each(
  sampled(
    [
      ['/', true],
      ['/medals/all', false],
      [`/schedule/days?day=${DAY}`, false],
      [`/discipline/JUD/competitions?event=${EVENT}`, false],
      [FINAL_ADDRESS, false],
      ['/participants/profile/101', false],
    ] as const,
    6,
  ),
)('a first visit to %s loads less than 132 kB of JavaScript, gzip', async (path, installed) => {
  const scripts = await firstLoadScripts(browser, `${server.url}${path}`, { installed })
  const total = await releaseBytes(server.url, scripts, SCRIPT_BYTES)
  // a page without script is not what is meant
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThan(SCRIPT_BYTES)
})

test.each(Object.entries(REQUESTS))(
  'a first visit to %s makes no more than %i requests',
  NIGHTLY,
  async (path, budget) => {
    const requests = await firstVisitRequests(browser, server.url, path)
    expect(requests.length).toBeLessThanOrEqual(budget)
    expect(requests.length, `lower the budget of ${path} in REQUESTS`).toBeGreaterThan(budget - REQUESTS_SLACK)
  },
)

test.each(['js', 'css'] as const)(
  'the first load’s and the whole %s of the result desk are less than their budgets, gzip (R12.6)',
  async (kind) => {
    const page = await readFile(join(DESK, '../index.html'), 'utf8')
    const files = (await readdir(DESK)).filter((name) => name.endsWith(`.${kind}`))
    const sizes = new Map(
      await Promise.all(
        files.map(
          async (name) => [name, (await promisify(gzip)(await readFile(join(DESK, name)))).byteLength] as const,
        ),
      ),
    )
    const sum = (names: readonly string[]): number => names.reduce((all, name) => all + (sizes.get(name) ?? 0), 0)
    const first = files.filter((name) => page.includes(name))
    expect(first.length).toBeGreaterThan(0)
    expect(sum(first)).toBeLessThan(DESK_FIRST_BYTES[kind])
    expect(sum(files)).toBeLessThan(DESK_BYTES[kind])
  },
)
