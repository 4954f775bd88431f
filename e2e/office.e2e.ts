import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { markContrasts } from '@games/testing/mark-contrasts'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MENU } from '../apps/office/src/menu.ts'
import { LOCALES, type Locale, type OfficeDoor, openOffice, PASSWORD, SOON } from './office-door.ts'
import { INGEST_KEY, type RunningServer } from './server.ts'

/** The office's frame on every page of its menu, on the demo's games, and what becomes of who may not come in (R4.7, R4.4). */

const NARROWEST = 390
const WIDTHS = [NARROWEST, 768, 1440] as const
/** Pages that are in no menu. */
const FURTHER = ['/feed/differences', '/feed/sources', '/feed/names', '/feed/rebuild', '/first-day']
const SCHEMES = ['light', 'dark'] as const
/** First load of the office, gzip. */
const BUDGET = 400_000
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

const open = async (page: Page, path: string) => {
  await page.goto(`${server.url}/office${path}`)
  await page.locator('main#page h1').waitFor()
  // what was read is there, or that it is not
  await expect.poll(() => page.locator('.ui-skeleton').count(), SOON).toBe(0)
}

/** What is wrong with a page as it stands. */
async function faultsOn(page: Page): Promise<string[]> {
  // where it reads alone: every page that loads it pays for it
  await page.evaluate(AXE)
  await page.evaluate(markContrasts)
  const found = await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as {
      configure(spec: unknown): void
      run(options: unknown): Promise<AxeResults>
    }
    // it takes two thirds of axe's time where it looks at every text (0061)
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] })
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe: ${id} at ${target.join(' ')}`))
  })
  return [...found, ...(await badlySetOn(page))]
}

/** What is too small, too low for a finger, too wide or without words. */
async function badlySetOn(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const small: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      const text = (node.textContent ?? '').trim()
      if (!parentElement || text === '' || !parentElement.checkVisibility({ visibilityProperty: true })) continue
      if (parseFloat(getComputedStyle(parentElement).fontSize) < 13) small.push(text)
    }
    // what a finger presses is 44 px high wherever the phone's frame is shown
    const low = matchMedia('(max-width: 899px)').matches
      ? [...document.querySelectorAll<HTMLElement>('main :is(button, summary, .ui-button):not(:disabled)')]
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height < 43.5,
          )
          .map(({ className, innerText }) => `${innerText} (${className})`)
      : []
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      small,
      low,
      wide: scrollWidth - clientWidth,
      keys: document.body.innerText.match(/\boffice(?:-\w+)*\.[a-z-]+/g) ?? [],
    }
  })
  return [
    ...found.small.map((text) => `below 13 px: ${text}`),
    ...found.low.map((name) => `below 44 px: ${name}`),
    ...(found.wide > 0 ? [`scrolls sideways by ${found.wide} px`] : []),
    ...found.keys.map((key) => `no words: ${key}`),
  ]
}

// in pairs of language, width and scheme, not in all threes: which go together changes from page to page
test.each(Object.keys(LOCALES) as Locale[])(
  'every page of the menu stands in %s, over the languages at every width and in both schemes: for axe, in size, in width, at a finger’s reach, with a title (R4.7)',
  async (locale) => {
    const { page, faults } = await pageOf('chefia', locale)
    let turn = Object.keys(LOCALES).indexOf(locale)
    for (const path of [...MENU.map((place) => place.path), ...FURTHER]) {
      const width = WIDTHS[turn % WIDTHS.length] ?? NARROWEST
      await page.emulateMedia({ colorScheme: SCHEMES[turn % SCHEMES.length] ?? 'light' })
      turn += 1
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      expect([path, width, await faultsOn(page)]).toEqual([path, width, []])
      expect(await page.title()).toMatch(/^\S.* · \S/)
      if (width === NARROWEST) continue
      await page.setViewportSize({ width: NARROWEST, height: 844 })
      expect([path, NARROWEST, await badlySetOn(page)]).toEqual([path, NARROWEST, []])
    }
    expect(faults).toEqual([])
    await page.context().close()
  },
)

test('the office’s first load is less than 400 kB of script, gzip, and its page is asked for anew (R4.7)', async () => {
  const { page } = await pageOf('mesa')
  let total = 0
  const sizes: Promise<void>[] = []
  page.on('response', (response) => {
    if (/\/office\/assets\/.*\.js$/.test(response.url()))
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => {
            total += responseBodySize
          }),
      )
  })
  const answer = await page.goto(`${server.url}/office`)
  await page.locator('main#page h1').waitFor()
  await Promise.all(sizes)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThan(BUDGET)
  expect(answer?.headers()['cache-control']).toBe('no-cache')
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  // a button's own style is a later layer than what every button has
  const [first] = (await answer?.text())?.match(/(?<=rel="stylesheet"[^>]*href=")[^"]+/) ?? []
  expect(await (await fetch(server.url + first)).text()).toMatch(/^@layer tokens\b/)
  await page.context().close()
})

test('nobody is led to the login and back; who is not of the staff is told so, with a way (R4.4, R4.7)', async () => {
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

test('keys lead to places, the palette does what it names, and no letter does anything where one types (R4.7, WCAG 2.1.4)', async () => {
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

test('a session that ends is said, the page stays, and it goes on once the same person is back (R4.7)', async () => {
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

test('a day at the feed desk: a rejected message is seen with its place and left so, another mended; a silent source is seen; a key is rotated at speed without a lost message (R12.4)', async () => {
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

  // a ranking that was refused: what a release before could not read is read by this one
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

  // nothing of judo comes any more, and a bout runs
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
  // what is missing is said at its field
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

  // the source goes on sending while its key is changed, and takes the new one over when it has it
  let inUse = key
  let isSending = true
  const statuses: number[] = []
  const sending = (async () => {
    for (let n = 0; isSending; n += 1)
      statuses.push(
        (
          await fetch(`${server.url}/ingest/odf`, {
            method: 'POST',
            headers: { 'x-api-key': inUse },
            body: `<OdfBody n="${n}"/>`,
          })
        ).status,
      )
  })()
  await source.getByRole('button', { name: 'Nova chave' }).click()
  await page.getByText('As anteriores valem por mais 24 horas.').waitFor()
  inUse = await page.locator('.feed-key code').innerText()
  await page.getByRole('button', { name: 'Guardei' }).click()
  await source.getByText(/vale até/).waitFor()
  const withOld = statuses.length
  await expect.poll(() => statuses.length, SOON).toBeGreaterThan(withOld + 20)
  isSending = false
  await sending
  expect(new Set(statuses)).toEqual(new Set([200]))
  const stored = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from inbox where encode(body, 'escape') like '<OdfBody n=%'`,
  )
  expect(stored.rows[0]?.n).toBe(statuses.length)

  await source.getByRole('button', { name: `Revogar a chave …${inUse.slice(-4)}` }).click()
  await page.locator('dialog[open]').getByLabel('Por quê').fill('fim do dia')
  await page.locator('dialog[open]').getByRole('button', { name: 'Revogar' }).click()
  await source.getByText('revogada').waitFor()
  // the browser's own line of the reload is no fault of the page
  expect(faults).toEqual([])
  await page.context().close()
})

