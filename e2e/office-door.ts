import type { Browser, BrowserContext, Page } from 'playwright'
import { expect, vi } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { openBrowser, watchedPage, type WatchedPage } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

export const SOON = { timeout: 60_000, interval: 50 }
export const PASSWORD = 'um gato no telhado'
export const LOCALES = { por: 'pt-BR', spa: 'es-ES', eng: 'en-US' } as const
export type Locale = keyof typeof LOCALES

/** The demo's games with signing in switched on, and a browser. */
export interface OfficeDoor {
  readonly browser: Browser
  readonly server: RunningServer
  readonly database: Database
  /** Signs a browser's profile in. */
  signIn(context: BrowserContext, username: string): Promise<void>
  /** A page in a profile of its own, signed in unless `username` is null. */
  pageOf(username: string | null, locale?: Locale): Promise<WatchedPage>
  /** Opens an address below /office; resolves once its data, or why there is none, is shown. */
  open(page: Page, path: string): Promise<void>
  close(): Promise<void>
}

/** `people`: usernames with their roles; null: an account without a role. */
export async function openOffice(people: Readonly<Record<string, 'operator' | 'admin' | null>>): Promise<OfficeDoor> {
  const [browser, server] = await Promise.all([openBrowser(), startDemo()])
  const database = await openDatabase({ url: server.place.databaseUrl ?? '' })
  await database.pool.query(
    `insert into setting (key, value) values ('login_enabled', 'true') on conflict (key) do update set value = 'true'`,
  )
  for (const [username, role] of Object.entries(people))
    await createAccount(database.pool, {
      username,
      email: `${username}@games.example`,
      role,
      type: 'staff',
      password: PASSWORD,
    })
  await vi.waitFor(async () => {
    const { status } = await fetch(`${server.url}/transport`, { redirect: 'manual' })
    if (status !== 302) throw new Error('signing in is not on yet')
  }, SOON)
  const signIn = async (context: BrowserContext, username: string): Promise<void> => {
    const answer = await context.request.post(`${server.url}/api/session`, {
      headers: { origin: server.url },
      data: { identifier: username, password: PASSWORD },
    })
    expect(answer.status()).toBe(200)
  }
  return {
    browser,
    server,
    database,
    signIn,
    async pageOf(username, locale = 'por') {
      const watched = await watchedPage(browser, {
        locale: LOCALES[locale],
        reducedMotion: 'reduce',
      })
      await watched.page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      if (username !== null) await signIn(watched.page.context(), username)
      return watched
    },
    async open(page, path) {
      await page.goto(`${server.url}/office${path}`)
      await page.locator('main#page h1').waitFor()
      await expect.poll(() => page.locator('.ui-skeleton').count(), SOON).toBe(0)
    },
    async close() {
      await browser.close()
      await database.close()
      await server.stop()
    },
  }
}
