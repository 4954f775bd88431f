import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPILED } from '@games/testing/compiled'
import { inDatabase } from '@games/testing/test-database'
import type { Settings } from '@games/contract'
import { writeOdf } from '@games/odf'
import { aResult, aUnit, results, schedule, scheduleUpdate } from '@games/testing'
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo, svg } from '../apps/server/src/testing/some-files.ts'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { PASSWORD, SOON } from './office-door.ts'
import type { RunningServer } from './server.ts'
import { final, FINAL_ADDRESS, PROGRAMME } from './small-games.ts'

/**
 * An organiser in an empty installation (R12.4, R6.1): the first day to a page that a visitor sees, a poster that is printed, and scanned as paper, and a
 * day at the feed desk. Each test goes on where the one before has ended.
 */

const ACCOUNTS = join(import.meta.dirname, '../apps/server/src/commands/accounts.ts')

const PDFTOPPM = [process.env['PDFTOPPM'], '/usr/bin/pdftoppm'].find((path) => path && existsSync(path))
const TRIVIA = 'Handebol de quadra'

let browser: Browser
let server: RunningServer
/** Of the source that the first day has made. */
let sourceKey = ''
/** The poster as it was printed, and the address that its code has. */
let poster: { readonly pdf: Buffer; readonly address: string } = { pdf: Buffer.alloc(0), address: '' }
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** An account, as docs/accounts.md says. */
async function makeAccount(username: string, ...role: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl } = server.place
  const child = spawn(
    process.execPath,
    [ACCOUNTS, 'create', username, `${username}@games.example`, ...role, '--password'],
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
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const isSaved = async (page: Page) => {
  await expect.poll(() => page.locator('.settings-save').allInnerTexts(), SOON).toEqual([])
}
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Preparar os jogos' }).getByRole('link', { name })
const isDone = async (link: Locator) => {
  await expect.poll(() => link.getAttribute('data-done'), SOON).toBe('')
}

/** Signs a browser's profile in. */
async function signIn(context: BrowserContext, username: string): Promise<void> {
  const answer = await context.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    data: { identifier: username, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
}
async function officePage() {
  const watched = await watchedPage(browser, { serviceWorkers: 'block' })
  await signIn(watched.page.context(), 'ivone')
  return watched
}

test('from the first admin to a page that a visitor sees, with wrong answers on the way', async () => {
  await makeAccount('ivone', '--role', 'admin')
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
  // what is typed while a save is on its way stays, and is saved upon it
  const savedLate = async (whileOnItsWay: (request: Request) => Promise<unknown>, key = 'games_name') => {
    const setting = `**/api/office/settings/${key}`
    let sent = 0
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(setting, async (route) => {
      sent++
      await held
      await route.continue()
    })
    const [request] = await Promise.all([page.waitForRequest(setting), save(page)])
    await whileOnItsWay(request)
    letGo()
    await (await request.response())?.finished()
    await page.unroute(setting)
    // Enter in a field meanwhile sends nothing a second time
    expect(sent).toBe(1)
  }
  await page.getByLabel('English').fill('Games of the Sertão')
  await savedLate(() => page.getByLabel('English').fill('Sertão Games'))
  expect(await page.getByLabel('English').inputValue()).toBe('Sertão Games')
  await save(page)
  await isSaved(page)
  await expect.poll(() => page.getByLabel('English').inputValue(), SOON).toBe('Sertão Games')
  // what was saved is no longer unsaved where another step is looked at meanwhile
  await page.getByLabel('English').fill('Games of the North-East')
  await savedLate(() => step(page, 'Locais').click())
  await step(page, 'Nome, datas e fuso').click()
  await isSaved(page)
  await expect.poll(() => page.getByLabel('English').inputValue(), SOON).toBe('Games of the North-East')
  // what somebody else has saved in between is not replaced by what was typed before it was seen
  const { request: elsewhere } = page.context()
  await page.getByLabel('English').fill('Sertão Games')
  await savedLate(async (request) => {
    await page.getByLabel('English').fill('Games of the Sertão')
    await page.route(
      '**/api/office/settings',
      async (route) => {
        const { settings } = (await (await elsewhere.get(`${server.url}/api/office/settings`)).json()) as Settings
        const expected = settings.find(({ key }) => key === 'games_name')?.state
        const others = await elsewhere.put(`${server.url}/api/office/settings/games_name`, {
          headers: { origin: server.url, 'games-csrf': request.headers()['games-csrf'] ?? '' },
          data: { value: { por: 'Jogos de outra pessoa' }, expected },
        })
        expect(others.status()).toBe(200)
        await route.continue()
      },
      { times: 1 },
    )
  })
  await save(page)
  await page.getByText('Alguém mudou isto enquanto você escrevia.').waitFor()
  await page.getByRole('button', { name: 'Ficar com o meu' }).click()
  await page.getByLabel('English').fill('Sertão Games')
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
  await savedLate(() => page.getByLabel('Fuso da sede').press('Enter'), 'time_zone')
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
  sourceKey = await page.locator('.feed-key code').innerText()
  expect(sourceKey).toMatch(/^feed_/)

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

test('the file store away, uploads say so and come by themselves once it is back; pages stand (R6)', async () => {
  const { page } = await officePage()
  await page.goto(`${server.url}/office/settings?part=delegations`)
  const store = join(server.place.dataDir, 'files')
  await rename(store, `${store}-away`)
  await writeFile(store, '')
  try {
    await page
      .getByLabel('Enviar bandeira')
      .first()
      .setInputFiles({
        name: 'flag.jpg',
        mimeType: 'image/jpeg',
        buffer: await photo(320, 200),
      })
    await page.getByText('Os arquivos não podem ser guardados agora').waitFor()
    for (const path of ['/', '/announcements', '/participants/delegations', '/venues'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(200)
  } finally {
    await rm(store)
    await rename(`${store}-away`, store)
  }
  await page
    .getByLabel('Enviar bandeira')
    .first()
    .setInputFiles({
      name: 'flag.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(320, 200),
    })
  await page.getByText('Enviada. Vale quando você salvar.').waitFor()
  await page.context().close()
})

test('accounts are opened to the public and previews to who checks the app, a trivia is written and its poster printed (R1.2, R7.1, R7.2)', async () => {
  const { page, faults } = await officePage()
  await page.goto(`${server.url}/office/settings?part=entry`)
  for (const name of ['Contas do público', 'Prévia de outras plataformas']) {
    const choice = page.getByRole('switch', { name })
    expect(await choice.getAttribute('aria-checked')).toBe('false')
    await choice.click()
    await expect.poll(() => choice.getAttribute('aria-checked'), SOON).toBe('true')
  }

  await page.goto(`${server.url}/office/trivia`)
  await page.getByRole('button', { name: 'Nova' }).click()
  await page.getByRole('group', { name: 'Título' }).getByLabel('Português').fill(TRIVIA)
  await page.getByLabel('Autoria').fill('Ivone')
  await page.getByRole('button', { name: 'Verdadeiro ou falso' }).click()
  await page.getByRole('group', { name: 'Pergunta' }).getByLabel('Português').fill('São sete de cada lado.')
  await page.getByRole('radio', { name: 'Verdadeiro' }).check()
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
  await page.getByRole('img', { name: `Código de ${TRIVIA}` }).waitFor()
  const sheet = await page.getByRole('link', { name: 'PDF para imprimir' }).getAttribute('href')
  const printed = await page.context().request.get(`${server.url}${sheet}`)
  expect(printed.headers()['content-type']).toBe('application/pdf')
  const codes = (await (await page.context().request.get(`${server.url}/api/trivia-codes`)).json()) as {
    codes: { address: string }[]
  }
  poster = { pdf: await printed.body(), address: codes.codes[0]?.address ?? '' }
  expect(poster.address).toContain(server.url)
  expect(faults).toEqual([])
  await page.context().close()
})

/** The sheet as a printer makes it, in dots of 150 to the inch, and a phone's picture of it. */
async function pictureOf(pdf: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      PDFTOPPM ?? '',
      ['-png', '-r', '150', '-singlefile', '-'],
      { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
      (error, picture) => (error ? reject(error) : resolve(picture)),
    )
    child.stdin?.end(pdf)
  })
}

test.skipIf(PDFTOPPM === undefined)(
  'the printed poster is scanned by a visitor, whom its code leads to the trivia (R7.2, R7.5)',
  async () => {
    await makeAccount('torcida')
    const { page } = await watchedPage(browser, { viewport: { width: 390, height: 844 } })
    await signIn(page.context(), 'torcida')
    // as the app has it
    await page.goto(`${server.url}/qr-scan?platform=android`)
    await page
      .locator('.qr-scan-picture input')
      .setInputFiles({ name: 'cartaz.png', mimeType: 'image/png', buffer: await pictureOf(poster.pdf) })
    await page.getByRole('heading', { level: 1, name: TRIVIA }).waitFor()
    await page.getByRole('button', { name: 'Começar' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/trivia\/./)
    // the same as whoever's own camera opens
    await page.goto(poster.address)
    await page.getByRole('heading', { level: 1, name: TRIVIA }).waitFor()
    await page.context().close()
  },
)

test('a day at the feed desk: a rejected message is mended by its source, a silent source is seen, and a key is rotated at speed without a lost message (R12.4)', async () => {
  const { page, faults } = await officePage()
  let key = sourceKey
  const send = async (message: Uint8Array): Promise<number> =>
    (
      await fetch(`${server.url}/ingest/odf`, {
        method: 'POST',
        headers: { 'x-api-key': key },
        body: new Uint8Array(message),
      })
    ).status
  for (const message of [...PROGRAMME, final(1, 'START_LIST')]) expect(await send(writeOdf(message))).toBe(200)
  await expect.poll(async () => (await server.health()).pending, SOON).toBe(0)
  const visitor = await watchedPage(browser)
  await visitor.page.goto(`${server.url}${FINAL_ADDRESS}`)
  await visitor.page.getByText('Lista publicada').filter({ visible: true }).first().waitFor()

  // a result in which a line names nobody
  const won = { code: '101', result: '10' } as const
  const nameless = String(Buffer.from(writeOdf(final(2, 'OFFICIAL', won)))).replace(/<Competitor [^>]*>/, '')
  expect(await send(Buffer.from(nameless))).toBe(200)
  await page.goto(`${server.url}/office`)
  const refused = page.locator('.home-needs li', { hasText: '1 mensagem recusada' })
  await refused.getByRole('link', { name: 'Ver' }).click()
  await page.locator('.office-row-open').first().click()
  const detail = page.locator('.feed-detail')
  await expect.poll(() => detail.locator('[data-fault]').innerText(), SOON).toContain('<Result')
  await detail.getByText('A versão 1 continua no ar').waitFor()
  // its source is told, and sends it as it should be: the public sees it, and nothing waits any more
  expect(await send(writeOdf(final(3, 'OFFICIAL', won)))).toBe(200)
  await visitor.page.getByText('ANDIROBA').filter({ visible: true }).first().waitFor()
  await detail.getByText('A fonte mandou outra no lugar desta, e a versão 3 está no ar').waitFor()
  await page.goto(`${server.url}/office`)
  await page.locator('.home-needs').waitFor()
  await expect.poll(() => refused.count(), SOON).toBe(0)

  // a bout is on, and its source says nothing more
  const SEMI = 'JUDW57KG--------------SFNL000100--'
  const semi = (version: number) =>
    writeOdf(
      results({ documentCode: SEMI, version, resultStatus: 'LIVE' }, [
        aResult({ sortOrder: 1, startOrder: '1', competitor: '102', result: String(version) }),
        aResult({ sortOrder: 2, startOrder: '2', competitor: '103', result: '0' }),
      ]),
    )
  await send(writeOdf(scheduleUpdate({ documentCode: 'JUD' }, [aUnit({ code: SEMI, scheduleStatus: 'RUNNING' })])))
  expect(await send(semi(1))).toBe(200)
  await expect.poll(async () => (await server.health()).pending, SOON).toBe(0)
  // a quarter of an hour goes by
  await inDatabase(server.place.databaseUrl ?? '', (client) =>
    client.query(`update inbox set received_at = received_at - interval '15 minutes'`),
  )
  await page.reload()
  const silent = page.locator('.home-needs li', { hasText: 'Judô: nada chega' })
  const down = page.locator('.home-needs li', { hasText: 'Nada chega de nenhuma fonte' })
  await silent.or(down).first().waitFor()
  await page.goto(`${server.url}/office/feed`)
  await page.locator('.feed-disciplines .feed-silent').waitFor()
  expect(await send(semi(2))).toBe(200)
  await expect.poll(() => page.locator('.feed-disciplines .feed-silent').count(), SOON).toBe(0)

  // the source goes on sending while its key is changed
  await page.goto(`${server.url}/office/feed/sources`)
  const source = page.locator('.feed-source', { hasText: 'Cronometragem' })
  let version = 3
  let isSending = true
  const statuses: number[] = []
  const sending = (async () => {
    for (; isSending; version += 1) statuses.push(await send(semi(version)))
  })()
  await source.getByRole('button', { name: 'Nova chave' }).click()
  const before = key
  key = await page.locator('.feed-key code').innerText()
  await page.getByRole('button', { name: 'Guardei' }).click()
  const withNew = statuses.length
  await expect.poll(() => statuses.length, SOON).toBeGreaterThan(withNew + 10)
  await source.getByRole('button', { name: `Revogar a chave …${before.slice(-4)}` }).click()
  await page.locator('dialog[open]').getByLabel('Por quê').fill('trocada')
  await page.locator('dialog[open]').getByRole('button', { name: 'Revogar' }).click()
  await source.getByText('revogada').waitFor()
  isSending = false
  await sending
  expect(new Set(statuses)).toEqual(new Set([200]))
  // a message has its version once it is read; the server's own count of those that wait is some seconds old
  await inDatabase(server.place.databaseUrl ?? '', async (client) => {
    await expect
      .poll(async () => {
        const { rows } = await client.query<{ count: number }>(
          `select count(distinct version)::int as count from inbox where document_code = $1 and document_type = 'DT_RESULT' and version >= 3`,
          [SEMI],
        )
        return rows[0]?.count
      }, SOON)
      .toBe(statuses.length)
  })
  // the last of them is what the public sees
  await visitor.page.goto(`${server.url}/discipline/JUD/results/${SEMI.slice(0, 32)}`)
  await visitor.page
    .getByText(new RegExp(`^${version - 1}$`))
    .filter({ visible: true })
    .first()
    .waitFor()
  key = before
  expect(await send(semi(version))).toBe(401)
  expect(visitor.faults).toEqual([])
  expect(faults).toEqual([])
  await Promise.all([page.context().close(), visitor.page.context().close()])
})

test('a discipline of the organiser’s own has its name in trivia and among the desk’s rules, and its picture in what the public sees now (R12.4, R7.1)', async () => {
  const { page, faults } = await officePage()
  await page.goto(`${server.url}/office/settings?part=disciplines`)
  await page.getByRole('button', { name: 'Acrescentar outra modalidade' }).click()
  await page.getByLabel('Código, como a fonte o envia').fill('PTC')
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  await page.getByLabel('Português').fill('Peteca')
  await page.getByLabel('Enviar pictograma').setInputFiles({
    name: 'peteca.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg('<path d="M4 4h16v16z"/>')),
  })
  await page.getByText('Enviada. Vale quando você salvar.').waitFor()
  await save(page)
  await isSaved(page)
  await server.send(
    schedule({ documentCode: 'PTC' }, [
      aUnit({ code: 'PTCMSINGLES-----------FNL-000100--', venue: 'DUN', venueName: 'Pavilhão das Dunas' }),
    ]),
  )

  await page.goto(`${server.url}/office/first-day`)
  const drawn = page.getByRole('complementary', { name: 'O público vê agora' }).locator('li', { hasText: 'Peteca' })
  await expect
    .poll(
      () => drawn.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
      SOON,
    )
    .toEqual([true])

  await page.goto(`${server.url}/office/trivia`)
  await page.getByRole('button', { name: 'Nova' }).click()
  await page.getByLabel('Modalidade').selectOption({ label: 'Peteca' })

  await page.goto(`${server.url}/office/desk`)
  await page.getByLabel('Modalidade').selectOption({ label: 'Peteca' })
  expect(faults).toEqual([])
  await page.context().close()
})

test('of a place whose page is left while it is saved nothing is kept as unsaved (R12.4)', async () => {
  const { page, faults } = await officePage()
  await page.goto(`${server.url}/office/first-day?step=venues`)
  await page.getByRole('button', { name: 'Acrescentar local' }).click()
  await page.getByLabel('Português').fill('Ginásio do Porto')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let sent = 0
  await page.route('**/api/office/venues/*', async (route) => {
    sent++
    await held
    await route.continue()
  })
  const [request] = await Promise.all([page.waitForRequest('**/api/office/venues/*'), save(page)])
  await step(page, 'Nome, datas e fuso').click()
  await page.getByLabel('Fuso da sede').waitFor()
  // looked at again meanwhile it is still on its way, and is sent once
  await step(page, 'Locais').click()
  await page.getByLabel('Português').press('Enter')
  await step(page, 'Nome, datas e fuso').click()
  await page.getByLabel('Fuso da sede').waitFor()
  letGo()
  await (await request.response())?.finished()
  await page.getByText('Salvo').first().waitFor()
  await step(page, 'Locais').click()
  await page.locator('.settings-rows li', { hasText: 'Ginásio do Porto' }).waitFor()
  await page.getByRole('button', { name: 'Acrescentar local' }).waitFor()
  expect([await page.locator('.settings-venue').count(), sent]).toEqual([0, 1])
  expect(faults).toEqual([])
  await page.context().close()
})

test('a place that a message or a sheet has brought keeps its code when it is written under Locais, and is not made twice (R12.4)', async () => {
  const { page, faults } = await officePage()
  await page.goto(`${server.url}/office/settings?part=venues`)
  await page.getByRole('button', { name: 'Acrescentar local' }).click()
  await page.getByLabel('Português').fill('pavilhão das Dunas ')
  await save(page)
  await page.locator('.settings-rows li', { hasText: 'código DUN' }).waitFor()
  const { venues } = (await (await fetch(`${server.url}/api/venues`)).json()) as {
    venues: { code: string; name: { por: string } | null }[]
  }
  expect(venues.filter(({ name }) => /dunas/i.test(name?.por ?? '')).map(({ code }) => code)).toEqual(['DUN'])
  expect(faults).toEqual([])
  await page.context().close()
})
