import type { PushSettings } from '@games/contract'
import { LEADS } from '@games/domain/notifications/pushed'
import { useSyncExternalStore } from 'react'

/**
 * What this device is to be told, and what the server knows of that. In storage, since a device without an account has notifications too; where
 * storage is closed to us it lasts as long as the page.
 */
export interface Notices {
  /** The visitor has switched them on. Whether they come the browser and the server have a say in, too. */
  readonly isOn: boolean
  readonly settings: NoticeSettings
  /** They were offered after something was followed: that is done once. */
  readonly wasOffered: boolean
  /** The day on which the browser refused, `2027-09-12`; null: it has not, or nobody was there. */
  readonly refusedOn: string | null
  /** What the server has answered last; null: nothing, or it is not to know anything. */
  readonly sent: Sent | null
  /** Endpoints of this device that the server is to forget, and has not yet. */
  readonly leaving: readonly string[]
}

export interface Sent {
  readonly endpoint: string
  /** All that was sent, as text. */
  readonly text: string
  /** Epoch milliseconds. */
  readonly at: number
}

const KEY = 'games.notifications'

/** What is set here; whether results are hidden is said once for the whole device (spoilers/spoilers.ts). */
export type NoticeSettings = Omit<PushSettings, 'hidesResults'>

export const DEFAULT_SETTINGS: NoticeSettings = {
  lead: 15,
  results: true,
  medals: true,
  messages: true,
  quiet: { from: 22 * 60, until: 7 * 60 },
}
const NOTHING: Notices = {
  isOn: false,
  settings: DEFAULT_SETTINGS,
  wasOffered: false,
  refusedOn: null,
  sent: null,
  leaving: [],
}

/** A minute of the day as clocks show it, `07:00`. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

type Unread<T> = Partial<Record<keyof T, unknown>>

const asObject = <T>(value: unknown): Unread<T> => (typeof value === 'object' && value !== null ? value : {})
const isText = (value: unknown): value is string => typeof value === 'string'
const isMinute = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 1_440
const flagOr = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

function settingsIn(stored: unknown): NoticeSettings {
  const read = asObject<PushSettings>(stored)
  const { lead, quiet, results, medals, messages } = DEFAULT_SETTINGS
  const { from, until } = asObject<NonNullable<PushSettings['quiet']>>(read.quiet)
  return {
    lead: read.lead === null ? null : (LEADS.find((one) => one === read.lead) ?? lead),
    results: flagOr(read.results, results),
    medals: flagOr(read.medals, medals),
    messages: flagOr(read.messages, messages),
    quiet: read.quiet === null ? null : isMinute(from) && isMinute(until) ? { from, until } : quiet,
  }
}

function sentIn(stored: unknown): Sent | null {
  const { endpoint, text, at } = asObject<Sent>(stored)
  return isText(endpoint) && isText(text) && Number.isSafeInteger(at) ? { endpoint, text, at: Number(at) } : null
}

/** What lies on a device may be old, broken or somebody's joke: what is not as it should be is as usual. */
function noticesIn(stored: string | null): Notices {
  try {
    const read = asObject<Notices>(JSON.parse(stored ?? 'null'))
    return {
      isOn: flagOr(read.isOn, false),
      settings: settingsIn(read.settings),
      wasOffered: flagOr(read.wasOffered, false),
      refusedOn: isText(read.refusedOn) ? read.refusedOn : null,
      sent: sentIn(read.sent),
      leaving: Array.isArray(read.leaving) ? read.leaving.filter(isText) : [],
    }
  } catch {
    return NOTHING
  }
}

const listeners = new Set<() => void>()
let text: string | null = null
let notices = NOTHING
/** False: the device had no room for the last word. */
let isStored = true

/** As they are now: another tab may have changed them. */
export function readNotices(): Notices {
  if (!isStored) return notices
  let stored = text
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // what was set on this page stands
  }
  if (stored !== text) {
    text = stored
    notices = noticesIn(stored)
  }
  return notices
}

export function setNotices(change: Partial<Notices>): void {
  notices = { ...readNotices(), ...change }
  text = JSON.stringify(notices)
  try {
    localStorage.setItem(KEY, text)
    isStored = true
  } catch {
    isStored = false
  }
  for (const listener of listeners) listener()
}

/** Notifies of every change, those of other tabs too. */
export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The same, in a component; none on the server and until hydrated. */
export const useNotices = (): Notices => useSyncExternalStore(subscribeNotices, readNotices, () => NOTHING)

/** Whether there is something to be done with the server: they are on, or it has yet to hear that they are not. */
export function areNoticesWanted(): boolean {
  const { isOn, leaving, sent } = readNotices()
  return isOn || leaving.length > 0 || sent !== null
}
