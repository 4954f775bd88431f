import { type OdfMessage, writeOdf } from '@games/odf'
import type { Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { applyNext } from '../ingest/applier.ts'
import type { IngestPolicy } from '../ingest/apply-message.ts'
import { insertMessage } from '../ingest/inbox.queries.ts'
import { PROJECTIONS } from '../ingest/projections.queries.ts'
import { forgetUnusedFiles } from '../ingest/report-files.queries.ts'

/** As in production, but that keep-alives move the games' clock. */
export const POLICY: IngestPolicy = { acceptTestFeed: false, followFeedClock: true }

/** More files than a test sends reports. */
const FILES = 1_000

/** One message to PostgreSQL: a test that waits for each of some thirty deletions waits longer than for its own statements. */
const DELETIONS = [
  'inbox',
  'table_import',
  'folder_import',
  'unit_alias',
  'event_log',
  'setting',
  'content_item',
  ...PROJECTIONS,
]
  .map((table) => `delete from ${table}`)
  .join('; ')

/** Deletes every message, what was made of it and announced of it, and what the organiser set. */
export async function emptyDatabase(pool: Pool): Promise<void> {
  await transaction(pool, async (tx) => {
    await tx.query(DELETIONS)
    await forgetUnusedFiles(tx, FILES)
  })
}

/**
 * Messages, or their bytes, by way of the inbox: all are stored in this order, then applied. One that may not be in force is
 * settled with its reason, as in the server; one that makes the code fail throws here.
 */
export async function receive(pool: Pool, ...messages: readonly (OdfMessage | Uint8Array)[]): Promise<void> {
  await store(pool, ...messages)
  await applyAll(pool)
}

/** Puts messages into the inbox, where they wait. */
export async function store(pool: Pool, ...messages: readonly (OdfMessage | Uint8Array)[]): Promise<void> {
  for (const message of messages)
    await insertMessage(pool, message instanceof Uint8Array ? message : writeOdf(message), 'http')
}

/** Applies what is pending; throws when one makes the code fail. */
export async function applyAll(pool: Pool): Promise<void> {
  const fail = (line: string, error?: unknown) => {
    throw new Error(line, { cause: error })
  }
  while ((await applyNext(pool, POLICY, fail)).messages > 0);
}
