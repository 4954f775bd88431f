import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TriviaCodes } from '@games/contract'
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import type { Database } from '../apps/server/src/db/database.ts'
import { DEMO_TRIVIA } from '../apps/server/src/demo/trivia.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { storeTrivia } from '../apps/server/src/features/trivia/index.ts'
import { isHydrated, watchedPage } from './browser.ts'
import type { RunningServer } from './server.ts'

/**
 * The story of a person with the app: a guest at first, then an account on a phone, the film, a code, a trivia, the ranking, feedback, and
 * out again. The data stored on the device is checked after each transition of the specification's section 4.
 */

const MESSAGES = join(import.meta.dirname, '../apps/web/messages')
const SOON = { timeout: 60_000, interval: 50 }
/** The film takes forty seconds and is played at normal speed. */
const FILM = { timeout: 120_000, interval: 200 }
type TriviaCode = TriviaCodes['codes'][number]

const PASSWORD = 'um gato no telhado'

export interface Person {
  readonly locale: 'por' | 'eng' | 'spa'
  readonly tag: string
  readonly username: string
  readonly cpf: string
}
export const PEOPLE = [
  { locale: 'por', tag: 'pt-BR', username: 'marola_27', cpf: '52998224725' },
  { locale: 'eng', tag: 'en-US', username: 'tidal_27', cpf: '39053344705' },
  { locale: 'spa', tag: 'es-ES', username: 'marea_27', cpf: '11144477735' },
] as const satisfies readonly Person[]

/** Opens accounts to the public and stores the demo's trivia; returns the codes of its posters, and the first poster as a PDF. */
export async function openDoors(
  server: RunningServer,
  database: Database,
): Promise<{ readonly codes: readonly TriviaCode[]; readonly poster: Uint8Array }> {
  await database.pool.query(
    `insert into setting (key, value) values ('login_enabled', 'true') on conflict (key) do update set value = 'true'`,
  )
  // once the server uses the setting
  await expect.poll(async () => (await fetch(`${server.url}/transport`, { redirect: 'manual' })).status, SOON).toBe(302)
  for (const trivia of DEMO_TRIVIA) await storeTrivia(database.pool, trivia)
  return postersOfOperator(server, database)
}

/** The codes and the first poster, as the server gives them to an operator. */
async function postersOfOperator(server: RunningServer, database: Database) {
  await createAccount(database.pool, {
    username: 'mesa',
    email: 'mesa@games.example',
    role: 'operator',
    type: 'staff',
    password: PASSWORD,
  })
  const signedIn = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'mesa', password: PASSWORD, bearer: true }),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const asOperator = (path: string) => fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
  const { codes } = (await (await asOperator('/api/trivia-codes')).json()) as TriviaCodes
  const poster = await asOperator(`/api/trivia-posters?trivia=${codes[0]?.id}`)
  expect(poster.headers.get('content-type')).toBe('application/pdf')
  return { codes, poster: await poster.bytes() }
}

