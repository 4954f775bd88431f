import { wholeChromium } from '@games/testing/chromium'
import { NIGHTLY } from '@games/testing/suite'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
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

/** What pushes to the worker of the site, as a push service does. */
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
  return async (data) => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: `${server.url}/`, registrationId, data })
  }
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
  const { page, faults } = await watchedPage(browser)
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await page.goto(`${server.url}/`)
  await isOfflineReady(page)
  const push = await pusher(page)
  await push(revision(2))
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: 'Revision 2', body: 'Judô, final', tag: 'result.A', lang: 'pt-PT', silent: false, path: '/medals/all' },
    ])
  // what comes late, and then something else: once that is there, so is all before it
  await push(revision(1))
  await push(revision(1, { tag: 'start.A', tells: [{ about: 'start.A', revision: 1 }], title: 'Soon' }))
  await expect.poll(() => title(page)).toEqual(expect.arrayContaining(['Revision 2', 'Soon']))
  expect(await title(page)).toHaveLength(2)
  await push(revision(3))
  await expect.poll(() => title(page)).toContain('Revision 3')
  expect(await title(page)).toHaveLength(2)
  await push('no notification of ours')
  await expect.poll(() => title(page)).toContain('Novidade nos Jogos')
  // as a press does; only that a press lets the worker bring a page to the front as well
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget
    return scope.registration.getNotifications({ tag: 'result.A' }).then(([notification]) => {
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
    })
  })
  await page.waitForURL(`${server.url}/medals/all`)
  expect(await title(page)).not.toContain('Revision 3')
  expect(faults).toEqual([])
  await page.context().close()
})

test(
  'where a real browser refuses a subscription it is said in words, and can be given up (0095)',
  NIGHTLY,
  async () => {
    // such a profile has no push service, as a private window
    const { page, faults } = await watchedPage(browser)
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
  },
)
