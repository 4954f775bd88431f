import { aResult, medallists, results } from '@games/testing'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { freshness, isHydrated, isLive, openBrowser, watchedPage } from './browser.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { openStream } from './event-stream.ts'
import { makePlace, type Place } from './place.ts'
import { PASSWORD } from './office-door.ts'
import { type RunningServer, startServer } from './server.ts'
import { DAY, EVENT, FINAL, openGames } from './small-games.ts'
import { standStill } from './stand-still.ts'

let browser: Browser
let place: Place
let server: RunningServer
let goOn = () => {}
beforeAll(async () => {
  ;[browser, place] = await Promise.all([openBrowser(), makePlace()])
  server = await startServer({ place })
  await openGames(server)
})
afterEach(async () => {
  goOn()
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await place.remove()
})

const SEMIFINAL = 'JUDW57KG--------------SFNL000100--'
const SHOWN_WITHIN = { timeout: 8_000, interval: 50 }
/** From the database's return: the rule itself, not a matter of pace (0060). */
const BACK_WITHIN = { timeout: 5_000, interval: 50 }
const AGAIN = {
  'pt-PT': 'tente de novo mais tarde',
  'es-ES': 'inténtalo de nuevo más tarde',
  'en-US': 'please try again later',
}

test('a page that was open says up to when it is true, one that comes is not called live, and both turn live by themselves (R3.9)', async () => {
  const { page } = await watchedPage(browser)
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  goOn = standStill(place.cluster())
  await expect.poll(() => freshness(page), SHOWN_WITHIN).toBe('sem conexão')
  expect(await page.locator('.ui-fresh').innerText()).toMatch(/dados das \d\d:\d\d/)

  // the page is cached: it loads as ever, and so does its stream
  const late = await watchedPage(browser)
  await late.page.goto(`${server.url}/medals/all`)
  await expect.poll(() => freshness(late.page), SHOWN_WITHIN).toBe('sem conexão')
  expect(await late.page.locator('.medals-table tbody').count()).toBe(2)

  goOn()
  await expect.poll(() => freshness(page), BACK_WITHIN).toBe('ao vivo')
  await expect.poll(() => freshness(late.page), BACK_WITHIN).toBe('ao vivo')
  await server.send(medallists({ documentCode: EVENT }, [['gold', '101', 'AL']]))
  for (const shown of [page, late.page]) await shown.getByText('Alagoas').first().waitFor()
})

test('an agenda keeps its day and says so, one that comes says in words that it did not load, and both are there again by themselves (0094)', async () => {
  await server.send(
    ...[FINAL, SEMIFINAL].map((documentCode) =>
      results({ documentCode, resultStatus: 'START_LIST' }, [aResult({ sortOrder: 1, competitor: '101' })]),
    ),
  )
  const { page } = await watchedPage(browser)
  await page.goto(`${server.url}/participants/profile/101`)
  await isHydrated(page)
  await page.locator('.follow-button').click()
  await page.getByRole('button', { name: 'Abrir a agenda' }).waitFor()
  const rowsOf = (one: Page) => one.locator('.agenda-day .units-row')
  await page.goto(`${server.url}/agenda?day=${DAY}`)
  await rowsOf(page).first().waitFor()
  await isLive(page)

  goOn = standStill(place.cluster())
  await expect.poll(() => freshness(page), SHOWN_WITHIN).toBe('sem conexão')
  expect(await page.locator('.ui-fresh').innerText()).toMatch(/dados das \d\d:\d\d/)
  expect(await rowsOf(page).count()).toBe(1)
  // the frame is cached, what is followed is asked for: four tries of a few seconds
  const late = await page.context().newPage()
  await late.goto(`${server.url}/agenda?day=2027-09-15`)
  await late.getByText('Tente de novo mais tarde').waitFor({ timeout: 40_000 })
  expect(await freshness(late)).toBe('sem conexão')

  goOn()
  await expect.poll(() => freshness(page), BACK_WITHIN).toBe('ao vivo')
  await expect.poll(() => rowsOf(late).count(), BACK_WITHIN).toBe(1)
  expect(await freshness(late)).toBe('ao vivo')
  expect(await rowsOf(page).count()).toBe(1)
})

test('a stream says stale, and hello when the database is back', async () => {
  const stream = await openStream(server.url, ['medals:all'])
  goOn = standStill(place.cluster())
  await stream.until((text) => text.includes('event: stale'))
  goOn()
  await stream.until((text) => /event: stale[^]*event: hello/.test(text))
  stream.close()
  expect(stream.text().match(/^event: \w+/gm)).toEqual(['event: hello', 'event: stale', 'event: hello'])
})

