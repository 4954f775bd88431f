import { ApiFailure, type FeedSource, type FeedSources } from '@games/contract'
import { results } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { writeOdf } from '@games/odf'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { ENVIRONMENT_SOURCE } from '../../http/ingest/key-guard.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { insertFromSource } from '../../ingest/inbox.queries.ts'
import { applyAll, emptyDatabase } from '../../testing/feed.ts'
import { testApp } from '../../testing/test-app.ts'
import type { RecordedState } from '../office-log/index.ts'
import { type FeedKeys, feedSourceCalls, openFeedKeys, undoSource } from './index.ts'

let db: TestDatabase
let woken = 0
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  feedKeys = openFeedKeys({
    pool: db.pool,
    onError: (error) => {
      throw error
    },
  })
  await emptyDatabase(db.pool)
  await db.pool.query(`delete from feed_try; delete from feed_key; update feed_source set paused_at = null;
    delete from feed_source where id <> ${ENVIRONMENT_SOURCE}`)
})

const calls = () => feedSourceCalls({ pool: db.pool, wake: () => (woken += 1) })
// these calls ask nothing of who makes them: their audience is the contract's
const STAFF = { viewer: null } as Caller
const ENVIRONMENT_KEY = 'the key of the environment'

let feedKeys: FeedKeys
const app = () =>
  testApp({
    ingestKey: ENVIRONMENT_KEY,
    feedKeys,
    receive: (bytes, source) => insertFromSource(db.pool, bytes, source),
  }).app
const send = async (key: string, text = '<OdfBody/>', one = app()) =>
  (await one.request('/ingest/odf', { method: 'POST', headers: { 'x-api-key': key }, body: text })).status

/** A source of this name, and its key. */
async function added(name = 'Cronometragem') {
  const { view } = await calls().addFeedSource({ body: { name, contact: 'Rui, +55 11 5555-0100' } }, STAFF)
  return { source: await listed(name), key: view.key }
}
function sourceIn({ sources }: FeedSources, name: string): FeedSource {
  const found = sources.find((source) => source.name === name)
  if (!found) throw new Error(`no source ${name}`)
  return found
}
/** What the desk is shown, once what was tried is written down. */
const shown = async () => {
  await feedKeys.write()
  return (await calls().listFeedSources({}, STAFF)).view
}
const listed = async (name = 'Cronometragem') => sourceIn(await shown(), name)
const verdicts = async () =>
  (await db.pool.query<{ verdict: string }>('select verdict from inbox order by id')).rows.map((row) => row.verdict)