/** The words of a language, by the ids of the app's own messages. */
function wordsOf(locale: string): (id: string) => string {
  return (id) => {
    const file = join(MESSAGES, locale, `${id.split('.', 1)[0]}.json`)
    const words = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id]
    if (words === undefined) throw new Error(`there are no words ${id} in ${locale}`)
    return words
  }
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('preferences') ?? 'null') as Record<string, unknown> | null)
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Plays the story with a code that is read by the camera or typed; returns the points that the person has in the end. */
export async function play(
  server: RunningServer,
  browser: Browser,
  person: Person,
  read: 'camera' | 'typed',
  code: TriviaCode,
): Promise<number> {
  const t = wordsOf(person.locale)
  const phone = { locale: person.tag, viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, faults } = await watchedPage(browser, phone)
  const press = (id: string) => page.getByRole('button', { name: t(id), exact: true }).click()
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))

  // the app as installed asks for a login; a guest is one at the next start too, and leaves nothing behind
  await page.goto(`${server.url}/?start=installed`)
  expect(pathOf(page)).toBe('/login')
  await isHydrated(page)
  await expect
    .poll(() => stored(page), SOON)
    .toMatchObject({ isLoggedIn: false, isAuthenticated: false, loginType: null, userData: null })
  await press('login.as-guest')
  await expect.poll(() => pathOf(page), SOON).toBe('/')
  const guest = { isLoggedIn: true, isAuthenticated: true, loginType: 'guest' }
  await expect
    .poll(() => stored(page), SOON)
    .toMatchObject({ ...guest, userData: { id: 'guest', username: t('login.guest'), points: 0, videoViewed: false } })
  await page.reload()
  await isHydrated(page)
  await expect.poll(() => stored(page), SOON).toMatchObject(guest)
  await page.goto(`${server.url}/trivia`)
  expect(pathOf(page)).toBe('/login')
  await isHydrated(page)
  const beforeSignOut = await stored(page)
  await press('login.sign-out')
  const signedOut = {
    isLoggedIn: false,
    isAuthenticated: false,
    loginType: null,
    userData: null,
    hasWatchedSecureSport: false,
  }
  await expect.poll(() => stored(page), SOON).toEqual({ ...beforeSignOut, ...signedOut })

  // an account, which is being registered while the server works
  await page.goto(`${server.url}/signup`)
  await isHydrated(page)
  await page.route('**/api/accounts', async (route) => {
    await page.getByRole('button', { name: t('login.registering') }).waitFor()
    await route.continue()
  })
  const fill = (id: string, value: string) => page.getByLabel(id === 'CPF' ? id : t(id), { exact: true }).fill(value)
  await fill('login.username', person.username)
  await fill('login.email', `${person.username}@escola.example`)
  await fill('CPF', person.cpf)
  await fill('login.password', PASSWORD)
  await fill('login.repeat', PASSWORD)
  await press('login.sign-up')

  // the film comes first, and counts once it was played
  await expect.poll(() => pathOf(page), SOON).toBe('/secure-sport')
  const user = { isLoggedIn: true, isAuthenticated: true, loginType: 'user', isAuthorized: false }
  await expect
    .poll(() => stored(page), SOON)
    .toMatchObject({
      ...user,
      hasWatchedSecureSport: false,
      userData: { username: person.username, videoViewed: false },
    })
  await press('safe-sport.watch')
  await page.getByText(t('safe-sport.thanks')).waitFor({ timeout: FILM.timeout })
  await expect
    .poll(() => stored(page), SOON)
    .toMatchObject({ ...user, hasWatchedSecureSport: true, userData: { points: 2_000, videoViewed: true } })
  await page.getByRole('link', { name: t('safe-sport.continue'), exact: true }).click()
  await expect.poll(() => pathOf(page), SOON).toBe('/')

  // a code opens a trivia, whose clock waits
  await page.goto(`${server.url}/qr-scan`)
  if (read === 'typed') {
    await isHydrated(page)
    await press('qr-scan.type')
    await page.getByRole('textbox').first().fill(code.shortCode)
    await press('qr-scan.open')
  }
  await expect.poll(() => pathOf(page), SOON).toBe(`/trivia/${code.id}`)
  await press('trivia.start')
  for (let question = 1; question <= code.questionCount; question++) {
    await page.locator('.trivia-question').waitFor()
    const options = page.locator('main').getByRole('radio')
    // a question that asks for an order has no radio buttons and stays unanswered
    if ((await options.count()) > 0) await options.first().check({ force: true })
    await press(question < code.questionCount ? 'trivia.next' : 'trivia.review')
  }
  await press('trivia.send')
  await page.getByText(t('trivia.saved')).first().waitFor()
  // a second visit shows that the trivia is already answered
  await page.goto(code.address)
  await page.getByRole('heading', { name: t('trivia.already') }).waitFor()

  // the ranking has one's row at hand, with what was earned
  const { points } = (await (await page.request.get(`${server.url}/api/account`)).json()) as { points: number }
  expect(points).toBeGreaterThanOrEqual(2_000)
  await page.goto(`${server.url}/ranking`)
  const figure = points.toLocaleString(person.tag, { useGrouping: 'always' }).replace(/\D/g, '\\D?')
  await page
    .locator('.ranking-pin, .ranking-mine')
    .filter({ hasText: new RegExp(figure) })
    .first()
    .waitFor({ timeout: SOON.timeout })

  // feedback in two steps
  await page.goto(`${server.url}/feedback`)
  await isHydrated(page)
  await page.getByRole('radio', { name: t('feedback.happy'), exact: true }).check({ force: true })
  await press('feedback.continue')
  await page.getByRole('textbox').fill('A trívia do judô é boa de responder')
  await press('feedback.send')
  await page.getByText(t('feedback.thanks')).first().waitFor()

  // out: nothing of the person stays but what is no person's
  await page.goto(`${server.url}/account`)
  await isHydrated(page)
  const before = await stored(page)
  await press('accounts.log-out')
  await expect.poll(() => stored(page), SOON).toEqual({ ...before, ...signedOut })
  expect((await page.request.get(`${server.url}/api/account`)).status()).toBe(401)
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain(person.username)
  expect(faults.filter((fault) => !/WebAssembly|401|403/.test(fault))).toEqual([])
  return points
}

/** Returns the number and sum of the point entries of these people. */
export async function bookedPoints(database: Database, usernames: readonly string[]) {
  const { rows } = await database.pool.query<{ username: string; entries: number; sum: number }>(
    `select username, count(*)::int as entries, sum(point_entry.points)::int as sum
       from point_entry join account on account.id = account_id
      where username = any($1) group by username`,
    [usernames],
  )
  return rows
}

/** The entries of a person with these points: one for the film, one for the answers if any was right. */
export const bookingOf = ({ username }: Person, points: number) => ({
  username,
  entries: points === 2_000 ? 1 : 2,
  sum: points,
})
