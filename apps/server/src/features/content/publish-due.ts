import type { ContentKind } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { appendEvents } from '../../live/index.ts'
import { recordAction } from '../office-log/index.ts'
import { type Repeated, repeat } from '../repeat.ts'
import { isDue, lockDue, setPublished } from './content.queries.ts'
import { announceBannerEdges } from './banners.ts'
import { readItem, topicsOf } from './edit-content.ts'
import { recorded, subject } from './recorded.ts'
import { keepFiles } from './keep-files.ts'

/** What is scheduled is looked for this often. */
const EVERY_MS = 500
const LIMIT_MS = 10_000
/** So much goes out in one transaction, and less on a slow machine, well before its limit. Each is one announcement, after which every open page asks anew. */
const MOST_AT_ONCE = 250
const ENOUGH_MS = 3_000

/**
 * Publishes what is scheduled for `now` (games time) or before, 250 at most, in one transaction, and announces it: once over all nodes, and after a
 * restart too. Gives the event's number; null where nothing was due, or another node does it.
 */
export async function publishDue(pool: Pool, now: Date): Promise<number | null> {
  if (!(await isDue(pool, now))) return null
  return transaction(
    pool,
    async (tx) => {
      const due = await lockDue(tx, now, MOST_AT_ONCE)
      if (due.length === 0) return null
      const begun = performance.now()
      const kinds = new Set<ContentKind>()
      for (const { id, kind, scheduled_version: version, scheduled_at: at, scheduled_correction: correction } of due) {
        const before = recorded(await readItem(tx, id))
        await setPublished(tx, id, { version, at, correction })
        await keepFiles(tx, id, kind)
        const after = recorded(await readItem(tx, id))
        await recordAction(tx, null, { action: 'publish', subject: subject(id), before, after })
        kinds.add(kind)
        if (performance.now() - begun > ENOUGH_MS) break
      }
      return appendEvents(
        tx,
        [...kinds].flatMap(topicsOf).map((topic) => ({ topic, ref: null, correction: null })),
      )
    },
    { limitMs: LIMIT_MS },
  )
}

/** Publishes what is scheduled, and announces banners whose time begins or ends, for a server's whole life. */
export function watchSchedule(
  pool: Pool,
  {
    gamesNow,
    onCommitted,
    onError,
  }: {
    /** The games' time, epoch milliseconds. */
    readonly gamesNow: () => number
    readonly onCommitted: (seq: number) => void
    readonly onError: (error: unknown) => void
  },
): Repeated {
  let looked = new Date(gamesNow())
  const publish = async (): Promise<void> => {
    const now = new Date(gamesNow())
    // what is left of thousands does not wait for the next look
    for (let seq = await publishDue(pool, now); seq !== null; seq = await publishDue(pool, now)) onCommitted(seq)
    const edges = await announceBannerEdges(pool, looked, now)
    if (edges !== null) onCommitted(edges)
    looked = now
  }
  return repeat(EVERY_MS, publish, onError)
}
