import { medallists } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freshness, isLive, MOVING, openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import { makePlace, type Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'
import { DECIDED_EVENT, EVENT, openGames } from './small-games.ts'
import { isOfflineReady } from './worker.ts'

let browser: Browser
let place: Place
let server: RunningServer
beforeAll(async () => {
  ;[browser, place] = await Promise.all([openBrowser(), makePlace()])
  server = await startServer({ place })
  await openGames(server)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
  await place.remove()
})

/** Waits at most so long for what a message changes on a page. */
const SOON = { timeout: 60_000, interval: 50 }

/** Gold, silver, bronze and total of each row, as a visitor reads them, in the order of the table. */
const table = (page: Page): Promise<string[]> =>
  page
    .locator('.medals-table tbody')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [
          row.getAttribute('data-code'),
          ...[...row.querySelectorAll('.medals-figure')].map((cell) => cell.textContent),
        ].join(' '),
      ),
    )

test('a gold arrives on an open page, also after the server was killed and came back (R5.6)', async () => {
  const { page, faults, calls } = await watchedPage(browser, MOVING)
  // the first element of the table that the parser made: hydration has to keep it
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const parsed = document.querySelector('.medals-table')
      if (!parsed) return
      observer.disconnect()
      Object.assign(window, { parsed })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${server.url}/medals/all`)
  // rendered by the server
  expect(await table(page)).toEqual(['SP 1 0 0 1', 'BA 0 1 0 1'])
  await isLive(page)
  // its own elements are taken over, and nothing is fetched that the page had
  expect(await page.evaluate(() => Reflect.get(window, 'parsed') === document.querySelector('.medals-table'))).toBe(
    true,
  )
  expect(calls).toEqual([])
  await page.evaluate(() => Object.assign(document, { mark: 'never reloaded' }))

  await server.send(medallists({ documentCode: EVENT }, [['gold', '101', 'AL']]))
  await expect.poll(() => table(page), SOON).toEqual(['AL 1 0 0 1', 'SP 1 0 0 1', 'BA 0 1 0 1'])
  expect(await page.locator('[role=status]').allInnerTexts()).toContainEqual(expect.stringContaining('Alagoas'))

  // the new row's flag would break with the server
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)), SOON).toBe(true)
  await server.kill()
  await expect.poll(() => freshness(page), SOON).not.toBe('ao vivo')
  // the last truth stays on the screen
  expect(await table(page)).toHaveLength(3)
  server = await startServer({ place, port: server.port })
  await isLive(page)

  await server.send(medallists({ documentCode: 'JUDW63KG' }, [['gold', '104', 'RJ']]))
  await expect.poll(() => table(page), SOON).toContain('RJ 1 0 0 1')

  // the decided event's gold goes to another, and says why
  const note = 'Medalha retirada após recurso'
  await server.send(
    medallists({ documentCode: DECIDED_EVENT, version: 2, time: '113000000' }, [['gold', '103', 'BA']], [note]),
  )
  await expect.poll(() => table(page), SOON).toEqual(['AL 1 0 0 1', 'BA 1 0 0 1', 'RJ 1 0 0 1'])
  const correction = page.locator('.app-shell-correction')
  await correction.waitFor()
  expect(await correction.innerText()).toMatch(/^Corrigido .*às 11:30/)
  expect(await correction.innerText()).toContain(note)

  expect(await page.evaluate(() => Reflect.get(document, 'mark'))).toBe('never reloaded')
  expect(calls).toEqual([])
  // what the server was answering when it was killed, or the page was about to request
  const isOfKill = (fault: string) => /net::ERR_(?:CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/.test(fault)
  expect(faults.filter((fault) => !isOfKill(fault))).toEqual([])
})

test('what a page missed without a network is delivered when it is back (architecture, way 1)', NIGHTLY, async () => {
  const { page, faults } = await watchedPage(browser, WITH_WORKER)
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  // the last thing that a page fetches by itself
  await isOfflineReady(page)
  await page.context().setOffline(true)
  await expect.poll(() => freshness(page), SOON).not.toBe('ao vivo')
  await server.send(medallists({ documentCode: 'JUDW70KG' }, [['silver', '104', 'RJ']]))
  await page.context().setOffline(false)
  await isLive(page)
  await expect.poll(() => table(page), SOON).toContain('RJ 1 1 0 2')
  expect(faults).toEqual([])
})
