import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { AccessCount } from './access-count.ts'
import { addCounts } from './add-counts.ts'
import {
  daysAnew,
  insertBatch,
  insertZone,
  isZone,
  quartersAnew,
  recentMonday,
  removeOld,
  shareZone,
  takeZone,
  unevenQuarters,
  unevenWeeks,
  weeksAnew,
} from './store.queries.ts'
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

/**
 * Makes sums anew that lack requests: a server of the release before, which counts while another has migrated, adds to the tables that it knows.
 * Looked for since the week that yesterday was in, or in all that is kept; nobody counts while they are made. They are compared without that.
 */
export const completeSums = (pool: Pool, since: 'recent' | 'ever'): Promise<void> =>
  transaction(
    pool,
    async (tx) => {
      const monday = since === 'recent' ? await recentMonday(tx) : null
      const find = async () => ({ weeks: await unevenWeeks(tx, monday), slots: await unevenQuarters(tx, monday) })
      const isNone = ({ weeks, slots }: Awaited<ReturnType<typeof find>>) => weeks === null && slots.length === 0
      if (isNone(await find()) || (await takeZone(tx)) === null) return
      // another node may have made them meanwhile
      const { weeks, slots } = await find()
      if (weeks !== null) await weeksAnew(tx, weeks)
      if (slots.length > 0) await quartersAnew(tx, slots)
    },
    { limitMs: ANEW_LIMIT_MS },
  )
