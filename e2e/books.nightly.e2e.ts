import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isHydrated, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { DAY, FINAL, FINAL_ADDRESS, final, openGames } from './small-games.ts'

const UNIT = FINAL.replace(/-+$/, '')
const SOON = { timeout: 60_000, interval: 50 }

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
  await server.send(final(1, 'OFFICIAL', { code: '101', result: '10' }))
  await vi.waitFor(async () => {
    if (!(await book(`results/${UNIT}.pdf`)).ok) throw new Error('no result yet')
  }, SOON)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const book = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/books/${path}`, { headers })
const isPdf = async (response: Response) =>
  Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5) === '%PDF-'

test.each([
  `start-list/${UNIT}.pdf`,
  `results/${UNIT}.pdf?lang=spa`,
  'medals/all.pdf?lang=eng',
  'medals/discipline:JUD.pdf',
  `programme/${DAY}.pdf`,
])('the built server prints %s, tagged, and answers with 304 what the caller has (R5.9)', async (path) => {
  const response = await book(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const etag = response.headers.get('etag') ?? ''
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1')
  for (const mark of ['%PDF-1.7', '/Marked true', '/S /Table', '/S /H1']) expect(file).toContain(mark)
  expect((await book(path, { 'if-none-match': etag })).status).toBe(304)
})

test('a book changes with its data, and with nothing else', async () => {
  const [table, result] = await Promise.all([book('medals/all.pdf'), book(`results/${UNIT}.pdf`)])
  await server.send(final(2, 'OFFICIAL', { code: '101', result: '11' }))
  await expect
    .poll(async () => (await book(`results/${UNIT}.pdf`)).headers.get('etag'), SOON)
    .not.toBe(result.headers.get('etag'))
  expect((await book('medals/all.pdf')).headers.get('etag')).toBe(table.headers.get('etag'))
})

test('many who request at once are answered, and whoever requests something else does not wait for them', async () => {
  const paths = (['por', 'spa', 'eng'] as const).flatMap((lang) =>
    ['medals/all.pdf', `results/${UNIT}.pdf`, `programme/${DAY}.pdf`].map((path) => `${path}?lang=${lang}`),
  )
  let answered = 0
  const fetchBook = async (path: string) => {
    const response = await book(path)
    answered += 1
    return response
  }
  const books = Promise.all([...paths, ...paths].map(fetchBook))
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect(answered).toBeLessThan(paths.length)
  for (const response of await books) expect([response.status, await isPdf(response)]).toEqual([200, true])
})

test('reports offer what can be printed: of the games, a discipline and a unit, in the page’s language (R5.9)', async () => {
  const { page, faults } = await watchedPage(browser)
  for (const [path, name] of [
    ['/reports', 'Abrir: Quadro de medalhas'],
    ['/reports/JUD', 'Abrir: Quadro de medalhas'],
    ['/discipline/JUD/reports', 'Abrir: Quadro de medalhas'],
    [`${FINAL_ADDRESS}/reports`, 'Abrir: Resultado'],
  ] as const) {
    await page.goto(server.url + path)
    await isHydrated(page)
    const link = page.getByRole('link', { name }).first()
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toContain('lang=por')
    expect(await isPdf(await fetch(new URL(href, server.url)))).toBe(true)
  }
  expect(faults).toEqual([])
})

test('without script the links are there too', async () => {
  const { page } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${server.url}/reports/JUD`)
  expect(await page.locator('.reports-books a').count()).toBeGreaterThan(1)
})
