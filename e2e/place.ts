import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isInUse, readClusterLock } from '../apps/server/src/db/cluster-lock.ts'
import { createDatabase } from '../apps/server/src/db/database.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { systemPostgres } from '../packages/testing/src/system-postgres.ts'

/** Where a server under test keeps everything, so that it finds it again after it was killed. */
export interface Place {
  readonly dataDir: string
  /** The system's PostgreSQL; null: the embedded one in dataDir. */
  readonly databaseUrl: string | null
  /** Resolves when the system's PostgreSQL takes connections; at once for the embedded one, which its server starts. */
  databaseUp(): Promise<void>
  /** Folder of the PostgreSQL cluster behind it. */
  cluster(): string
  /** Ends what still runs here and removes everything. */
  remove(): Promise<void>
}

export type DatabaseKind = 'embedded' | 'postgres'

/** PostgreSQL's recovery after a crash included. */
const UP_WITHIN_MS = 30_000

/** What the run asks for: TEST_DATABASE=postgres is the system's PostgreSQL. */
export const wantedDatabase = (): DatabaseKind =>
  process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded'

/** An empty place of its own. Throws when the system's PostgreSQL is requested and there is none. */
export async function makePlace(kind: DatabaseKind = wantedDatabase()): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'games-e2e-'))
  chmodSync(folder, 0o755) // PostgreSQL's own user has to pass
  const dataDir = join(folder, 'data')
  if (kind === 'embedded') {
    const cluster = () => realpathSync(join(dataDir, 'pg18'))
    return {
      dataDir,
      databaseUrl: null,
      databaseUp: async () => {},
      cluster,
      async remove() {
        const lock = readClusterLock(join(dataDir, 'pg18'))
        if (lock && isInUse(cluster(), lock)) killPostgres(cluster())
        rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
      },
    }
  }
  const binaries = systemPostgres()
  if (!binaries) throw new Error('TEST_DATABASE=postgres, but this system has no PostgreSQL server programs')
  const cluster = await startEmbedded(join(folder, 'pg'), { binaries })
  await createDatabase(cluster.url('postgres'), 'games')
  return {
    dataDir,
    databaseUrl: cluster.url('games'),
    databaseUp: () => takesConnections(cluster.url('games')),
    cluster: () => realpathSync(join(folder, 'pg')),
    async remove() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

async function takesConnections(url: string): Promise<void> {
  for (const deadline = Date.now() + UP_WITHIN_MS; ; await sleep(20)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {}) // the connect that it ends rejects and tells
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    } finally {
      await client.end()
    }
  }
}

/** Process ids of a running cluster, its postmaster first; empty when it does not run. */
export function postgresProcesses(cluster: string): number[] {
  const lock = readClusterLock(cluster)
  if (!lock || !isInUse(cluster, lock)) return []
  try {
    const children = execFileSync('pgrep', ['-P', String(lock.pid)], { encoding: 'utf8' })
    return [lock.pid, ...children.split('\n').filter(Boolean).map(Number)]
  } catch {
    return [lock.pid] // pgrep's way to say that there are none
  }
}

/** `kill -9` for every process of a cluster, as when the power goes; its files stay as they are. */
export function killPostgres(cluster: string): void {
  for (const pid of postgresProcesses(cluster)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // ended by itself, because the postmaster had
    }
  }
}
