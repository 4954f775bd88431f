import { err, ok, type Result } from '@games/domain'
import { type OdfMessage, replacementKey } from '@games/odf'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { appendEvents, EVERYTHING, type LogEvent } from '../live/index.ts'
import { applyBatch, type Log } from './apply-batch.ts'
import { allowLongSilence, lockApplying } from './apply-lock.ts'
import type { IngestPolicy } from './apply-message.ts'
import * as queries from './folder-imports.queries.ts'
import { storeAll } from './import.ts'
import { digestOf, type InboxMessage, insertMessage, messagesById, resetToPending } from './inbox.queries.ts'
import { nextMessage } from './next-message.ts'
import type { Progress } from './progress.ts'
import { programmesInForce, storeUnitAliases } from './unit-aliases.ts'
import { withdrawBatch } from './withdraw-batch.ts'

export type { FolderImport } from './folder-imports.queries.ts'
export { folderImports } from './folder-imports.queries.ts'

/** Messages that are applied together. */
const AT_ONCE = 200
/** Events that are announced one by one; of more, everybody refetches once. */
const MAX_ANNOUNCED = 2_000

export interface FolderOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  readonly log: Log
  readonly onProgress?: (progress: Progress) => void
}

/** A folder of published records, as an adapter has read it. */
export interface Records {
  readonly folder: string
  readonly messages: readonly OdfMessage[]
}

export interface Imported {
  /** Null when the folder says what is in force already. */
  readonly importId: number | null
  /** Messages that were new to the inbox. */
  readonly stored: readonly number[]
  /** Messages of earlier folders that this one no longer has. */
  readonly withdrawn: number
}

const NOTHING: Imported = { importId: null, stored: [], withdrawn: 0 }

/**
 * Puts a folder of published records in the place of the source's earlier folders (R12.7), in one transaction: what differs is newer than
 * all there is, what the folder does not have is gone, and what is the same is not announced again.
 */
export async function importRecords({ folder, messages }: Records, options: FolderOptions): Promise<Imported> {
  const [first] = messages
  if (!first) return NOTHING
  const { source } = first.header
  return whileNothingIsApplied(options, async (tx) => {
    const before = await queries.standingImport(tx, source)
    const programmes = await programmesInForce(tx)
    const importId = await queries.insertFolderImport(tx, source, folder)
    const keys = new Set(messages.map(({ header }) => replacementKey(header)))
    const { withdrawn, events } = await settleSource(tx, source, keys, `folder ${importId} does not have it`, options)
    const { stored, contained } = await store(tx, source, messages, options, events)
    if (stored.length + withdrawn === 0 && before !== null && (await isSameSet(tx, before, contained))) {
      await queries.removeFolderImport(tx, importId)
      return NOTHING
    }
    await queries.addMessages(tx, importId, contained)
    await storeUnitAliases(tx, programmes)
    await announceAll(tx, events)
    return { importId, stored, withdrawn }
  })
}

/** ODF files say themselves what they replace: they are stored as they are, and applied like the feed's. Gives their messages. */
export async function importFiles(
  folder: string,
  files: readonly Uint8Array[],
  pool: Pool,
): Promise<{ importId: number; stored: readonly number[] }> {
  const importId = await transaction(pool, (tx) => queries.insertFolderImport(tx, null, folder))
  const stored = await storeAll(pool, files, (tx, ids) => queries.addMessages(tx, importId, ids))
  return { importId, stored }
}

export type UndoFault = { readonly kind: 'no-such-import' } | { readonly kind: 'already-undone' }

/** As if the folder had never been imported: what it had replaced or withdrawn is in force again, and what was received since stays. */
export function undoFolder(id: number, options: FolderOptions): Promise<Result<UndoFault, queries.FolderImport>> {
  return whileNothingIsApplied(options, async (tx) => {
    const past = await queries.folderImportById(tx, id)
    if (!past) return err({ kind: 'no-such-import' } as const)
    if (past.undoneAt !== null) return err({ kind: 'already-undone' } as const)
    const programmes = await programmesInForce(tx)
    await queries.markFolderUndone(tx, id)
    const reason = `folder ${id} was undone`
    const { events } =
      past.source === null
        ? await withdraw(tx, await queries.messagesOfFolder(tx, id), reason, options)
        : await settleSource(tx, past.source, await standingKeys(tx, past.source), reason, options)
    await storeUnitAliases(tx, programmes)
    await announceAll(tx, events)
    return ok((await queries.folderImportById(tx, id)) ?? past)
  })
}

