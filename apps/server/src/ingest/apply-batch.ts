import type { Result } from '@games/domain'
import type { OdfError, OdfMessage } from '@games/odf'
import type { ClientBase } from 'pg'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { LogEvent } from '../live/index.ts'
import { applyMessage, type IngestPolicy } from './apply-message.ts'
import { Batch, type Derivation } from './batch.ts'
import { derive } from './derive/derive.ts'
import { distinctEvents } from './distinct-events.ts'
import { type InboxMessage, writeVerdicts } from './inbox.queries.ts'
import { InboxLedger } from './inbox-ledger.ts'
import { readWithPauses } from './read-with-pauses.ts'

export type Log = (line: string, error?: unknown) => void

export const AS_THEY_ARRIVE: Derivation = { derive, announcesEach: true }

export interface BatchOptions {
  readonly derivation?: Derivation
  /** After so many milliseconds the rest is left pending; at least one message is applied. */
  readonly limitMs?: number
}

/** What applying messages came to. */
export interface Outcome {
  /** What is to be announced. */
  readonly events: readonly LogEvent[]
  /** Messages that were rejected or survived with warnings. */
  readonly toLog: readonly number[]
}

/**
 * Applies messages, oldest first. One that makes the code fail is rejected with the error's text and
 * hurts nothing else: the halves of a batch that fails are applied by themselves. A failing database throws and leaves all pending.
 */
export async function applyBatch(
  tx: ClientBase,
  messages: readonly InboxMessage[],
  policy: IngestPolicy,
  log: Log,
  { derivation = AS_THEY_ARRIVE, limitMs = Number.POSITIVE_INFINITY }: BatchOptions = {},
): Promise<Outcome> {
  const [first, ...others] = messages
  if (!first) return { events: [], toLog: [] }
  await tx.query('savepoint batch')
  try {
    const outcome = await applyAtOnce(tx, messages, policy, { derivation, limitMs })
    await tx.query('release savepoint batch')
    return outcome
  } catch (error) {
    if (isInfrastructureError(error)) throw error
    await tx.query('rollback to savepoint batch; release savepoint batch')
    if (others.length > 0) {
      const half = Math.ceil(messages.length / 2)
      const [older, newer] = [messages.slice(0, half), messages.slice(half)]
      // whole, since what is newer follows
      const before = await applyBatch(tx, older, policy, log, { derivation })
      const after = await applyBatch(tx, newer, policy, log, { derivation })
      return { events: distinctEvents([...before.events, ...after.events]), toLog: [...before.toLog, ...after.toLog] }
    }
    log(`message ${first.id} could not be applied`, error)
    const reason = `internal: ${error instanceof Error ? error.message : String(error)}`
    await writeVerdicts(tx, [{ id: first.id, verdict: 'rejected', reason }])
    return { events: [], toLog: [first.id] }
  }
}

/** The same, all or nothing: throws where one makes the code fail. */
export async function applyAtOnce(
  tx: ClientBase,
  messages: readonly InboxMessage[],
  policy: IngestPolicy,
  { derivation = AS_THEY_ARRIVE, limitMs = Number.POSITIVE_INFINITY }: BatchOptions = {},
): Promise<Outcome> {
  const ledger = await InboxLedger.open(tx, messages)
  const batch = new Batch(tx, ledger, derivation)
  const arrived: { message: InboxMessage; read: Result<OdfError, OdfMessage> | null }[] = []
  for (const message of messages)
    arrived.push({ message, read: ledger.firstOf(message) === null ? await readWithPauses(message.body) : null })
  await ledger.expect(arrived.flatMap(({ read }) => (read?.ok && isCompared(read.value) ? read.value.header : [])))
  const begun = performance.now()
  for (const { message, read } of arrived) {
    await applyMessage(batch, message, read, policy)
    if (performance.now() - begun > limitMs) break
  }
  return { events: await batch.finish(), toLog: ledger.toLog }
}

/** Whether a message is compared with others of its key: keep-alives are not, and there are a hundred thousand of them. */
const isCompared = ({ body }: OdfMessage): boolean => body.kind !== 'keep-alive' && body.kind !== 'other'

/** The database is unavailable, or it is about resources, the operator, the disk, or a conflict with another transaction. */
export function isInfrastructureError(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return isDatabaseUnavailable(error) || (typeof code === 'string' && /^(40|57|58|XX|E[A-Z]+$)/.test(code))
}
