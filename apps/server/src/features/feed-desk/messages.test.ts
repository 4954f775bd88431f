import { writeOdf } from '@games/odf'
import { aResult, results } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { applyAll, emptyDatabase, receive, store } from '../../testing/feed.ts'
import { excerptOf } from './excerpt.ts'
import { feedMessageCalls, undoMessage } from './index.ts'

let db: TestDatabase
let speed = 1
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const STAFF = { viewer: null } as Caller
const calls = () => feedMessageCalls({ pool: db.pool, wake: () => {}, speed: () => speed })
const listed = async (query = {}) => (await calls().listFeedMessages({ query }, STAFF)).view
const detail = async (id: number) => (await calls().getFeedMessage({ params: { id: String(id) } }, STAFF)).view
const overview = async () => (await calls().getFeedOverview({}, STAFF)).view

const FINAL = 'JUDM60KG------------FNL-000100----'
const sent = (version: number) => writeOdf(results({ documentCode: FINAL, version }, []))
/** A message whose version is none, as a sender by hand would write it. */
const broken = (n: number) =>
  Buffer.from(
    Buffer.from(sent(n))
      .toString()
      .replace(/Version="\d+"/, 'Version="twelve"')
      .replace('<OdfBody', `<!-- ${n} -->\n<OdfBody`),
  )
/** A list whose line names nobody: its header can be read. */
const withoutCompetitor = (version: number) =>
  Buffer.from(
    Buffer.from(writeOdf(results({ documentCode: FINAL, version }, [aResult({ sortOrder: 1, competitor: '101' })])))
      .toString()
      .replace(/<Competitor [^>]*>/, ''),
  )

