import type { Api } from '@games/contract'
import { sampled } from '@games/testing/suite'
import { clear, createStore } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineStart, storeOfflinePage, storeOfflineStart } from '../cache/offline-views.ts'
import type { Locale } from '../i18n/locale.ts'
import { aGames, horizontalScroll, openPage } from '../ui/testing/open-page.tsx'
import { findStart, localeOf } from './find-start.ts'

beforeEach(() => clear(createStore('games-kept', 'kept')))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const answering = (getGames: Api['getGames']) => ({ getGames }) as Partial<Api> as Api
const never = () => new Promise<never>(() => {})

test.each<[cookie: string, stored: Locale | undefined, languages: string[], locale: Locale]>([
  ['platform=pwa; locale=spa', 'por', ['en-GB'], 'spa'],
  ['locale=xxx', 'eng', ['es'], 'eng'],
  ['', undefined, ['de-AT', 'es-AR', 'pt'], 'spa'],
  ['', undefined, ['de', 'en-GB'], 'eng'],
  ['', undefined, ['de'], 'por'],
])('cookie "%s", last visit %s, browser %o: %s (R4.1)', (cookie, stored, languages, locale) => {
  expect(localeOf(cookie, stored, languages)).toBe(locale)
})

test('a server that answers soon is believed', async () => {
  await storeOfflineStart({ games: { ...aGames(), today: '2027-09-13' }, locale: 'spa' })
  const { games, locale } = await findStart(answering(() => Promise.resolve(aGames())))
  expect([games.today, locale]).toEqual(['2027-09-14', 'spa'])
})

test('while the server is away the app starts as the last visit knew it', async () => {
  await storeOfflineStart({ games: { ...aGames(), today: '2027-09-13' }, locale: 'eng' })
  const { games, locale, views } = await findStart(answering(never))
  expect([games.today, locale, views]).toEqual(['2027-09-13', 'eng', []])
  expect(document.documentElement.lang).toBe('en-US')
})

test('on a device that knows nothing it still starts', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('damaged', 'UnknownError')
  })
  const getGames = vi.fn<Api['getGames']>().mockRejectedValueOnce(new TypeError('no network')).mockImplementation(never)
  const { games } = await findStart(answering(getGames))
  expect(games.competitionCode).toBeNull()
  expect(games.today).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await offlineStart()).toBeUndefined()
})

/** A page that was never opened here, without a network. */
async function openUnknown(locale: Locale = 'por', width = 390) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await storeOfflinePage({ address: '/schedule/days', title: 'Programação', locale, at: Date.now() })
  const getMedalTable = vi.fn<Api['getMedalTable']>().mockRejectedValue(new TypeError('no network'))
  const opened = await openPage('/medals/all', { api: { getMedalTable }, locale, width })
  return { ...opened, getMedalTable }
}

test('a page never seen says that it is not on this device, and what is', async () => {
  const { screen } = await openUnknown()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Não está neste aparelho' })).toBeVisible()
  const stored = screen.getByRole('region', { name: 'O que está neste aparelho' })
  await expect.element(stored.getByRole('link', { name: /Programação/ })).toHaveAttribute('href', '/schedule/days')
  await expect.element(stored.getByText(/^visto .*\d\d:\d\d$/)).toBeVisible()
})

test('it is tried again by a touch, and when the network is back', async () => {
  const { screen, getMedalTable } = await openUnknown()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => getMedalTable.mock.calls.length).toBe(2)
  await expect.element(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => getMedalTable.mock.calls.length).toBe(3)
})

test.each(sampled(['por', 'spa', 'eng'] as const, 3))('it fits 320 px: %s', async (locale) => {
  const { screen } = await openUnknown(locale, 320)
  // not the region of notices, which another file may have left loaded
  const stored = screen.getByRole('region', { name: /aparelho|dispositivo|device/ })
  await expect.element(stored).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})
