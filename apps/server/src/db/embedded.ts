import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { dropAbandonedLock, isInUse, readClusterLock } from './cluster-lock.ts'
import { CLUSTER_USER, postgresEnvironment, settleCluster, socketFolder } from './cluster-place.ts'
import { embeddedBinaries, majorVersion, type PostgresBinaries, postgresOwner } from './postgres-binaries.ts'

declare module 'pg' {
  interface Client {
    /** pg has these, its types do not: whether an open connection keeps the process alive. */
    ref(): void
    unref(): void
  }
}

/** A running PostgreSQL of our own. */
export interface Cluster {
  /** The address of one of its databases, over the unix socket. */
  url(database: string): string
  /** Whether it already ran, left by a process that was killed or used by one that lives. */
  readonly adopted: boolean
  /** Gives it back: the last process that used it stops PostgreSQL and waits for its end. End the pools first. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Other programs than the embedded ones, for instance the system's. */
  readonly binaries?: PostgresBinaries
  /** Settings by name, on top of those for a small server. */
  readonly settings?: Readonly<Record<string, string>>
  readonly log?: (line: string) => void
}

/** Small in memory, safe on disk. Replication is what DATABASE_URL is for, so the log carries only what a crash needs. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '60',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  huge_pages: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  // A log line carries no personal data: no statement, no row.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
}

/** PostgreSQL 18's reading processes save nothing at this size. */
const SETTINGS_SINCE_18: Readonly<Record<string, string>> = { io_method: 'sync' }

/** A crash's recovery of the largest log allowed above takes seconds; a minute and nothing ready is a fault. */
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 30_000
const LONGEST_LOG = 1_000_000

/** "I use this cluster", locked as shared by every process that does. Any number that nobody else takes. */
const IN_USE = 7_464_010

/**
 * Real PostgreSQL in `dataDir`, reachable by unix socket only, never as root. Made if absent, adopted if it runs.
 * Stays up while any process uses it, and is restarted if it ends without a request to. Its messages go to
 * `<dataDir>.log`. Throws with PostgreSQL's own words when it does not start.
 */
