import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeContent } from '../apps/server/src/features/content/index.ts'
import { pdf, photo } from '../apps/server/src/testing/some-files.ts'
import { WITH_WORKER, watchedPage } from './browser.ts'
import { field, saved } from './content-editor.ts'
import { deviceStore } from './device-store.ts'
import { type OfficeDoor, openOffice, SOON } from './office-door.ts'
import { isOfflineReady } from './worker.ts'
import type { ContentKind } from '@games/domain'
import type { RunningServer } from './server.ts'

/** Breadth of the content editor: each kind, two authors, files, history, order, and devices without a network (R6.1). */

let door: OfficeDoor
let server: RunningServer
beforeAll(async () => {
  door = await openOffice({ ivone: 'operator', renato: 'operator' })
  server = door.server
})
afterAll(() => door.close())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('texts of two authors are merged, the same part is chosen by one of them, and nothing is lost without a server (R6.1)', async () => {
  const ivone = await door.pageOf('ivone')
  const renato = await door.pageOf('renato')
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
  // the words that the other does not have
  expect(await ivone.page.locator('.content-side ins').allTextContents()).toEqual(['Recepção', 'Acolhida da Vila'])
  expect(await ivone.page.getByRole('button', { name: /Publicar agora/ }).isDisabled()).toBe(true)
  await ivone.page.getByRole('radio', { name: 'Você' }).check()
  await ivone.page.getByRole('button', { name: 'Ficar com o escolhido' }).click()
  await saved(ivone.page)
  // the server is away, the tab is closed, and the typed text is restored
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

test('many pieces are published at once and withdrawn by one undo (R6.1)', async () => {
  const { page } = await door.pageOf('renato')
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

test('a bulletin is scheduled with its file at the chosen time, and a file of another kind is rejected (R6.1, R6.2)', async () => {
  const { page } = await door.pageOf('ivone')
  await page.goto(`${server.url}/office/content?kind=informativo`)
  await page.getByRole('button', { name: 'Criar' }).first().click()
  await field(page, 'title', 'por').fill('Ônibus das 17h')
  await page.getByRole('button', { name: /Publicar agora/ }).click()
  await page.locator('[data-field=body]').getByText('Falta para publicar').waitFor()
  await field(page, 'body', 'por').fill('Sai do portão 3.')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'horarios.txt', mimeType: 'text/plain', buffer: Buffer.from('17h') })
  await page.getByText('Recusado: não é PDF').waitFor()
  await chooser.setInputFiles({ name: 'mapa dos portões.png', mimeType: 'image/png', buffer: PNG })
  const title = page.locator('[data-field=attachments] [data-language=por] textarea')
  await expect.poll(() => title.inputValue(), SOON).toBe('mapa dos portões')
  await saved(page)
  await page.getByRole('button', { name: 'Agendar…' }).click()
  await page.locator('.content-when input').fill('2040-01-02T15:00')
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  await page.locator('.content-state[data-state=scheduled]').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { rows } = await door.database.pool.query<{ scheduled_at: Date }>(
    `select scheduled_at from content_item where id = $1`,
    [id],
  )
  // the games' zone is three hours behind
  expect(rows[0]?.scheduled_at.toISOString()).toBe('2040-01-02T18:00:00.000Z')
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await page.locator('.content-state[data-state=draft]').waitFor()
  await page.context().close()
})

/** For each kind: fills in the fields required for publishing. `shown`: the call that then returns the published item. */
const SHORT: readonly {
  readonly kind: ContentKind
  readonly write: (page: Page, name: string) => Promise<void>
  readonly shown: string
}[] = [
  { kind: 'sponsor', write: (page, name) => page.getByLabel('Nome').fill(name), shown: '/api/sponsors' },
  {
    kind: 'ambassador',
    async write(page, name) {
      await page.getByLabel('Nome').fill(name)
      await page.locator('[data-field=days] input[type=checkbox]').nth(2).check()
      await page.getByLabel('Esporte').selectOption({ label: 'Judô' })
    },
    shown: '/api/ambassadors',
  },
  {
    kind: 'course',
    async write(page, name) {
      await field(page, 'title', 'por').fill(name)
      await page.getByLabel('Vagas').fill('30')
    },
    shown: '/api/courses',
  },
  {
    kind: 'video',
    async write(page, name) {
      await field(page, 'title', 'por').fill(name)
      await page.getByLabel('ou o endereço de outro lugar').fill('https://games.example/film.m3u8')
      await page.getByRole('searchbox', { name: 'Prova do programa' }).fill('57 kg')
      await page.getByRole('button', { name: /57 kg/ }).first().click()
      await page.getByRole('combobox', { name: 'Escolha a prova' }).selectOption({ index: 1 })
    },
    shown: '/api/videos',
  },
  {
    kind: 'live-stream',
    async write(page, name) {
      await field(page, 'title', 'por').fill(name)
      await page.getByLabel('Endereço da transmissão').fill('https://games.example/live')
      await page.getByLabel('Começa').fill('2027-09-14T09:00')
    },
    shown: '/api/live-streams',
  },
]

test('each kind has its own fields, with sports and units by their names, and is published (R6.1)', async () => {
  const { page, faults } = await door.pageOf('ivone')
  for (const { kind, write, shown } of SHORT) {
    await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=${kind}`)
    await write(page, `Novo: ${kind}`)
    await saved(page)
    await page.getByRole('button', { name: /Publicar agora/ }).click()
    await page.locator('.content-state[data-state=published]').waitFor()
    const answer = await page.request.get(`${server.url}${shown}`)
    expect(await answer.text()).toContain(`Novo: ${kind}`)
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('photos of an album are uploaded together, need a description, and are published in their order (R6.1)', async () => {
  const { page } = await door.pageOf('renato')
  await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=album`)
  // a missing field is marked until it is filled in
  await page.getByRole('button', { name: /Publicar agora/ }).click()
  for (const name of ['title', 'photos'])
    await page.locator(`[data-field=${name}]`).getByText('Falta para publicar').waitFor()
  await field(page, 'title', 'por').fill('Dia 1')
  await page.locator('[data-field=title]').getByText('Falta para publicar').waitFor({ state: 'detached' })
  await page.locator('[data-field=photos] input[type=file]').setInputFiles([
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(90, 60) },
    { name: 'b.png', mimeType: 'image/png', buffer: PNG },
  ])
  await page.getByText('Falta dizer o que se vê em 2 fotos.').waitFor()
  expect(await page.getByText('local da foto apagado').count()).toBe(1)
  await page.getByRole('button', { name: /Publicar agora/ }).click()
  await page.getByText('Falta algo para publicar').first().waitFor()
  const seen = page.getByLabel('O que se vê, Português')
  // the first that is missing has the focus
  await expect.poll(() => seen.first().evaluate((one) => one === document.activeElement), SOON).toBe(true)
  await seen.nth(0).fill('Bandeira no alto')
  await seen.nth(1).fill('Ginásio cheio')
  await page.getByRole('button', { name: 'Subir: Foto 2' }).click()
  await page.getByRole('button', { name: 'Legenda, hora, prova' }).first().click()
  await page.getByLabel('Legenda, Português').fill('Abertura')
  await saved(page)
  await page.getByRole('button', { name: /Publicar agora/ }).click()
  await page.locator('.content-state[data-state=published]').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const album = (await (await page.request.get(`${server.url}/api/albums/${id}`)).json()) as {
    photos: { alt: { por: string }; caption: { por: string } | null }[]
  }
  expect(album.photos.map(({ alt, caption }) => [alt.por, caption?.por])).toEqual([
    ['Ginásio cheio', 'Abertura'],
    ['Bandeira no alto', undefined],
  ])
  await page.context().close()
})

test('a route needs its timetable and the names of its stops, which are moved by keys (R6.1)', async () => {
  const { page } = await door.pageOf('renato')
  await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=transport`)
  await page.getByLabel('Linha, como no ônibus').fill('303')
  await field(page, 'title', 'por').fill('Vila, Centro')
  for (const stop of ['Centro', 'Vila']) {
    await page.getByRole('button', { name: 'Acrescentar parada' }).click()
    await page
      .getByRole('textbox', { name: /^Parada \d, Português/ })
      .last()
      .fill(stop)
  }
  await page.getByRole('button', { name: 'Subir: Vila' }).press('Enter')
  await page.getByRole('spinbutton', { name: 'Minutos desde a primeira' }).last().fill('12')
  await page.getByRole('button', { name: /Publicar agora/ }).click()
  await page.locator('[data-field=pdf]').getByText('Falta para publicar').waitFor()
  // a picture is no timetable
  await page
    .locator('[data-field=pdf] input[type=file]')
    .setInputFiles({ name: 'linha 3.png', mimeType: 'image/png', buffer: PNG })
  await page.locator('[data-field=pdf]').getByText('este campo leva outro tipo de arquivo').waitFor()
  await page.locator('[data-field=pdf] .content-sending').getByRole('button', { name: 'Tirar' }).click()
  await page
    .locator('[data-field=pdf] input[type=file]')
    .setInputFiles({ name: 'linha 3.pdf', mimeType: 'application/pdf', buffer: await pdf() })
  await page.getByText('linha 3.pdf').waitFor()
  // its name is also shown while the upload is in flight
  await page.locator('[data-field=pdf] .content-sending').waitFor({ state: 'detached' })
  await saved(page)
  await page.getByRole('button', { name: /Publicar agora/ }).click()
  await page.locator('.content-state[data-state=published]').waitFor()
  const { routes } = (await (await page.request.get(`${server.url}/api/transport`)).json()) as {
    routes: { line: string; stops: { name: { por: string }; after: number | null }[] }[]
  }
  expect(routes.find(({ line }) => line === '303')?.stops.map(({ name, after }) => [name.por, after])).toContainEqual([
    'Centro',
    12,
  ])
  await page.context().close()
})

test('an emergency is shown above an open page within two seconds without moving its text (R6.1)', async () => {
  const reader = await door.pageOf(null)
  await reader.page.goto(`${server.url}/medals/all`)
  await reader.page.locator('.ui-fresh-live').waitFor()
  const top = () =>
    reader.page
      .locator('table')
      .first()
      .evaluate((table) => table.getBoundingClientRect().top)
  const before = await top()
  const { page } = await door.pageOf('ivone')
  await page.goto(`${server.url}/office`)
  const published = await page.evaluate(async () => {
    const { csrf } = (await (await fetch('/api/session')).json()) as { csrf: string }
    const send = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'games-csrf': csrf },
        body: JSON.stringify(body),
      })
    const id = crypto.randomUUID()
    const title = { por: 'Todos saem da areia agora' }
    const banner = { from: null, until: null }
    const body = {
      kind: 'announcement',
      title,
      level: 'emergency',
      body: null,
      banner,
      portugueseIsEnough: ['spa', 'eng'],
    }
    await send('/api/office/content', { id, body })
    return (await send(`/api/office/content/${id}/publication`, { version: 1 })).status
  })
  expect(published).toBe(200)
  await reader.page.getByText('Todos saem da areia agora').waitFor({ timeout: 2_000 })
  expect(await top()).toBe(before)
  await reader.page.getByRole('button', { name: 'Fechar: Todos saem da areia agora' }).click()
  await reader.page.reload()
  await reader.page.locator('.ui-fresh-live').waitFor()
  expect(await reader.page.getByText('Todos saem da areia agora').count()).toBe(0)
  expect(reader.faults).toEqual([])
  await reader.page.context().close()
  await page.context().close()
})

test('beside the text are its preview, the changes of each version, and a way back to any version (R6.1)', async () => {
  const { page, faults } = await door.pageOf('ivone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=volunteer`)
  await field(page, 'title', 'por').fill('Acolhida até sexta à noite')
  await saved(page)
  const draft = page.frameLocator('.content-preview iframe')
  await draft.getByText('Acolhida até sexta à noite').waitFor()
  await field(page, 'title', 'por').fill('Acolhida até quinta à noite')
  await draft.getByText('Acolhida até quinta à noite').waitFor()
  // strangers do not see it, on that page or any other
  const address = (await page.locator('.content-preview iframe').getAttribute('src')) ?? ''
  const stranger = await door.pageOf(null)
  await stranger.page.goto(`${server.url}${address}`)
  await stranger.page.getByText('A prévia é da equipe').waitFor()
  expect(await stranger.page.content()).not.toContain('Acolhida até')
  await stranger.page.context().close()
  await page.getByRole('button', { name: /^Histórico/ }).click()
  await page.getByRole('button', { name: 'Ver o que mudou: versão 2' }).click()
  await expect
    .poll(() => page.locator('.content-compared del, .content-compared ins').allTextContents(), SOON)
    .toEqual(['sexta', 'quinta'])
  await page.getByRole('button', { name: 'Voltar a esta: versão 1' }).click()
  await expect.poll(() => field(page, 'title', 'por').inputValue(), SOON).toBe('Acolhida até sexta à noite')
  await page.locator('.content-history').getByText('voltou à versão 1').waitFor()
  await saved(page)
  expect(faults).toEqual([])
  await page.context().close()
})

