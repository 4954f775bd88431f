import {
  ApiFailure,
  ContentBody,
  type ContentItem,
  type ContentRow,
  type ContentVersion,
  type ContentVersionRow,
  missingIn,
} from '@games/contract'
import { topics } from '@games/contract/live'
import { differences, isSame, type Localized, mergeBodies, type Translation } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { appendEvents } from '../../live/index.ts'
import { fileRows, knownFiles } from '../files/index.ts'
import { recordAction } from '../office-log/index.ts'
import { factsOf } from './body-facts.ts'
import * as queries from './content.queries.ts'
import { fileKindsAt, fileRefs } from './files-of.ts'
import { idsOf, recorded, recordedOrder, subject } from './recorded.ts'
import { keepFiles } from './keep-files.ts'
import { jsonOf, NOTHING_TRANSLATED, translatedIn, translationsOf } from './translations.ts'

/** Who changes something, and when (games time). */
export interface Editing {
  readonly pool: Pool
  /** null: the server itself. */
  readonly caller: Pick<Caller, 'viewer'> | null
  readonly at: Date
  /** To be called with the event's number right after the commit. */
  readonly onCommitted: (seq: number) => void
}

type Item = queries.ItemRow
type Version = queries.VersionRow

const NONE = () => new ApiFailure(404, 'not-found', 'There is no such content')
const changedMeanwhile = (version: number) =>
  new ApiFailure(409, 'changed-meanwhile', `Somebody has changed it: version ${version} is the newest`, { version })

/** A new draft; what was sent already is answered like the first time. */
export async function createContent(editing: Editing, id: string, body: ContentBody): Promise<ContentItem> {
  const { pool, at, caller } = editing
  const by = accountOf(editing)
  return transaction(pool, async (tx) => {
    const translated = translatedIn(body, 1, NOTHING_TRANSLATED)
    const changed = differences({}, jsonOf(body))
    const first = {
      id,
      version: 1,
      body,
      facts: factsOf(body, translated),
      translated,
      changed,
      restored: null,
      at,
      by,
    }
    if (await queries.insertItem(tx, first)) {
      await queries.insertVersion(tx, first)
      await keepFiles(tx, id, body.kind)
      await recordAction(tx, caller, {
        action: 'create',
        subject: subject(id),
        before: null,
        after: recorded(await readItem(tx, id)),
      })
    } else if (!isSame(jsonOf((await readVersion(tx, id, 1)).body), jsonOf(body)))
      throw changedMeanwhile((await readItem(tx, id)).version)
    return contentItem(tx, id)
  })
}

/** A new version of what was read as `base`; what somebody else has saved meanwhile is kept beside it. */
export const saveContent = (
  editing: Editing,
  id: string,
  {
    base,
    body,
    confirmed = [],
  }: { readonly base: number; readonly body: ContentBody; readonly confirmed?: Translation[] | undefined },
): Promise<{ readonly item: ContentItem; readonly merged: boolean }> =>
  changing(editing, id, null, async (tx, item) => {
    if (item.kind !== body.kind) throw new ApiFailure(400, 'invalid-input', 'body.body.kind: another kind')
    const newest = await readVersion(tx, id, item.version)
    const merged = base === item.version ? body : await mergedWith(tx, id, { base, body, newest })
    await putVersion(tx, editing, id, { newest, body: merged, confirmed })
    return { item: await contentItem(tx, id), merged: merged !== body }
  })

async function mergedWith(
  tx: ClientBase,
  id: string,
  { base, body, newest }: { readonly base: number; readonly body: ContentBody; readonly newest: Version },
): Promise<ContentBody> {
  const was = await queries.versionRow(tx, id, base)
  if (!was) throw new ApiFailure(400, 'invalid-input', 'body.base: there is no such version')
  const { merged, conflicts } = mergeBodies(jsonOf(was.body), jsonOf(body), jsonOf(newest.body))
  const sound = ContentBody.safeParse(merged)
  if (conflicts.length > 0 || !sound.success) throw changedMeanwhile(newest.version)
  return sound.data
}

/** Nothing is written where nothing has changed. */
export async function putVersion(
  tx: ClientBase,
  editing: Pick<Editing, 'caller' | 'at'>,
  id: string,
  {
    newest,
    body,
    confirmed = [],
    restored = null,
  }: {
    readonly newest: Version
    readonly body: ContentBody
    readonly confirmed?: readonly Translation[]
    readonly restored?: Version | null
  },
): Promise<void> {
  const changed = differences(jsonOf(newest.body), jsonOf(body))
  if (changed.length === 0 && confirmed.length === 0) return
  const version = newest.version + 1
  const { at } = editing
  const translated = translatedIn(body, version, (restored ?? newest).translated, confirmed)
  const one = {
    id,
    version,
    body,
    facts: factsOf(body, translated),
    translated,
    changed,
    restored: restored?.version ?? null,
    at,
    by: accountOf(editing),
  }
  await queries.insertVersion(tx, one)
  await queries.updateNewest(tx, one)
}