describe('a source’s key (R12.1, R12.4)', () => {
  test('is shown once, stored nowhere, and sends as its source', async () => {
    const { source, key } = await added()
    expect(await send(key)).toBe(200)
    const { rows } = await db.pool.query('select source_id, channel from inbox')
    expect(rows).toEqual([{ source_id: source.id, channel: 'http' }])
    const everything = await db.pool.query(`select row_to_json(k)::text as k from feed_key k`)
    expect(JSON.stringify([everything.rows, (await calls().listFeedSources({}, STAFF)).view])).not.toContain(key)
    expect(await listed()).toMatchObject({
      contact: 'Rui, +55 11 5555-0100',
      byEnvironment: false,
      keys: [{ ending: key.slice(-4), state: 'open', refused: 0, usedAt: expect.any(String) }],
    })
  })

  test('of the environment goes on beside it, as a source of its own', async () => {
    await added()
    expect(await send(ENVIRONMENT_KEY)).toBe(200)
    expect(await listed('INGEST_KEY')).toMatchObject({ byEnvironment: true, keys: [], lastAt: expect.any(String) })
  })

  test('that takes its place leaves it working for the overlap, so that no message is lost', async () => {
    const { source, key } = await added()
    const rotate = (overlapHours: number) =>
      calls().rotateFeedKey({ params: { id: source.id }, body: { overlapHours } }, STAFF)
    const one = app()
    // the feed goes on with the key it has while another takes its place, and changes over in the middle
    let inUse = key
    const sent: Promise<number>[] = []
    for (let n = 0; n < 40; n += 1) {
      sent.push(send(inUse, `<OdfBody n="${n}"/>`, one))
      if (n === 15) inUse = (await rotate(24)).view.key
    }
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]))
    expect(await verdicts()).toHaveLength(40)
    expect((await listed()).keys.map(({ state }) => state)).toEqual(['open', 'ending'])
    // without an overlap the others end at once
    await rotate(0)
    expect([await send(inUse), await send(key)]).toEqual([401, 401])
    expect((await listed()).keys.map(({ state, refused }) => [state, refused])).toEqual([
      ['open', 0],
      ['ended', 1],
      ['ended', 1],
    ])
  })

  test('that is revoked works no more from the next message on, and tries with it are counted', async () => {
    const { source, key } = await added()
    const id = String(source.keys[0]?.id)
    await calls().revokeFeedKey({ params: { id }, body: { reason: 'estava num e-mail' } }, STAFF)
    expect([await send(key), await send(key)]).toEqual([401, 401])
    expect((await listed()).keys).toMatchObject([{ state: 'revoked', reason: 'estava num e-mail', refused: 2 }])
    const again = calls().revokeFeedKey({ params: { id }, body: { reason: 'de novo' } }, STAFF)
    await expect(again).rejects.toThrow(new ApiFailure(404, 'not-found', 'There is no such key that works'))
    expect(await verdicts()).toEqual([])
  })

  test('that is nobody’s is refused, counted, and told with whence it came', async () => {
    const { key } = await added()
    const one = app()
    const forged = [`${key}x`, key.slice(0, -1), 'feed_', 'x', key.toUpperCase()]
    for (const wrong of [...forged, ...forged, ...forged, ...forged])
      expect([401, 429]).toContain(await send(wrong, '<OdfBody/>', one))
    expect(await shown()).toMatchObject({ wrongKeys: 20, tries: [{ key: null, tries: 20 }] })
    // the right one is let through all the same
    expect(await send(key, '<OdfBody/>', one)).toBe(200)
  })

  test('that opens nothing costs neither a query nor a row a try, however many there are, and others are let in meanwhile', async () => {
    const { source, key } = await added()
    const { key: other } = await added('Placar')
    const id = String(source.keys[0]?.id)
    await calls().revokeFeedKey({ params: { id }, body: { reason: 'estava num e-mail' } }, STAFF)
    const one = app()
    const from = async (address: string, by: string, text = '<OdfBody/>') =>
      await one.request('/ingest/odf', {
        method: 'POST',
        headers: { 'x-api-key': by, 'x-forwarded-for': address },
        body: text,
      })
    expect(await send(key, '<OdfBody/>', one)).toBe(401)
    const asked = vi.spyOn(db.pool, 'query')
    const flood = async (n: number) =>
      (await from(`10.${n >> 8}.${n & 255}.1`, n % 2 === 0 ? key : `${key}${n}`)).status
    const statuses = new Set<number>()
    for (let n = 0; n < 10_000; n += 500) {
      const some = await Promise.all([
        ...Array.from({ length: 500 }, (_, of) => flood(n + of)),
        from('192.0.2.1', other, `<OdfBody n="${n}"/>`).then(({ status }) => statuses.add(status)),
      ])
      expect(some.filter((status) => status === 200)).toEqual([])
    }
    // of the source beside it each message is asked for and stored, once its last use was written
    expect(statuses).toEqual(new Set([200]))
    const own = asked.mock.calls.filter(([text]) => !String(text).includes('inbox')).length
    await feedKeys.write()
    expect(own).toBeLessThan(100)
    const rows = await db.pool.query<{ rows: number; tries: number }>(
      'select count(*)::int as rows, sum(tries)::int as tries from feed_try',
    )
    expect(rows.rows[0]?.tries).toBe(10_001)
    expect(rows.rows[0]?.rows).toBeGreaterThan(100)
    expect(rows.rows[0]?.rows).toBeLessThan(600)
    expect((await listed()).keys).toMatchObject([{ state: 'revoked', refused: 5_001 }])
    expect(await verdicts()).toHaveLength(20)
  })

  test('is one of five that work at most', async () => {
    const { source } = await added()
    const rotate = () => calls().rotateFeedKey({ params: { id: source.id }, body: { overlapHours: 24 } }, STAFF)
    const made = await Promise.allSettled(Array.from({ length: 8 }, rotate))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect((await listed()).keys).toHaveLength(5)
  })
})

