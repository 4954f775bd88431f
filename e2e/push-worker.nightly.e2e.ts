import { wholeChromium } from '@games/testing/chromium'
import { type Browser, type CDPSession, chromium, type Page, type Worker } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WITH_WORKER, watchedPage } from './browser.ts'
import { placeInCluster } from './in-cluster.ts'
import type { Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'
import { openGames } from './small-games.ts'
import { isOfflineReady } from './worker.ts'

/** Notifications as the browser's own worker shows them: the whole Chromium has some, that without a browser around its pages has none. */

let browser: Browser
let place: Place
let server: RunningServer
beforeAll(async () => {
  place = await placeInCluster()
  ;[server, browser] = await Promise.all([startServer({ place }), chromium.launch(wholeChromium())])
  await openGames(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await place.remove()
})

const revision = (number: number, over: object = {}) =>
  JSON.stringify({
    tag: 'result.A',
    tells: [{ about: 'result.A', revision: number }],
    title: `Revision ${number}`,
    body: 'Judô, final',
    path: '/medals/all',
    locale: 'por',
    at: 1_000,
    ...over,
  })

interface CountingScope {
  readonly registration: ServiceWorkerRegistration
  shownNotifications: number
}

/**
 * Pushes a text to the worker of the site, as a push service does, and resolves once the browser shows a notification. Asking for the
 * notifications before that is a race in Chromium 150: it forgets those that it has stored and does not show yet.
 */
async function pusher(page: Page): Promise<(text: string) => Promise<void>> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const worker = workerOf(page)
  await worker.evaluate(() => {
    const scope = globalThis as unknown as CountingScope
    const { registration } = scope
    const show = registration.showNotification.bind(registration)
    scope.shownNotifications = 0
    registration.showNotification = async (...notification) => {
      await show(...notification)
      scope.shownNotifications += 1
    }
  })
  const count = () => worker.evaluate(() => (globalThis as unknown as CountingScope).shownNotifications)
  return async (data) => {
    const before = await count()
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: `${server.url}/`, registrationId, data })
    await expect.poll(count).toBeGreaterThan(before)
  }
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('the page has no service worker')
  return worker
}

/** What is on the screen. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, lang, silent, data }) => ({
      title,
      body,
      tag,
      lang,
      silent: silent ?? false,
      path: (data as { path: string }).path,
    }))
  })
const title = async (page: Page) => (await shown(page)).map((one) => one.title)

test('a real worker shows what is pushed, once and by its newest revision, and of what it cannot read something true (0095)', async () => {
  const { page, faults } = await watchedPage(browser, WITH_WORKER)
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await page.goto(`${server.url}/`)
  await isOfflineReady(page)
  const push = await pusher(page)
  await push(revision(2))
  expect(await shown(page)).toEqual([
    { title: 'Revision 2', body: 'Judô, final', tag: 'result.A', lang: 'pt-PT', silent: false, path: '/medals/all' },
  ])
  // a push that comes late changes nothing
  await push(revision(1))
  await push(revision(1, { tag: 'start.A', tells: [{ about: 'start.A', revision: 1 }], title: 'Soon' }))
  expect((await title(page)).sort()).toEqual(['Revision 2', 'Soon'])
  await push(revision(3))
  expect((await title(page)).sort()).toEqual(['Revision 3', 'Soon'])
  await push('no notification of ours')
  expect(await title(page)).toContain('Novidade nos Jogos')
  // as a press does; only that a press lets the worker bring a page to the front as well
  await workerOf(page).evaluate(async () => {
    const scope = globalThis as unknown as CountingScope & EventTarget
    const [notification] = await scope.registration.getNotifications({ tag: 'result.A' })
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
  })
  await page.waitForURL(`${server.url}/medals/all`)
  expect(await title(page)).not.toContain('Revision 3')
  expect(faults).toEqual([])
  await page.context().close()
})

test('where a real browser refuses a subscription it is said in words, and can be given up (0095)', async () => {
  // such a profile has no push service, as a private window
  const { page, faults } = await watchedPage(browser, WITH_WORKER)
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await page.goto(`${server.url}/agenda?list=notifications`)
  await page.getByRole('button', { name: 'Ligar os avisos' }).click()
  await page.getByRole('heading', { name: 'O serviço de avisos não respondeu' }).waitFor()
  await page.getByText('Numa janela privada o navegador recusa sempre.').waitFor()
  await page.getByRole('button', { name: 'Desligar todos os avisos' }).click()
  await page.getByRole('button', { name: 'Ligar os avisos' }).waitFor()
  // what Chromium itself says of such a profile
  expect(faults.filter((fault) => !fault.includes('does not support the Push API'))).toEqual([])
  await page.context().close()
})
