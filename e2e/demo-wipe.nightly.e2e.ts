import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { PASSWORD, SOON } from './office-door.ts'
import type { RunningServer } from './server.ts'

/** The end of the demo as the office has it, while its simulator plays (0081). */
let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster({ demo: true })])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test('the demo is wiped by one button that asks twice, on open pages too, and the first day waits (R12.4)', async () => {
  const database = await openDatabase({ url: server.place.databaseUrl ?? '' })
  await createAccount(database.pool, {
    username: 'ivone',
    email: 'ivone@games.example',
    role: 'admin',
    type: 'staff',
    password: PASSWORD,
  })
  await database.close()
  const visitor = await watchedPage(browser)
  await visitor.page.goto(`${server.url}/ambassadors`)
  await visitor.page.getByText('Iara Castanheira').first().waitFor()

  const { page } = await watchedPage(browser, { serviceWorkers: 'block' })
  const signedIn = await page.context().request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    data: { identifier: 'ivone', password: PASSWORD },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(`${server.url}/office/settings?part=demo`)
  await page.getByRole('button', { name: 'Apagar a demonstração' }).click()
  const dialog = page.locator('dialog[open]')
  const wipe = dialog.getByRole('button', { name: 'Apagar de vez' })
  // asked for once more by its name, which is not typed by accident
  expect(await wipe.isDisabled()).toBe(true)
  const name = dialog.getByLabel('Nome dos jogos')
  await name.fill('Jogos de outra gente')
  await wipe.click()
  await dialog.getByText('Não é o nome destes jogos.').waitFor()
  await visitor.page.reload()
  await visitor.page.getByText('Iara Castanheira').first().waitFor()
  await name.fill('Jogos Nacionais Juvenis, demonstração')
  await wipe.click()
  await page.getByText('A demonstração foi apagada e não volta.').waitFor({ timeout: SOON.timeout })
  // gone from the page that is open
  await expect.poll(() => visitor.page.getByText('Iara Castanheira').count(), SOON).toBe(0)
  await vi.waitFor(async () => {
    const { demo } = (await (await fetch(`${server.url}/api/games`)).json()) as { demo: boolean }
    expect(demo).toBe(false)
  }, SOON)
  await page.getByRole('link', { name: 'Preparar os jogos' }).first().click()
  await page.getByRole('navigation', { name: 'Preparar os jogos' }).waitFor()
  await Promise.all([page.context().close(), visitor.page.context().close()])
})