test('a published text is on open pages within two seconds and is found; a tab that was open for a day overwrites nothing (R6.1)', async () => {
  const { page } = await door.pageOf('ivone')
  const visitor = await door.pageOf(null)
  await visitor.page.goto(`${server.url}/volunteers`)
  await visitor.page.locator('h1').waitFor()
  await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=volunteer`)
  const took: number[] = []
  for (const title of ['Guarda-volumes um', 'Guarda-volumes dois', 'Guarda-volumes três']) {
    await field(page, 'title', 'por').fill(title)
    await saved(page)
    const seen = visitor.page.getByText(title).waitFor()
    const begun = performance.now()
    await page.keyboard.press('Control+Shift+p')
    await seen
    took.push(performance.now() - begun)
  }
  // a machine that does something else just then is not what is measured
  expect(Math.min(...took)).toBeLessThan(2_000)
  const found = async () => (await fetch(`${server.url}/api/search?q=guarda-volumes`)).text()
  await expect.poll(found, SOON).toContain('Guarda-volumes três')
  await visitor.page.context().close()
  // a day later, another editor has written and published
  const address = page.url().replace(/\?.*/, '')
  await page.clock.install()
  const renato = await door.pageOf('renato')
  await renato.page.goto(address)
  await field(renato.page, 'where', 'por').fill('Portão 7')
  await saved(renato.page)
  await page.clock.fastForward('24:00:00')
  await field(page, 'title', 'spa').fill('Guardarropa')
  await saved(page)
  await renato.page.reload()
  await expect.poll(() => field(renato.page, 'title', 'spa').inputValue(), SOON).toBe('Guardarropa')
  expect(await field(renato.page, 'where', 'por').inputValue()).toBe('Portão 7')
  await renato.page.context().close()
  await page.context().close()
})

test('a text that is withdrawn while a device is offline disappears from it once it is online (R6.1, R3.9)', async () => {
  const { page } = await door.pageOf('ivone')
  await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=volunteer`)
  await field(page, 'title', 'por').fill('Guarda-chuvas')
  await saved(page)
  await page.keyboard.press('Control+Shift+p')
  const withdraw = page.getByRole('button', { name: 'Tirar do ar' })
  await withdraw.waitFor()
  const { page: visitor } = await watchedPage(door.browser, WITH_WORKER)
  await visitor.goto(`${server.url}/volunteers`)
  await isOfflineReady(visitor)
  const stored = async () => (await deviceStore(visitor)).text
  await expect.poll(stored, SOON).toContain('Guarda-chuvas')
  const shown = visitor.getByText('Guarda-chuvas')
  await visitor.context().setOffline(true)
  await visitor.reload()
  await shown.waitFor()
  await withdraw.click()
  await page.getByText('Fora do ar').waitFor()
  await visitor.context().setOffline(false)
  await expect.poll(() => shown.count(), SOON).toBe(0)
  await expect.poll(stored, SOON).not.toContain('Guarda-chuvas')
  await visitor.context().setOffline(true)
  await visitor.reload()
  await visitor.locator('main li').first().waitFor()
  expect(await shown.count()).toBe(0)
  await visitor.context().close()
  await page.context().close()
})

