import type { LoginType } from '@games/domain/access/menu'
import type { Locale } from '@games/domain/text/localized'
import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** Somebody who is logged in, as the guest user of spec §3 has it. */
export interface UserData {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly points: number
  readonly tipo: string
  readonly type: string
  readonly email: string
  readonly cpf: string
  readonly active: boolean
  readonly photoUrl: string
  readonly videoViewed: boolean
}

/** The preference store's fields, all kept on this device (R4.1, spec §3). */
export interface Preferences {
  readonly isLoggedIn: boolean
  readonly isAuthenticated: boolean
  readonly loginType: LoginType
  /** IANA name; the browser's own until one is set. */
  readonly timezone: string
  /** IANA name, or `local` for the browser's. */
  readonly preferredTimezone: string
  readonly language: string
  readonly userData: UserData | null
  readonly isAuthorized: boolean
  readonly hasWatchedSecureSport: boolean
}

const KEY = 'preferences'

const defaults = (): Preferences => ({
  isLoggedIn: false,
  isAuthenticated: false,
  loginType: null,
  // asked for when wanted: a browser's first answer takes longer than the rest of a start
  get timezone() {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone
  },
  preferredTimezone: 'local',
  language: 'pt',
  userData: null,
  isAuthorized: false,
  hasWatchedSecureSport: false,
})

/** What pages are rendered with where nobody's device can be asked. */
const ON_SERVER: Preferences = Object.defineProperty(defaults(), 'timezone', { value: 'UTC' })

const fits = (key: string, value: unknown, usual: unknown): boolean =>
  key === 'loginType'
    ? value === null || value === 'guest' || value === 'user'
    : key === 'userData'
      ? typeof value === 'object' && !Array.isArray(value)
      : typeof value === typeof usual

/** The fields of `text` that are what they should be, the rest as usual: what lies on a device may be old, broken or somebody's joke. */
function read(text: string | null): Preferences {
  const usual = defaults()
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '')
  } catch {
    return usual
  }
  const sound = Object.entries(kept ?? {}).filter(
    ([key, value]) => key in usual && fits(key, value, usual[key as keyof Preferences]),
  )
  return Object.defineProperties(usual, Object.getOwnPropertyDescriptors(Object.fromEntries(sound)))
}

/** Reading or writing may be forbidden, or the device full: then preferences last as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}

/** The preference store as this device has it, followed over all tabs of the browser. */
export function openPreferences() {
  const store = createStore(read(inStorage((storage) => storage.getItem(KEY))))
  // a null key: everything was cleared
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) store.set(read(newValue))
  })
  const set = (change: Partial<Preferences>): void => {
    store.set(change)
    inStorage((storage) => storage.setItem(KEY, JSON.stringify(store.get())))
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    set,
    /** Keeps a locale as the language it is called by: spa → es, por → pt, eng → en. The interface follows the locale cookie, not this. */
    setLanguage: (locale: Locale): void => set({ language: LANGUAGES[locale] }),
    /** The language that content of the event is authored and asked for in: always Portuguese, whatever was kept (R4.1). */
    getLanguage: (): 'pt' => 'pt',
    getLanguageKey: (): 'por' => 'por',
  }
}

const LANGUAGES: Readonly<Record<Locale, string>> = { spa: 'es', por: 'pt', eng: 'en' }

/** The preference store (R4.1) of this page. On the server, where it would be everybody's, there is none to write to. */
export const preferences = import.meta.env.SSR ? onServer() : openPreferences()

function onServer(): ReturnType<typeof openPreferences> {
  const refuse = () => {
    throw new Error('preferences are the browser’s')
  }
  return {
    get: () => ON_SERVER,
    subscribe: () => () => {},
    set: refuse,
    setLanguage: refuse,
    getLanguage: () => 'pt',
    getLanguageKey: () => 'por',
  }
}

/** The preferences, in a component; while a page is taken over from the server those it was rendered with. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.get, () => ON_SERVER)
