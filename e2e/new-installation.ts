import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { COMPILED } from '@games/testing/compiled'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { photo, svg } from '../apps/server/src/testing/some-files.ts'
import { openBrowser, watchedPage, type WatchedPage } from './browser.ts'
import { field, saved } from './content-editor.ts'
import { startInCluster } from './in-cluster.ts'
import { PASSWORD, SOON } from './office-door.ts'
import type { RunningServer } from './server.ts'

/** Steps of an organiser in an empty installation (R12.4), for the journeys that begin there. */

const ACCOUNTS = join(import.meta.dirname, '../apps/server/src/commands/accounts.ts')

export interface Installation {
  readonly browser: Browser
  readonly server: RunningServer
  /** Creates an account by the command of docs/accounts.md; its options: `--role`, `admin`. */
  makeAccount(username: string, ...options: readonly string[]): Promise<void>
  /** Signs a browser's profile in. */
  signIn(context: BrowserContext, username: string): Promise<void>
  /** A page of the admin `ivone`, signed in. */
  officePage(): Promise<WatchedPage>
  close(): Promise<void>
}

/** Starts an empty installation. */
export async function openInstallation(): Promise<Installation> {
  const [browser, server] = await Promise.all([openBrowser(), startInCluster()])
  const signIn = async (context: BrowserContext, username: string): Promise<void> => {
    const answer = await context.request.post(`${server.url}/api/session`, {
      headers: { origin: server.url },
      data: { identifier: username, password: PASSWORD },
    })
    expect(answer.status()).toBe(200)
  }
  return {
    browser,
    server,
    signIn,
    async makeAccount(username, ...options) {
      const { dataDir, databaseUrl } = server.place
      const child = spawn(
        process.execPath,
        [ACCOUNTS, 'create', username, `${username}@games.example`, ...options, '--password'],
        {
          env: {
            PATH: process.env['PATH'],
            NODE_COMPILE_CACHE: COMPILED,
            DATA_DIR: dataDir,
            DATABASE_URL: databaseUrl ?? '',
          },
          stdio: ['pipe', 'ignore', 'inherit'],
        },
      )
      child.stdin.end(`${PASSWORD}\n`)
      expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
    },
    async officePage() {
      const watched = await watchedPage(browser)
      await signIn(watched.page.context(), 'ivone')
      return watched
    },
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}

/** Presses the button of the form that is changed. */
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Salvar', exact: true }).click()
/** Waits until nothing on the page is unsaved. */
export const waitForSave = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('.settings-save').allInnerTexts(), SOON).toEqual([])
}
/** The link to a step of the first day. */
export const step = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Preparar os jogos' }).getByRole('link', { name })
/** Waits until a step is marked as done. */
export const waitForDone = async (link: Locator): Promise<void> => {
  await expect.poll(() => link.getAttribute('data-done'), SOON).toBe('')
}

/** Opens the office, which leads to the login and back. Signs `ivone` in. */
export async function signInAtLogin(page: Page, { server }: Installation): Promise<void> {
  await page.goto(`${server.url}/office`)
  await page.waitForURL('**/login**')
  await page.locator('input[autocomplete~=username]').fill('ivone')
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL('**/office')
}

/** Chooses all states and adds a guest delegation with its own flag. */
export async function chooseDelegations(page: Page): Promise<void> {
  await step(page, 'Delegações').click()
  await page.getByRole('button', { name: 'Os 27 estados' }).click()
  await page.getByRole('button', { name: 'Acrescentar delegação' }).click()
  await page.getByLabel('Código, como a fonte o envia').fill('CNV')
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  await save(page)
  await page.getByText('Falta o nome em português.').waitFor()
  await page.getByLabel('Português').fill('Convidados')
  const upload = page.getByLabel('Enviar bandeira')
  await upload.setInputFiles({
    name: 'flag.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg('<script>alert(1)</script>')),
  })
  await page.getByText('Esta figura não serve').waitFor()
  await upload.setInputFiles({ name: 'flag.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) })
  await page.getByText('Enviada. Vale quando você salvar.').waitFor()
  await save(page)
  await waitForSave(page)
  await waitForDone(step(page, 'Delegações'))
}

/** Two disciplines, the second one first. */
export async function chooseDisciplines(page: Page): Promise<void> {
  await step(page, 'Modalidades').click()
  await page.getByRole('button', { name: 'Judô', exact: true }).click()
  await page.getByRole('button', { name: 'Handebol', exact: true }).click()
  await page.getByRole('button', { name: 'Handebol: para cima' }).click()
  await save(page)
  await waitForSave(page)
}

/** Saves the venue whose form is open at a place on the map. */
export async function putVenueOnMap(page: Page): Promise<void> {
  await page.getByLabel('Latitude').fill('-96,49')
  await page.getByLabel('Longitude').fill('-35,7089')
  await save(page)
  await page.getByText('a latitude vai de −90 a 90').waitFor()
  await page.getByLabel('Latitude').fill('-9,6498')
  await page.getByRole('link', { name: 'Conferir no mapa' }).waitFor()
  await save(page)
  await page.getByText('no mapa', { exact: true }).waitFor()
}

/** Adds a source of results; returns its key. */
export async function addSource(page: Page): Promise<string> {
  await step(page, 'Fontes e chaves').click()
  await page.getByRole('link', { name: 'Abrir fontes e chaves' }).click()
  await page.getByRole('button', { name: /fonte/i }).first().click()
  await page.locator('dialog[open] input').first().fill('Cronometragem')
  await page.locator('dialog[open] button[type=submit]').click()
  const key = await page.locator('.feed-key code').innerText()
  expect(key).toMatch(/^feed_/)
  return key
}

/** Publishes a first announcement, once every step of the first day is done. */
export async function announce(page: Page, { server }: Installation): Promise<void> {
  await page.goto(`${server.url}/office/first-day`)
  for (const done of ['Nome, datas e fuso', 'Delegações', 'Modalidades', 'Locais', 'Fontes e chaves'])
    await waitForDone(step(page, done))
  await page.getByRole('link', { name: 'Escrever um comunicado' }).click()
  await page.getByRole('button', { name: 'Criar' }).click()
  await field(page, 'title', 'por').fill('A programação sai em agosto')
  await field(page, 'body', 'por').fill('Doze dias em Maceió.')
  await saved(page)
  await page.keyboard.press('Control+Shift+p')
  await page.getByText('Chega às telas abertas em segundos.').waitFor()
}

/** A visitor sees the announcement, the guests with their flag, and the venue. */
export async function expectSeen({ browser, server }: Installation): Promise<void> {
  const visitor = await watchedPage(browser)
  await visitor.page.goto(`${server.url}/announcements`)
  await visitor.page.getByText('A programação sai em agosto').first().waitFor()
  await visitor.page.getByText('Jogos do Sertão 🏅').first().waitFor()
  await visitor.page.goto(`${server.url}/participants/delegations`)
  await visitor.page.getByText('Convidados').first().waitFor()
  await expect
    .poll(
      () =>
        visitor.page
          .locator('img[src^="/files/"]')
          .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0) && all.length),
      SOON,
    )
    .toBe(1)
  await visitor.page.goto(`${server.url}/venues`)
  await visitor.page.getByText('Ginásio do Sesi').filter({ visible: true }).first().waitFor()
  expect(visitor.faults).toEqual([])
  await visitor.page.context().close()
}