test('a widget says that it has no connection, and is live again by itself (R3.3)', async () => {
  const { page } = await watchedPage(browser, {}, { consent: null })
  await page.goto(`${server.url}/widget/medals`)
  const html = page.locator('html')
  await expect.poll(() => html.getAttribute('data-live'), SHOWN_WITHIN).toBe('')
  goOn = standStill(place.cluster())
  await expect.poll(() => html.getAttribute('data-lost'), SHOWN_WITHIN).toBe('')
  expect(await html.getAttribute('data-live')).toBeNull()
  goOn()
  await expect.poll(() => html.getAttribute('data-live'), BACK_WITHIN).toBe('')
  expect(await html.getAttribute('data-lost')).toBeNull()
})

test('what is not stored is 503 in bounded time: a page that asks for another try in three languages, and a message that may be sent again (R3.4)', async () => {
  const message = medallists({ documentCode: 'JUDW63KG' }, [['gold', '104', 'RJ']])
  const kept = () => fetch(`${server.url}/medals/all`).then(({ status }) => status)
  expect(await kept()).toBe(200)
  goOn = standStill(place.cluster())
  const begun = performance.now()
  // stored late or not at all: either way it is not acknowledged
  const [post, forCrawlers, ...pages] = await Promise.all([
    server.post(message),
    fetch(`${server.url}/venues`, { headers: { 'user-agent': 'Googlebot' } }),
    ...Object.keys(AGAIN).map((language) =>
      fetch(`${server.url}/venues`, {
        headers: { 'accept-language': language, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      }).then(async (response) => ({
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
      })),
    ),
  ])
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(post).toBe(503)
  expect([forCrawlers.status, forCrawlers.headers.get('retry-after')]).toEqual([503, '5'])
  for (const [at, [language, words]] of Object.entries(AGAIN).entries()) {
    expect(pages[at]).toMatchObject({ status: 503, retryAfter: '5' })
    expect(pages[at]?.text).toContain(`<html lang="${language}"`)
    expect(pages[at]?.text.toLowerCase()).toContain(words)
  }
  await expect.poll(async () => (await server.health()).ok, SHOWN_WITHIN).toBe(false)
  expect(await kept()).toBe(200)

  goOn()
  await expect.poll(() => server.post(message), BACK_WITHIN).toBe(200)
  await expect.poll(async () => (await server.health()).ok, BACK_WITHIN).toBe(true)
  // the feed sends again what was not acknowledged: it counts once
  const database = await openDatabase(place.databaseUrl === null ? place : { url: place.databaseUrl })
  const verdicts = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ verdict: string }>(
      'select verdict from inbox where digest = (select digest from inbox order by id desc limit 1) order by id',
    )
    return rows.map(({ verdict }) => verdict)
  }
  try {
    await expect.poll(verdicts, SHOWN_WITHIN).not.toContain('pending')
    const [first, ...others] = (await verdicts()).sort()
    expect([first, ...new Set(others)]).toEqual(others.length > 0 ? ['applied', 'duplicate'] : ['applied'])
  } finally {
    await database.close()
  }
})

test('in the office what is written while the database hangs waits on the device, which says so, and is stored when it is back (R6.1, R12.4)', async () => {
  const database = await openDatabase(place.databaseUrl === null ? place : { url: place.databaseUrl })
  await database.pool.query(`insert into setting (key, value) values ('login_enabled', 'true')`)
  const username = 'ivone'
  await createAccount(database.pool, {
    username,
    email: 'ivone@games.example',
    role: 'operator',
    type: 'staff',
    password: PASSWORD,
  })
  await database.close()
  const { page } = await watchedPage(browser)
  await expect
    .poll(async () => {
      const answer = await page.context().request.post(`${server.url}/api/session`, {
        headers: { origin: server.url },
        data: { identifier: username, password: PASSWORD },
      })
      return answer.status()
    }, SHOWN_WITHIN)
    .toBe(200)
  await page.goto(`${server.url}/office/content/${crypto.randomUUID()}?new=volunteer`)
  const title = page.locator('[data-field=title] [data-language=por] textarea')
  const phase = () => page.locator('.content-saved').getAttribute('data-phase')
  await title.fill('Acolhida')
  await expect.poll(phase, SHOWN_WITHIN).toBe('saved')
  goOn = standStill(place.cluster())
  await title.fill('Acolhida da Vila')
  await expect.poll(phase, { ...SHOWN_WITHIN, timeout: 30_000 }).toBe('away')
  await page.getByText('O servidor não responde').waitFor()
  goOn()
  await expect.poll(phase, { ...SHOWN_WITHIN, timeout: 30_000 }).toBe('saved')
  await page.reload()
  await expect.poll(() => title.inputValue(), SHOWN_WITHIN).toBe('Acolhida da Vila')
})
