import type { ClientBase } from 'pg'
import type { LogEvent } from '../live/index.ts'
import { AS_THEY_ARRIVE, applyBatch, isInfrastructureError, type Log } from './apply-batch.ts'
import { type IngestPolicy, withdrawMessages } from './apply-message.ts'
import { Batch, type Derivation } from './batch.ts'
import { clearScope } from './clear-scope.ts'
import { distinctEvents } from './distinct-events.ts'
import * as inbox from './inbox.queries.ts'
import { InboxLedger } from './inbox-ledger.ts'

/** So many messages are in memory at once. */
const AT_ONCE = 200

/**
 * Takes messages out of force as if they had never arrived, and gives what is to be announced. What they had replaced is in force again; where
 * that makes the code fail, each message left of their keys and families is decided anew by itself, and only the one at fault is rejected.
 */
export async function withdrawBatch(
  tx: ClientBase,
  ids: readonly number[],
  reason: string,
  policy: IngestPolicy,
  log: Log,
): Promise<LogEvent[]> {
  await tx.query('savepoint withdrawal')
  try {
    const batch = await openBatch(tx, AS_THEY_ARRIVE)
    await withdrawMessages(batch, ids, reason)
    const events = await batch.finish()
    await tx.query('release savepoint withdrawal')
    return events
  } catch (error) {
    if (isInfrastructureError(error)) throw error
    await tx.query('rollback to savepoint withdrawal; release savepoint withdrawal')
    return decideAnew(tx, ids, reason, policy, log)
  }
}

/** As a rebuild does, of the messages' keys and families alone. */
async function decideAnew(
  tx: ClientBase,
  ids: readonly number[],
  reason: string,
  policy: IngestPolicy,
  log: Log,
): Promise<LogEvent[]> {
  const scopes = await inbox.scopesOf(tx, ids)
  const batch = await openBatch(tx, AGAIN)
  batch.ledger.settleAll(ids, 'withdrawn', reason)
  for (const scope of scopes) await clearScope(batch, scope)
  const events = await batch.finish()
  await inbox.unsettleConsequences(tx, ids)
  const left = await inbox.decidedIn(tx, scopes)
  await inbox.resetToPending(tx, left)
  for (let at = 0; at < left.length; at += AT_ONCE) {
    const messages = await inbox.messagesById(tx, left.slice(at, at + AT_ONCE))
    events.push(...(await applyBatch(tx, messages, policy, log, { derivation: AGAIN })).events)
  }
  await inbox.forgetCompetition(tx)
  return distinctEvents(events)
}

/** What was announced once is not announced again. */
const AGAIN: Derivation = { ...AS_THEY_ARRIVE, announcesEach: false }

const openBatch = async (tx: ClientBase, derivation: Derivation) =>
  new Batch(tx, await InboxLedger.open(tx, []), derivation)
