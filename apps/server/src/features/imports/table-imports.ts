import { createHash } from 'node:crypto'
import { topics } from '@games/contract/live'
import { err, ok, type PublishedTable, type Result } from '@games/domain'
import { bulkFamilyOf, isUpdate, type OdfMessage, producedAt, replacementKey, writeOdf } from '@games/odf'
import { type Draft, messageOf, partsOf, type TableKind } from '@games/odf/tables/index'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { applyAtOnce, type Log } from '../../ingest/apply-batch.ts'
import { lockApplying } from '../../ingest/apply-lock.ts'
import type { IngestPolicy } from '../../ingest/apply-message.ts'
import { familyKeyOf, type InboxMessage, insertMessage, isUnnamed } from '../../ingest/inbox.queries.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { withdrawBatch } from '../../ingest/withdraw-batch.ts'
import { appendEvents, headSeq, type LogEvent } from '../../live/index.ts'
import { competitionCode, timeZone } from '../games/index.ts'
import * as queries from './imports.queries.ts'
import type { Counted, PastImport } from './imports.queries.ts'
import { type ImportOutcome, offsetBy, type Planning, planTable, type TablePlan } from './plan.ts'

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
  /** The same road for rows that are typed already. `plan` reads, and is called again where something came in meanwhile; `applied` is called in the transaction that applied them. */
  dryRun<T extends Planned>(rows: HandedRows<T>): Promise<Result<ImportFault, T>>
  applyRows<T extends Planned>(
    rows: HandedRows<T>,
  ): Promise<Result<ImportFault, T & { readonly importId: number | null }>>
  /** Applies drafts as one import in a transaction of the caller; call `committed` after its commit. Throws without a competition. */
  applyIn(tx: ClientBase, planned: Planned): Promise<{ readonly importId: number; readonly committed: () => void }>
  /** Undoes in a transaction of somebody else's; to be told after its commit. */
  undoIn(
    tx: ClientBase,
    id: number,
  ): Promise<Result<UndoFault, { readonly past: PastImport; readonly committed: () => void }>>
}

/** What is to be done, as it was planned. */
export interface Planned {
  readonly plan: Counted
  readonly drafts: readonly Draft[]
  /** A published medal table that is stored with them. */
  readonly published?: PublishedTable | null
}
export interface HandedRows<T extends Planned> {
  readonly fileName: string | null
  readonly competitionCode: string | null
  readonly plan: (tx: ClientBase, planning: Planning) => Promise<T>
  readonly applied?: (tx: ClientBase, importId: number, planned: T) => Promise<void>
}

/** Plans without the applier's lock before one is made under it, while other things come in all the time. */
const MOST_AHEAD = 2

/** Another published medal table is shown, or none. */
const PUBLISHED_CHANGED: LogEvent = { topic: topics.publishedMedals(), ref: null, correction: null }

/** Written into the messages' Source. */
const SOURCE = 'TABLE'

export function createTableImports(options: TableImportsOptions): TableImports {
  const { pool } = options

  async function dryRun<T extends Planned>(handed: HandedRows<T>): Promise<Result<ImportFault, T>> {
    const competition = await competitionFor(pool, handed)
    if (!competition.ok) return competition
    return ok(
      await transaction(pool, async (tx) => handed.plan(tx, await planningIn(tx, options)), {
        isolation: 'repeatable read',
        readOnly: true,
      }),
    )
  }

  async function applyRows<T extends Planned>(
    handed: HandedRows<T>,
  ): Promise<Result<ImportFault, T & { readonly importId: number | null }>> {
    const competition = await competitionFor(pool, handed)
    if (!competition.ok) return competition
    const plan = async (tx: ClientBase) => ({
      of: await standingOf(tx),
      planned: await handed.plan(tx, await planningIn(tx, options)),
    })
    // a long plan does not keep results waiting: it is made without the lock, and again where something came in since
    for (let tries = MOST_AHEAD; ; tries -= 1) {
      const ahead = tries > 0 ? await transaction(pool, plan, { isolation: 'repeatable read', readOnly: true }) : null
      const applied = await transaction(pool, async (tx) => {
        await lockApplying(tx, options.policy)
        await queries.lockRules(tx)
        if (ahead !== null && ahead.of !== (await standingOf(tx))) return null
        const { planned } = ahead ?? (await plan(tx))
        const published = planned.published ?? null
        if (!planned.plan.applicable || (planned.drafts.length === 0 && published === null))
          return { outcome: { ...planned, importId: null }, seq: null }
        const { importId, events } = await applyDrafts(
          tx,
          planned.plan,
          planned.drafts,
          handed,
          competition.value,
          options,
        )
        if (published !== null) {
          await queries.insertPublishedTable(tx, importId, published)
          events.push(PUBLISHED_CHANGED)
        }
        await handed.applied?.(tx, importId, planned)
        return { outcome: { ...planned, importId }, seq: await appendEvents(tx, events) }
      })
      if (applied === null) continue
      if (applied.seq !== null) options.onCommitted?.(applied.seq)
      return ok(applied.outcome)
    }
  }

  async function undoIn(
    tx: ClientBase,
    id: number,
  ): Promise<Result<UndoFault, { readonly past: PastImport; readonly committed: () => void }>> {
    const undone = await undoImport(tx, id, options)
    if (!undone.ok) return undone
    const { past, seq } = undone.value
    return ok({ past, committed: () => options.onCommitted?.(seq) })
  }

  async function applyIn(tx: ClientBase, { plan, drafts }: Planned) {
    await lockApplying(tx, options.policy)
    const competition = await competitionCode(tx)
    if (competition === null) throw new Error('there is no competition')
    const { importId, events } = await applyDrafts(tx, plan, drafts, { fileName: null }, competition, options)
    const seq = await appendEvents(tx, events)
    return { importId, committed: () => options.onCommitted?.(seq) }
  }

  return {
    async plan(table) {
      const planned = await dryRun(rowsOf(table))
      return planned.ok ? ok({ ...planned.value.plan, importId: null }) : planned
    },
    async apply(table) {
      const applied = await applyRows(rowsOf(table))
      return applied.ok ? ok({ ...applied.value.plan, importId: applied.value.importId }) : applied
    },
    async undo(id) {
      const undone = await transaction(pool, (tx) => undoIn(tx, id))
      if (!undone.ok) return undone
      undone.value.committed()
      return ok(undone.value.past)
    },
    list: () => queries.pastImports(pool),
    dryRun,
    applyRows,
    applyIn,
    undoIn,
  }
}