test('a trivia is written, refused without a right answer, opened with its poster, and undone (R7.1)', async () => {
  const { page, faults } = await pageOf('mesa')
  await open(page, '/trivia')
  await page.getByRole('button', { name: 'Nova' }).click()
  await page.getByRole('group', { name: 'Título' }).getByLabel('Português').fill('Handebol de quadra')
  await page.getByLabel('Autoria').fill('Mesa')
  await page.getByRole('button', { name: 'Verdadeiro ou falso' }).click()
  await page.getByRole('group', { name: 'Pergunta' }).getByLabel('Português').fill('São sete de cada lado.')
  // nothing is stored yet, and a reload loses nothing
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

test('a feedback is found by a word, handled with those alike, and new again by undo (R7.4)', async () => {
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

test('somebody is invited by a code, and on a browser of their own sees the venue and nothing else (R4.7)', async () => {
  const { page, faults } = await pageOf('chefia')
  await open(page, '/people')
  await page.getByRole('button', { name: 'Convidar' }).click()
  const dialog = page.getByRole('dialog')
  // what is missing is said when it is asked for, and the first of it is where one writes
  await dialog.getByRole('button', { name: 'Fazer o código' }).click()
  await dialog.getByText('Escreva um nome, com ao menos 2 letras.').waitFor()
  await dialog.getByText('Escolha ao menos um local.').waitFor()
  expect(await dialog.getByLabel('Para quem').evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByLabel('Para quem').fill('Nilton, da piscina')
  const venue = dialog.getByRole('checkbox').first()
  await venue.check()
  const venueName = (await dialog.locator('.people-venues label').first().innerText()).trim()
  expect(await faultsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fazer o código' }).click()
  const code = await dialog.locator('.people-typed').innerText()
  expect(await faultsOn(page)).toEqual([])
  const invited = await pageOf(null)
  await invited.page.setViewportSize({ width: 390, height: 844 })
  await invited.page.goto(`${server.url}/auth?code=${code}`)
  await invited.page.getByRole('button', { name: 'Continuar' }).click()
  await invited.page.getByLabel('Usuário').fill('nilton')
  for (const field of await invited.page.locator('input[type=password]').all()) await field.fill(PASSWORD)
  await invited.page.locator('input[type=password]').last().press('Enter')
  await expect.poll(() => invited.page.locator('.desk h1').innerText(), SOON).toBe(venueName)
  await expect.poll(() => invited.page.locator('.ui-skeleton').count(), SOON).toBe(0)
  expect(await faultsOn(invited.page)).toEqual([])
  expect(await invited.page.locator('nav').count()).toBe(0)
  expect(faults).toEqual([])
  await Promise.all([page.context().close(), invited.page.context().close()])
})

test('points given by hand are in the ranking; a role that is taken is said on the open page (R7.3, R4.7)', async () => {
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
