import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo, svg } from '../apps/server/src/testing/some-files.ts'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { PASSWORD, SOON } from './office-door.ts'
import type { RunningServer } from './server.ts'

/** The organiser's first day: from an empty installation to a page that a visitor sees (R12.4, R6.1). */

const ACCOUNTS = join(import.meta.dirname, '../apps/server/src/commands/accounts.ts')

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The first admin, as docs/accounts.md says. */
async function makeAdmin(username: string): Promise<void> {
  const { dataDir, databaseUrl } = server.place
  const child = spawn(
    process.execPath,
    [ACCOUNTS, 'create', username, `${username}@games.example`, '--role', 'admin', '--password'],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  child.stdin.end(`${PASSWORD}\n`)
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const isSaved = async (page: Page) => {
  await expect.poll(() => page.locator('.settings-save').count(), SOON).toBe(0)
}
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Preparar os jogos' }).getByRole('link', { name })
const isDone = async (link: Locator) => {
  await expect.poll(() => link.getAttribute('data-done'), SOON).toBe('')
}

test('from the first admin to a page that a visitor sees, with wrong answers on the way', async () => {
  await makeAdmin('ivone')
  const { page, faults } = await watchedPage(browser, { reducedMotion: 'reduce', serviceWorkers: 'block' })

  // nobody is signed in: the office leads to the login, and back
  await page.goto(`${server.url}/office`)
  await page.waitForURL('**/login**')
  await page.locator('input[autocomplete~=username]').fill('ivone')
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL('**/office')
  // the day's page of an empty installation has one thing to do
  await page.getByText('Prepare os jogos').waitFor()
  await page.goto(`${server.url}/office/first-day`)

  // name, days, zone
  const name = page.getByLabel('Português')
  await name.fill('J'.repeat(10_000))
  await save(page)
  await page.getByText('O nome tem mais de 120 letras.').waitFor()
  // another step is looked at before it is saved
  await name.fill('Jogos do Sertão 🏅')
  await step(page, 'Locais').click()
  await page.getByRole('button', { name: 'Acrescentar local' }).click()
  await page.getByLabel('Português').fill('Ginásio do Sesi')
  await step(page, 'Nome, datas e fuso').click()
  await expect.poll(() => name.inputValue(), SOON).toBe('Jogos do Sertão 🏅')
  await save(page)
  await isSaved(page)
  await page.getByLabel('Primeiro dia').fill('2027-09-19')
  await page.getByLabel('Último dia').fill('2027-09-08')
  await save(page)
  await page.getByText('O último dia vem antes do primeiro.').waitFor()
  await page.getByLabel('Primeiro dia').fill('2027-09-08')
  await page.getByLabel('Último dia').fill('2027-09-19')
  await save(page)
  await isSaved(page)
  await page.getByLabel('Fuso da sede').fill('America/Atlantis')
  await save(page)
  await page.getByText('Não há fuso com este nome.').waitFor()
  await page.getByLabel('Fuso da sede').fill('America/Maceio')
  await save(page)
  await isSaved(page)
  await isDone(step(page, 'Nome, datas e fuso'))

  // delegations: all states, and guests with a flag of their own
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
  await isSaved(page)
  await isDone(step(page, 'Delegações'))

  // disciplines: two of ours, the second first
  await step(page, 'Modalidades').click()
  await page.getByRole('button', { name: 'Judô', exact: true }).click()
  await page.getByRole('button', { name: 'Handebol', exact: true }).click()
  await page.getByRole('button', { name: 'Handebol: para cima' }).click()
  await save(page)
  await isSaved(page)

  // a venue, on the map
  await step(page, 'Locais').click()
  expect(await page.getByLabel('Português').inputValue()).toBe('Ginásio do Sesi')
  await page.getByLabel('Latitude').fill('-96,49')
  await page.getByLabel('Longitude').fill('-35,7089')
  await save(page)
  await page.getByText('a latitude vai de −90 a 90').waitFor()
  await page.getByLabel('Latitude').fill('-9,6498')
  await page.getByRole('link', { name: 'Conferir no mapa' }).waitFor()
  await save(page)
  await page.getByText('no mapa', { exact: true }).waitFor()

  // who sends results, with a key that is shown once
  await step(page, 'Fontes e chaves').click()
  await page.getByRole('link', { name: 'Abrir fontes e chaves' }).click()
  await page.getByRole('button', { name: /fonte/i }).first().click()
  await page.locator('dialog[open] input').first().fill('Cronometragem')
  await page.locator('dialog[open] button[type=submit]').click()
  await page.getByText(/feed_/).first().waitFor()

  // what is done is told by what is there, so that nothing is lost by going away
  await page.goto(`${server.url}/office/first-day`)
  for (const done of ['Nome, datas e fuso', 'Delegações', 'Modalidades', 'Locais', 'Fontes e chaves'])
    await isDone(step(page, done))
  await page.getByRole('link', { name: 'Escrever um comunicado' }).click()
  await page.getByRole('button', { name: 'Criar' }).click()
  await page
    .locator('[data-field=title] [data-language=por] :is(textarea,[role=textbox])')
    .fill('A programação sai em agosto')
  await page.locator('[data-field=body] [data-language=por] [role=textbox]').fill('Doze dias em Maceió.')
  await page.locator('.content-saved[data-phase=saved]').waitFor()
  await page.keyboard.press('Control+Shift+p')
  await page.getByText('Chega às telas abertas em segundos.').waitFor()

  // the public
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
  // what was refused, and said so
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([])
})
