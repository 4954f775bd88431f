import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { type Listening, listenOn } from './listen.ts'
import { migrate } from './migrate.ts'
import { connectionOptions, openPool, POOL_SIZE } from './pool.ts'
import { isCode } from './postgres-binaries.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

export interface Database {
  /** For the feed, the result desk, the office, and what the server does by itself. */
  readonly pool: pg.Pool
  /** For what visitors request: however many of them wait, `pool` has its connections (0060). */
  readonly visitorPool: pg.Pool
  readonly kind: 'embedded' | 'postgres'
  readonly url: string
  /**
   * Calls `onPayload` for every NOTIFY on `channel`, and `onGap` when the connection was lost and is back, since what
   * was announced in between is lost. If the database stops answering, all connections of both pools are ended and the
   * queries on them reject.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<Listening>
  /** Ends listeners and pools, then the embedded PostgreSQL unless another process uses it. */
  close(): Promise<void>
}

export interface OpenOptions {
  readonly log?: (line: string) => void
}

/** The embedded cluster's folder in DATA_DIR: a cluster belongs to one major version. */
const CLUSTER_FOLDER = 'pg18'
const DATABASE_NAME = 'games'
/** A query that never ends must not keep the process from ending. */
const POOL_END_LIMIT_MS = 5_000

/**
 * A migrated database: the one at `url` (PostgreSQL 15 or newer), or an embedded one in `dataDir`.
 * Throws when it cannot be reached, started or migrated.
 */
export async function openDatabase(
  where: { readonly url: string } | { readonly dataDir: string },
  { log = (line) => console.error(line) }: OpenOptions = {},
): Promise<Database> {
  if ('url' in where) return connect(where.url, 'postgres', log, async () => {})
  const cluster = await startEmbedded(join(where.dataDir, CLUSTER_FOLDER), { log })
  try {
    await createDatabase(cluster.url('postgres'), DATABASE_NAME)
    return await connect(cluster.url(DATABASE_NAME), 'embedded', log, () => cluster.stop())
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function connect(
  url: string,
  kind: Database['kind'],
  log: (line: string) => void,
  afterClose: () => Promise<void>,
): Promise<Database> {
  await migrateOnceUp(url, log)
  const pool = openPool(url, POOL_SIZE, log)
  const visitorPool = openPool(url, POOL_SIZE, log)
  const dropConnections = () => {
    pool.dropConnections()
    visitorPool.dropConnections()
  }
  const listenings: Listening[] = []
  return {
    pool,
    visitorPool,
    kind,
    url,
    async listen(channel, onPayload, onGap) {
      const listening = await listenOn({ url, channel, onPayload, onGap, onHang: dropConnections, log })
      listenings.push(listening)
      return listening
    },
    async close() {
      await Promise.all(listenings.map((listening) => listening.stop()))
      const ended = Promise.all([pool.end(), visitorPool.end()])
      await Promise.race([ended, sleep(POOL_END_LIMIT_MS, undefined, { ref: false })])
      await afterClose()
    },
  }
}

/** A PostgreSQL that starts at the same moment as we do, after a power cut say, is waited for this long. */
const START_LIMIT_MS = 30_000
const RETRY_MS = 500

/** Migrates as soon as the database takes connections; throws what it says when that takes too long, or when it refuses. */
async function migrateOnceUp(url: string, log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (let logged = false; ; logged = true) {
    try {
      await migrate(url)
      return
    } catch (error) {
      if (!isDatabaseUnavailable(error) || isCode(error, 'ENOTFOUND') || Date.now() > deadline) throw error
      if (!logged) log('waiting for the database to take connections')
      await sleep(RETRY_MS)
    }
  }
}

/**
 * Creates the database if it is not there; two processes may ask at once. A copy is made file by file: to write each of its pages to the log
 * as well takes nearly twice as long.
 */
export async function createDatabase(maintenanceUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client(connectionOptions(maintenanceUrl))
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const from = template === undefined ? '' : ` template ${client.escapeIdentifier(template)} strategy file_copy`
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error
  } finally {
    await client.end()
  }
}
