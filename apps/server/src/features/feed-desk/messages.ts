import { ApiFailure, type FeedDiscipline, type FeedMessage } from '@games/contract'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { excerptOf } from './excerpt.ts'
import {
  countRejected,
  decideAgain,
  historyRows,
  inboxCounts,
  lockRejected,
  type MessageRow,
  messageRows,
  rateRows,
  rejectedOfKind,
  runningRows,
  wholeMessage,
  writeDismissed,
} from './messages.queries.ts'

/** Messages a page, unless requested otherwise. */
const PAGE = 50
/** Versions of a document that are listed. */
const HISTORY = 20
/** A message that is being decided, by a rebuild for minutes, is not waited for longer: the answer is 503. */
const AT_MOST = { limitMs: 2_000 }
const RATE_MINUTES = 5
/** Minutes of the games without a message of a discipline that has running units. */
const SILENT_MINUTES = 14
const MINUTE_MS = 60_000

/** The office's record calls a message so. */
export const MESSAGE_KIND = 'feed-message'

export interface FeedMessageOptions {
  readonly pool: Pool
  /** There may be messages to apply. */
  readonly wake: () => void
  /** How many times as fast as ours the games' clock goes. */
  readonly speed: () => number
}

type Calls = PrivateCalls<
  'getFeedOverview' | 'listFeedMessages' | 'getFeedMessage' | 'reapplyFeedMessages' | 'dismissFeedMessage'
>

export const feedMessageCalls = ({ pool, wake, speed }: FeedMessageOptions): Calls => ({
  getFeedOverview: () =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const rates = await rateRows(q)
      return {
        view: {
          disciplines: await disciplines(q, rates, speed()),
          perMinute: perMinute(rates.reduce((sum, { of_late }) => sum + of_late, 0)),
          rejected: await countRejected(q),
          ...(await inboxCounts(q)),
        },
      }
    }),

  listFeedMessages: ({ query: { limit = PAGE, cursor, verdict, discipline, source } }) =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const wanted = { verdict: verdict ?? null, discipline: discipline ?? null, source: source ?? null }
      const rows = await messageRows(q, { ...wanted, below: cursor === undefined ? null : numberIn(cursor) }, limit + 1)
      const shown = rows.slice(0, limit)
      return {
        view: {
          messages: shown.map(present),
          rejected: await countRejected(q),
          next: rows.length > limit ? String(shown.at(-1)?.id) : null,
        },
      }
    }),

  getFeedMessage: ({ params: { id } }) =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const row = await wholeMessage(q, Number(id))
      if (!row) throw noSuchMessage()
      const history = row.replacement_key === null ? [] : await historyRows(q, row.replacement_key, HISTORY)
      return {
        view: {
          message: present(row),
          warnings: [...row.said],
          bytes: row.body.length,
          excerpt: excerptOf(row.body),
          history: history.map(present),
          inForce: history.find(({ verdict }) => verdict === 'applied')?.version ?? null,
        },
      }
    }),

  async reapplyFeedMessages({ params: { id }, body: { all } }, caller) {
    const action = await transaction(
      pool,
      async (tx) => {
        const rejected = await lockRejected(tx, Number(id))
        if (!rejected) throw noSuchMessage()
        const ids = all ? await rejectedOfKind(tx, kindOf(rejected.reason)) : [Number(id)]
        await decideAgain(tx, ids)
        return recordAction(tx, caller, {
          action: 'reapply',
          subject: { kind: MESSAGE_KIND, id },
          before: { reason: rejected.reason },
          after: { messages: ids.length },
        })
      },
      AT_MOST,
    )
    wake()
    return { view: { action } }
  },

  async dismissFeedMessage({ params: { id } }, caller) {
    return {
      view: {
        action: await transaction(
          pool,
          async (tx) => {
            const rejected = await lockRejected(tx, Number(id))
            if (!rejected) throw noSuchMessage()
            await writeDismissed(tx, Number(id), true)
            return recordAction(tx, caller, {
              action: 'dismiss',
              subject: { kind: MESSAGE_KIND, id },
              before: { dismissed: rejected.dismissed },
              after: { dismissed: true },
            })
          },
          AT_MOST,
        ),
      },
    }
  },
})

/** A message that was left so waits for somebody again; one that was looked at again cannot be unseen. */
export const undoMessage: Undoer = async (tx, { id, action, before }) => {
  if (action !== 'dismiss') throw changedMeanwhile()
  const rejected = await lockRejected(tx, Number(id))
  if (!rejected?.dismissed) throw changedMeanwhile()
  await writeDismissed(tx, Number(id), before?.['dismissed'] === true)
  return { now: before }
}

/** After so long without a message one worries. Milliseconds; `speed`: of the games' clock. */
export const silentAfter = (speed: number): number => (SILENT_MINUTES * MINUTE_MS) / Math.max(1, speed)

/** Every discipline that runs or has sent something in the last hour. `speed`: of the games' clock. */
export const feedDisciplines = async (q: Statements, speed: number): Promise<FeedDiscipline[]> =>
  disciplines(q, await rateRows(q), speed)

async function disciplines(
  q: Statements,
  rates: readonly { discipline: string; of_late: number; last_at: Date }[],
  speed: number,
): Promise<FeedDiscipline[]> {
  const running = new Map((await runningRows(q)).map((row) => [row.discipline, row.running]))
  const byCode = new Map(rates.map((row) => [row.discipline, row]))
  const silentMs = silentAfter(speed)
  return [...new Set([...byCode.keys(), ...running.keys()])].sort().map((code) => {
    const rate = byCode.get(code)
    const runs = running.get(code) ?? 0
    return {
      code,
      perMinute: perMinute(rate?.of_late ?? 0),
      lastAt: rate?.last_at.toISOString() ?? null,
      running: runs,
      isSilent: runs > 0 && (!rate || Date.now() - rate.last_at.getTime() > silentMs),
    }
  })
}

const perMinute = (ofLate: number): number => Math.round((ofLate / RATE_MINUTES) * 10) / 10

const present = (row: MessageRow): FeedMessage => ({
  id: row.id,
  receivedAt: row.received_at.toISOString(),
  source: row.source,
  verdict: row.verdict,
  reason: row.reason,
  documentType: row.document_type,
  documentCode: row.document_code,
  version: row.version,
  warnings: row.warnings,
  dismissed: row.dismissed,
  mended: row.mended,
})

/** The kind of fault with which a reason begins, colon included. */
const kindOf = (reason: string | null): string => /^[a-z-]+:/.exec(reason ?? '')?.[0] ?? ''

const noSuchMessage = () => new ApiFailure(404, 'not-found', 'There is no such message, or it is not rejected')

function numberIn(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return Number(cursor)
}
