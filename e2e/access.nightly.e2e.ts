import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { isHydrated, openBrowser, openBrowserWithCamera, WITH_WORKER, watchedPage } from './browser.ts'
import { filmOf } from './camera.ts'
import { placeInCluster } from './in-cluster.ts'
import type { Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'
import { openGames } from './small-games.ts'
import { isOfflineReady } from './worker.ts'

let browser: Browser
let place: Place
let server: RunningServer
let database: Database
beforeAll(async () => {
  ;[browser, place] = await Promise.all([openBrowser(), placeInCluster()])
  server = await startServer({ place })
  await openGames(server)
  database = await openDatabase(place.databaseUrl === null ? place : { url: place.databaseUrl })
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await database.close()
  await browser.close()
  await server.stop()
  await place.remove()
})

const SOON = { timeout: 60_000, interval: 50 }
const PHONE = { viewport: { width: 390, height: 844 } } as const

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.url + path, { headers, redirect: 'manual' })).status

async function setLogin(enabled: boolean) {
  await database.pool.query(
    `insert into setting (key, value) values ('login_enabled', to_jsonb($1::boolean))
     on conflict (key) do update set value = excluded.value`,
    [enabled],
  )
  await expect.poll(() => statusOf('/transport'), SOON).toBe(enabled ? 302 : 403)
}

/** A page of the app as it is when opened from the home screen of a computer. */
async function installedPage(on = browser) {
  const watched = await watchedPage(on, { ...WITH_WORKER, ...PHONE })
  await watched.page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  return watched
}

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))
const enter = async (page: Page) => {
  await isHydrated(page)
  await page.getByRole('button', { name: 'Entrar como convidado' }).click()
}
/** Path and query. */
const addressOf = (page: Page) => page.url().slice(server.url.length)

test('the installed app asks for a login where there is one, and a guest goes on to where he was going (R4.2, R4.3)', async () => {
  await setLogin(true)
  const { page, faults } = await installedPage()
  await page.goto(`${server.url}/?start=installed`)
  expect(addressOf(page)).toBe('/login?redirect=%2F%3Fstart%3Dinstalled')
  await enter(page)
  await expect.poll(() => addressOf(page), SOON).toBe('/?start=installed')
  await expect.poll(() => cookiesOf(page), SOON).toMatchObject({ platform: 'pwa', login: 'guest' })

  // from now on the server knows him
  await page.goto(`${server.url}/sponsors`)
  expect(addressOf(page)).toBe('/sponsors')
  await page.goto(`${server.url}/transport`)
  expect(addressOf(page)).toBe('/login?redirect=%2Ftransport')
  await page.getByText('Para abrir Transporte').waitFor()

  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Entrar como convidado' }).waitFor()
  expect(await cookiesOf(page)).not.toHaveProperty('login')
  await page.goto(`${server.url}/sponsors`)
  expect(addressOf(page)).toBe('/login?redirect=%2Fsponsors')
  expect(faults).toEqual([])
})

