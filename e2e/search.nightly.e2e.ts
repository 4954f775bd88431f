import type { SearchAnswer, SearchIndex } from '@games/contract'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isHydrated, isLive, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { openGames } from './small-games.ts'

const SOON = { timeout: 60_000 }

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startInCluster()
  await openGames(server)
  browser = await openBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const answer = async (q: string): Promise<SearchAnswer> =>
  (await (await fetch(`${server.url}/api/search?${new URLSearchParams({ q }).toString()}`)).json()) as SearchAnswer
const namesOf = ({ groups }: SearchAnswer): string[] =>
  groups.flatMap(({ kind, hits }) => hits.map(({ name }) => `${kind} ${name.por}`))

test('the call forgives accents, case and a slip of the finger, and finds every kind (R2.7)', async () => {
  // what came after the server was started is read within seconds
  await expect.poll(async () => namesOf(await answer('ANDIRODA')), SOON).toEqual(['athlete ANDIROBA Conceição'])
  expect(namesOf(await answer('judo'))[0]).toBe('discipline Judô')
  expect(namesOf(await answer('alagoas'))[0]).toBe('delegation Alagoas')
  expect(namesOf(await answer('judw57'))[0]).toContain('event')
  expect((await fetch(`${server.url}/api/search`)).status).toBe(400)
  const index = (await (await fetch(`${server.url}/api/search/index`)).json()) as SearchIndex
  expect(index.hits.map(({ kind }) => kind)).not.toContain('athlete')
})

test('without script the magnifier leads to a page whose form answers (R2.7)', async () => {
  const { page } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${server.url}/medals/all`)
  await page.getByRole('link', { name: 'Buscar' }).click()
  await page.getByRole('searchbox').fill('cajá')
  await page.getByRole('button', { name: 'Buscar' }).click()
  expect(new URL(page.url()).pathname).toBe('/search')
  await page.getByRole('link', { name: /CAJÁ Lívia/ }).click()
  expect(new URL(page.url()).pathname).toBe('/participants/profile/103')
})

test('a key opens the search from any page, and Enter what was chosen; its code was not part of the first load (R2.7)', async () => {
  const { page, faults, calls } = await watchedPage(browser)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  const atFirst = scripts.length
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.waitFor(SOON)
  expect(scripts.length).toBeGreaterThan(atFirst)
  await field.pressSequentially('buritti', { delay: 30 })
  await page.getByRole('option', { name: /BURITI Tainá/ }).waitFor(SOON)
  // nobody who types is answered letter by letter
  expect(calls.filter((call) => call === '/api/search').length).toBeLessThan(4)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname, SOON).toBe('/participants/profile/102')
  await expect.poll(() => page.getByRole('dialog').count(), SOON).toBe(0)

  await page.keyboard.press('/')
  await expect.poll(() => page.getByRole('option').allInnerTexts(), SOON).toEqual(['buritti'])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count(), SOON).toBe(0)
  expect(faults).toEqual([])
})

test('the page of a search is made on the server, and its field requests again as one types (R2.7)', async () => {
  const { page, faults } = await watchedPage(browser)
  await page.goto(`${server.url}/search?q=dende`)
  expect(await page.locator('main').innerText()).toContain('DENDÊ Íris')
  await isHydrated(page)
  await page.getByRole('searchbox').fill('caja')
  await expect.poll(() => new URL(page.url()).search, SOON).toBe('?q=caja')
  await page.getByRole('link', { name: /CAJÁ Lívia/ }).waitFor(SOON)
  await page.goto(`${server.url}/search?q=xyzzy`)
  expect(await page.locator('main').innerText()).toContain('Nada parecido com “xyzzy”')
  expect(faults).toEqual([])
})
