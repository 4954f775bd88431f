import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MENU } from '../apps/office/src/menu.ts'
import { LOCALES, type Locale, type OfficeDoor, openOffice, PASSWORD, SOON } from './office-door.ts'
import { faultsOn, layoutFaultsOn } from './office-faults.ts'
import { INGEST_KEY, type RunningServer } from './server.ts'

/** Breadth of the office on the demo's games: every page in every language, and journeys whose rules are proved in apps/office (R4.7, R4.4). */

const NARROWEST = 390
const WIDTHS = [NARROWEST, 768, 1440] as const
/** Pages that the menu does not have. */
const FURTHER = ['/feed/differences', '/feed/sources', '/feed/names', '/feed/rebuild', '/first-day']
const SCHEMES = ['light', 'dark'] as const

let door: OfficeDoor
let server: RunningServer
let signIn: OfficeDoor['signIn']
let database: OfficeDoor['database']
beforeAll(async () => {
  door = await openOffice({ mesa: 'operator', chefia: 'admin', torcida: null, plantao: 'operator' })
  ;({ server, signIn, database } = door)
})
afterAll(() => door.close())

const pageOf = (username: string | null, locale?: Locale) => door.pageOf(username, locale)

const open = (page: Page, path: string) => door.open(page, path)

/** Language, width and colours in pairs, not in every triple: which go together changes from page to page. */
test('every page has no fault for axe, in text size, in width or in the size of its targets, and has a title, in each language (R4.7)', async () => {
  for (const [place, locale] of (Object.keys(LOCALES) as Locale[]).entries()) {
    const { page, faults } = await pageOf('chefia', locale)
    let turn = place
    for (const path of [...MENU.map((entry) => entry.path), ...FURTHER]) {
      const width = WIDTHS[turn % WIDTHS.length] ?? NARROWEST
      await page.emulateMedia({ colorScheme: SCHEMES[turn % SCHEMES.length] ?? 'light' })
      turn += 1
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      expect([locale, path, width, await faultsOn(page)]).toEqual([locale, path, width, []])
      expect(await page.title()).toMatch(/^\S.* · \S/)
      if (width === NARROWEST) continue
      await page.setViewportSize({ width: NARROWEST, height: 844 })
      expect([locale, path, NARROWEST, await layoutFaultsOn(page)]).toEqual([locale, path, NARROWEST, []])
    }
    expect([locale, faults]).toEqual([locale, []])
    await page.context().close()
  }
})

test('a visitor is sent to the login and back, and an account without a role reads why the office is closed to it (R4.4, R4.7)', async () => {
  const { page } = await pageOf(null)
  await page.goto(`${server.url}/office/log`)
  await page.waitForURL(/\/login\?redirect=%2Foffice%2Flog$/)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('input[autocomplete^=username]').fill('mesa')
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL(/\/office\/log$/)
  await page.locator('main#page h1').waitFor()
  await page.context().close()
  const other = await pageOf('torcida')
  await other.page.goto(`${server.url}/office`)
  await other.page.getByText('403').waitFor()
  expect(await other.page.getByRole('link', { name: 'Ver como o público' }).getAttribute('href')).toBe('/')
  await other.page.context().close()
})

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor()
}

const closeByEscape = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open],.frame-palette').count(), SOON).toBe(0)
}

test('keys go to places and the palette finds them, but letters do nothing in a field or once they are off (R4.7, WCAG 2.1.4)', async () => {
  const { page } = await pageOf('mesa')
  await open(page, '/')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.waitForURL(/\/office\/log$/)
  await openPalette(page)
  await page.keyboard.type('hoj')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/office\/?$/)
  await openPalette(page)
  await page.keyboard.type('ga')
  expect(page.url()).toMatch(/\/office\/?$/)
  await closeByEscape(page)
  await page.keyboard.press('?')
  await page.getByRole('checkbox').uncheck()
  await closeByEscape(page)
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await openPalette(page)
  expect(page.url()).toMatch(/\/office\/?$/)
  await page.context().close()
})

