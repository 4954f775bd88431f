import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@games/contract'
import { writeOdf } from '@games/odf'
import { aResult, aUnit, results, schedule, scheduleUpdate } from '@games/testing'
import { inDatabase } from '@games/testing/test-database'
import type { Browser, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo, svg } from '../apps/server/src/testing/some-files.ts'
import { watchedPage } from './browser.ts'
import {
  addSource,
  announce,
  chooseDelegations,
  chooseDisciplines,
  expectSeen,
  type Installation,
  openInstallation,
  putVenueOnMap,
  save,
  signInAtLogin,
  step,
  waitForDone,
  waitForSave,
} from './new-installation.ts'
import { SOON } from './office-door.ts'
import type { RunningServer } from './server.ts'
import { final, FINAL_ADDRESS, PROGRAMME } from './small-games.ts'

/**
 * An organiser in an empty installation (R12.4, R6.1) with everything that can go wrong: the first day, a poster that is printed and scanned
 * from paper, and a day at the feed desk. Each test continues where the one before has ended.
 */

const PDFTOPPM = [process.env['PDFTOPPM'], '/usr/bin/pdftoppm'].find((path) => path && existsSync(path))
const TRIVIA = 'Handebol de quadra'

let installation: Installation
let browser: Browser
let server: RunningServer
/** The key of the source that the first test adds. */
let sourceKey = ''
/** The printed poster, and the address in its code. */
let poster: { readonly pdf: Buffer; readonly address: string } = { pdf: Buffer.alloc(0), address: '' }
beforeAll(async () => {
  installation = await openInstallation()
  ;({ browser, server } = installation)
})
afterAll(() => installation?.close())