const whileNothingIsApplied = <T>({ pool, policy }: FolderOptions, work: (tx: ClientBase) => Promise<T>): Promise<T> =>
  transaction(pool, async (tx) => {
    await allowLongSilence(tx)
    await lockApplying(tx, policy)
    return work(tx)
  })

async function standingKeys(tx: ClientBase, source: string): Promise<Set<string>> {
  const id = await queries.standingImport(tx, source)
  return id === null ? new Set() : queries.keysOfFolder(tx, id)
}

/**
 * Sets a source's messages in force by the folder that counts, whose keys are given: those that an import still has count, as older
 * versions too, where that folder has their key.
 */
async function settleSource(
  tx: ClientBase,
  source: string,
  keys: ReadonlySet<string>,
  reason: string,
  options: FolderOptions,
): Promise<{ withdrawn: number; events: LogEvent[] }> {
  const all = await queries.messagesOfSource(tx, source)
  const counts = ({ key, imported }: queries.SourceMessage) => imported && key !== null && keys.has(key)
  const gone = all.filter((message) => !message.withdrawn && !counts(message)).map(({ id }) => id)
  const back = all.filter((message) => message.withdrawn && counts(message)).map(({ id }) => id)
  const { withdrawn, events } = await withdraw(tx, gone, reason, options)
  await resetToPending(tx, back)
  for (const ids of chunksOf(back, AT_ONCE))
    events.push(...(await applyBatch(tx, await messagesById(tx, ids), options.policy, options.log)).events)
  return { withdrawn, events }
}

async function withdraw(tx: ClientBase, ids: readonly number[], reason: string, { policy, log }: FolderOptions) {
  if (ids.length === 0) return { withdrawn: 0, events: [] }
  return { withdrawn: ids.length, events: await withdrawBatch(tx, ids, reason, policy, log) }
}

/** Stores and applies what is not in force yet. Gives the new messages and all that the folder holds; adds what is to be announced. */
async function store(
  tx: ClientBase,
  source: string,
  messages: readonly OdfMessage[],
  { policy, log, onProgress }: FolderOptions,
  events: LogEvent[],
) {
  const competition = messages[0]?.header.competitionCode ?? ''
  const scopes = {
    standing: await queries.standing(tx, competition, source),
    reached: await queries.reached(tx, competition),
  }
  const stored: number[] = []
  const contained = new Set<number>()
  let done = 0
  for (const chunk of chunksOf(messages, AT_ONCE)) {
    const pending: InboxMessage[] = []
    for (const message of chunk) {
      const next = nextMessage(message, scopes)
      if (typeof next === 'number') contained.add(next)
      else {
        const { id } = await insertMessage(tx, next, 'import')
        pending.push({ id, body: next, digest: digestOf(next), receivedAt: new Date(), channel: 'import' })
        contained.add(id)
      }
    }
    events.push(...(await applyBatch(tx, pending, policy, log)).events)
    stored.push(...pending.map(({ id }) => id))
    done += chunk.length
    onProgress?.({ done, total: messages.length })
  }
  return { stored, contained: [...contained] }
}

async function isSameSet(tx: ClientBase, importId: number, contained: readonly number[]): Promise<boolean> {
  const before = new Set(await queries.messagesOfFolder(tx, importId))
  return before.size === contained.length && contained.every((id) => before.has(id))
}

function* chunksOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

/** To be called last in the transaction. */
async function announceAll(tx: ClientBase, events: readonly LogEvent[]): Promise<void> {
  const distinct = [...new Map(events.map((event) => [JSON.stringify(event), event])).values()]
  const everything: LogEvent = { topic: EVERYTHING, ref: null, correction: null }
  await appendEvents(tx, distinct.length > MAX_ANNOUNCED ? [everything] : distinct)
}
