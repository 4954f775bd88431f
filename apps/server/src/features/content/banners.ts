import type { Banner, Banners } from '@games/contract'
import { topics } from '@games/contract/live'
import type { Pool } from 'pg'
import type { Reading } from '../../facts/reading.ts'
import { transaction } from '../../db/transaction.ts'
import { appendEvents } from '../../live/index.ts'
import { bannerEdgeBetween } from './content.queries.ts'
import * as present from './present.ts'
import { newestFirst, published } from './read-content.ts'

const LEVELS: readonly Banner['level'][] = ['emergency', 'warning', 'notice']

/** The communications that stand above every page at `now`, games time: emergencies first, of a level the newest first. */
export async function bannersAt(tx: Reading, seq: number, now: number): Promise<Banners> {
  tx.from(topics.banners())
  const rows = await published(tx, 'announcement', { without: ['body'] })
  const banners = newestFirst(rows)
    .flatMap((row) => present.banner(row) ?? [])
    .filter(
      ({ from, until }) => (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until)),
    )
    .map(({ id, title, level, at, until }): Banner => ({ id, title, level, at, until }))
  return { seq, banners: banners.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level)) }
}

/**
 * Announces that the time of a banner has begun or ended between two looks at the games' clock, which may have been set back. Gives the event's
 * number, or null. Several nodes announce it several times, which changes nothing.
 */
export async function announceBannerEdges(pool: Pool, was: Date, now: Date): Promise<number | null> {
  const [after, until] = was < now ? [was, now] : [now, was]
  if (!(await bannerEdgeBetween(pool, after, until))) return null
  return transaction(pool, (tx) => appendEvents(tx, [{ topic: topics.banners(), ref: null, correction: null }]))
}
