import { aParticipant, participants } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { A_WORLD } from '../../testing/random-messages.ts'
import { testApp } from '../../testing/test-app.ts'
import { createHandlers } from '../handlers.ts'
import { announceSettings, writeSetting } from '../settings/index.ts'
import { createPackMaker } from './make-pack.ts'
import { askForPack, leavePack, packState, storedParts, takePack } from './offline-pack.queries.ts'
import { createPackWriter } from './write-pack.ts'

const TODAY = '2027-09-14'
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await db.pool.query(
    'update offline_pack set shape = null, asked_at = null, keeper = null, kept_until = null, known_at = null',
  )
})

const maker = () =>
  createPackMaker({
    pool: db.pool,
    handlers: createHandlers({ pool: db.pool, demo: false, now: Date.now }),
    today: () => TODAY,
    build: 'one',
  })

test('until a first pack is made a device is asked to come again, and its asking has it made (R3.9)', async () => {
  const { get } = testApp({ packFor: createPackWriter(db.pool) })
  expect(await takePack(db.pool, '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c01', 1_000)).toBe(false)
  const early = await get('/api/offline-pack')
  expect([early.status, early.headers.get('retry-after')]).toEqual([202, '60'])
  expect(await takePack(db.pool, '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c01', 1_000)).toBe(true)
  await receive(db.pool, ...A_WORLD)
  await maker().renew()
  const response = await get('/api/offline-pack')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
  const [head = '', ...lines] = (await response.text()).trimEnd().split('\n')
  expect(JSON.parse(head)).toMatchObject({ version: 1, since: null })
  expect(lines.length).toBeGreaterThan(30)
  const { history } = JSON.parse(head) as { history: string }
  const same = await (await get(`/api/offline-pack?history=${history}&version=1`)).text()
  expect(same.trimEnd().split('\n')).toHaveLength(1)
  const later = await get(`/api/offline-pack?history=${history}&version=7`)
  expect(JSON.parse((await later.text()).split('\n')[0] ?? '')).toMatchObject({ since: null })
})

test.each(['history=x', 'version=-1', 'version=1e3', 'version=99999999999', 'since=1'])(
  '%s is refused by name',
  async (query) => {
    const response = await testApp({ packFor: createPackWriter(db.pool) }).get(`/api/offline-pack?${query}`)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).toContain(`query.${query.split('=')[0]}`)
  },
)

test('one server makes it at a time, and another one once the first is gone', async () => {
  const [one, other] = ['8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c01', '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c02'] as const
  await askForPack(db.pool)
  expect(await takePack(db.pool, one, 60_000)).toBe(true)
  expect(await takePack(db.pool, other, 60_000)).toBe(false)
  expect(await takePack(db.pool, one, 60_000)).toBe(true)
  await leavePack(db.pool, one)
  expect(await takePack(db.pool, other, -1)).toBe(true)
  // it was killed, and its time is over
  expect(await takePack(db.pool, one, 60_000)).toBe(true)
})

test('nobody’s personal fields are in it, those that the organiser has opened neither (R5.4)', async () => {
  await receive(
    db.pool,
    ...A_WORLD,
    participants({ documentCode: 'JUD', date: '2027-09-14', time: '200000000' }, [
      aParticipant({ code: '101', height: '171', placeOfBirth: 'CANARY-TOWN', disciplines: [] }),
    ]),
  )
  await transaction(db.pool, (tx) => writeSetting(tx, 'public_personal_fields', ['height', 'placeOfBirth']))
  await transaction(db.pool, announceSettings)
  while (!(await maker().renew())) {
    // what is left
  }
  const parts = await storedParts(db.pool)
  expect(parts.find(({ record }) => record === 'getAthlete 101')?.body).toContain('"personal":{}')
  expect(JSON.stringify(parts)).not.toContain('CANARY-TOWN')
})

test('what has not changed makes no version', NIGHTLY, async () => {
  await receive(db.pool, ...A_WORLD)
  const one = maker()
  expect(await one.renew()).toBe(true)
  const before = await packState(db.pool)
  await transaction(db.pool, announceSettings)
  expect(await one.renew()).toBe(true)
  const after = await packState(db.pool)
  expect([after.history, after.version]).toEqual([before.history, before.version])
  expect(after.seq).toBeGreaterThan(before.seq ?? 0)
  // another server goes on where this one stopped
  expect(await maker().renew()).toBe(true)
  expect((await packState(db.pool)).version).toBe(before.version)
})