/** A version of the history once more, as a new one. */
export const restoreVersion = (editing: Editing, id: string, version: number, base: number): Promise<ContentItem> =>
  changing(editing, id, 'restore', async (tx, item) => {
    const restored = await readVersion(tx, id, version)
    const newest = await readVersion(tx, id, item.version)
    // its answer was lost on the way
    const isDone = newest.restored === version && newest.version === base + 1
    if (base !== newest.version && !isDone) throw changedMeanwhile(newest.version)
    if (!isDone) await putVersion(tx, editing, id, { newest, body: restored.body, restored })
    return contentItem(tx, id)
  })

export interface Publication {
  readonly version: number
  /** Absent: now. */
  readonly at?: string | undefined
  readonly correction?: Localized | undefined
}

/** Publishes the newest version, now or later. */
export const publishContent = (editing: Editing, id: string, wanted: Publication): Promise<ContentItem> =>
  changing(editing, id, 'publish', async (tx, item) => {
    const { version, correction = null } = wanted
    const at = wanted.at === undefined ? editing.at : new Date(wanted.at)
    const isNow = at <= editing.at
    const isDone = isNow && item.published_version === version && item.scheduled_version === null
    if (!isDone) {
      if (item.version !== version || item.state === 'archived') throw changedMeanwhile(item.version)
      await throwUnlessComplete(tx, (await readVersion(tx, id, version)).body)
      if (isNow) await queries.setPublished(tx, id, { version, at: editing.at, correction })
      else await queries.setScheduled(tx, id, { version, at, correction })
    }
    return contentItem(tx, id)
  })

/** With what is wrong by its path in the body: nothing there, a file that nobody has uploaded, or one of another kind. */
async function throwUnlessComplete(tx: ClientBase, body: ContentBody): Promise<void> {
  const named = fileRefs(body)
  const ids = named.map(({ id }) => id)
  const known = await knownFiles(tx, ids)
  const kinds = new Map((await fileRows(tx, ids)).map(({ id, kind }) => [id, kind]))
  const wrong = [
    ...missingIn(body).map((path) => [path.join('.'), 'required'] as const),
    ...named.flatMap(({ id, path }): (readonly [string, string])[] => {
      const kind = known.has(id) ? kinds.get(id) : undefined
      if (kind === undefined) return [[path.join('.'), 'no-such-file']]
      return fileKindsAt(path).includes(kind) ? [] : [[path.join('.'), 'unknown-kind']]
    }),
  ]
  if (wrong.length > 0)
    throw new ApiFailure(400, 'incomplete', `Not there yet: ${wrong.map(([path]) => path).join(', ')}`, {
      fields: Object.fromEntries(wrong),
    })
}

/** Takes what is published or scheduled back to a draft. */
export const withdrawContent = (editing: Editing, id: string): Promise<ContentItem> =>
  changing(editing, id, 'withdraw', async (tx, item) => {
    if (item.published_version !== null || item.scheduled_version !== null) await queries.clearPublished(tx, id)
    return contentItem(tx, id)
  })

/** Calls off what is scheduled. */
export const unscheduleContent = (editing: Editing, id: string): Promise<ContentItem> =>
  changing(editing, id, 'unschedule', async (tx) => {
    await queries.clearScheduled(tx, id)
    return contentItem(tx, id)
  })

/** Into the archive, or out of it as a draft. */
export const archiveContent = (editing: Editing, id: string, isArchived: boolean): Promise<ContentItem> =>
  changing(editing, id, isArchived ? 'archive' : 'take-from-archive', async (tx, item) => {
    if (isArchived !== (item.state === 'archived')) {
      if (isArchived) await queries.clearPublished(tx, id)
      await queries.setArchived(tx, id, isArchived ? editing.at : null)
    }
    return contentItem(tx, id)
  })

/** The order of a kind; throws ApiFailure 400 for an id that is of none of it. What is in this order already changes nothing. */
export async function orderContent(editing: Editing, kind: Item['kind'], ids: readonly string[]): Promise<void> {
  const seq = await transaction(editing.pool, async (tx) => {
    const before = await queries.lockOrder(tx, kind)
    const known = await queries.setOrder(tx, kind, ids)
    if (known !== new Set(ids).size || known !== ids.length)
      throw new ApiFailure(400, 'invalid-input', 'body.ids: not each once, or not all of this kind')
    const after = await queries.lockOrder(tx, kind)
    if (isSame(idsOf(before), idsOf(after))) return null
    await recordAction(tx, editing.caller, {
      action: 'order',
      subject: { kind: 'content-order', id: kind },
      before: recordedOrder(before),
      after: recordedOrder(after),
    })
    return announce(tx, kind)
  })
  if (seq !== null) editing.onCommitted(seq)
}

