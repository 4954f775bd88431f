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
  recentWeek,
  removeOld,
  shareZone,
  takeZone,
  unevenQuarters,
  unevenWeeks,
  weekAnew,
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

/** Quarters that are made anew at once. */
const MOST_QUARTERS = 500

/** The weeks and quarters whose sums are not even. */
async function uneven(tx: ClientBase, since: 'recent' | 'ever') {
  const recent = since === 'recent' ? await recentWeek(tx) : null
  return {
    weeks: await unevenWeeks(tx, recent?.monday ?? null, null),
    slots: await unevenQuarters(tx, recent?.begins ?? null, null),
  }
}

/**
 * Makes sums anew that lack requests: a server of the release before, which counts while another has migrated, adds to the tables that it knows.
 * Looked for since the week that yesterday was in, or in all that is kept. They are compared while others count; nobody counts while they are made,
 * which is a week at a time, so that none of them waits long.
 */
export async function completeSums(pool: Pool, since: 'recent' | 'ever'): Promise<void> {
  const { weeks, slots } = await transaction(pool, (tx) => uneven(tx, since), { limitMs: ANEW_LIMIT_MS })
  const alone = (work: (tx: ClientBase) => Promise<void>) =>
    transaction(
      pool,
      async (tx) => {
        if ((await takeZone(tx)) !== null) await work(tx)
      },
      { limitMs: ANEW_LIMIT_MS },
    )
  // another node may have made them meanwhile
  for (const week of weeks)
    await alone(async (tx) => {
      for (const monday of await unevenWeeks(tx, week, week)) await weekAnew(tx, monday)
    })
  for (let at = 0; at < slots.length; at += MOST_QUARTERS)
    await alone(async (tx) => {
      const some = await unevenQuarters(tx, null, slots.slice(at, at + MOST_QUARTERS))
      if (some.length > 0) await quartersAnew(tx, some)
    })
}
