import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchAnswer } from '@games/contract'
import { aParticipant, aTeam, participants, teams } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshness, isLive, openBrowser, watchedPage } from './browser.ts'
import { deviceStore } from './device-store.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { DAY, EVENT, FINAL_ADDRESS, openGames } from './small-games.ts'

const SHELL = join(import.meta.dirname, '../apps/web/dist/client/shell.html')
const SOON = { timeout: 60_000, interval: 200 }

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startInCluster()
  await openGames(server)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Where what was seen is stored. */
const storedRecords = async (page: Page): Promise<string[]> => (await deviceStore(page)).keys

/**
 * From now on pages come as the app's shell, as the service worker or the native wrapper has it, and the server does not answer; with
 * `network: false` the device knows that it has none, and asks no second time.
 */
async function takeServerAway(context: BrowserContext, { network = true } = {}): Promise<() => Promise<void>> {
  if (!network)
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  const shell = await readFile(SHELL, 'utf8')
  const isAway = (url: URL) => !url.pathname.startsWith('/assets/')
  await context.route(isAway, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body: shell, contentType: 'text/html; charset=utf-8' })
      : route.abort('internetdisconnected'),
  )
  return () => context.unroute(isAway)
}

test('what was seen opens without the server and says how old it is; the rest says that it is not here (R3.9)', async () => {
  const { page } = await watchedPage(browser)
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  await expect.poll(() => storedRecords(page), SOON).toEqual(expect.arrayContaining(['page /medals/all', 'start']))
  const giveBack = await takeServerAway(page.context())

  await page.goto(`${server.url}/medals/all`)
  await expect.poll(() => freshness(page), SOON).toBe('sem conexão')
  expect(await page.locator('.ui-fresh').innerText()).toMatch(/dados das \d\d:\d\d|dados de .+ às \d\d:\d\d/)
  expect(await page.locator('main').innerText()).toContain('São Paulo')

  await page.goto(`${server.url}/participants/athletes?q=nobody-looked-for-this`)
  await page.getByRole('heading', { name: 'Não está neste aparelho' }).waitFor(SOON)
  await page.getByRole('link', { name: /Quadro de medalhas/ }).click()
  await page.locator('.medals-table').waitFor(SOON)

  await page.evaluate(() => Object.assign(document, { mark: 'never reloaded' }))
  await giveBack()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await isLive(page)
  expect(await page.evaluate(() => Reflect.get(document, 'mark'))).toBe('never reloaded')
})

/** Goes to an address as by a link of the page, which is not loaded anew. */
const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

/** Pages as a visitor goes through them, and what is on each. */
const SEEN: readonly (readonly [address: string, text: string])[] = [
  [`/schedule/days?day=${DAY}`, '11:00'],
  ['/schedule/disciplines', 'Judô'],
  ['/schedule/grid', 'Judô'],
  ['/discipline/JUD/competitions', EVENT],
  [`/discipline/JUD/schedule/days/${DAY}`, '11:00'],
  [FINAL_ADDRESS, 'Judô'],
  ['/participants/profile/101', 'ANDIROBA'],
  ['/participants/athletes', 'BURITI'],
  ['/medals/all?open=SP', 'BURITI'],
]

test(
  'every page that was seen opens without the server, also by a filter that was not used before (R3.9)',
  NIGHTLY,
  async () => {
    const { page } = await watchedPage(browser)
    const text = () => page.locator('main').innerText()
    for (const [address, expected] of SEEN) {
      await page.goto(`${server.url}${address}`)
      await expect.poll(text, SOON).toContain(expected)
      await expect.poll(() => storedRecords(page), SOON).toContain(`page ${address}`)
    }
    await takeServerAway(page.context(), { network: false })
    for (const [address, expected] of SEEN) {
      await page.goto(`${server.url}${address}`)
      await expect.poll(text, SOON).toContain(expected)
      await expect.poll(() => freshness(page), SOON).toBe('sem conexão')
    }

    // a day that is here is narrowed here
    await page.goto(`${server.url}/schedule/days?day=${DAY}`)
    await expect.poll(() => freshness(page), SOON).toBe('sem conexão')
    await followLink(page, `/schedule/days?day=${DAY}&discipline=JUD&finals=1`)
    await expect.poll(() => new URL(page.url()).searchParams.get('finals'), SOON).toBe('1')
    await expect.poll(text, SOON).toContain('11:00')
    await followLink(page, `/schedule/days?day=${DAY}&gender=M`)
    await expect.poll(text, SOON).toContain('Nenhum resultado encontrado')
  },
)

