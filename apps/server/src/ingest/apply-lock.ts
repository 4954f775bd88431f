import type { ClientBase } from 'pg'
import type { IngestPolicy } from './apply-message.ts'
import { derivedBy } from './derivation.queries.ts'

/**
 * Locked for the length of one message's transaction: one writer at a time over all nodes. Who needs it takes it before anything else: a migration
 * holds it, and locks tables under it.
 */
export const APPLY_LOCK = 7_230_001

/** Whether what is derived was made by the policy's rules: only then may more be added to it. */
export const isByRulesOf = async (tx: ClientBase, { rules }: IngestPolicy): Promise<boolean> =>
  rules === undefined || (await derivedBy(tx)) === rules

/** Until the transaction ends no message is applied but by it. Throws while everything is derived by another release's rules. */
export async function lockApplying(tx: ClientBase, policy: IngestPolicy): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
  if (!(await isByRulesOf(tx, policy)))
    throw new Error('everything is derived by the rules of another release: use that one, or end it and start this one')
}

/** For a transaction that reads or compares many messages between two statements, which on a slow machine takes longer than a silent client is given. */
export const allowLongSilence = (tx: ClientBase) => tx.query(`set local idle_in_transaction_session_timeout = '5min'`)