describe('a source that is paused (R12.4)', () => {
  const FINAL = 'JUDM60KG------------FNL-000100----'
  const message = (version: number) => writeOdf(results({ documentCode: FINAL, version }, []))

  test('loses nothing: its messages are stored, held, and applied in their order when it goes on', async () => {
    const { source, key } = await added()
    const post = (bytes: Uint8Array, by = key) => send(by, Buffer.from(bytes).toString())
    // one was there before, and waits for its turn
    await post(message(1))
    await calls().pauseFeedSource({ params: { id: source.id } }, STAFF)
    await post(message(3))
    await post(message(2), ENVIRONMENT_KEY)
    expect(await verdicts()).toEqual(['held', 'held', 'pending'])
    await applyAll(db.pool)
    expect(await verdicts()).toEqual(['held', 'held', 'applied'])
    expect(await listed()).toMatchObject({ held: 2, pausedAt: expect.any(String) })
    // paused twice is paused once, and goes on at once
    await calls().pauseFeedSource({ params: { id: source.id } }, STAFF)
    const before = woken
    await calls().resumeFeedSource({ params: { id: source.id } }, STAFF)
    expect(woken).toBeGreaterThan(before)
    await applyAll(db.pool)
    expect(await verdicts()).toEqual(['superseded', 'applied', 'superseded'])
    expect(await listed()).toMatchObject({ held: 0, pausedAt: null })
  })

  test('holds no message for ever that arrives while it goes on', async () => {
    const { source, key } = await added()
    const one = app()
    for (let round = 0; round < 5; round += 1) {
      await calls().pauseFeedSource({ params: { id: source.id } }, STAFF)
      const sent = Array.from({ length: 10 }, (_, n) => send(key, `<OdfBody round="${round}" n="${n}"/>`, one))
      await calls().resumeFeedSource({ params: { id: source.id } }, STAFF)
      await Promise.all(sent)
    }
    expect(new Set(await verdicts())).toEqual(new Set(['pending']))
  })

  test('goes on, and is paused again, as the office’s record takes back what was done (R12.4)', async () => {
    const { source, key } = await added()
    const paused = await calls().pauseFeedSource({ params: { id: source.id } }, STAFF)
    await send(key)
    const undo = async (action: number) => {
      const { rows } = await db.pool.query('select action, before, after from office_action where id = $1', [action])
      const [line] = rows as [{ action: string; before: RecordedState; after: RecordedState }]
      return transaction(db.pool, (tx) => undoSource(() => {})(tx, { id: String(source.id), ...line }, STAFF))
    }
    await undo(paused.view.action)
    expect([await verdicts(), (await listed()).pausedAt]).toEqual([['pending'], null])
    // it is not paused any more, so that taking back the pause once more is too late
    await expect(undo(paused.view.action)).rejects.toMatchObject({ id: 'changed-meanwhile' })
  })

  test('may be that of the environment too; there is none of another number', async () => {
    await calls().pauseFeedSource({ params: { id: ENVIRONMENT_SOURCE } }, STAFF)
    await send(ENVIRONMENT_KEY)
    expect(await verdicts()).toEqual(['held'])
    await expect(calls().pauseFeedSource({ params: { id: 4_711 } }, STAFF)).rejects.toThrow(
      new ApiFailure(404, 'not-found', 'There is no such source'),
    )
  })
})

test('two sources have two names, however they are written', async () => {
  await added('Cronometragem')
  await expect(added('CRONOMETRAGEM')).rejects.toMatchObject({
    status: 400,
    details: { fields: { name: 'name-taken' } },
  })
})
