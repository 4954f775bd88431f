import { topics } from '@games/contract/live'
import { err, ok, type PublishedTable, type Result } from '@games/domain'
import type { Draft, TableKind } from '@games/odf/tables/index'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Log } from '../../ingest/apply-batch.ts'
import { lockApplying } from '../../ingest/apply-lock.ts'
import { isUnnamed } from '../../ingest/inbox.queries.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { programmesInForce, storeReplacedUnits } from '../../ingest/unit-aliases.ts'
import { withdrawBatch } from '../../ingest/withdraw-batch.ts'
import { appendEvents, headSeq, type LogEvent } from '../../live/index.ts'
import { competitionCode, timeZone } from '../games/index.ts'
import * as queries from './imports.queries.ts'
import type { Counted, PastImport } from './imports.queries.ts'
import { deriveAfterUndo, eventsBeforeUndo } from './derive-after-undo.ts'
import { offsetBy, type Planning } from './plan.ts'
import { type ImportOutcome, type PlannedTable, planTable, type TableAnswers } from './plan-table.ts'
import { type SendingOptions, sendDrafts } from './send-drafts.ts'

export interface TableImportsOptions extends SendingOptions {
  readonly pool: Pool
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
  readonly answers?: TableAnswers
}

export type ImportFault =
  /** The server has none yet, and none was named. */
  { readonly kind: 'no-competition' } | { readonly kind: 'other-competition'; readonly inForce: string }
export type UndoFault = { readonly kind: 'no-such-import' } | { readonly kind: 'already-undone' }

/** Organisers' tables (R12.2): the same road as the feed, one whole table at a time. */
export interface TableImports {
  /** What it would do; touches nothing. */
  plan(table: HandedIn): Promise<Result<ImportFault, ImportOutcome>>
  /** All of it in one transaction, or nothing when a problem or a question stops it. */
  apply(table: HandedIn): Promise<Result<ImportFault, ImportOutcome>>
  /** As if the import had never been, whatever came since; medals follow results that came since. */
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

/**
 * Undoes an import in the caller's transaction, which waits for the applier, and derives again what followed from its results. Returns the number
 * of the last event, to be announced after the commit.
 */
export async function undoImport(
  tx: ClientBase,
  id: number,
  options: Omit<TableImportsOptions, 'pool' | 'onCommitted'>,
): Promise<Result<UndoFault, { readonly seq: number; readonly past: PastImport }>> {
  const { policy, log } = options
  await lockApplying(tx, policy)
  const past = await queries.importById(tx, id)
  if (!past) return err({ kind: 'no-such-import' })
  if (past.undoneAt !== null) return err({ kind: 'already-undone' })
  const [before, programmes] = [await eventsBeforeUndo(tx, id), await programmesInForce(tx)]
  const messages = await queries.messagesOfImport(tx, id)
  const withdrawn = await withdrawBatch(tx, messages, `import ${id} was undone`, policy, log)
  const derived = await deriveAfterUndo(tx, before, options)
  await storeReplacedUnits(tx, programmes)
  const published = past.kind === 'medal-table' ? [PUBLISHED_CHANGED] : []
  const seq = await appendEvents(tx, [...withdrawn, ...derived, ...published])
  await queries.markUndone(tx, id)
  return ok({ seq, past: (await queries.importById(tx, id)) ?? past })
}

/** What a plan is made of, in one word that changes with it: what is in force, and the rules that somebody chose for events. */
const standingOf = async (tx: ClientBase): Promise<string> => `${await headSeq(tx)} ${await queries.rulesChosen(tx)}`

const rowsOf = ({ kind, bytes, fileName, competitionCode: code, answers }: HandedIn): HandedRows<PlannedTable> => ({
  fileName,
  competitionCode: code,
  plan: (tx, planning) => planTable(tx, kind, bytes, planning, answers),
  applied: (tx, importId, { words }) => queries.rememberWords(tx, importId, words),
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
  options: SendingOptions,
): Promise<{ importId: number; events: LogEvent[] }> {
  const importId = await queries.insertImport(tx, plan, fileName)
  const programmes = drafts.some(({ body }) => body.kind === 'schedule') ? await programmesInForce(tx) : null
  const { ids, events } = await sendDrafts(tx, drafts, competition, options)
  await queries.nameImport(tx, ids, importId)
  if (programmes !== null) await storeReplacedUnits(tx, programmes)
  return { importId, events }
}