test('a draft that a newer server refuses stays on the device and is saved by the newer page (R6.1, R3.8)', async () => {
  const { page } = await door.pageOf('renato')
  await page.clock.install()
  await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=volunteer`)
  await field(page, 'title', 'por').fill('Achados')
  await saved(page)
  const address = page.url().replace(/\?.*/, '')
  const isChange = (url: URL) => url.pathname.includes('/content/')
  await page.route(isChange, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 400, json: { id: 'invalid-input', message: 'body.kind: Invalid input' } }),
  )
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }))
  // a page asks no more often than every ten seconds
  await page.clock.fastForward(10_000)
  await field(page, 'title', 'spa').fill('Objetos perdidos')
  await page.locator('.content-saved[data-phase=refused]').waitFor()
  const update = page.getByRole('button', { name: 'Recarregar' })
  await update.waitFor()
  await page.unroute(isChange)
  await page.unroute('**/builds/latest.json*')
  // the browser asks whether the page may be left
  page.on('dialog', (dialog) => void dialog.accept())
  await update.click()
  await expect.poll(() => update.count(), SOON).toBe(0)
  await saved(page)
  expect(page.url()).toContain(address)
  expect(await field(page, 'title', 'spa').inputValue()).toBe('Objetos perdidos')
  await page.context().close()
})

test('a kind that visitors see in order is put in order by keys, and undone (R6.1)', async () => {
  const names = ['Farmácia Ipê', 'Padaria Aurora']
  await storeContent(
    door.database.pool,
    names.map((name) => ({
      id: crypto.randomUUID(),
      body: { kind: 'sponsor', name, tier: 'main', link: null, logo: null },
      publishedAt: '2027-09-01T12:00:00Z',
    })),
  )
  const { page } = await door.pageOf('renato')
  await page.goto(`${server.url}/office/content?kind=sponsor`)
  await page.getByRole('button', { name: 'Ordenar' }).click()
  const order = () => page.locator('.content-ordered b').allTextContents()
  await expect.poll(async () => (await order()).length, SOON).toBeGreaterThan(1)
  const before = await order()
  const [first = '', second = '', ...rest] = before
  await page.getByRole('button', { name: `Descer: ${first}` }).press('Enter')
  await page.getByText('Nova ordem no ar').waitFor()
  const shown = async () =>
    ((await (await fetch(`${server.url}/api/sponsors`)).json()) as { sponsors: { name: string }[] }).sponsors.map(
      ({ name }) => name,
    )
  await expect.poll(shown, SOON).toEqual([second, first, ...rest])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(order, SOON).toEqual(before)
  await expect.poll(shown, SOON).toEqual(before)
  await page.context().close()
})