const accountOf = ({ caller }: Pick<Editing, 'caller'>): string | null => caller?.viewer?.accountId ?? null

/**
 * Changes one item, which nobody else changes meanwhile; where visitors see another thing afterwards they are told. What is written is in the
 * item's own history (`action` null), what is done with it in the office's record.
 */
async function changing<T>(
  { pool, caller, onCommitted }: Editing,
  id: string,
  action: string | null,
  change: (tx: ClientBase, item: Item) => Promise<T>,
): Promise<T> {
  const done = await transaction(pool, async (tx) => {
    if (!(await queries.lockItem(tx, id))) throw NONE()
    const before = await readItem(tx, id)
    const result = await change(tx, before)
    const after = await readItem(tx, id)
    const [was, is] = [recorded(before), recorded(after)]
    if (action !== null && !isSame(was, is))
      await recordAction(tx, caller, { action, subject: subject(id), before: was, after: is })
    return { result, seq: await settle(tx, before, after) }
  })
  if (done.seq !== null) onCommitted(done.seq)
  return done.result
}

/** What follows a change: the files it uses, and the event's number where visitors see another thing. */
export async function settle(tx: ClientBase, before: Item, after: Item): Promise<number | null> {
  const hasMoved = (['version', 'published_version', 'scheduled_version'] as const).some(
    (field) => before[field] !== after[field],
  )
  if (hasMoved) await keepFiles(tx, after.id, after.kind)
  const isSeen =
    before.published_version !== after.published_version ||
    before.published_at?.getTime() !== after.published_at?.getTime()
  return isSeen ? announce(tx, after.kind) : null
}

/** Visitors are told that a kind has changed; gives the event's number. */
export const announce = (tx: ClientBase, kind: Item['kind']): Promise<number> =>
  appendEvents(
    tx,
    topicsOf(kind).map((topic) => ({ topic, ref: null, correction: null })),
  )

/** What announces that a kind has changed: of communications also what stands above every page. */
export const topicsOf = (kind: Item['kind']): string[] => [
  topics.content(kind),
  ...(kind === 'announcement' ? [topics.banners()] : []),
]

export async function readItem(q: Statements, id: string): Promise<Item> {
  const item = await queries.itemRow(q, id)
  if (!item) throw NONE()
  return item
}

export async function readVersion(q: Statements, id: string, version: number): Promise<Version> {
  const row = await queries.versionRow(q, id, version)
  if (!row) throw new ApiFailure(404, 'not-found', 'There is no such version')
  return row
}

const instant = (at: Date): string => at.toISOString()

function facts(item: Item): Omit<ContentRow, 'translations'> {
  const { published_version, published_at, first_published_at, scheduled_version, scheduled_at } = item
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    state: item.state,
    version: item.version,
    published:
      published_version !== null && published_at && first_published_at
        ? { version: published_version, at: instant(published_at), first: instant(first_published_at) }
        : null,
    scheduled:
      scheduled_version !== null && scheduled_at ? { version: scheduled_version, at: instant(scheduled_at) } : null,
    priority: item.priority,
    type: item.type,
    changedAt: instant(item.changed_at),
    changedBy: item.changed_by,
  }
}

export const contentRow = (item: Item): ContentRow => ({
  ...facts(item),
  translations: { spa: item.spa, eng: item.eng },
})

/** A piece of content in its newest version, as the staff sees it. */
export async function contentItem(q: Statements, id: string): Promise<ContentItem> {
  const item = await readItem(q, id)
  const { body, translated } = await readVersion(q, id, item.version)
  return {
    ...facts(item),
    body,
    translations: translationsOf(body, translated),
    missing: missingIn(body),
    createdAt: instant(item.created_at),
    createdBy: item.created_by,
  }
}

export const contentVersionRow = ({
  version,
  changed,
  restored,
  saved_at,
  saved_by,
}: Omit<Version, 'body' | 'translated'>): ContentVersionRow => ({
  version,
  at: instant(saved_at),
  by: saved_by,
  changed,
  restored,
})

export async function contentVersion(q: Statements, id: string, version: number): Promise<ContentVersion> {
  const row = await readVersion(q, id, version)
  return { ...contentVersionRow(row), body: row.body }
}
