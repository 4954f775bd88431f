import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { openBrowser, watchedPage } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

/** Writing what the organiser publishes: in three languages, kept by itself, with nobody's work lost (R6.1). */

const PASSWORD = 'um gato no telhado'
const SOON = { timeout: 60_000, interval: 50 }

let browser: Browser
let server: RunningServer
let database: Database
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startDemo()])
  database = await openDatabase({ url: server.place.databaseUrl ?? '' })
  await database.pool.query(
    `insert into setting (key, value) values ('login_enabled', 'true') on conflict (key) do update set value = 'true'`,
  )
  for (const username of ['ivone', 'renato'])
    await createAccount(database.pool, {
      username,
      email: `${username}@games.example`,
      role: 'operator',
      type: 'staff',
      password: PASSWORD,
    })
  await vi.waitFor(async () => {
    const { status } = await fetch(`${server.url}/transport`, { redirect: 'manual' })
    if (status !== 302) throw new Error('signing in is not on yet')
  }, SOON)
})
afterAll(async () => {
  await browser.close()
  await database.close()
  await server.stop()
})

async function officeOf(username: string) {
  const watched = await watchedPage(browser, { locale: 'pt-BR', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const { page } = watched
  await page.context().addCookies([{ name: 'locale', value: 'por', url: server.url }])
  const { ok } = await page
    .context()
    .request.post(`${server.url}/api/session`, {
      headers: { origin: server.url },
      data: { identifier: username, password: PASSWORD },
    })
    .then((answer) => ({ ok: answer.ok() }))
  expect(ok).toBe(true)
  return watched
}

const saved = (page: Page) => page.locator('.content-saved[data-phase=saved]').waitFor()
const field = (page: Page, name: string, language: string) =>
  page.locator(`[data-field=${name}] [data-language=${language}] :is(textarea,[role=textbox])`)

interface Row {
  readonly id: string
  readonly title: { readonly por: string }
}
const announced = async (): Promise<Row[]> =>
  ((await (await fetch(`${server.url}/api/announcements`)).json()) as { announcements: Row[] }).announcements

test('what is written is kept by itself, goes out by the keys when somebody says so, and is there for visitors (R6.1)', async () => {
  const { page, faults } = await officeOf('ivone')
  await page.goto(`${server.url}/office/content?kind=announcement`)
  await page.getByRole('button', { name: 'Criar' }).click()
  await field(page, 'title', 'por').fill('Chuva forte às 17h')
  const text = field(page, 'body', 'por')
  await text.click()
  // what another program has put on the clipboard
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p class="MsoNormal" style="color:red" onclick="x()">Fique <b>dentro</b>.<script>x()</script></p><h1>Onde</h1>' +
        '<table><tr><td>Ginásio</td></tr></table><p><a href="javascript:x()">mal</a> <a href="https://games.example/">bem</a></p>' +
        '<img src="https://elsewhere.example/x.png">',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await saved(page)
  expect(await announced()).not.toContainEqual(expect.objectContaining({ title: { por: 'Chuva forte às 17h' } }))
  await page.reload()
  await expect.poll(() => field(page, 'title', 'por').inputValue(), SOON).toBe('Chuva forte às 17h')
  await page.locator('[data-field=body] [data-language=por] strong').waitFor()
  await page.keyboard.press('Control+Shift+p')
  await page.getByText('Chega às telas abertas em segundos.').waitFor()
  await expect
    .poll(async () => (await announced()).find(({ title }) => title.por === 'Chuva forte às 17h'), SOON)
    .toMatchObject({
      body: {
        por: {
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'Fique ' },
                { type: 'text', text: 'dentro', marks: [{ type: 'bold' }] },
                { type: 'text', text: '.' },
              ],
            },
            { type: expect.stringMatching(/^(heading|paragraph)$/) as string },
            { type: 'paragraph', content: [{ type: 'text', text: 'Ginásio' }] },
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'mal ' },
                { type: 'text', text: 'bem', marks: [{ type: 'link', attrs: { href: 'https://games.example/' } }] },
              ],
            },
          ],
        },
      },
    })
  // a translation begins from the Portuguese; what visitors see waits for the next publishing
  await page.locator('.content-head[data-language=spa]').getByRole('button', { name: 'Começar do português' }).click()
  await field(page, 'title', 'spa').fill('Lluvia fuerte a las 17 h')
  await page.getByText('publicado, com mudanças por publicar').waitFor()
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect
    .poll(async () => (await announced()).map(({ title }) => title.por), SOON)
    .not.toContain('Chuva forte às 17h')
  // what was pasted had a style and a script in it, and was refused both
  expect(
    faults.filter((fault) => !/^(Applying inline style|Executing inline event handler) violates/.test(fault)),
  ).toEqual([])
  expect(faults).toHaveLength(2)
  await page.context().close()
})