test('a session that ends leaves the page unchanged until the same person is back (R4.7)', async () => {
  const { page } = await pageOf('mesa')
  await open(page, '/log')
  await door.database.pool.query(`delete from account_session`)
  await page.reload()
  await page.waitForURL(/\/login/)
  await signIn(page.context(), 'mesa')
  await open(page, '/log')
  await page.locator('input[type=date]').fill('2027-09-14')
  await door.database.pool.query(`delete from account_session`)
  await page.locator('input[type=date]').fill('2027-09-15')
  await page.getByRole('dialog').getByText('Sua sessão terminou').waitFor()
  await signIn(page.context(), 'chefia')
  await page.getByRole('button', { name: 'Já entrei' }).click()
  await page.getByText('Neste navegador entrou chefia').waitFor()
  await signIn(page.context(), 'mesa')
  await page.getByRole('button', { name: 'Já entrei' }).click()
  await expect.poll(() => page.getByRole('dialog').count(), SOON).toBe(0)
  expect(await page.locator('input[type=date]').inputValue()).toBe('2027-09-15')
  await page.context().close()
})

test('a rejected message is dismissed or applied again, a silent source is listed, and a source is added and paused (R12.4)', async () => {
  const { page, faults } = await pageOf('chefia')
  await fetch(`${server.url}/ingest/odf`, {
    method: 'POST',
    headers: { 'x-api-key': INGEST_KEY },
    body: '<?xml version="1.0"?>\n<OdfBody DocumentType="DT_RESULT">\n</OdfBody>',
  })
  await open(page, '/feed?verdict=rejected')
  await page.locator('.office-row-open').first().click()
  await expect.poll(() => page.locator('.feed-excerpt [data-fault]').innerText(), SOON).toContain('<OdfBody')
  await page.getByRole('button', { name: 'Deixar assim' }).click()
  await page.getByText('rejeitada, deixada assim').first().waitFor()

  // a rejected ranking that this release can read
  const [ranking] = (
    await database.pool.query<{ body: Buffer; version: number }>(
      `select body, version from inbox where document_type = 'DT_RANKING' and verdict = 'applied' order by id desc limit 1`,
    )
  ).rows
  const text = String(ranking?.body)
    .replace(/ Version="\d+"/, ` Version="${(ranking?.version ?? 0) + 1}"`)
    .replace('FeedFlag="T"', 'FeedFlag="P"')
  const refused = await database.pool.query<{ id: number }>(
    `insert into inbox (channel, digest, body, verdict, reason)
     values ('http', sha256($1::bytea), $1, 'rejected', 'bad-element: Result') returning id`,
    [Buffer.from(text)],
  )
  const mended = refused.rows[0]?.id
  const verdict = async () =>
    (await database.pool.query<{ verdict: string }>('select verdict from inbox where id = $1', [mended])).rows[0]
      ?.verdict
  await open(page, `/feed?message=${mended}`)
  await page.locator('.feed-detail').getByText('bad-element: Result').waitFor()
  await page.getByRole('button', { name: 'Aplicar de novo', exact: true }).click()
  await expect.poll(verdict, SOON).toBe('applied')
  await page.locator('.feed-detail .feed-verdict-applied').first().waitFor()

  // no message of judo arrives while a bout is running
  await database.pool.query(
    `update inbox set received_at = now() - interval '20 minutes' where document_code like 'JUD%' and received_at > now() - interval '20 minutes'`,
  )
  await database.pool.query(
    `update unit set status = 'RUNNING' where code = (select min(code) from unit where discipline = 'JUD' and displayed)`,
  )
  await open(page, '')
  const silent = page.locator('.home-needs li', { hasText: 'Judô: nada chega' })
  await silent.getByRole('link', { name: 'Ver' }).click()
  await page.locator('.feed-disciplines [aria-pressed=true] .feed-silent').waitFor()

  await open(page, '/feed/sources')
  await page.getByRole('button', { name: 'Nova fonte' }).click()
  const form = page.locator('dialog[open]')
  await form.getByLabel('Nome').fill('C')
  await form.getByRole('button', { name: 'Nova fonte' }).click()
  await form.getByText('De 2 a 60 letras').waitFor()
  await form.getByLabel('Nome').fill('Cronometragem')
  await form.getByRole('button', { name: 'Nova fonte' }).click()
  const key = await page.locator('.feed-key code').innerText()
  await page.getByRole('button', { name: 'Guardei' }).click()
  const source = page.locator('.feed-source', { hasText: 'Cronometragem' })
  await source.getByRole('button', { name: 'Pausar' }).click()
  await source.getByText(/Em pausa desde/).waitFor()
  const sent = await fetch(`${server.url}/ingest/odf`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: '<OdfBody/>',
  })
  expect(sent.status).toBe(200)
  await page.reload()
  await source.getByText('1 mensagem espera').waitFor()
  await source.getByRole('button', { name: 'Continuar' }).click()
  await expect.poll(() => source.getByText(/Em pausa/).count(), SOON).toBe(0)
  expect(faults).toEqual([])
  await page.context().close()
})

