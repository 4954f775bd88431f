import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gamesDayAt } from '@games/contract'
import { copyOf, inDatabase, templateOf } from '@games/testing/test-database'
import { vi } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { demoContent } from '../apps/server/src/demo/content.ts'
import { DEMO_VENUES } from '../apps/server/src/demo/venues.ts'
import { storeContent } from '../apps/server/src/features/content/index.ts'
import { storePlaces } from '../apps/server/src/features/venues/index.ts'
import type { Place } from './place.ts'
import { INGEST_KEY, type RunningServer, type StartOptions, startServer } from './server.ts'

const SIMULATOR = join(import.meta.dirname, '../apps/simulator/src/main.ts')
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
 * machine, so that they are the same in every run.
 */
const demoTemplate = (): Promise<string> =>
  templateOf('demo', async (url) => {
    const morning = `${demoDay(5)}T09:46:00-03:00`
    const place = await placeInCluster()
    const server = await startServer({ place: { ...place, databaseUrl: url } })
    try {
      await promisify(execFile)(
        process.execPath,
        [SIMULATOR, '--url', `${server.url}/ingest/odf`, '--start', demoDay(1), '--until', morning, '--speed', 'max'],
        { env: { INGEST_KEY } },
      )
      await vi.waitUntil(async () => (await server.health()).pending === 0, { timeout: 120_000, interval: 100 })
    } finally {
      await server.stop()
      await place.remove()
    }
    const database = await openDatabase({ url })
    await storePlaces(database.pool, DEMO_VENUES)
    // its texts; files are made by the start of a demo alone
    await storeContent(database.pool, demoContent(demoDay(1)))
    await database.pool.query(
      `insert into games_clock (anchor_games, anchor_real, speed, source) values ($1, now(), 1, 'DEMO')`,
      [morning],
    )
    await database.close()
  })

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