test('the first day leads to pages that a visitor sees, with wrong answers and other people’s changes on the way (R12.4, R6.1)', async () => {
  await installation.makeAccount('ivone', '--role', 'admin')
  const { page, faults } = await watchedPage(browser, { reducedMotion: 'reduce' })

  await signInAtLogin(page, installation)
  // the day's page of an empty installation has one thing to do
  await page.getByText('Prepare os jogos').waitFor()
  await page.goto(`${server.url}/office/first-day`)

  // name, days, zone
  const name = page.getByLabel('Português')
  await name.fill('J'.repeat(10_000))
  await save(page)
  await page.getByText('O nome tem mais de 120 letras.').waitFor()
  // another step is opened before the name is saved
  await name.fill('Jogos do Sertão 🏅')
  await step(page, 'Locais').click()
  await page.getByRole('button', { name: 'Acrescentar local' }).click()
  await page.getByLabel('Português').fill('Ginásio do Sesi')
  await step(page, 'Nome, datas e fuso').click()
  await expect.poll(() => name.inputValue(), SOON).toBe('Jogos do Sertão 🏅')
  await save(page)
  await waitForSave(page)
  // text typed while a save is in flight stays, and is saved next
  const savedLate = async (whileInFlight: (request: Request) => Promise<unknown>, key = 'games_name') => {
    const setting = `**/api/office/settings/${key}`
    let sent = 0
    let letGo = () => {}
    const released = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(setting, async (route) => {
      sent++
      await released
      await route.continue()
    })
    const [request] = await Promise.all([page.waitForRequest(setting), save(page)])
    await whileInFlight(request)
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
  await waitForSave(page)
  await expect.poll(() => page.getByLabel('English').inputValue(), SOON).toBe('Sertão Games')
  // a saved text is no longer unsaved if another step is opened meanwhile
  await page.getByLabel('English').fill('Games of the North-East')
  await savedLate(() => step(page, 'Locais').click())
  await step(page, 'Nome, datas e fuso').click()
  await waitForSave(page)
  await expect.poll(() => page.getByLabel('English').inputValue(), SOON).toBe('Games of the North-East')
  // another user's newer value is not replaced by text typed before it was shown
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
  await waitForSave(page)
  await page.getByLabel('Primeiro dia').fill('2027-09-19')
  await page.getByLabel('Último dia').fill('2027-09-08')
  await save(page)
  await page.getByText('O último dia vem antes do primeiro.').waitFor()
  await page.getByLabel('Primeiro dia').fill('2027-09-08')
  await page.getByLabel('Último dia').fill('2027-09-19')
  await save(page)
  await waitForSave(page)
  await page.getByLabel('Fuso da sede').fill('America/Atlantis')
  await save(page)
  await page.getByText('Não há fuso com este nome.').waitFor()
  await page.getByLabel('Fuso da sede').fill('America/Maceio')
  await savedLate(() => page.getByLabel('Fuso da sede').press('Enter'), 'time_zone')
  await waitForSave(page)
  await waitForDone(step(page, 'Nome, datas e fuso'))

  await chooseDelegations(page)
  await chooseDisciplines(page)
  await step(page, 'Locais').click()
  expect(await page.getByLabel('Português').inputValue()).toBe('Ginásio do Sesi')
  await putVenueOnMap(page)
  sourceKey = await addSource(page)
  await announce(page, installation)
  await expectSeen(installation)
  // only refused requests may have logged errors
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([])
})

test('uploads say that the file store is away and work again once it is back, while pages stay available (R6)', async () => {
  const { page } = await installation.officePage()
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

test('accounts and previews are switched on, and a trivia is written and its poster printed (R1.2, R7.1, R7.2)', async () => {
  const { page, faults } = await installation.officePage()
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
  'the code of a printed poster leads a visitor to its trivia (R7.2, R7.5)',
  async () => {
    await installation.makeAccount('torcida')
    const { page } = await watchedPage(browser, { viewport: { width: 390, height: 844 } })
    await installation.signIn(page.context(), 'torcida')
    // as the app has it
    await page.goto(`${server.url}/qr-scan?platform=android`)
    await page
      .locator('.qr-scan-picture input')
      .setInputFiles({ name: 'cartaz.png', mimeType: 'image/png', buffer: await pictureOf(poster.pdf) })
    await page.getByRole('heading', { level: 1, name: TRIVIA }).waitFor()
    await page.getByRole('button', { name: 'Começar' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/trivia\/./)
    // the address that a visitor's camera opens
    await page.goto(poster.address)
    await page.getByRole('heading', { level: 1, name: TRIVIA }).waitFor()
    await page.context().close()
  },
)

test('a rejected message is replaced by its source, a silent source is listed, and a key is rotated at speed without a lost message (R12.4)', async () => {
  const { page, faults } = await installation.officePage()
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
  // the count of pending messages is some seconds old
  await expect.poll(async () => (await fetch(`${server.url}${FINAL_ADDRESS}`)).status, SOON).toBe(200)
  const visitor = await watchedPage(browser)
  await visitor.page.goto(`${server.url}${FINAL_ADDRESS}`)
  await visitor.page.getByText('Lista publicada').filter({ visible: true }).first().waitFor()

  // a result with a line without a competitor
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
  // the source sends a corrected version: the public sees it, and no message awaits review
  expect(await send(writeOdf(final(3, 'OFFICIAL', won)))).toBe(200)
  await visitor.page.getByText('ANDIROBA').filter({ visible: true }).first().waitFor()
  await detail.getByText('A fonte mandou outra no lugar desta, e a versão 3 está no ar').waitFor()
  await page.goto(`${server.url}/office`)
  await page.locator('.home-needs').waitFor()
  await expect.poll(() => refused.count(), SOON).toBe(0)

  // a bout is live, and its source stops sending
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

  // the source continues to send while its key is changed
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

test('the organiser’s own discipline has its name in trivia and the desk’s rules, and its picture in the public’s view (R12.4, R7.1)', async () => {
  const { page, faults } = await installation.officePage()
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
  await waitForSave(page)
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

test('a venue whose page is left while it is saved does not stay unsaved (R12.4)', async () => {
  const { page, faults } = await installation.officePage()
  await page.goto(`${server.url}/office/first-day?step=venues`)
  await page.getByRole('button', { name: 'Acrescentar local' }).click()
  await page.getByLabel('Português').fill('Ginásio do Porto')
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  let sent = 0
  await page.route('**/api/office/venues/*', async (route) => {
    sent++
    await released
    await route.continue()
  })
  const [request] = await Promise.all([page.waitForRequest('**/api/office/venues/*'), save(page)])
  await step(page, 'Nome, datas e fuso').click()
  await page.getByLabel('Fuso da sede').waitFor()
  // the step is opened again while the request is in flight, and the venue is sent once
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

test('a venue from a message or a sheet keeps its code when the organiser saves it (R12.4)', async () => {
  const { page, faults } = await installation.officePage()
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
