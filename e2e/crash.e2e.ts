import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SUITE } from '@games/testing/suite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { countPending } from '../apps/server/src/ingest/inbox.queries.ts'
import { projectionDigests } from '../apps/server/src/ingest/projections.queries.ts'
import { rebuild } from '../apps/server/src/ingest/rebuild.ts'
import { killPostgres, makePlace, type Place, wantedDatabase } from './place.ts'
import { seededRandom } from './random.ts'
import { freePort, launch, type RunningServer, startServer } from './server.ts'
import { createUnrulyFeed } from './unruly-feed.ts'

/** How a life ends, in turn; when is left to chance. `starting`: while it starts, the first time while it makes its database. */
const ENDS = ['starting', 'kill', 'stop', 'power, server first', 'power, database first', 'kill'] as const
/** Nightly each end twice on the embedded database and once on the system's; in `npm test` the first two. `E2E_ROUNDS=…` sets another number. */
const NIGHTLY_ROUNDS = (wantedDatabase() === 'embedded' ? 2 : 1) * ENDS.length
const ROUNDS = Number(process.env['E2E_ROUNDS'] ?? (SUITE === 'nightly' ? NIGHTLY_ROUNDS : 2))
const SENDERS = 4
/** Long enough that messages are being stored and applied whenever the end comes. */
const LONGEST_LIFE_MS = 400
/** It does not come before so many were acknowledged, which a busy machine takes longer for. */
const [LEAST_AWAITED, MOST_AWAITED] = [10, 50] as const
/** `E2E_SEED=…` repeats a run's messages and moments, as far as two processes can be repeated. */
const SEED = Number(process.env['E2E_SEED'] ?? 20_270_914)

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let place: Place
beforeAll(async () => {
  place = await makePlace()
})
afterAll(() => place.remove())

/** Posts from the feed, several at a time, until the server does not answer any more. Adds the digests of what it answered with 200. */
async function postUntilDead(server: RunningServer, next: () => Uint8Array, acknowledged: string[]): Promise<void> {
  const sender = async () => {
    for (;;) {
      const bytes = next()
      const status = await server.post(bytes).catch(() => null)
      if (status === null) return
      // while PostgreSQL is gone and the server not yet, it may refuse: then it has promised nothing
      if (status === 200) acknowledged.push(digestOf(bytes))
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
}

test('acknowledged is stored, and incremental equals rebuilt, over many kill -9 and SIGTERM (architecture, what must always hold)', async () => {
  const random = seededRandom(SEED)
  const next = createUnrulyFeed(random)
  const port = await freePort()
  const acknowledged = new Map<string, number>()

  for (let round = 1; round <= ROUNDS; round += 1) {
    const end = ENDS[(round - 1) % ENDS.length]
    await place.databaseUp()
    const starting = launch(place, port)
    if (end === 'starting') {
      // the next round finds what is left
      const ready = starting.ready().catch(() => {})
      await sleep(random.next() * LONGEST_LIFE_MS)
      await starting.kill()
      await ready
      continue
    }
    await starting.ready()
    const awaited = random.whole(LEAST_AWAITED, MOST_AWAITED)
    const digests: string[] = []
    const posting = postUntilDead(starting.server, next, digests)
    await sleep(random.next() * LONGEST_LIFE_MS)
    await expect.poll(() => digests.length).toBeGreaterThanOrEqual(awaited)
    if (end === 'power, database first') killPostgres(place.cluster())
    // an end in order, in the middle of the backlog, loses nothing either
    if (end === 'stop') await starting.server.stop()
    else await starting.kill()
    if (end === 'power, server first') killPostgres(place.cluster())
    await posting
    for (const digest of digests) acknowledged.set(digest, round)
  }

  await place.databaseUp()
  const server = await startServer({ place, port })
  const database = await openDatabase(place.databaseUrl === null ? place : { url: place.databaseUrl })
  try {
    await expect.poll(() => countPending(database.pool), { timeout: 60_000, interval: 50 }).toBe(0)
    await server.stop()
    await isAllThere(database, acknowledged)
    await isTheSameRebuilt(database)
  } finally {
    await database.close()
  }
}, 300_000)

async function isAllThere({ pool }: Database, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await pool.query<{ digest: string; whole: boolean }>(
    `select encode(digest, 'hex') as digest, sha256(body) = digest as whole from inbox`,
  )
  const storedDigests = new Set(rows.filter((row) => row.whole).map((row) => row.digest))
  const lost = [...acknowledged].filter(([digest]) => !storedDigests.has(digest))
  // digests that were acknowledged and are not there, with the round
  expect(lost).toEqual([])
  expect(rows.filter((row) => !row.whole)).toEqual([])
  // a run that stored next to nothing would prove next to nothing
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 5)
  const { rows: verdicts } = await pool.query<{ verdict: string }>('select distinct verdict from inbox order by 1')
  const expected = ['applied', 'duplicate', 'superseded']
  // four rounds may have no message that is rejected or voids another
  if (SUITE === 'nightly') expected.push('rejected', 'voided')
  expect(verdicts.map((row) => row.verdict)).toEqual(expect.arrayContaining(expected))
}

async function isTheSameRebuilt({ pool }: Database): Promise<void> {
  const { rows: failed } = await pool.query<{ id: number; reason: string }>(
    `select id, reason from inbox where reason like 'internal:%'`,
  )
  expect(failed).toEqual([])
  const { rows: log } = await pool.query<{ gaps: boolean }>(
    'select count(*) <> coalesce(max(seq) - min(seq) + 1, 0) as gaps from event_log',
  )
  expect(log).toEqual([{ gaps: false }])
  const incremental = await projectionDigests(pool)
  await rebuild(pool, { acceptTestFeed: false, followFeedClock: false })
  expect(await projectionDigests(pool)).toEqual(incremental)
}
