import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NIGHTLY } from '@games/testing/suite'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { isInUse, readClusterLock } from './cluster-lock.ts'
import { startEmbedded } from './embedded.ts'
import { openPool } from './pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-embedded-'))
chmodSync(folder, 0o755) // PostgreSQL's own user has to pass
const dataDir = join(folder, 'pg')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process that uses the cluster; `output` has its lines so far, `up` waits for the first. */
async function clusterUser(errand: 'write' | 'exit' = 'write', at = dataDir) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cluster-user.fixture.ts'), at, errand], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output: string[] = []
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => output.push(line))
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  await Promise.race([once(lines, 'line'), ended])
  expect(output[0]).toMatch(/^up (launched|adopted)$/)
  return {
    output,
    confirmed: () => Number(output.findLast((line) => /^\d+$/.test(line)) ?? 0),
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      await ended
    },
    ended,
  }
}

const runs = () => {
  const lock = readClusterLock(dataDir)
  return lock !== undefined && isInUse(dataDir, lock)
}

async function until(happens: () => boolean): Promise<void> {
  await expect.poll(happens).toBe(true)
}

test(
  'acknowledged is stored: rows confirmed before kill -9 are there, and the orphaned PostgreSQL is adopted',
  NIGHTLY,
  async () => {
    let confirmed = 0
    for (let round = 0; round < 4; round++) {
      const writer = await clusterUser()
      expect(writer.output[0]).toBe(round === 0 ? 'up launched' : 'up adopted')
      await until(() => writer.confirmed() > confirmed + 20)
      await writer.end('SIGKILL')
      confirmed = writer.confirmed()
      expect(runs()).toBe(true)
    }
    const cluster = await startEmbedded(dataDir)
    const pool = openPool(cluster.url('postgres'), 1, () => {})
    const { rows } = await pool.query<{ stored: number }>('select count(*) as stored from confirmed where id <= $1', [
      confirmed,
    ])
    expect(rows[0]?.stored).toBe(confirmed)
    await pool.end()
    await cluster.stop()
    expect(runs()).toBe(false)
  },
)

test(
  'acknowledged is stored: rows confirmed before kill -9 of PostgreSQL itself are there, and it comes back by itself',
  NIGHTLY,
  async () => {
    const cluster = await startEmbedded(dataDir)
    const pool = openPool(cluster.url('postgres'), 1, () => {})
    const { rows } = await pool.query<{ id: number }>('insert into confirmed default values returning id')
    const before = readClusterLock(dataDir)
    if (before === undefined) throw new Error('the cluster has a lock')
    process.kill(before.pid, 'SIGKILL')
    await until(() => {
      const lock = readClusterLock(dataDir)
      return lock !== undefined && lock.pid !== before.pid && lock.status === 'ready'
    })
    const again = await pool.query('select from confirmed where id = $1', [rows[0]?.id])
    expect(again.rowCount).toBe(1)
    await pool.end()
    await cluster.stop()
    expect(runs()).toBe(false)
  },
)

test('PostgreSQL stays while another process uses it, and the last one stops it', async () => {
  const first = await clusterUser()
  const second = await clusterUser()
  expect([first.output[0], second.output[0]]).toEqual(['up launched', 'up adopted'])
  await first.end('SIGTERM')
  expect(runs()).toBe(true)
  await second.end('SIGTERM')
  expect(runs()).toBe(false)
})

test('two processes that stop at the same moment leave nothing running', NIGHTLY, async () => {
  const users = await Promise.all([clusterUser(), clusterUser()])
  await Promise.all(users.map(({ end }) => end('SIGTERM')))
  expect(runs()).toBe(false)
})

test('a process that ends without closing takes the PostgreSQL it launched with it', async () => {
  const hasty = await clusterUser('exit')
  expect(hasty.output[0]).toBe('up launched')
  await hasty.ended
  await until(() => !runs())
})

test('an empty lock, as a power cut leaves it, does not keep PostgreSQL from starting', NIGHTLY, async () => {
  writeFileSync(join(dataDir, 'postmaster.pid'), '')
  const cluster = await startEmbedded(dataDir)
  expect(cluster.adopted).toBe(false)
  await cluster.stop()
})

test('a lock whose process number now belongs to another program does not keep PostgreSQL from starting', async () => {
  const lines = [process.pid, dataDir, 0, 5432, dataDir, '', '  0  0', 'ready'].join('\n')
  writeFileSync(join(dataDir, 'postmaster.pid'), lines)
  const cluster = await startEmbedded(dataDir)
  expect(cluster.adopted).toBe(false)
  await cluster.stop()
})

test(
  'a folder that a killed initdb left half made is removed, and two first starts at once make one cluster',
  NIGHTLY,
  async () => {
    const fresh = join(folder, 'fresh', 'pg')
    const half = `${fresh}.making-999999999`
    mkdirSync(half, { recursive: true })
    writeFileSync(join(half, 'PG_VERSION'), '18')
    const users = await Promise.all([clusterUser('write', fresh), clusterUser('write', fresh)])
    expect(new Set(users.map(({ output }) => output[0]))).toEqual(new Set(['up adopted', 'up launched']))
    await Promise.all(users.map(({ end }) => end('SIGTERM')))
    expect(readdirSync(join(folder, 'fresh')).toSorted()).toEqual(['pg', 'pg.log'])
  },
)

test('a data folder too long for a socket path (107 bytes) gets its socket elsewhere', NIGHTLY, async () => {
  const long = join(folder, 'x'.repeat(100), 'pg')
  const cluster = await startEmbedded(long)
  const sockets = new URL(cluster.url('postgres')).searchParams.get('host') ?? ''
  onTestFinished(() => rmSync(sockets, { recursive: true, force: true }))
  expect(sockets.length).toBeLessThanOrEqual(93)
  expect(existsSync(join(long, '.s.PGSQL.5432'))).toBe(false)
  await cluster.stop()
})

test('PostgreSQL that cannot start is an error with its own words', async () => {
  await expect(startEmbedded(dataDir, { settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /invalid value for parameter "shared_buffers": "plenty"/,
  )
  expect(readFileSync(`${dataDir}.log`, 'utf8')).toContain('plenty')
})
