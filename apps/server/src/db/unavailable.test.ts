import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './unavailable.ts'

/** Listens where PostgreSQL would, and takes nobody in, as one that stands still. */
const DEAF = `require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => {
  require('node:fs').writeSync(1, 'listening')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})`

test(
  'a database before whose door too many wait is unavailable, which is no failure of ours (R3.4)',
  NIGHTLY,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deaf-'))
    const deaf = spawn(process.execPath, ['-e', DEAF, join(folder, '.s.PGSQL.5432')])
    const gone = once(deaf, 'exit')
    const pool = new Pool({ host: folder, port: 5432, connectionTimeoutMillis: 1_000, max: 20 })
    try {
      await once(deaf.stdout, 'data')
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => pool.connect()))
      const reasons = tries.map((one) => (one.status === 'rejected' ? one.reason : 'it was let in'))
      expect(reasons.filter((reason) => !isDatabaseUnavailable(reason))).toEqual([])
    } finally {
      deaf.kill('SIGKILL')
      await gone
      await pool.end()
      await rm(folder, { recursive: true })
    }
  },
)