export async function startEmbedded(dataDir: string, options: ClusterOptions = {}): Promise<Cluster> {
  const log = options.log ?? (() => {})
  const owner = postgresOwner()
  const binaries = options.binaries ?? (await embeddedBinaries(owner))
  const place = await settleCluster(dataDir, binaries, owner)
  const sockets = socketFolder(place, owner)
  const logFile = `${resolve(dataDir)}.log`
  const settings = {
    ...SETTINGS,
    ...(majorVersion(binaries) >= 18 ? SETTINGS_SINCE_18 : {}),
    ...options.settings,
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
  }
  const url = (database: string) =>
    `postgres://${CLUSTER_USER}@localhost:5432/${database}?host=${encodeURIComponent(sockets)}&sslmode=disable`

  let launched: ChildProcess | undefined
  let stopping = false

  /** Resolves once it is ready; false when another process was quicker or the last one is not quite gone yet. */
  async function launch(deadline: number): Promise<boolean> {
    const out = openLog(logFile)
    const begin = fstatSync(out).size
    const arguments_ = ['-D', place, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    // A session of its own: Ctrl-C in a terminal is for us, and must not take the database from under us.
    const server = spawn(binaries.postgres, arguments_, {
      ...owner,
      cwd: '/',
      env: postgresEnvironment(),
      detached: true,
      stdio: ['ignore', 'ignore', out],
    })
    closeSync(out)
    server.unref()
    let ended: string | undefined
    server.once('exit', (code, signal) => (ended = `ended with ${signal ?? code}`))
    server.once('error', (error) => (ended = error.message))
    while (ended === undefined) {
      const lock = readClusterLock(place)
      if (lock?.pid === server.pid && lock?.status === 'ready') {
        launched = server
        return true
      }
      if (Date.now() > deadline) {
        server.kill('SIGQUIT')
        throw new Error(`PostgreSQL is not ready after ${START_LIMIT_MS / 1000} s, see ${logFile}`)
      }
      await sleep(20)
    }
    const words = readFileSync(logFile).subarray(begin).toString('utf8').trim()
    if (/lock file ".*" (already exists|is empty)|shared memory block .* still in use/.test(words)) return false
    throw new Error(`PostgreSQL ${ended}: ${words}`)
  }

  /** A connection that says "in use"; undefined while PostgreSQL is not up, or is being stopped by its last user. */
  async function connectKeeper(): Promise<pg.Client | undefined> {
    const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 5_000 })
    client.on('error', () => {}) // its end is what counts, and is handled below
    try {
      await client.connect()
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock_shared($1) as locked', [
        IN_USE,
      ])
      if (rows[0]?.locked) return client
    } catch (error) {
      log(`waiting for PostgreSQL: ${String(error)}`)
    }
    await client.end().catch(() => {}) // never connected, or gone
    return undefined
  }

  async function hold(): Promise<{ keeper: pg.Client; adopted: boolean }> {
    const deadline = Date.now() + START_LIMIT_MS
    let adopted = true
    while (Date.now() < deadline) {
      dropAbandonedLock(place)
      const lock = readClusterLock(place)
      if (lock === undefined || !isInUse(place, lock)) adopted = !(await launch(deadline))
      if (readClusterLock(place)?.status === 'ready') {
        const keeper = await connectKeeper()
        if (keeper !== undefined) return { keeper, adopted }
      }
      await sleep(50)
    }
    throw new Error(`PostgreSQL in ${place} is held by process ${readClusterLock(place)?.pid} and does not answer`)
  }

  let holding = hold()
  const watch = ({ keeper }: { keeper: pg.Client }): void => {
    keeper.unref() // alone it keeps no process alive
    keeper.once('end', () => {
      if (!stopping) revive()
    })
  }
  const revive = (): void => {
    log('PostgreSQL ended without being asked to: starting it again')
    holding = hold()
    holding.then(watch, async (error: unknown) => {
      log(`PostgreSQL does not come back: ${String(error)}`)
      await sleep(1_000, undefined, { ref: false })
      if (!stopping) revive()
    })
  }
  const { keeper, adopted } = await holding
  watch({ keeper })

  // An end without stop(), by process.exit or an uncaught error: what we launched goes too (another user restarts it).
  const onExit = (): void => void launched?.kill('SIGINT')
  process.once('exit', onExit)

  return {
    url,
    adopted,
    async stop() {
      if (stopping) return
      stopping = true
      const last = await holding.then(({ keeper: mine }) => leave(mine)).catch(() => true) // it is down: nobody holds it
      if (last) await endCluster(place)
      process.off('exit', onExit)
    },
  }
}

/**
 * Takes back "in use", and says whether nobody else does: then the lock is exclusive until PostgreSQL ends, so that no
 * new user comes in between. Of two that leave at the same moment one is always the last.
 */
async function leave(keeper: pg.Client): Promise<boolean> {
  keeper.ref()
  await keeper.query('select pg_advisory_unlock_shared($1)', [IN_USE])
  const { rows } = await keeper.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [IN_USE])
  if (!rows[0]?.last) await keeper.end()
  return rows[0]?.last ?? false
}

/** A fast shutdown; an immediate one, which loses nothing but takes a recovery at the next start, if that hangs. */
async function endCluster(place: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const lock = readClusterLock(place)
    if (lock === undefined || !isInUse(place, lock)) return
    process.kill(lock.pid, signal)
    for (const deadline = Date.now() + STOP_LIMIT_MS; Date.now() < deadline; await sleep(10)) {
      const now = readClusterLock(place)
      if (now?.pid !== lock.pid || !isInUse(place, now)) return
    }
  }
  throw new Error(`PostgreSQL in ${place} does not stop`)
}

function openLog(file: string): number {
  const long = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG
  return openSync(file, long ? 'w' : 'a', 0o600)
}
