import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { storeContent } from '../apps/server/src/features/content/index.ts'
import { isHydrated, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

/** A live stream of another site, which a page that was open before may not fetch (0077). */

const SOON = { timeout: 60_000, interval: 50 }
const ELSEWHERE = 'https://films.example'
const FILM = readFileSync(join(import.meta.dirname, '../apps/web/public/films/safe-sport/film.webm'))

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

async function publish(title: string, address: string): Promise<void> {
  const { pool, close } = await openDatabase({ url: server.place.databaseUrl ?? '' })
  const now = Date.now()
  await storeContent(pool, [
    {
      id: randomUUID(),
      publishedAt: new Date(now).toISOString(),
      body: {
        kind: 'live-stream',
        title: { por: title },
        address,
        discipline: null,
        unit: null,
        where: null,
        starts: new Date(now - 3_600_000).toISOString(),
        ends: new Date(now + 3_600_000).toISOString(),
        signal: 'good',
        captioned: false,
        forUsers: false,
      },
    },
  ])
  await close()
}
const policyOf = async () => (await fetch(`${server.url}/venues`)).headers.get('content-security-policy') ?? ''
const loads = (page: Page) => {
  let all = 0
  page.on('framenavigated', (frame) => (all += frame === page.mainFrame() ? 1 : 0))
  return () => all
}

test('on a page that was open before, play loads the page anew and plays a stream of a site that was not allowed then (R6.1)', async () => {
  const { page } = await watchedPage(browser)
  await page.route(`${ELSEWHERE}/**`, (route) =>
    route.fulfill({ body: FILM, contentType: 'video/webm', headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(`${server.url}/venues`)
  await isHydrated(page)
  expect(await policyOf()).not.toContain(ELSEWHERE)
  await publish('Judô', `${ELSEWHERE}/judo.webm`)
  await expect.poll(policyOf, SOON).toContain(ELSEWHERE)
  // without a load: the page has the policy that it came with
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/live', textContent: 'ao vivo' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  const play = page.getByRole('button', { name: 'Assistir: Judô' })
  await play.waitFor()
  const loaded = loads(page)
  await play.click()
  const timeOf = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(() => timeOf().catch(() => 0), SOON).toBeGreaterThan(0)
  expect(loaded()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/live')
  // later nothing plays by itself
  await page.reload()
  await play.waitFor()
  expect(await page.locator('video').count()).toBe(0)
  // what the policy refuses to something else, an extension say, interrupts no film that plays
  await play.click()
  await expect.poll(() => timeOf().catch(() => 0), SOON).toBeGreaterThan(0)
  const loadedSince = loads(page)
  await page.evaluate(async () => {
    const refused = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true })
    })
    await fetch('https://beacon.example/').catch(() => null)
    await refused
  })
  const before = await timeOf()
  await expect.poll(timeOf, SOON).toBeGreaterThan(before)
  expect(loadedSince()).toBe(0)
  await page.context().close()
})

test('what is kept away after that too is said in words, and loads the page no second time by itself (R6.1)', async () => {
  const { page } = await watchedPage(browser)
  await page.route(`${server.url}/live`, async (route) => {
    const response = await route.fetch()
    const policy = (response.headers()['content-security-policy'] ?? '').replaceAll(` ${ELSEWHERE}`, '')
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto(`${server.url}/live`)
  await isHydrated(page)
  const loaded = loads(page)
  await page.getByRole('button', { name: 'Assistir: Judô' }).click()
  await page.getByText('O vídeo está em outro site, que esta página ainda não pode abrir.').waitFor()
  expect(loaded()).toBe(1)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(loaded, SOON).toBe(2)
  await page.context().close()
})
