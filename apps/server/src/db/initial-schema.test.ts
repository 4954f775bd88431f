import { testDatabase } from '@games/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { readCatalogue } from './catalogue.fixture.ts'

test('the schema equals its catalogue: tables, columns, constraints, indexes, functions, triggers and rows', async () => {
  const db = await testDatabase()
  onTestFinished(() => db.close())
  await expect(await readCatalogue(db.pool)).toMatchFileSnapshot('initial-schema.catalogue.txt')
})
