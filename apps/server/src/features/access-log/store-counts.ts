import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { AccessCount } from './access-count.ts'
import { addCounts } from './add-counts.ts'
import { daysAnew, insertBatch, insertZone, isZone, removeOld, shareZone, takeZone } from './store.queries.ts'
import { zoneOfOffset } from './zone.ts'

/** Counts that are stored together or not at all; one whose id is in already is not added again. */
export interface AccessBatch {
  readonly id: string
  readonly counts: readonly AccessCount[]
}

/** The zone of the games' days: the organiser's where PostgreSQL knows it, else the offset of most units, minutes. */
export async function zoneOfGames(tx: ClientBase | Pool, zone: string | null, utcOffset: number): Promise<string> {
  return zone !== null && (await isZone(tx, zone)) ? zone : zoneOfOffset(utcOffset)
}

/** Keeps the zone of the days as it is until the transaction ends; `zone` is for the first of all counts. */
export async function shareOrMakeZone(tx: ClientBase, zone: string): Promise<void> {
  if ((await shareZone(tx)) !== null) return
  await insertZone(tx, zone)
  await shareZone(tx)
}

/** Adds counts within a transaction; `zone` is for the first of all counts, those after it are of the zone that is there. */
export async function storeCounts(tx: ClientBase, counts: readonly AccessCount[], zone: string): Promise<void> {
  await shareOrMakeZone(tx, zone)
  await addCounts(tx, counts)
}

/** Stores a batch, once however often it is tried. Rejects while the database is away: the same batch is then tried again. */
export const storeBatch = (pool: Pool, { id, counts }: AccessBatch, zone: string): Promise<void> =>
  transaction(
    pool,
    async (tx) => {
      if (await insertBatch(tx, id)) await storeCounts(tx, counts, zone)
    },
    { limitMs: 10_000 },
  )

/** All quarters made into days take minutes; a database that does not answer is given up even so. */
const ANEW_LIMIT_MS = 600_000

/** Makes the days those of another zone, where they are of another. Of several nodes one does. */
export const changeZone = (pool: Pool, zone: string): Promise<void> =>
  transaction(
    pool,
    async (tx) => {
      const current = await takeZone(tx)
      if (current !== null && current !== zone) await daysAnew(tx, zone)
    },
    { limitMs: ANEW_LIMIT_MS },
  )

/** For how long counts are kept, days back from today. */
export interface AccessRetention {
  readonly quarters: number
  readonly days: number
}

/** Forgets what is older than is kept; nobody counts meanwhile, which is a moment. */
export const forgetOld = (pool: Pool, { quarters, days }: AccessRetention): Promise<void> =>
  transaction(
    pool,
    async (tx) => {
      if ((await takeZone(tx)) !== null) await removeOld(tx, quarters, days)
    },
    { limitMs: ANEW_LIMIT_MS },
  )