describe('the list of messages (R12.4)', () => {
  test('says what became of each, newest first, and narrows to a verdict or a discipline', async () => {
    await receive(db.pool, sent(2), sent(1), broken(3))
    const { messages, rejected, next } = await listed()
    expect(messages.map(({ verdict, version }) => [verdict, version])).toEqual([
      ['rejected', null],
      ['superseded', 1],
      ['applied', 2],
    ])
    expect([rejected, next]).toEqual([1, null])
    expect((await listed({ verdict: 'rejected' })).messages.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^bad-header: /),
    ])
    expect((await listed({ discipline: 'JUD' })).messages).toHaveLength(2)
    expect((await listed({ discipline: 'ATH' })).messages).toEqual([])
  })

  test('goes through 30,000 of them a page at a time, without reading them all', NIGHTLY, async () => {
    await db.pool.query(
      `insert into inbox (channel, digest, body, verdict, document_code, warnings)
       select 'http', sha256(n::text::bytea), '', case when n % 10000 = 0 then 'rejected' else 'applied' end, 'JUD', '[]'
       from generate_series(1, 30000) n`,
    )
    await db.pool.query('analyze inbox')
    const first = await listed({ limit: 200 })
    const second = await listed({ limit: 200, cursor: first.next ?? '' })
    expect(second.messages[0]?.id).toBe((first.messages.at(-1)?.id ?? 0) - 1)
    const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id from inbox m where m.verdict = 'rejected' and m.dismissed_at is null order by m.id desc limit 50`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
    expect(first.rejected).toBe(3)
  })
})

describe('a rejected message (R12.4)', () => {
  test('is shown with the place of its fault, and the version that the public sees', async () => {
    await receive(db.pool, sent(6), broken(7))
    const [{ id } = { id: 0 }] = (await listed()).messages
    const { excerpt, history, message } = await detail(id)
    expect(message.reason).toContain('Version')
    expect(excerpt.filter(({ isFault }) => isFault).map(({ text }) => text)).toEqual([
      expect.stringContaining('Version="twelve"'),
    ])
    // its header could not be read, so that it is of no document
    expect(history).toEqual([])
    const applied = (await listed({ verdict: 'applied' })).messages[0]
    expect(await detail(applied?.id ?? 0)).toMatchObject({ inForce: 6, history: [{ version: 6 }] })
  })

  test('is looked at again, alone or with all of its kind, and applied where its cause is gone', async () => {
    // what a release before could not read
    await store(db.pool, sent(1))
    await db.pool.query(`update inbox set verdict = 'rejected', reason = 'bad-element: x'`)
    await receive(db.pool, broken(2), broken(3))
    const rejected = (await listed({ verdict: 'rejected' })).messages
    expect(rejected).toHaveLength(3)
    const reapply = (id: number, all: boolean) =>
      calls().reapplyFeedMessages({ params: { id: String(id) }, body: { all } }, STAFF)
    await reapply(rejected[2]?.id ?? 0, false)
    await applyAll(db.pool)
    expect((await listed()).messages.map(({ verdict }) => verdict)).toEqual(['rejected', 'rejected', 'applied'])
    await reapply(rejected[0]?.id ?? 0, true)
    expect((await listed({ verdict: 'pending' })).messages).toHaveLength(2)
    await applyAll(db.pool)
    expect((await listed()).rejected).toBe(2)
    // two at once: one looks at it again, the other is told that it is decided
    const again = await Promise.allSettled([1, 2].map(() => reapply(rejected[0]?.id ?? 0, false)))
    expect(again.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('waits for nobody once its source has sent one in its place that can be read, and says so', async () => {
    await receive(db.pool, sent(5), withoutCompetitor(6))
    const [{ id, mended } = { id: 0, mended: true }] = (await listed()).messages
    expect([mended, (await listed()).rejected, (await overview()).rejected]).toEqual([false, 1, 1])
    // an older one that comes late mends nothing, nor does one that is rejected too
    await receive(db.pool, sent(4), withoutCompetitor(7))
    expect((await listed()).rejected).toBe(2)
    await receive(db.pool, sent(8))
    expect([(await listed()).rejected, (await listed({ verdict: 'rejected' })).messages]).toEqual([0, []])
    expect(await detail(id)).toMatchObject({ message: { verdict: 'rejected', mended: true }, inForce: 8 })
    expect((await listed({ verdict: 'applied' })).messages.map(({ mended: is }) => is)).toEqual([false])
  })

  test('that is left so waits for nobody, until that is undone', async () => {
    await receive(db.pool, broken(1))
    const id = String((await listed()).messages[0]?.id)
    await calls().dismissFeedMessage({ params: { id } }, STAFF)
    expect([(await listed()).rejected, (await listed({ verdict: 'rejected' })).messages]).toEqual([0, []])
    expect((await listed()).messages).toMatchObject([{ dismissed: true }])
    const undoing = { id, action: 'dismiss', before: { dismissed: false }, after: { dismissed: true } }
    await transaction(db.pool, (tx) => undoMessage(tx, undoing, STAFF))
    expect((await listed()).rejected).toBe(1)
  })

  test('is not one that was applied', async () => {
    await receive(db.pool, sent(1))
    const id = String((await listed()).messages[0]?.id)
    await expect(calls().dismissFeedMessage({ params: { id } }, STAFF)).rejects.toMatchObject({ status: 404 })
  })
})

describe('silence (R12.4)', () => {
  test('worries where a unit runs and nothing has come for 14 minutes of the games', async () => {
    await receive(db.pool, sent(1))
    await db.pool.query(
      `insert into unit (code, discipline, event, phase, gender, event_type, status, displayed, day, medal, head_to_head, sides, produced)
       values ('JUD-RUNS', 'JUD', 'E', 'P', 'M', 'INDV', 'RUNNING', true, '2027-07-16', 0, true, '[]', ''),
              ('FEN-RUNS', 'FEN', 'E', 'P', 'M', 'INDV', 'RUNNING', true, '2027-07-16', 0, true, '[]', '')`,
    )
    const silent = async () => (await overview()).disciplines.filter(({ isSilent }) => isSilent).map(({ code }) => code)
    expect(await silent()).toEqual(['FEN'])
    await db.pool.query(`update inbox set received_at = now() - interval '13 minutes'`)
    expect(await silent()).toEqual(['FEN'])
    // a demo's clock that goes twice as fast has 26 minutes in the same time
    speed = 2
    expect(await silent()).toEqual(['FEN', 'JUD'])
    speed = 1
    expect(await overview()).toMatchObject({ received: 1, pending: 0, held: 0, rejected: 0, perMinute: 0 })
  })
})

describe('the lines of a message', () => {
  const fault = (text: string) => excerptOf(Buffer.from(text)).filter(({ isFault }) => isFault)

  test.each<[string, string, number]>([
    ['is where the XML breaks', '<?xml version="1.0"?>\r\n<!--\r\n--><a b=c>\r\n</a>', 3],
    ['is the tag of the header', '<?xml version="1.0"?>\n<OdfBody Version="x">\n</OdfBody>', 2],
    ['is the root that is none', '<?xml version="1.0"?>\n\n<html></html>', 3],
    ['is the DOCTYPE', '<?xml version="1.0"?>\n<!DOCTYPE OdfBody>\n<OdfBody/>', 2],
  ])('the fault %s', (_, text, line) => {
    expect(fault(text).map(({ number }) => number)).toEqual([line])
  })

  test('are cut around the fault where a message is one line of five megabytes', () => {
    const text = `<OdfBody Version="x" A="1" B="2">${'<b/>'.repeat(1_250_000)}</OdfBody>`
    const [line] = fault(`${' '.repeat(300)}${text}`)
    expect(line?.text.length).toBeLessThan(210)
    expect(line?.text).toContain('<OdfBody')
  })

  test('of bytes that are no text are the first ones, and none is the fault’s', () => {
    expect(excerptOf(new Uint8Array([0xff, 0xfe, 0xfd])).some(({ isFault }) => isFault)).toBe(false)
  })
})
