import type { Games } from '@games/contract'
import type { Locale } from '../i18n/locale.ts'
import { areOpen, OFFLINE_LIMITS, type OfflineLimits, type OfflineViewInfo, surplus } from './offline-limits.ts'
import { readRecord, readRecords, removeAllRecords, removeRecords, writeRecords } from './offline-store.ts'
import { type DatedView, type ViewKey, viewId } from './view-cache.ts'

/**
 * What a visitor has seen, on the device: views with the instant they were true at, the addresses of pages they were seen on, and what the
 * app starts with when there is no server (docs/decisions/0011-view-cache.md). Nothing private, nothing of another data shape.
 */

const SHAPE = import.meta.env.DATA_SHAPE

interface OfflineView {
  readonly shape: string
  readonly at: number
  readonly json: string
}

/** A page that can be shown from offline views. */
export interface OfflinePage {
  /** Path and query. */
  readonly address: string
  readonly title: string
  readonly locale: Locale
  /** When it was last seen, epoch milliseconds. */
  readonly at: number
}

/** What the app starts with when there is no server. */
export interface OfflineStart {
  readonly games: Games
  readonly locale: Locale
}

const VIEW = 'view '
const NOTE = 'note '
const PAGE = 'page '
const START = 'start'
/** A day of somebody who opens everything. Each page seen reads them all: 4 ms for a hundred in Chromium. */
const MOST_PAGES = 100

/** The stored copy of a view. Never rejects. */
export async function readOfflineView(key: ViewKey): Promise<DatedView | undefined> {
  const record = await readRecord<OfflineView>(VIEW + viewId(key))
  return record?.shape === SHAPE ? { view: JSON.parse(record.json) as unknown, at: record.at } : undefined
}

/** A view to store. */
export interface ViewToStore extends DatedView {
  readonly key: ViewKey
  /** Personal fields in it. */
  readonly personal?: readonly string[]
  /** Whether it is for who has signed in alone. */
  readonly forUsers?: boolean
}

/** Every stored view. Never rejects. */
export async function offlineViews(): Promise<(DatedView & { readonly key: ViewKey })[]> {
  const notes = await readRecords<OfflineViewInfo>(NOTE)
  const views = await Promise.all(
    notes.map(async ({ id }) => {
      const key = JSON.parse(id) as ViewKey
      const stored = await readOfflineView(key)
      return stored ? [{ ...stored, key }] : []
    }),
  )
  return views.flat()
}

let isCleared = false

/** False when the device takes no more, even after the older half was given up for it, or when everything was to be forgotten. */
export async function storeViews(views: readonly ViewToStore[]): Promise<boolean> {
  const records = views.flatMap(
    ({ key, view, at, personal = [], forUsers }): [string, OfflineView | OfflineViewInfo][] => {
      const [id, json] = [viewId(key), JSON.stringify(view)]
      return [
        [VIEW + id, { shape: SHAPE, at, json }],
        [
          NOTE + id,
          {
            id,
            at,
            bytes: json.length,
            shape: SHAPE,
            ...(personal.length > 0 ? { personal } : {}),
            ...(forUsers ? { forUsers } : {}),
          },
        ],
      ]
    },
  )
  if (isCleared) return false
  if (await writeRecords(records)) return true
  const notes = await readRecords<OfflineViewInfo>(NOTE)
  await trim({ views: Math.floor(notes.length / 2), bytes: OFFLINE_LIMITS.bytes / 2 })
  return writeRecords(records)
}

/** Gives up what is beyond the limits. */
export async function trim(limits: OfflineLimits = OFFLINE_LIMITS): Promise<void> {
  const gone = surplus(await readRecords<OfflineViewInfo>(NOTE), SHAPE, limits)
  if (gone.length > 0) await removeRecords(gone.flatMap((id) => [VIEW + id, NOTE + id]))
}

/** Gives up the views with a personal field that is not among the `open` ones (R5.4). */
export async function removeClosedViews(open: readonly string[]): Promise<void> {
  const gone = (await readRecords<OfflineViewInfo>(NOTE)).filter(({ personal }) => personal && !areOpen(personal, open))
  if (gone.length > 0) await removeRecords(gone.flatMap(({ id }) => [VIEW + id, NOTE + id]))
}

/** Gives up what was stored for somebody who has signed out (R4.4). */
export async function removeUsersViews(): Promise<void> {
  const gone = (await readRecords<OfflineViewInfo>(NOTE)).filter(({ forUsers }) => forUsers)
  if (gone.length > 0) await removeRecords(gone.flatMap(({ id }) => [VIEW + id, NOTE + id]))
}

export async function storeOfflinePage(page: OfflinePage): Promise<void> {
  await writeRecords([[PAGE + page.address, page]])
  const pages = await readRecords<OfflinePage>(PAGE)
  const old = pages.toSorted((a, b) => b.at - a.at).slice(MOST_PAGES)
  if (old.length > 0) await removeRecords(old.map(({ address }) => PAGE + address))
}

/** The pages seen in a language, the last one first. */
export const offlinePages = async (locale: Locale): Promise<OfflinePage[]> =>
  (await readRecords<OfflinePage>(PAGE)).filter((page) => page.locale === locale).toSorted((a, b) => b.at - a.at)

/** The language that the visitor has chosen on this page, which loads again with it; null: none. */
let chosenHere: Locale | null = null

/** Stores a chosen language. A copy of the start that the app stores by itself until the page loads again keeps it. */
export function storeChosenLocale(start: OfflineStart): Promise<void> {
  chosenHere = start.locale
  return storeOfflineStart(start)
}

/** Whoever knows the games knows which personal fields are closed: views stored with one of them go. */
export const storeOfflineStart = async (start: OfflineStart): Promise<void> => {
  await writeRecords([[START, { ...start, locale: chosenHere ?? start.locale, shape: SHAPE }]])
  await removeClosedViews(start.games.publicFields)
}

/** Undefined on a device that has not seen the app with a network, or not this data shape of it. */
export async function offlineStart(): Promise<OfflineStart | undefined> {
  const record = await readRecord<OfflineStart & { readonly shape: string }>(START)
  return record?.shape === SHAPE ? { games: record.games, locale: record.locale } : undefined
}

export interface StorageUsed {
  /** Stored views, and about the bytes they take. */
  readonly views: number
  readonly bytes: number
  /** Everything of this site on the device, the app's own files included, in bytes; null where the browser does not report it. */
  readonly total: number | null
}

/** For the settings page. */
export async function storageUsed(): Promise<StorageUsed> {
  const notes = await readRecords<OfflineViewInfo>(NOTE)
  const estimate = await navigator.storage?.estimate().catch(() => undefined)
  return {
    views: notes.length,
    bytes: notes.reduce((sum, { bytes }) => sum + bytes, 0),
    total: estimate?.usage ?? null,
  }
}

/** Removes everything stored by this module; nothing is stored any more until the page is loaded anew. */
export async function clearOfflineViews(): Promise<void> {
  isCleared = true
  await removeAllRecords()
}
