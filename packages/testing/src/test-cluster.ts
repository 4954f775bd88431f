import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isAlive, isInUse, readClusterLock } from '../../../apps/server/src/db/cluster-lock.ts'
import { createDatabase } from '../../../apps/server/src/db/database.ts'
import { startEmbedded } from '../../../apps/server/src/db/embedded.ts'
import { migrate } from '../../../apps/server/src/db/migrate.ts'
import { SUITE } from './suite.ts'
import { systemPostgres } from './system-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's cluster, and the migrated database in it that test files copy. */
    testCluster: { url: string; template: string }
  }
}

const PREFIX = 'games-test-'

/** Linux's files in memory. A database of six hundred files is copied there in a tenth of the processor seconds that a disk takes (0061). */
const IN_MEMORY = '/dev/shm'
/** Bytes. The largest cluster of a run comes to 0.3 GB, and three are there at once. */
const ROOM = 2 * 2 ** 30

const TEMPLATE = 'games_template'

/** Nothing here has to survive a crash, and every test file opens a pool. The nightly suite has tables that are worth vacuuming. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: SUITE === 'push' ? 'off' : 'on',
}

/**
 * Vitest's global setup: one PostgreSQL for a project's whole run, with a migrated template. The embedded one, or for a project whose
 * environment has TEST_DATABASE=postgres the system's own (which must then be there).
 */
export default async function testCluster(project: TestProject): Promise<() => Promise<void>> {
  removeOrphans()
  const isSystems = project.config.env?.['TEST_DATABASE'] === 'postgres'
  const system = isSystems ? systemPostgres() : undefined
  if (isSystems && system === undefined)
    throw new Error('TEST_DATABASE=postgres, but this system has no PostgreSQL server programs')
  const folder = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755) // PostgreSQL's own user has to pass
  const cluster = await startEmbedded(join(folder, 'pg'), { settings: SETTINGS, ...(system && { binaries: system }) })
  const teardown = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await createDatabase(cluster.url('postgres'), TEMPLATE)
    await migrate(cluster.url(TEMPLATE))
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('testCluster', { url: cluster.url('postgres'), template: TEMPLATE })
  return teardown
}

/** Containers often have 64 MB of it, and what is written there is memory that the tests themselves may need. */
function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < ROOM) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= ROOM
}

/** Ends and removes what a run left that was killed. */
function removeOrphans(): void {
  const places = [tmpdir(), IN_MEMORY].filter((place) => existsSync(place))
  for (const path of places.flatMap((place) => readdirSync(place).map((name) => join(place, name)))) removeOrphan(path)
}

function removeOrphan(folder: string): void {
  const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(basename(folder))?.[1])
  if (!(pid > 0) || isAlive(pid)) return
  const lock = readClusterLock(join(folder, 'pg'))
  if (lock !== undefined && isInUse(join(folder, 'pg'), lock)) process.kill(lock.pid, 'SIGQUIT')
  rmSync(folder, { recursive: true, force: true })
}
