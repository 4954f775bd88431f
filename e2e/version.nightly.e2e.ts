import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inDatabase } from '@games/testing/test-database'
import { expect, test } from 'vitest'
import { placeInCluster, startInCluster } from './in-cluster.ts'
import { startServer } from './server.ts'

const ROOT = join(import.meta.dirname, '..')
const versionIn = (file: string) => (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { version: string }).version

test('/api/health of a built server shows the version of package.json and the commit of its build', async () => {
  const server = await startInCluster()
  const { version, commit } = await server.health()
  await server.stop()
  expect(version).toBe(versionIn('package.json'))
  expect(commit).toMatch(/^([\da-f]{12}(-dirty)?|unknown)$/)
})

test('a server refuses a database of a development version before 0.9.0 with one sentence', async () => {
  const place = await placeInCluster()
  await inDatabase(place.databaseUrl ?? '', (client) =>
    client.query(`update schema_version set name = 'inbox' where version = 1`),
  )
  const outcome = await startServer({ place }).catch((error: unknown) => String(error))
  await place.remove()
  expect(outcome).toBe(
    'Error: the server ended:\n' +
      'this database was created by a development version before 0.9.0 and cannot be upgraded: copy what you need with the version ' +
      'that created it, then delete DATA_DIR or set DATABASE_URL to an empty database\n',
  )
})
