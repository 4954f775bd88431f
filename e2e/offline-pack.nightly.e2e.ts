import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackHead } from '@games/contract/offline-pack/offline-pack'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshness, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { DAY, FINAL_ADDRESS, final, openGames } from './small-games.ts'

/** The whole games on a device without a network (decision 0099), by a visitor who has opened one page. */

const SHELL = join(import.meta.dirname, '../apps/web/dist/client/shell.html')
const SOON = { timeout: 90_000, interval: 200 }

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startInCluster()
  await openGames(server)
  await server.send(final(1, 'START_LIST'))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The version of the pack, made by the server; null: none yet. */
async function packVersion(): Promise<number | null> {
  const head = async (query: string) => {
    const response = await fetch(`${server.url}/api/offline-pack${query}`)
    return response.status === 200 ? (JSON.parse((await response.text()).split('\n')[0] ?? '') as PackHead) : null
  }
  // a whole pack may be some minutes old, what has changed is not
  const whole = await head('')
  return whole && ((await head(`?history=${whole.history}&version=${whole.version}`))?.version ?? null)
}

/** What the settings say of the pack. */
const said = (page: Page): Promise<string> => page.locator('#device [role=status]').innerText()

/** As for a device without a network: pages are the app's shell, and nothing else answers. */
async function withoutNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  const shell = await readFile(SHELL, 'utf8')
  const isAway = (url: URL) => !url.pathname.startsWith('/assets/')
  await context.route(isAway, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' })
      : route.abort('internetdisconnected'),
  )
  return () => context.unroute(isAway)
}

const main = (page: Page): Promise<string> => page.locator('main').innerText()

/** What a newcomer asks, at addresses that this device has never opened. */
const QUESTIONS: readonly (readonly [asks: string, address: string, answer: string])[] = [
  ['what is on', `/schedule/days?day=${DAY}`, '11:00'],
  ['what is on of a discipline', `/schedule/days?day=${DAY}&discipline=JUD&finals=1`, '11:00'],
  ['when and where somebody competes', '/participants/profile/101', '11:00'],
  ['how a unit stands', FINAL_ADDRESS, 'Lista publicada'],
  ['who won an event', '/discipline/JUD/competitions', 'BURITI'],
  ['who has which medals', '/medals/all', 'São Paulo'],
  ['whose medals they are', '/medals/all?open=SP', 'BURITI'],
  ['who has come', '/participants/athletes', 'DENDÊ'],
  ['what a delegation does', '/participants/delegation/AL', 'Alagoas'],
  ['when there is what', '/schedule/grid', 'Judô'],
  ['how to get to a venue', '/venues/ARN', 'Arena'],
  ['what changed', '/changes', 'O que mudou'],
]

test('who has opened one page finds what a newcomer asks without a network, and how old it is (R3.9)', async () => {
  await expect.poll(packVersion, SOON).not.toBeNull()
  const { page, faults } = await watchedPage(browser)
  await page.goto(`${server.url}/settings`)
  await page.getByRole('switch', { name: 'Jogos inteiros neste aparelho' }).click()
  await expect.poll(() => said(page), SOON).toMatch(/^Ocupam .*(kB|MB).*\d\d:\d\d\.$/)
  expect(faults).toEqual([])
  const giveBack = await withoutNetwork(page.context())

  for (const [asks, address, answer] of QUESTIONS) {
    await page.goto(`${server.url}${address}`)
    await expect.poll(() => main(page), { ...SOON, message: asks }).toContain(answer)
  }
  await expect.poll(() => freshness(page), SOON).toBe('sem conexão')
  await page.goto(`${server.url}/schedule/days?day=${DAY}`)
  await expect.poll(() => main(page), SOON).toContain('11:00')
  await page.keyboard.press('/')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('buriti')
  const option = page.getByRole('dialog').getByRole('option').first()
  await expect.poll(() => option.innerText(), SOON).toContain('BURITI Tainá')
  expect(await option.innerText()).not.toContain('abre quando houver conexão')
  await option.click()
  await expect.poll(() => main(page), SOON).toContain('BURITI')

  // what came meanwhile is there after the next look at a network
  await giveBack()
  const before = await packVersion()
  await server.send(final(2, 'OFFICIAL', { code: '101', result: '10' }))
  await expect.poll(packVersion, SOON).toBeGreaterThan(before ?? 0)
  await page.goto(`${server.url}/settings`)
  await expect.poll(() => heldVersion(page), SOON).toBe(await packVersion())
  await withoutNetwork(page.context())
  await page.goto(`${server.url}${FINAL_ADDRESS}`)
  await expect.poll(() => main(page), SOON).toContain('Oficial')

  // switched off, it gives the room back
  await page.goto(`${server.url}/settings`)
  await page.getByRole('switch', { name: 'Jogos inteiros neste aparelho' }).click()
  await expect.poll(() => heldVersion(page), SOON).toBeNull()
  await page.goto(`${server.url}/participants/delegation/SP`)
  await page.getByRole('heading', { name: 'Não está neste aparelho' }).waitFor(SOON)
})

/** The version that the device holds; null: none. */
const heldVersion = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'games-pack')) return null
    return new Promise<number | null>((resolve, reject) => {
      const opening = indexedDB.open('games-pack')
      opening.onerror = () => reject(new Error('no storage'))
      opening.onsuccess = () => {
        const held = opening.result.transaction('pack').objectStore('pack').get('held')
        held.onsuccess = () => {
          opening.result.close()
          resolve((held.result as { version: number } | undefined)?.version ?? null)
        }
      }
    })
  })
