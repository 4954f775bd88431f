import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inDatabase } from '@games/testing/test-database'
import { expect, inject, test } from 'vitest'
import { readCatalogue } from './catalogue.fixture.ts'
import { createDatabase } from './database.ts'

/**
 * The catalogue was made from the 58 migrations that the initial schema replaces, without the guard against servers older than migration 066.
 * The test applies only the initial schema, so that later migrations do not change it.
 */
test('the initial schema equals the one of the 58 migrations that it replaces', async () => {
  const { url: maintenance } = inject('testCluster')
  const name = `initial_${randomBytes(6).toString('hex')}`
  await createDatabase(maintenance, name)
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  await inDatabase(url.href, async (client) => {
    await client.query(readFileSync(join(import.meta.dirname, 'migrations/001.do.initial-schema.sql'), 'utf8'))
    await expect(await readCatalogue(client)).toMatchFileSnapshot('initial-schema.catalogue.txt')
  })
})
