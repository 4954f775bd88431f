import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOf, inDatabase, templateOf } from '@games/testing/test-database'
import type { Place } from './place.ts'
import { type RunningServer, type StartOptions, startServer, untilMorning } from './server.ts'

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

/** The demo's games on the morning of day 5, played once for the whole run. */
const demoTemplate = (): Promise<string> =>
  templateOf('demo', async (databaseUrl) => {
    const place = await placeInCluster()
    const server = await startServer({ demo: true, place: { ...place, databaseUrl } })
    try {
      await untilMorning(server)
    } finally {
      await server.stop()
      await place.remove()
    }
  })

/** It is that morning now. A database of games that are nobody's demo is shown as it is, without the simulator, and goes with the time. */
const STANDS_STILL = `
  update games_clock set anchor_real = now(), speed = 1;
  delete from setting where key = 'demo_start'`

/**
 * The demo's games on the morning of day 5, where units are on. They stand still; with `isPlayed` the simulator plays on from there, ten times
 * as quick as time goes.
 */
export async function startDemo({ isPlayed = false } = {}): Promise<RunningServer> {
  const place = await placeInCluster(await demoTemplate())
  if (!isPlayed) await inDatabase(place.databaseUrl ?? '', (client) => client.query(STANDS_STILL))
  const server = await startAt(place, { demo: true })
  if (isPlayed) await untilMorning(server)
  return server
}