/** Takes an import back in the caller's transaction, which waits for the applier; gives the number of the last event, to be told after the commit. */
export async function undoImport(
  tx: ClientBase,
  id: number,
  { policy, log }: Pick<TableImportsOptions, 'policy' | 'log'>,
): Promise<Result<UndoFault, { readonly seq: number; readonly past: PastImport }>> {
  await lockApplying(tx, policy)
  const past = await queries.importById(tx, id)
  if (!past) return err({ kind: 'no-such-import' })
  if (past.undoneAt !== null) return err({ kind: 'already-undone' })
  const messages = await queries.messagesOfImport(tx, id)
  const withdrawn = await withdrawBatch(tx, messages, `import ${id} was undone`, policy, log)
  const events = past.kind === 'medal-table' ? [...withdrawn, PUBLISHED_CHANGED] : withdrawn
  const seq = await appendEvents(tx, events)
  await queries.markUndone(tx, id)
  return ok({ seq, past: (await queries.importById(tx, id)) ?? past })
}

/** What a plan is made of, in one word that changes with it: what is in force, and the rules that somebody chose for events. */
const standingOf = async (tx: ClientBase): Promise<string> => `${await headSeq(tx)} ${await queries.rulesChosen(tx)}`

const rowsOf = ({
  kind,
  bytes,
  fileName,
  competitionCode: code,
}: HandedIn): HandedRows<Planned & { readonly plan: TablePlan }> => ({
  fileName,
  competitionCode: code,
  plan: (tx, planning) => planTable(tx, kind, bytes, planning),
})

async function competitionFor(
  pool: Pool,
  { competitionCode: named }: Pick<HandedIn, 'competitionCode'>,
): Promise<Result<ImportFault, string>> {
  const inForce = await competitionCode(pool)
  if (inForce === null) return named === null ? err({ kind: 'no-competition' }) : ok(named)
  if (named === null || named === PROVISIONAL_CODE || named === inForce) return ok(inForce)
  return (await isUnnamed(pool)) ? ok(named) : err({ kind: 'other-competition', inForce })
}

/** A table's times are those of the venue's clock, on either side of a day on which it is changed. */
async function planningIn(tx: ClientBase, { utcOffset }: TableImportsOptions): Promise<Planning> {
  const zone = await timeZone(tx)
  const clock = { zone, minutes: utcOffset() }
  return { utcOffset: offsetBy(clock), clock }
}

/** Brings drafts in as one import, under the applier's lock (`lockApplying`), which the caller holds. */
export async function applyDrafts(
  tx: ClientBase,
  plan: Counted,
  drafts: readonly Draft[],
  { fileName }: { readonly fileName: string | null },
  competition: string,
  { policy, utcOffset, now }: Pick<TableImportsOptions, 'policy' | 'utcOffset' | 'now'>,
): Promise<{ importId: number; events: LogEvent[] }> {
  const importId = await queries.insertImport(tx, plan, fileName)
  const produced = new Date(now() + utcOffset() * 60_000).toISOString().replace('T', '').replace(/[:.Z]/g, '')
  const ids: number[] = []
  const events: LogEvent[] = []
  for (const group of groupsOf(drafts.flatMap(partsOf))) {
    const messages: InboxMessage[] = []
    for (const draft of group) {
      const body = writeOdf(await nextMessage(tx, draft, competition, produced))
      const { id } = await insertMessage(tx, body, 'import')
      const digest = createHash('sha256').update(body).digest('hex')
      messages.push({ id, body, digest, receivedAt: new Date(now()), channel: 'import' })
    }
    const outcome = await applyAtOnce(tx, messages, policy)
    events.push(...outcome.events)
    for (const { id } of messages) {
      ids.push(id)
      const { verdict, reason } = await queries.verdictOf(tx, id)
      // all or nothing: what the messages' own road refuses takes the whole import back
      if (verdict !== 'applied') throw new Error(`a message of the table was ${verdict}: ${reason}`)
    }
  }
  await queries.nameImport(tx, ids, importId)
  return { importId, events }
}

/** Messages applied together. */
const AT_ONCE = 100

/** Drafts that may be applied together: of one key one only, for the next version is counted from those that are applied. */
function groupsOf(drafts: readonly Draft[]): Draft[][] {
  const groups: Draft[][] = []
  let keys = new Set<string>()
  for (const draft of drafts) {
    const key = `${draft.documentType} ${draft.documentCode} ${draft.subtype ?? ''}`
    const last = groups.at(-1)
    if (last && !keys.has(key) && last.length < AT_ONCE) last.push(draft)
    else {
      groups.push([draft])
      keys = new Set()
    }
    keys.add(key)
  }
  return groups
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
      source: draft.origin === undefined ? SOURCE : queries.MEDAL_SOURCES[draft.origin],
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
