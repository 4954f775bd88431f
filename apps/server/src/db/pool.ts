import pg from 'pg'
import { columnTypes } from './column-types.ts'

/**
 * Connections of each of a server's two pools. With the one that listens a server has 21, so that four servers fit into
 * PostgreSQL's default of 100 (`max_connections`).
 */
export const POOL_SIZE = 10
/** A connection, or a place in the pool, that is waited for longer is given up. */
export const CONNECT_LIMIT_MS = 3_000
/** A single statement outside any transaction that has no answer after this long counts as not answered. */
const STATEMENT_LIMIT_MS = 15_000
/** PostgreSQL ends a transaction whose client has gone silent, and with it the locks it holds. */
const SILENT_LIMIT_MS = 10_000

/** What every connection has: an end to waiting for it, and a look whether the other side is still there although nothing is sent. */
export const connectionOptions = (connectionString: string) =>
  ({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  }) satisfies pg.ClientConfig

/** A pool that outlives a restart of its server: without these handlers a lost connection would end the process. */
export function openPool(url: string, max: number, log: (line: string) => void): DroppablePool {
  const pool = new DroppablePool({
    ...connectionOptions(url),
    max,
    types: columnTypes,
    idle_in_transaction_session_timeout: SILENT_LIMIT_MS,
  })
  pool.on('error', (error) => {
    // a pool that ends does not wait for its connections: the database may stop before they are closed
    if (!pool.ending) log(`database connection lost: ${error.message}`)
  })
  pool.on('connect', (client) => client.on('error', () => {})) // while in use: its query rejects with the reason
  return pool
}

/** A pool whose statements have a limit, and whose connections can be given up all at once. */
export class DroppablePool extends pg.Pool {
  readonly #inUse = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('acquire', (client) => this.#inUse.add(client))
    this.on('release', (_error, client) => this.#inUse.delete(client))
  }

  override query = ((text: string | pg.QueryConfig, values?: unknown[]) =>
    super.query(limited(typeof text === 'string' ? { text } : text), values)) as pg.Pool['query']

  /** Ends all connections, those in use too: whatever waits on one rejects, and the next caller gets a new one. */
  dropConnections(): void {
    for (const client of this.#inUse) endClient(client)
    for (let idle = this.idleCount; idle > 0; idle--)
      this.connect().then(
        (client) => client.release(true),
        () => {}, // the pool has ended
      )
  }
}

/** pg takes a limit with each statement, which its types leave out. */
const limited = (config: pg.QueryConfig): pg.QueryConfig & { readonly query_timeout: number } => ({
  ...config,
  query_timeout: STATEMENT_LIMIT_MS,
})

/** A pool's clients are pg's clients, which their type leaves out. */
function endClient(client: pg.PoolClient): void {
  if (client instanceof pg.Client) client.end().catch(() => {}) // it is gone either way
}
