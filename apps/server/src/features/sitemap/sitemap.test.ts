import { aUnit, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { inSnapshot } from '../snapshot.ts'
import { knownThings } from './index.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: 'JUDW57KG--------------FNL-000100--', medal: 1, venue: 'GJU' }),
      aUnit({ code: 'JUDW57KG--------------QFNL000100--', venue: 'GJU' }),
      aUnit({ code: 'JUDW63KG--------------FNL-000100--', medal: 1, venue: 'TBD' }),
      aUnit({ code: 'JUDW70KG--------------FNL-000100--', medal: 1, venue: '' }),
      // its units are no competition
      aUnit({ code: 'JUD-------------------TRNG000100--', phaseType: '1', venue: 'TRE' }),
    ]),
  )
})
afterAll(() => db.close())

test('search engines find the venues of the competition, once each', async () => {
  const { venues } = await inSnapshot(db.pool, knownThings)
  expect(venues).toEqual(['GJU'])
})
