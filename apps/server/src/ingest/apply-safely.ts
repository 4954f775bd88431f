import type { ClientBase } from 'pg'
import { isDatabaseAway } from '../db/away.ts'
import type { LogEvent } from '../live/index.ts'
import { applyMessage, type IngestPolicy } from './apply-message.ts'
import { derive } from './derive/derive.ts'
import { type InboxMessage, settle } from './inbox.queries.ts'

export type Log = (line: string, error?: unknown) => void

/** Applies a message and derives what it touches. Gives what is to be announced. */
export const applySafely = (tx: ClientBase, pending: InboxMessage, policy: IngestPolicy, log: Log) =>
  inSavepoint(tx, pending, log, async (): Promise<LogEvent[]> => derive(tx, await applyMessage(tx, pending, policy)))

/**
 * A message that makes the code fail is rejected with the error's text, gives `undefined` and hurts nothing else; a failing database
 * throws and leaves the message pending.
 */
export async function inSavepoint<T>(
  tx: ClientBase,
  pending: InboxMessage,
  log: Log,
  work: () => Promise<T>,
): Promise<T | undefined> {
  await tx.query('savepoint message')
  try {
    const done = await work()
    await tx.query('release savepoint message')
    return done
  } catch (error) {
    if (saysNothingOfTheMessage(error)) throw error
    log(`message ${pending.id} could not be applied`, error)
    await tx.query('rollback to savepoint message')
    const reason = `internal: ${error instanceof Error ? error.message : String(error)}`
    await settle(tx, pending.id, { verdict: 'rejected', reason })
    return undefined
  }
}

/** The database is away, or it is about resources, the operator, the disk, or a conflict with another transaction. */
function saysNothingOfTheMessage(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return isDatabaseAway(error) || (typeof code === 'string' && /^(40|57|58|XX|E[A-Z]+$)/.test(code))
}
