import { ContentBody } from '@games/contract'
import { localizedParts } from '@games/domain'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeContent } from '../features/content/index.ts'
import { createHandlers } from '../features/handlers.ts'
import { demoContent } from './content.ts'
import { beginDemo } from './demo.queries.ts'

const START = '2027-09-08'
const CONTENT = demoContent(START)

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const count = async () => (await db.pool.query<{ n: number }>('select count(*)::int as n from content_item')).rows[0]?.n

test('the demo’s content is stored once, however often it starts, as the organiser has left it, and is gone with it (R6.1)', async () => {
  await storeContent(db.pool, CONTENT)
  await db.pool.query(
    `update content_item set published_version = null, published_at = null where kind = 'sponsor' and title ->> 'por' = 'Sabiá'`,
  )
  await storeContent(db.pool, CONTENT)
  expect(await count()).toBe(CONTENT.length)
  const { sponsors } = (await createHandlers({ pool: db.pool, demo: true, now: Date.now }).listSponsors()).view
  expect(sponsors).toHaveLength(9)
  await beginDemo(db.pool, START)
  expect(await count()).toBe(0)
})

test('the demo’s content is as the staff could have written it, in three languages', () => {
  for (const { body } of CONTENT) {
    expect(ContentBody.parse(body)).toEqual(body)
    for (const { path, text } of localizedParts(JSON.parse(JSON.stringify(body))))
      if (path[0] !== 'name') expect([path, Object.keys(text).sort()]).toEqual([path, ['eng', 'por', 'spa']])
  }
})
