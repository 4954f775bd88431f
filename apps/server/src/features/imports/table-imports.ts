import { createHash } from 'node:crypto'
import { err, ok, type Result, zoneOffsetOfLocal } from '@games/domain'
import { bulkFamilyOf, isUpdate, type OdfMessage, producedAt, replacementKey, writeOdf } from '@games/odf'
import { type Draft, messageOf, partsOf, type TableKind } from '@games/odf/tables/index'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { applyAtOnce, type Log } from '../../ingest/apply-batch.ts'
import { lockApplying } from '../../ingest/apply-lock.ts'
import type { IngestPolicy } from '../../ingest/apply-message.ts'
import { familyKeyOf, insertMessage } from '../../ingest/inbox.queries.ts'
import { withdrawBatch } from '../../ingest/withdraw-batch.ts'
import { appendEvents, type LogEvent } from '../../live/index.ts'
import { competitionCode, timeZone } from '../games/index.ts'
import * as queries from './imports.queries.ts'
import { type ImportOutcome, type PastImport, planTable, type TablePlan } from './plan.ts'

export interface TableImportsOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  /** The venue's, minutes. */
  readonly utcOffset: () => number
  readonly now: () => number
  /** Called after each commit with the last event number. */
  readonly onCommitted?: (seq: number) => void
  readonly log: Log
}

/** A table as it was handed in. */
export interface HandedIn {
  readonly kind: TableKind
  readonly bytes: Uint8Array
  readonly fileName: string | null
  /** For a server that holds no competition yet. */
  readonly competitionCode: string | null
}

export type ImportFault =
  /** The server has none yet, and none was named. */
  { readonly kind: 'no-competition' } | { readonly kind: 'other-competition'; readonly inForce: string }
export type UndoFault = { readonly kind: 'no-such-import' } | { readonly kind: 'already-undone' }

/** Organisers' tables (R12.2): the same road as the feed, one whole table at a time. */
export interface TableImports {
  /** What it would do; touches nothing. */
  plan(table: HandedIn): Promise<Result<ImportFault, ImportOutcome>>
  /** All of it in one transaction, or nothing when a problem stops it. */
  apply(table: HandedIn): Promise<Result<ImportFault, ImportOutcome>>
  /** As if the import had never been, whatever came since. */
  undo(id: number): Promise<Result<UndoFault, PastImport>>
  list(): Promise<PastImport[]>
}

/** Written into the messages' Source. */
const SOURCE = 'TABLE'

export function createTableImports(options: TableImportsOptions): TableImports {
  const { pool, policy, log } = options
  return {
    async plan(table) {
      const competition = await competitionFor(pool, table)
      if (!competition.ok) return competition
      const { plan } = await transaction(pool, (tx) => planIn(tx, table, competition.value, options), {
        isolation: 'repeatable read',
        readOnly: true,
      })
      return ok({ ...plan, importId: null })
    },
    async apply(table) {
      const competition = await competitionFor(pool, table)
      if (!competition.ok) return competition
      const { outcome, seq } = await transaction(pool, async (tx) => {
        await lockApplying(tx, options.policy)
        const { plan, drafts } = await planIn(tx, table, competition.value, options)
        if (!plan.applicable || drafts.length === 0) return { outcome: { ...plan, importId: null }, seq: null }
        const { importId, events } = await applyDrafts(tx, plan, drafts, table, competition.value, options)
        return { outcome: { ...plan, importId }, seq: await appendEvents(tx, events) }
      })
      if (seq !== null) options.onCommitted?.(seq)
      return ok(outcome)
    },
    async undo(id) {
      const undone = await transaction(pool, async (tx) => {
        await lockApplying(tx, options.policy)
        const past = await queries.importById(tx, id)
        if (!past) return err({ kind: 'no-such-import' } as const)
        if (past.undoneAt !== null) return err({ kind: 'already-undone' } as const)
        const messages = await queries.messagesOfImport(tx, id)
        const events = await withdrawBatch(tx, messages, `import ${id} was undone`, policy, log)
        const seq = await appendEvents(tx, events)
        await queries.markUndone(tx, id)
        return ok({ seq, past: (await queries.importById(tx, id)) ?? past })
      })
      if (!undone.ok) return undone
      options.onCommitted?.(undone.value.seq)
      return ok(undone.value.past)
    },
    list: () => queries.pastImports(pool),
  }
}

async function competitionFor(pool: Pool, { competitionCode: named }: HandedIn): Promise<Result<ImportFault, string>> {
  const inForce = await competitionCode(pool)
  if (inForce !== null && named !== null && inForce !== named) return err({ kind: 'other-competition', inForce })
  const code = inForce ?? named
  return code === null ? err({ kind: 'no-competition' }) : ok(code)
}

/** A table's times are those of the venue's clock, on either side of a day on which it is changed. */
async function planIn(
  tx: ClientBase,
  { kind, bytes }: HandedIn,
  competition: string,
  { utcOffset }: TableImportsOptions,
) {
  const zone = await timeZone(tx)
  const offsetAt = (local: string) => isoOffset((zone === null ? null : zoneOffsetOfLocal(zone, local)) ?? utcOffset())
  return planTable(tx, kind, bytes, { competitionCode: competition, utcOffset: offsetAt })
}

/** `-180` → `-03:00`. */
function isoOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

async function applyDrafts(
  tx: ClientBase,
  plan: TablePlan,
  drafts: readonly Draft[],
  { fileName }: HandedIn,
  competition: string,
  { policy, utcOffset, now }: TableImportsOptions,
): Promise<{ importId: number; events: LogEvent[] }> {
  const importId = await queries.insertImport(tx, plan, fileName)
  const produced = new Date(now() + utcOffset() * 60_000).toISOString().replace('T', '').replace(/[:.Z]/g, '')
  const ids: number[] = []
  const events: LogEvent[] = []
  for (const draft of drafts.flatMap(partsOf)) {
    const body = writeOdf(await nextMessage(tx, draft, competition, produced))
    const { id } = await insertMessage(tx, body, 'import')
    ids.push(id)
    const digest = createHash('sha256').update(body).digest('hex')
    const outcome = await applyAtOnce(tx, [{ id, body, digest, receivedAt: new Date(now()) }], policy)
    events.push(...outcome.events)
    const { verdict, reason } = await queries.verdictOf(tx, id)
    // all or nothing: what the messages' own road refuses takes the whole import back
    if (verdict !== 'applied') throw new Error(`a message of the table was ${verdict}: ${reason}`)
  }
  await queries.nameImport(tx, ids, importId)
  return { importId, events }
}

/**
 * The message that stands above everything the inbox has of its key or family: the version after the highest, and not produced before
 * anything there. The feed's own next message has that version too and is produced later, and so stands above the table again.
 */
async function nextMessage(tx: ClientBase, draft: Draft, competition: string, now: string): Promise<OdfMessage> {
  const make = (version: number, produced: string): OdfMessage =>
    messageOf(draft, {
      competitionCode: competition,
      version,
      date: produced.slice(0, 10),
      time: produced.slice(10),
      source: SOURCE,
    })
  const { header } = make(1, now)
  const familyKey = familyKeyOf(header)
  const latest = await queries.latestOf(
    tx,
    isUpdate(header.documentType) && bulkFamilyOf(header.documentType) && familyKey
      ? { familyKey }
      : { replacementKey: replacementKey(header) },
  )
  const own = producedAt(header)
  return make(latest.version + 1, latest.produced > own ? latest.produced : own)
}
