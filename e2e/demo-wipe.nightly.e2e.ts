import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { PASSWORD, SOON } from './office-door.ts'
import type { RunningServer } from './server.ts'

/** A demo that others can reach, and how the office wipes it while its simulator plays (0081). */
let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    openBrowser(),
    startInCluster({ demo: true, env: { TRUSTED_PROXIES: '127.0.0.1' } }),
  ])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test('a demo that others can reach prints that it has no default admin, and only a visitor’s own browser shows a link for a new password', async () => {
  await expect.poll(() => server.log(), SOON).toContain('(TRUSTED_PROXIES): it has no default admin or operator')
  expect(server.log()).toMatch(/for \/login: demo \S+ \(kept in/)
  const { page } = await watchedPage(browser)
  const stranger = await watchedPage(browser)
  const signUp = () =>
    page.context().request.post(`${server.url}/api/accounts`, {
      headers: { origin: server.url },
      data: {
        username: 'marola',
        email: 'marola@escola.example',
        cpf: '52998224725',
        password: PASSWORD,
        repeat: PASSWORD,
      },
    })
  // the demo switches signing in on after its start, and this server reads its settings again a moment later
  await expect.poll(async () => (await signUp()).status(), SOON).toBe(200)
  for (const asking of [stranger.page, page]) {
    await asking.goto(`${server.url}/auth?forgot=1`)
    await asking.getByLabel('E-mail').fill('marola@escola.example')
    await asking.getByRole('button', { name: 'Enviar e-mail' }).click()
    await asking.getByRole('link', { name: 'Ver os e-mails da demonstração' }).click()
  }
  const link = page.getByRole('link', { name: /reset=/ })
  await vi.waitFor(async () => {
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await link.first().waitFor({ timeout: 1_000 })
  }, SOON)
  await stranger.page.reload()
  await stranger.page.getByText('Nenhum e-mail aqui').waitFor()
  await link.first().click()
  await page.getByLabel('Senha', { exact: true }).fill('três tigres tristes')
  await page.getByLabel('Repita a senha').fill('três tigres tristes')
  await page.getByRole('button', { name: 'Escolher esta senha' }).click()
  await page.getByText('A senha mudou').waitFor()
  await Promise.all([page.context().close(), stranger.page.context().close()])
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

  const { page } = await watchedPage(browser)
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