test(
  'the search finds what was seen without the server, says so, and what needs a network (R2.7, R3.9)',
  NIGHTLY,
  async () => {
    const { page } = await watchedPage(browser)
    await page.goto(`${server.url}/participants/profile/101`)
    await expect.poll(() => storedRecords(page), SOON).toContain('page /participants/profile/101')
    await page.goto(`${server.url}/participants/athletes`)
    await isLive(page)
    // it is fetched once the page is used and at rest
    await page.keyboard.press('Shift')
    await expect
      .poll(() => storedRecords(page), SOON)
      .toEqual(expect.arrayContaining(['page /participants/athletes', 'view ["search-index"]']))
    await takeServerAway(page.context())

    await page.goto(`${server.url}/participants/athletes`)
    await expect.poll(() => freshness(page), SOON).toBe('sem conexão')
    await page.keyboard.press('/')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.fill('andiroda')
    const options = page.getByRole('dialog').getByRole('option')
    await expect.poll(() => options.allInnerTexts(), SOON).toEqual([expect.stringContaining('ANDIROBA Conceição')])
    expect(await options.first().innerText()).not.toContain('abre quando houver conexão')
    expect(await page.getByRole('dialog').innerText()).toContain(
      'O servidor não foi alcançado: só o que está neste aparelho',
    )
    await field.fill('judo')
    await expect.poll(() => options.first().innerText(), SOON).toMatch(/Judô[\s\S]*abre quando houver conexão/)
    await field.fill('conceicao')
    await expect.poll(() => options.first().innerText(), SOON).toContain('ANDIROBA')
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect.poll(() => page.url(), SOON).toBe(`${server.url}/participants/profile/101`)
    await expect.poll(() => page.locator('main').innerText(), SOON).toContain('ANDIROBA')
  },
)

/** Names that are much alike, given and family name. */
const ALIKE = [
  'Ana Judite',
  'Joana Alagoas',
  'Juditha Serra',
  'Alagoana Judo',
  'Ana Alagoana',
  'Serra Ana',
  'Anita Silva',
]

test('the device finds what the server finds, in its order (R2.7, R3.9)', NIGHTLY, async () => {
  const people = ALIKE.map((name, n) => {
    const [givenName = '', familyName = ''] = name.split(' ')
    const organisation = n % 2 === 0 ? 'AL' : 'SP'
    return aParticipant({ code: `${400 + n}`, organisation, givenName, familyName, printName: name, disciplines: [] })
  })
  const team = aTeam({ code: 'HBLWTEAM7---AL01', organisation: 'AL', name: 'Alagoas', athletes: ['400'] })
  await server.send(participants({ documentCode: 'HBL' }, people), teams({ documentCode: 'HBL' }, [team]))
  const found = async (q: string): Promise<string[]> => {
    const answer = await fetch(`${server.url}/api/search?${new URLSearchParams({ q }).toString()}`)
    const { groups } = (await answer.json()) as SearchAnswer
    return groups.flatMap(({ kind, hits }) => hits.map(({ name }) => `${kind} ${name.por}`))
  }
  await expect.poll(() => found('alagoas'), SOON).toContain('team Alagoas')
  const texts = ['an', 'ana', 'jud', 'judo', 'judite', 'alagoas', 'alagoaz', 'al', 'serra', 'ana ju', '57']
  const byServer = await Promise.all(texts.map(found))

  const { page } = await watchedPage(browser)
  for (const list of ['athletes', 'teams']) {
    await page.goto(`${server.url}/participants/${list}`)
    await isLive(page)
    await page.keyboard.press('Shift')
    await expect
      .poll(() => storedRecords(page), SOON)
      .toEqual(expect.arrayContaining([`page /participants/${list}`, 'view ["search-index"]']))
  }
  await takeServerAway(page.context())
  await page.goto(`${server.url}/participants/athletes`)
  await expect.poll(() => freshness(page), SOON).toBe('sem conexão')
  const KINDS = {
    Atletas: 'athlete',
    Equipes: 'team',
    Delegações: 'delegation',
    Modalidades: 'discipline',
    Provas: 'event',
    Locais: 'venue',
  }
  const here = () =>
    page
      .getByRole('dialog')
      .getByRole('group')
      .evaluateAll(
        (groups, kinds) =>
          groups.flatMap((group) =>
            [...group.querySelectorAll('.ui-list-title')].map(
              (title) => `${Reflect.get(kinds, group.querySelector('h3')?.textContent ?? '')} ${title.textContent}`,
            ),
          ),
        KINDS,
      )
  await page.keyboard.press('/')
  const field = page.getByRole('dialog').getByRole('combobox')
  for (const [n, text] of texts.entries()) {
    await field.fill(text)
    await expect.poll(here, SOON).toEqual(byServer[n])
  }
  expect(byServer.flat().length).toBeGreaterThan(30)
})

test('a device whose storage is broken shows every page all the same', NIGHTLY, async () => {
  const { page, faults } = await watchedPage(browser)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('damaged', 'UnknownError')
    }
  })
  const ahead = page.waitForRequest((request) => request.url().endsWith('_payload.json'), SOON)
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  await ahead
  await page.locator('.app-shell-bottom a, .app-shell-entries a').filter({ visible: true }).last().click()
  await expect.poll(() => page.title(), SOON).not.toContain('Quadro de medalhas')
  expect(faults).toEqual([])
})
