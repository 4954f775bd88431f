import { createHash } from 'node:crypto'
import { bulkFamilyOf, isUpdate, type OdfMessage, producedAt, replacementKey, writeOdf } from '@games/odf'
import { type Draft, messageOf, partsOf } from '@games/odf/tables/index'
import type { ClientBase } from 'pg'
import { applyAtOnce } from '../../ingest/apply-batch.ts'
import type { IngestPolicy } from '../../ingest/apply-message.ts'
import { familyKeyOf, type InboxMessage, insertMessage } from '../../ingest/inbox.queries.ts'
import type { LogEvent } from '../../live/index.ts'
import * as queries from './imports.queries.ts'

export interface SendingOptions {
  readonly policy: IngestPolicy
  /** The venue's, minutes. */
  readonly utcOffset: () => number
  readonly now: () => number
}

/** Written into the messages' Source. */
const SOURCE = 'TABLE'

/** Stores drafts as messages and applies them, under the applier's lock (`lockApplying`), which the caller holds. Returns the ids of the messages. */
export async function sendDrafts(
  tx: ClientBase,
  drafts: readonly Draft[],
  competition: string,
  { policy, utcOffset, now }: SendingOptions,
): Promise<{ readonly ids: readonly number[]; readonly events: LogEvent[] }> {
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
  return { ids, events }
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
 * The message that has precedence over all messages of its key or family: the version after the highest, not produced before any of them. The next
 * message of the feed has the same version and a later time, and so has precedence again.
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
  const produced = producedAt(header)
  return make(latest.version + 1, latest.produced > produced ? latest.produced : produced)
}
