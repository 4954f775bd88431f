import type { LoginType } from '@games/domain/access/menu'
import type { Locale } from '@games/domain/text/localized'
import { useSyncExternalStore } from 'react'
import { loadAnew } from './load-anew.ts'
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

/** The preference store's fields, all stored on this device (R4.1, spec §3). */
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

/** What the languages are called here (spec §3). */
const LANGUAGES = { spa: 'es', por: 'pt', eng: 'en' } as const satisfies Record<Locale, string>
/** The language that content of the event is authored and requested in, whatever was chosen (R4.1). */
const CONTENT_LOCALE = 'por'

const deviceTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const defaults = (): Preferences => ({
  isLoggedIn: false,
  isAuthenticated: false,
  loginType: null,
  // read when needed: a browser's first answer takes longer than the rest of a start
  get timezone() {
    return deviceTimezone()
  },
  preferredTimezone: 'local',
  language: LANGUAGES.por,
  userData: null,
  isAuthorized: false,
  hasWatchedSecureSport: false,
})

/** What pages are rendered with where no device's storage can be read. */
const ON_SERVER: Preferences = Object.defineProperty(defaults(), 'timezone', { value: 'UTC' })

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const USER_FIELDS: Readonly<Record<keyof UserData, (value: unknown) => boolean>> = {
  id: isText,
  username: isText,
  name: isText,
  points: Number.isFinite,
  tipo: isText,
  type: isText,
  email: isText,
  cpf: isText,
  active: isFlag,
  photoUrl: isText,
  videoViewed: isFlag,
}

function isUserData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return Object.entries(USER_FIELDS).every(([field, fits]) => fits(fields.get(field)))
}

const FIELDS: Readonly<Record<keyof Preferences, (value: unknown) => boolean>> = {
  isLoggedIn: isFlag,
  isAuthenticated: isFlag,
  loginType: (value) => value === null || value === 'guest' || value === 'user',
  timezone: isText,
  preferredTimezone: isText,
  language: (value) => Object.values<unknown>(LANGUAGES).includes(value),
  userData: (value) => value === null || isUserData(value),
  isAuthorized: isFlag,
  hasWatchedSecureSport: isFlag,
}

/** The fields of `text` that are what they should be, the rest as usual: what lies on a device may be old, broken or somebody's joke. */
function read(text: string | null): Preferences {
  const usual = defaults()
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return usual
  }
  for (const [field, value] of Object.entries(stored ?? {}))
    if (Object.hasOwn(FIELDS, field) && FIELDS[field as keyof Preferences](value))
      Object.defineProperty(usual, field, { value, enumerable: true })
  return usual
}

/** Reading or writing may be forbidden, or the device full: then preferences last as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}

const readStored = (): string | null => inStorage((storage) => storage.getItem(KEY))

/** Whose account it is; null: nobody's, or a guest's. */
const accountOf = ({ loginType, userData }: Preferences): string | null =>
  loginType === 'user' ? (userData?.id ?? null) : null

/**
 * The preference store as this device has it, followed over all tabs of the browser. Where another account than the page was opened for has
 * signed in elsewhere, in another tab or while this one lay in the back/forward cache, the page is loaded anew: what it shows and still has
 * to send is the first one's.
 */
export function openPreferences() {
  /** What lay on the device when this page last looked. */
  let stored = readStored()
  const store = createStore(read(stored))
  /** The last account that this page was somebody's with. */
  let account = accountOf(store.get())
  const take = (text: string | null): void => {
    stored = text
    store.set(read(text))
    const now = accountOf(store.get())
    if (now !== null && account !== null && now !== account) loadAnew()
    account = now ?? account
  }
  /** Another tab may have written while this one was frozen, when no event reaches it. */
  const look = (): void => {
    const text = readStored()
    if (text !== stored) take(text)
  }
  const save = (): void => {
    const text = JSON.stringify(store.get())
    if (text === stored) return
    inStorage((storage) => storage.setItem(KEY, text))
    stored = readStored()
  }
  const set = (change: Partial<Preferences>): void => {
    look()
    store.set(change)
    account = accountOf(store.get()) ?? account
    save()
  }
  // a null key: everything was cleared
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) take(newValue)
  })
  addEventListener('pageshow', look)
  return {
    get: store.get,
    subscribe: store.subscribe,
    set,
    /** Stores every field from the first visit on, and the zone the device is in today: it may have travelled since the last one. */
    start: (): void => set({ timezone: deviceTimezone() }),
    /** Stores a locale as the language it is called here: spa → es, por → pt, eng → en. The interface follows the cookie, not this. */
    setLanguage: (locale: Locale): void => set({ language: LANGUAGES[locale] }),
    getLanguage: () => LANGUAGES[CONTENT_LOCALE],
    getLanguageKey: (): typeof CONTENT_LOCALE => CONTENT_LOCALE,
  }
}

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
    start: refuse,
    setLanguage: refuse,
    getLanguage: () => LANGUAGES[CONTENT_LOCALE],
    getLanguageKey: () => CONTENT_LOCALE,
  }
}

/** The preferences, in a component; while a page is taken over from the server those it was rendered with. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.get, () => ON_SERVER)