test('a guest’s login works without a network, and the server is notified when it is back (R4.2)', async () => {
  await setLogin(true)
  const { page } = await installedPage()
  await page.goto(`${server.url}/login?redirect=%2Fsponsors`)
  // the words and the code of the login are there once it has been used
  await enter(page)
  await expect.poll(() => cookiesOf(page), SOON).toHaveProperty('login', 'guest')
  await page.goto(`${server.url}/login`)
  await isHydrated(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Entrar como convidado' }).waitFor()
  // home's own part is stored by then, whether it was looked at or not
  await isOfflineReady(page)
  await page.context().setOffline(true)
  await enter(page)
  await expect.poll(() => addressOf(page), SOON).toBe('/')
  expect(await cookiesOf(page)).not.toHaveProperty('login')
  await page.context().setOffline(false)
  await expect.poll(() => cookiesOf(page), SOON).toHaveProperty('login', 'guest')
})

test('the camera of an installed app reads a code by WebAssembly, which its worker alone may compile, and nothing is sent anywhere (R7.2)', async () => {
  await setLogin(true)
  const film = join(place.dataDir, '..', 'camera.mjpeg')
  writeFileSync(film, await filmOf(`${server.url}/sponsors`))
  const withCamera = await openBrowserWithCamera(film)
  try {
    const { page, faults } = await installedPage(withCamera)
    const sent: string[] = []
    // whoever is signed in asks what their other devices follow (0094)
    const asksFollows = '/api/account/follows {"marks":[]}'
    page.on('request', (request) => {
      const asked = `${new URL(request.url()).pathname} ${request.postData()}`
      if (request.method() !== 'GET' && asked !== asksFollows) sent.push(asked)
    })
    const password = 'uma senha de teste'
    const signedUp = await page.request.post(`${server.url}/api/accounts`, {
      headers: { origin: server.url },
      data: { username: 'leitora', email: 'leitora@example.com', cpf: '52998224725', password, repeat: password },
    })
    expect(signedUp.status()).toBe(200)
    await page.goto(`${server.url}/?start=installed`)
    await expect.poll(() => cookiesOf(page), SOON).toMatchObject({ platform: 'pwa' })
    await page.goto(`${server.url}/qr-scan`)
    expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false)
    await expect.poll(() => addressOf(page), SOON).toBe('/sponsors')
    // the page before may be there for a moment yet
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('video').length), SOON).toBe(0)
    expect(
      await page.evaluate(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(String)),
    ).toContain('Content Security Policy')
    expect(sent).toEqual([])
    expect(faults.filter((fault) => !fault.includes('WebAssembly'))).toEqual([])
  } finally {
    await withCamera.close()
  }
})

test('a tab that follows the installed app is plain web again, without a word on the console (R1.1)', async () => {
  await setLogin(false)
  const { page, faults } = await watchedPage(browser, PHONE)
  await page.context().addCookies([{ name: 'platform', value: 'android', url: server.url }])
  const response = await page.goto(`${server.url}/sponsors`)
  expect(response?.status()).toBe(200)
  await expect.poll(() => addressOf(page), SOON).toBe('/schedule/grid')
  expect(await cookiesOf(page)).not.toHaveProperty('platform')
  expect(faults).toEqual([])
})

test('what is forbidden is the 403 page at its own address, by link as by reload (R4.4)', async () => {
  await setLogin(false)
  const { page, faults } = await watchedPage(browser, PHONE)
  const response = await page.goto(`${server.url}/transport`)
  expect(response?.status()).toBe(403)
  await page.getByRole('heading', { level: 1, name: 'Acesso não permitido' }).waitFor()
  expect(addressOf(page)).toBe('/transport')
  // the browser’s own word on the status, then the page’s: its details are for the console (R3.4)
  await expect
    .poll(() => faults)
    .toEqual([expect.stringContaining('status of 403'), expect.stringContaining('403 Forbidden: /transport')])
})

test('a server error is a page with its status that keeps its cause to itself, and a crawler gets a bare one (R3.4)', async () => {
  await database.pool.query('alter table fact_medal rename to fact_medal_away')
  try {
    const path = '/medals/all?away=1'
    const { page } = await watchedPage(browser, PHONE)
    const response = await page.goto(server.url + path)
    expect(response?.status()).toBe(500)
    const html = (await response?.text()) ?? ''
    expect(html).toContain('Algo falhou do nosso lado')
    expect(html).not.toMatch(/fact_medal|main\.js|app-shell-stack/)
    await page.getByText('Internal Server Error').waitFor()
    await page.getByRole('link', { name: 'Ir para o início' }).waitFor()
    const bare = await fetch(server.url + path, { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect([bare.status, (await bare.text()).includes('<script')]).toEqual([500, false])
  } finally {
    await database.pool.query('alter table fact_medal_away rename to fact_medal')
  }
})

test('the organiser’s route rules lead on the server and on the client (R3.12)', async () => {
  await database.pool.query(
    `insert into setting (key, value) values ('route_rules', '[{"from":"/ambassadors","to":"/venues"}]')`,
  )
  await expect.poll(() => statusOf('/ambassadors'), SOON).toBe(302)
  const { page } = await watchedPage(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.url}/reports`)
  await page.getByRole('link', { name: 'Embaixadores' }).first().click()
  await expect.poll(() => addressOf(page), SOON).toBe('/venues')
})
