import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gamesDayAt } from '@games/contract'
import { copyOf, inDatabase, templateOf } from '@games/testing/test-database'
import { writeOdf } from '@games/odf'
import type { Pool } from 'pg'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { transaction } from '../apps/server/src/db/transaction.ts'
import { demoContent } from '../apps/server/src/demo/content.ts'
import { DEMO_VENUES } from '../apps/server/src/demo/venues.ts'
import { storeContent } from '../apps/server/src/features/content/index.ts'
import { storePlaces } from '../apps/server/src/features/venues/index.ts'
import { ENVIRONMENT_SOURCE } from '../apps/server/src/http/ingest/key-guard.ts'
import { setDerivedBy } from '../apps/server/src/ingest/derivation.queries.ts'
import { applyPending } from '../apps/server/src/ingest/import.ts'
import { rulesDigest } from '../apps/server/src/ingest/rules-digest.ts'
import { momentOf } from '../apps/simulator/src/arguments.ts'
import { planGames } from '../apps/simulator/src/index.ts'
import { perform } from '../apps/simulator/src/player.ts'
import type { Place } from './place.ts'
import { type RunningServer, type StartOptions, startServer } from './server.ts'

/** Brasília. Minutes. */
const UTC_OFFSET = -180

/**
 * Servers on databases of the run's one cluster, which nothing is written to disk for: for every test but those of the embedded database
 * itself, of crashes and of what an operator's PostgreSQL does (place.ts).
 */
type Options = Omit<StartOptions, 'place'>

/** An empty place in the run's cluster, or one that begins as a copy of `template`. */
export async function placeInCluster(template?: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'games-e2e-'))
  chmodSync(folder, 0o755)
  const database = await copyOf(template)
  return {
    dataDir: join(folder, 'data'),
    databaseUrl: database.url,
    databaseUp: async () => {},
    cluster: () => {
      throw new Error('the cluster is the whole run’s')
    },
    async remove() {
      await database.drop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Starts the built server at a place of its own, which is removed when it is stopped. */
export async function startInCluster(options: Options = {}, template?: string): Promise<RunningServer> {
  return startAt(await placeInCluster(template), options)
}

async function startAt(place: Place, options: Options): Promise<RunningServer> {
  const server = await startServer({ ...options, place }).catch(async (error: unknown) => {
    await place.remove()
    throw error
  })
  return {
    ...server,
    async stop() {
      await server.stop()
      await place.remove()
    },
  }
}

/** A day of the demo's games (`YYYY-MM-DD`): today, where they are, is their day 5. */
const demoDay = (day: number): string => gamesDayAt(Date.now() - (5 - day) * 24 * 3_600_000, UTC_OFFSET)

/**
 * The simulator's games on the morning of day 5, where units are on, played once for the whole run: to a moment of the games and not of the
 * machine, so that they are the same in every run. What the simulator would send is put into the inbox at once and applied here, without a server.
 */
const demoTemplate = (): Promise<string> =>
  templateOf('demo', async (url) => {
    const morning = `${demoDay(5)}T09:46:00-03:00`
    const database = await openDatabase({ url })
    await database.pool.query(
      `insert into inbox (channel, digest, body, source_id)
       select 'http', sha256(body), body, $2 from unnest($1::bytea[]) with ordinality as sent (body, place) order by place`,
      [await sentUntil(Date.parse(morning)), ENVIRONMENT_SOURCE],
    )
    await applyAsBuilt(database.pool)
    await storePlaces(database.pool, DEMO_VENUES)
    // its texts; files are made by the start of a demo alone
    await storeContent(database.pool, demoContent(demoDay(1)))
    await database.pool.query(
      `insert into games_clock (anchor_games, anchor_real, speed, source) values ($1, now(), 1, 'DEMO')`,
      [morning],
    )
    await database.close()
  })

/** All that the simulator sends until this instant of the demo's games, as it sends it and in its order: the newcomer's download, then what is played. */
async function sentUntil(until: number): Promise<Uint8Array[]> {
  const games = planGames({ seed: 1, startDate: demoDay(1) })
  const from = momentOf(games, 'day5-judo')
  if (!from.ok) throw new Error(from.error.reason)
  const sent: Uint8Array[] = []
  await perform({
    games,
    feed: { post: async (message) => void sent.push(writeOdf(message)) },
    signal: new AbortController().signal,
    log: () => {},
    from: from.value,
    until,
    speed: Number.POSITIVE_INFINITY,
    clockSource: 'SIMULATOR',
  })
  return sent
}

/** Applies what is pending by the rules of the build, whose servers would otherwise derive everything again; throws when something could not be. */
async function applyAsBuilt(pool: Pool): Promise<void> {
  const rules = rulesDigest()
  await transaction(pool, (tx) => setDerivedBy(tx, rules))
  await applyPending(pool, { acceptTestFeed: false, followFeedClock: false, rules }, () => {})
}

/**
 * The demo on the morning of day 5. Its games stand still: a database of games that are nobody's demo is shown as it is, without the simulator, and
 * its clock goes as ours does.
 */
export async function startDemo(): Promise<RunningServer> {
  return startAt(await copyOfDemo(), { demo: true })
}

/** The demo from the same morning on, played by the server's own simulator, as one that was stopped there and comes back. */
export async function startMovingDemo(): Promise<RunningServer> {
  const place = await copyOfDemo()
  await inDatabase(place.databaseUrl ?? '', (client) =>
    client.query(`insert into setting (key, value) values ('demo_start', to_jsonb($1::text))`, [demoDay(1)]),
  )
  return startAt(place, { demo: true })
}

async function copyOfDemo(): Promise<Place> {
  const place = await placeInCluster(await demoTemplate())
  await inDatabase(place.databaseUrl ?? '', (client) => client.query('update games_clock set anchor_real = now()'))
  return place
}