test('a trivia is written, opens only with a right answer, has a poster, and its removal is undone (R7.1)', async () => {
  const { page, faults } = await pageOf('mesa')
  await open(page, '/trivia')
  await page.getByRole('button', { name: 'Nova' }).click()
  await page.getByRole('group', { name: 'Título' }).getByLabel('Português').fill('Handebol de quadra')
  await page.getByLabel('Autoria').fill('Mesa')
  await page.getByRole('button', { name: 'Verdadeiro ou falso' }).click()
  await page.getByRole('group', { name: 'Pergunta' }).getByLabel('Português').fill('São sete de cada lado.')
  // not saved yet
  await page.reload()
  await page.getByText('Continua o que você escreveu').waitFor()
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
  await page.getByText('Falta dizer qual é a certa.').waitFor()
  await page.getByRole('radio', { name: 'Verdadeiro' }).check()
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
  await page.getByRole('img', { name: 'Código de Handebol de quadra' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  const poster = await page.getByRole('link', { name: 'PDF para imprimir' }).getAttribute('href')
  expect((await page.context().request.get(server.url + poster)).headers()['content-type']).toBe('application/pdf')
  await page.getByRole('button', { name: 'Tirar', exact: true }).click()
  await page.waitForURL(/\/office\/trivia$/)
  const row = page.locator('.trivia-rows', { hasText: 'Handebol de quadra' })
  await expect.poll(() => row.count(), SOON).toBe(0)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await row.waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('feedback that a word finds is handled together with the similar ones, and undone (R7.4)', async () => {
  await door.database.pool.query(
    `insert into feedback (id, sentiment, suggestion, locale)
     select gen_random_uuid(), 'sad', text, 'por' from unnest($1::text[]) text`,
    [['Falta bebedouro perto da piscina', 'O bebedouro da piscina não funciona <b>nunca</b>']],
  )
  const { page, faults } = await pageOf('mesa')
  await open(page, '/feedback?search=bebedouro')
  await page.locator('.office-row-open').first().click()
  await page.getByRole('heading', { name: 'Parecidas' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Tratada', exact: true }).click()
  await page.getByText('Nada assim').waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => page.locator('.office-row-open').count(), SOON).toBe(2)
  expect(faults).toEqual([])
  await page.context().close()
})

test('points given by hand count in the ranking, and the open page reports a removed role (R7.3, R4.7)', async () => {
  const [{ page }, other] = [await pageOf('chefia'), await pageOf('plantao')]
  await open(other.page, '/feedback')
  const find = async (username: string) => {
    await open(page, `/people?search=${username}`)
    await page.getByRole('button', { name: username, exact: true }).click()
    await page.getByRole('heading', { name: username, exact: true }).waitFor()
  }
  await find('torcida')
  await page.getByLabel('Pontos', { exact: true }).fill('10000')
  await page.getByText('No máximo').waitFor()
  await page.getByLabel('Pontos', { exact: true }).fill('250')
  await page.getByLabel('Por quê').fill('Ajudou na mesa')
  await page.getByRole('button', { name: 'Dar 250 pontos' }).click()
  await page.locator('.people-ledger li', { hasText: 'Ajudou na mesa' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  const ranked = async () => {
    const answer = await fetch(`${server.url}/api/ranking?type=staff`)
    const { rows } = (await answer.json()) as { rows: { username: string; points: number }[] }
    return rows.find(({ username }) => username === 'torcida')?.points
  }
  await expect.poll(ranked, SOON).toBe(250)
  await find('plantao')
  await page.getByLabel('sem papel').check()
  await page.getByRole('button', { name: 'Tirar o papel' }).click()
  await other.page.getByRole('dialog').getByText('Seu papel acabou').waitFor()
  await Promise.all([page.context().close(), other.page.context().close()])
})
