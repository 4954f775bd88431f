import type { Games } from '@games/contract'
import type { Locale } from '../i18n/locale.ts'
import { areOpen, KEPT_LIMITS, type KeptLimits, type KeptNote, surplus } from './kept-limits.ts'
import { readRecord, readRecords, removeAllRecords, removeRecords, writeRecords } from './kept-store.ts'
import { type DatedView, type ViewKey, viewId } from './view-cache.ts'

/**
 * What a visitor has seen, on the device: views with the instant they were true at, the addresses of pages they were seen on, and what the
 * app starts with when there is no server (docs/decisions/0011-view-cache.md). Nothing private, nothing of another data shape.
 */

const SHAPE = import.meta.env.DATA_SHAPE

interface KeptView {
  readonly shape: string
  readonly at: number
  readonly json: string
}

/** A page that can be shown from what is kept. */
export interface KeptPage {
  /** Path and query. */
  readonly address: string
  readonly title: string
  readonly locale: Locale
  /** When it was last seen, epoch milliseconds. */
  readonly at: number
}

/** What the app starts with when there is no server. */
export interface KeptStart {
  readonly games: Games
  readonly locale: Locale
}

const VIEW = 'view '
const NOTE = 'note '
const PAGE = 'page '
const START = 'start'
/** A day of somebody who opens everything. Each page seen reads them all: 4 ms for a hundred in Chromium. */
const MOST_PAGES = 100

/** What was kept of a view. Never rejects. */
export async function recallView(key: ViewKey): Promise<DatedView | undefined> {
  const record = await readRecord<KeptView>(VIEW + viewId(key))
  return record?.shape === SHAPE ? { view: JSON.parse(record.json) as unknown, at: record.at } : undefined
}

/** A view to keep. */
export interface ViewToKeep extends DatedView {
  readonly key: ViewKey
  /** Personal fields in it. */
  readonly personal?: readonly string[]
}

/** Every view that is kept. Never rejects. */
export async function keptViews(): Promise<(DatedView & { readonly key: ViewKey })[]> {
  const notes = await readRecords<KeptNote>(NOTE)
  const views = await Promise.all(
    notes.map(async ({ id }) => {
      const key = JSON.parse(id) as ViewKey
      const kept = await recallView(key)
      return kept ? [{ ...kept, key }] : []
    }),
  )
  return views.flat()
}

let isForgotten = false

/** False when the device takes no more, even after the older half was given up for it, or when everything was to be forgotten. */
export async function keep(views: readonly ViewToKeep[]): Promise<boolean> {
  const records = views.flatMap(({ key, view, at, personal = [] }): [string, KeptView | KeptNote][] => {
    const [id, json] = [viewId(key), JSON.stringify(view)]
    return [
      [VIEW + id, { shape: SHAPE, at, json }],
      [NOTE + id, { id, at, bytes: json.length, shape: SHAPE, ...(personal.length > 0 ? { personal } : {}) }],
    ]
  })
  if (isForgotten) return false
  if (await writeRecords(records)) return true
  const notes = await readRecords<KeptNote>(NOTE)
  await trim({ views: Math.floor(notes.length / 2), bytes: KEPT_LIMITS.bytes / 2 })
  return writeRecords(records)
}

/** Gives up what is beyond the limits. */
export async function trim(limits: KeptLimits = KEPT_LIMITS): Promise<void> {
  const gone = surplus(await readRecords<KeptNote>(NOTE), SHAPE, limits)
  if (gone.length > 0) await removeRecords(gone.flatMap((id) => [VIEW + id, NOTE + id]))
}

/** Gives up the views with a personal field that is not among the `open` ones (R5.4). */
export async function forgetClosed(open: readonly string[]): Promise<void> {
  const gone = (await readRecords<KeptNote>(NOTE)).filter(({ personal }) => personal && !areOpen(personal, open))
  if (gone.length > 0) await removeRecords(gone.flatMap(({ id }) => [VIEW + id, NOTE + id]))
}

export async function keepPage(page: KeptPage): Promise<void> {
  await writeRecords([[PAGE + page.address, page]])
  const pages = await readRecords<KeptPage>(PAGE)
  const old = pages.toSorted((a, b) => b.at - a.at).slice(MOST_PAGES)
  if (old.length > 0) await removeRecords(old.map(({ address }) => PAGE + address))
}

/** The pages seen in a language, the last one first. */
export const keptPages = async (locale: Locale): Promise<KeptPage[]> =>
  (await readRecords<KeptPage>(PAGE)).filter((page) => page.locale === locale).toSorted((a, b) => b.at - a.at)

/** Whoever knows the games knows which personal fields are closed: what was kept with one of them goes. */
export const keepStart = async (start: KeptStart): Promise<void> => {
  await writeRecords([[START, { ...start, shape: SHAPE }]])
  await forgetClosed(start.games.publicFields)
}

/** Undefined on a device that has not seen the app with a network, or not this data shape of it. */
export async function keptStart(): Promise<KeptStart | undefined> {
  const record = await readRecord<KeptStart & { readonly shape: string }>(START)
  return record?.shape === SHAPE ? { games: record.games, locale: record.locale } : undefined
}

export interface StorageUsed {
  /** Kept views, and about the bytes they take. */
  readonly views: number
  readonly bytes: number
  /** Everything of this site on the device, the app's own files included, in bytes; null where the browser does not say. */
  readonly total: number | null
}

/** For the settings page. */
export async function storageUsed(): Promise<StorageUsed> {
  const notes = await readRecords<KeptNote>(NOTE)
  const estimate = await navigator.storage?.estimate().catch(() => undefined)
  return {
    views: notes.length,
    bytes: notes.reduce((sum, { bytes }) => sum + bytes, 0),
    total: estimate?.usage ?? null,
  }
}

/** Removes everything kept by this module; nothing is kept any more until the page is loaded anew. */
export async function forgetEverything(): Promise<void> {
  isForgotten = true
  await removeAllRecords()
}
