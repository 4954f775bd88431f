import type { Api, Games } from '@games/contract'
import { gamesDayAt, gamesTimeAt } from '@games/contract/clock'
import { offlineStart, storeOfflineStart } from '../cache/offline-views.ts'
import type { Payload } from '../cache/payload.ts'
import { chosenLocale, LOCALE_TAGS, LOCALES, type Locale } from '../i18n/locale.ts'
import { isNative } from '../platform/is-native.ts'
import { reopenPage } from '../platform/reopen.ts'
import { currentPlatform } from '../session/platform.ts'
import { preferences } from '../session/preferences.ts'

/** How long the server is waited for where the last visit's games are there to start with. Milliseconds. */
const PATIENCE = 800
const RETRY_AFTER_MS = 20_000

/** Nothing is known: no visit before, and no server now. Pages then show that they are not on this device. */
const UNKNOWN: Games = {
  competitionCode: null,
  name: { por: '' },
  days: null,
  pictograms: {},
  utcOffset: -180,
  timeZone: null,
  clock: { games: 0, real: 0, speed: 1 },
  today: '',
  demo: false,
  loginEnabled: false,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
}

const unknownToday = (): Games => ({
  ...UNKNOWN,
  today: gamesDayAt(gamesTimeAt(UNKNOWN.clock, Date.now()), UNKNOWN.utcOffset),
})

/** The language chosen (the server's cookie), else that of the last visit, else the browser's first that we speak, else Portuguese. */
export function localeOf(cookie: string, stored: Locale | undefined, languages: readonly string[]): Locale {
  const chosen = chosenLocale(cookie)
  if (chosen) return chosen
  const subtag = (tag: string) => tag.slice(0, 2).toLowerCase()
  const spoken = languages.map((tag) => LOCALES.find((locale) => subtag(LOCALE_TAGS[locale]) === subtag(tag)))
  return stored ?? spoken.find((locale) => locale !== undefined) ?? 'por'
}

/**
 * What the app starts with where no server has rendered the page: its shell, served by the service worker while the server is away or
 * opened by the native wrapper. The server's games if it answers soon, else the last visit's.
 */
export async function findStart(api: Api): Promise<Payload> {
  if (isNative()) {
    reopenPage()
    void import('../platform/slow-start.ts').then(({ reportSlowStart }) => reportSlowStart())
  }
  const stored = await offlineStart()
  const request = api.getGames().catch(() => undefined)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined))
  const fresh = await (stored ? Promise.race([request, late]) : request)
  const locale = localeOf(document.cookie, stored?.locale, navigator.languages)
  const games = fresh ?? stored?.games ?? unknownToday()
  document.documentElement.lang = LOCALE_TAGS[locale]
  if (!fresh) void startOverWhenKnown(api, games, locale)
  const { loginType } = preferences.get()
  const subject = { platform: currentPlatform(games.previews), loginEnabled: games.loginEnabled, loginType }
  return { games, locale, subject, views: [] }
}

/** Requests until the server responds, and loads the app anew where it started with other games or another day than there are now. */
async function startOverWhenKnown(api: Api, started: Games, locale: Locale): Promise<void> {
  for (;;) {
    const games = await api.getGames().catch(() => undefined)
    if (games) {
      await storeOfflineStart({ games, locale })
      const isOther = games.competitionCode !== started.competitionCode || games.today !== started.today
      return isOther ? location.reload() : undefined
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RETRY_AFTER_MS)
      const soon = () => {
        clearTimeout(timer)
        resolve()
      }
      window.addEventListener('online', soon, { once: true })
    })
  }
}
