import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installNativeSide, type NativeAnswers } from '../apps/web/src/platform/testing/native-side.ts'
import { copyNativeShell } from '../scripts/native-shell/copy-native-shell.ts'
import { WITH_WORKER, isLive, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { openGames } from './small-games.ts'
import { isOfflineReady } from './worker.ts'

const CLIENT = join(import.meta.dirname, '../apps/web/dist/client')
const PLACEHOLDER = 'https://jogos.example'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The script that Capacitor's Android side puts into every page, as its package has it. */
const BRIDGE = join(
  import.meta.dirname,
  '../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
)
const nativeSide = (answers: NativeAnswers = {}) =>
  `globalThis.native = (${installNativeSide.toString()})(${JSON.stringify(answers)}, () => {${readFileSync(BRIDGE, 'utf8')}
})`

const www = mkdtempSync(join(tmpdir(), 'games-www-'))
let browser: Browser
let server: RunningServer
let wrapper: Server
let wrapperUrl: string

/** As the wrapper serves what it was built with: the files, and the first page for every other address. */
function serveWww(): Promise<Server> {
  const page = readFileSync(join(www, 'index.html'), 'utf8').replace(PLACEHOLDER, server.url)
  const serving = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://wrapper').pathname
    const type = TYPES[extname(path)]
    if (type === undefined) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    const file = join(www, path)
    if (!existsSync(file)) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
  })
  return new Promise((resolve) => serving.listen(0, '127.0.0.1', () => resolve(serving)))
}

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
  copyNativeShell(CLIENT, www, { apiBase: PLACEHOLDER, liveUpdateChannel: 'production-1' })
  wrapper = await serveWww()
  wrapperUrl = `http://127.0.0.1:${(wrapper.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser.close()
  wrapper.close()
  await server.stop()
  rmSync(www, { recursive: true })
})

test('the native wrapper runs the same client build against the server, with its back button and live update (R3.2, R3.10)', async () => {
  const { page, faults } = await watchedPage(browser, WITH_WORKER)
  await page.addInitScript(nativeSide())
  const calls = async () =>
    (await page.evaluate(() => Reflect.get(globalThis, 'native').calls as string[])).filter(
      (call) => !call.startsWith('PushNotifications.addListener'),
    )
  const emit = (event: string, detail: unknown) =>
    page.evaluate(([name, data]) => Reflect.get(globalThis, 'native').emit('App', name, data), [event, detail] as const)
  const path = () => new URL(page.url()).pathname

  await page.goto(`${wrapperUrl}/`)
  await page.locator('main').waitFor()
  await expect
    .poll(calls)
    .toEqual([
      'App.addListener {"eventName":"backButton"}',
      'App.addListener {"eventName":"appUrlOpen"}',
      'LiveUpdate.ready',
      'LiveUpdate.setChannel {"channel":"production-1"}',
      'LiveUpdate.sync',
    ])

  await emit('appUrlOpen', { url: `${server.url}/medals/all` })
  await page.locator('.medals-table').getByText('São Paulo').waitFor()
  await isLive(page)
  expect(path()).toBe('/medals/all')
  await emit('backButton', { canGoBack: true })
  await expect.poll(path).toBe('/')
  await emit('backButton', { canGoBack: false })
  await expect.poll(calls).toContain('App.exitApp')

  await page.goto(`${wrapperUrl}/secure-sport`)
  await expect.poll(path).toBe('/secure-sport')
  await expect.poll(calls).toContain('LiveUpdate.sync')
  // the page takes its session out of the keystore whenever its own call is refused: the app alone is asked here
  const ofApp = async () => (await calls()).filter((call) => call.startsWith('App.'))
  const before = await ofApp()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await emit('backButton', { canGoBack: true })
  // a later event is handled, and the button did nothing before it
  await emit('appUrlOpen', { url: `${server.url}/medals/all` })
  await page.locator('.medals-table').getByText('São Paulo').waitFor()
  expect([visited, await ofApp()]).toEqual([['/medals/all'], before])

  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  // private calls are answered to the wrapper's own origins alone (http/session/own-page.ts), which no server of a test can have
  expect(faults.filter((fault) => !fault.includes('/api/safe-sport'))).toEqual([])
})

test('a browser never fetches what only the native wrapper needs', async () => {
  const { page } = await watchedPage(browser, WITH_WORKER)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  // the last thing that a page fetches by itself
  await isOfflineReady(page)
  expect(scripts.filter((url) => /capacitor|start-native/.test(url))).toEqual([])
  expect(await page.evaluate(() => 'Capacitor' in globalThis)).toBe(false)
})

test('in the native wrapper, too, the language chosen in the settings is the next page’s, and stays (R4.1)', async () => {
  const { page, faults } = await watchedPage(browser, WITH_WORKER)
  await page.addInitScript(nativeSide())
  await page.goto(`${wrapperUrl}/settings`)
  await page.getByRole('link', { name: 'Español', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es-ES')
  expect(new URL(page.url()).pathname).toBe('/settings')
  await page.goto(`${wrapperUrl}/medals/all`)
  await page.getByRole('heading', { level: 1, name: 'Medallero' }).waitFor()
  expect(faults).toEqual([])
})
