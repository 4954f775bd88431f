import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { NIGHTLY } from '@games/testing/suite'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { sheetsOf } from './pdf-sheets.ts'
import type { RunningServer } from './server.ts'
import { final, openGames } from './small-games.ts'

const PHONE = { viewport: { width: 320, height: 640 } }
/** GSM at its worst: 50 kbit/s, and two seconds there and back. */
const SLOW = { bitsPerSecond: 50_000, latencySeconds: 2 }

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
  await server.send(final(1, 'START_LIST'))
  await vi.waitUntil(async () => (await (await fetch(`${server.url}/family/101`)).text()).includes('<b>Final</b>'), {
    timeout: 60_000,
    interval: 20,
  })
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await (await caches.open('family')).keys()).length > 0)

test(
  'on the slowest network a family reads its page in less than five seconds: one answer, script or not (R5.4)',
  NIGHTLY,
  async () => {
    const { page, faults } = await watchedPage(browser, { ...PHONE, javaScriptEnabled: false })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const sizes: number[] = []
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength))
    await page.goto(`${server.url}/family/101`)
    await expect.poll(() => sizes.length).toBe(1)
    expect(requests).toEqual([`${server.url}/family/101`])
    expect(SLOW.latencySeconds + ((sizes[0] ?? Number.NaN) * 8) / SLOW.bitsPerSecond).toBeLessThan(5)
    expect(await page.locator('h1').innerText()).toBe('ANDIROBA Conceição')
    // its own style has come in by the policy
    expect(await page.locator('.hour').evaluate((hour) => getComputedStyle(hour).fontWeight)).toBe('700')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
    expect(faults).toEqual([])
  },
)

test('another telephone opens it by its code (R7.2)', NIGHTLY, async () => {
  const { page } = await watchedPage(browser, PHONE)
  await page.goto(`${server.url}/family/101?lang=eng`)
  prepareZXingModule({
    overrides: {
      wasmBinary: (await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')))
        .buffer as ArrayBuffer,
    },
  })
  const codes = await readBarcodes(new Uint8Array(await page.locator('svg').screenshot()))
  expect(codes.map(({ text }) => text)).toEqual([`${server.url}/family/101`])
})

test('without a network it is what it was, with its minute on it, and new once there is one (R3.7)', async () => {
  const { page, faults } = await watchedPage(browser, { ...WITH_WORKER, ...PHONE })
  const address = `${server.url}/family/101`
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // the first page came before its worker
  await page.reload()
  await isKept(page)
  const minute = /\d\d:\d\d/.exec(await page.locator('.small').first().innerText())?.[0] ?? ''
  await page.context().setOffline(true)
  await page.reload()
  expect(await page.locator('.small').first().innerText()).toContain(minute)
  expect(await page.locator('h1').innerText()).toBe('ANDIROBA Conceição')
  await page.context().setOffline(false)
  await server.send(final(2, 'LIVE', { code: '101', result: '10' }))
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Atualizar' }).click()
      return page.locator('.hour').innerText()
    })
    .toMatch(/10/)
  // nothing else of the app came with it
  expect(await page.evaluate(() => caches.keys())).toEqual(['family'])
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('it prints on one sheet, without what only a screen has (look: print)', NIGHTLY, async () => {
  const { page } = await watchedPage(browser, PHONE)
  await page.goto(`${server.url}/family/101`)
  const sheets = await sheetsOf(await page.pdf({ format: 'A4' }))
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.text).toContain('ANDIROBA Conceição')
  expect(sheets[0]?.text).not.toContain('Atualizar ')
})

test('the profile leads to it, and it leads back (R5.4)', NIGHTLY, async () => {
  const { page, faults } = await watchedPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/participants/profile/101`)
  await page.getByRole('link', { name: 'Página da família' }).click()
  await page.waitForURL('**/family/101?lang=por')
  await page.getByRole('link', { name: 'Abrir a página completa' }).click()
  await page.waitForURL('**/participants/profile/101')
  expect(faults).toEqual([])
})