test('two people write on the same: other parts are put together, the same part is chosen, and nothing is lost without a server (R6.1)', async () => {
  const ivone = await officeOf('ivone')
  const renato = await officeOf('renato')
  await ivone.page.goto(`${server.url}/office/content?kind=volunteer`)
  await ivone.page.getByRole('button', { name: 'Criar' }).click()
  await field(ivone.page, 'title', 'por').fill('Acolhida')
  await saved(ivone.page)
  const address = ivone.page.url().replace(/\?.*/, '')
  await renato.page.goto(address)
  await field(renato.page, 'where', 'por').fill('Portão 3')
  await saved(renato.page)
  // the page was read before that
  await field(ivone.page, 'title', 'spa').fill('Acogida')
  await expect.poll(() => field(ivone.page, 'where', 'por').inputValue(), SOON).toBe('Portão 3')
  await field(renato.page, 'title', 'por').fill('Acolhida da Vila')
  await expect.poll(() => field(renato.page, 'title', 'spa').inputValue(), SOON).toBe('Acogida')
  await field(ivone.page, 'title', 'por').fill('Recepção')
  await ivone.page.getByText('renato mudou o mesmo').waitFor()
  expect(await ivone.page.locator('.content-side').allTextContents()).toEqual(['Recepção', 'Acolhida da Vila'])
  expect(await ivone.page.getByRole('button', { name: /Publicar agora/ }).isDisabled()).toBe(true)
  await ivone.page.getByRole('radio', { name: 'Você' }).check()
  await ivone.page.getByRole('button', { name: 'Ficar com o escolhido' }).click()
  await saved(ivone.page)
  // the server is away, the tab is closed, and what was typed is there again
  await ivone.page.route('**/api/**', (route) => route.abort())
  await field(ivone.page, 'title', 'eng').fill('Welcome')
  await ivone.page.locator('.content-saved[data-phase=away]').waitFor()
  await ivone.page.unroute('**/api/**')
  const next = await ivone.page.context().newPage()
  await ivone.page.close({ runBeforeUnload: false })
  await next.goto(address)
  await next.getByText('O que estava só neste aparelho voltou ao texto.').waitFor()
  await saved(next)
  await renato.page.reload()
  await expect.poll(() => field(renato.page, 'title', 'eng').inputValue(), SOON).toBe('Welcome')
  expect(await field(renato.page, 'title', 'por').inputValue()).toBe('Recepção')
  await ivone.page.context().close()
  await renato.page.context().close()
})

test('many are published and archived at once, and it is taken back by one press (R6.1)', async () => {
  const { page } = await officeOf('renato')
  await page.goto(`${server.url}/office/content?kind=place&state=draft`)
  await page.locator('h1').waitFor()
  for (const name of ['Posto médico', 'Lavanderia']) {
    await page.getByRole('button', { name: 'Criar' }).first().click()
    await field(page, 'name', 'por').fill(name)
    await saved(page)
    await page.goBack()
  }
  for (const name of ['Posto médico', 'Lavanderia']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Publicar 2' }).click()
  await page.getByText('2 publicados').waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => page.locator('tbody tr', { hasText: /Posto médico|Lavanderia/ }).count(), SOON).toBe(2)
  await page.context().close()
})

test('a bulletin goes out with its file at the time that was chosen, and what is no file of ours is refused in words (R6.1, R6.2)', async () => {
  const { page } = await officeOf('ivone')
  await page.goto(`${server.url}/office/content?kind=informativo`)
  await page.getByRole('button', { name: 'Criar' }).first().click()
  await field(page, 'title', 'por').fill('Ônibus das 17h')
  await page.getByRole('button', { name: /Publicar agora/ }).click()
  await page.locator('[data-field=body]').getByText('Falta para publicar').waitFor()
  await field(page, 'body', 'por').fill('Sai do portão 3.')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'horarios.txt', mimeType: 'text/plain', buffer: Buffer.from('17h') })
  await page.getByText('Recusado: não é PDF').waitFor()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await chooser.setInputFiles({ name: 'mapa dos portões.png', mimeType: 'image/png', buffer: png })
  const title = page.locator('[data-field=attachments] [data-language=por] input')
  await expect.poll(() => title.inputValue(), SOON).toBe('mapa dos portões')
  await saved(page)
  await page.getByRole('button', { name: 'Agendar…' }).click()
  await page.locator('.content-when input').fill('2040-01-02T15:00')
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  await page.locator('.content-state[data-state=scheduled]').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { rows } = await database.pool.query<{ scheduled_at: Date }>(
    `select scheduled_at from content_item where id = $1`,
    [id],
  )
  // the games' zone is three hours behind
  expect(rows[0]?.scheduled_at.toISOString()).toBe('2040-01-02T18:00:00.000Z')
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await page.locator('.content-state[data-state=draft]').waitFor()
  await page.context().close()
})
