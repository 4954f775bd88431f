import { writeOdf } from '@games/odf'
import { aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, POLICY, receive } from '../testing/feed.ts'
import { type Applier, startApplier } from './applier.ts'
import { insertMessage } from './inbox.queries.ts'
import { projectionDigests } from './projections.queries.ts'
import { rebuild } from './rebuild.ts'
import { rulesDigest, rulesFiles } from './rules-digest.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
const GAMES = [
  schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL, medal: 1 })]),
  participants({ documentCode: 'JUD' }, [aParticipant({ code: '1' }), aParticipant({ code: '2' })]),
  results({ documentCode: FINAL }, [aResult({ sortOrder: 1, competitor: '1', rank: '1' })]),
  medallists({ documentCode: 'JUDW57KG' }, [['gold', '1', 'AL']]),
]
const corrected = (version: number, competitor: string) =>
  writeOdf(results({ documentCode: FINAL, version }, [aResult({ sortOrder: 1, competitor, rank: '1' })]))

let db: TestDatabase
const open: Applier[] = []
let logged: string[] = []
beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  logged = []
  await emptyDatabase(db.pool)
})
afterEach(() => Promise.all(open.splice(0).map((node) => node.close())))
afterAll(() => db.close())

/** A node of a release, which begins at once. */
function start(rules: string): Applier {
  const node = startApplier({
    pool: db.pool,
    policy: { ...POLICY, rules },
    log: (line) => logged.push(`${rules}: ${line}`),
  })
  open.push(node)
  node.wake()
  return node
}
const rows = async (sql: string) => (await db.pool.query(sql)).rows
const derivedBy = async () => (await rows('select rules from derivation'))[0]?.rules
const winner = async () => (await rows(`select competitor from fact_result where code = '${FINAL}'`))[0]?.competitor
const everythingAnnounced = async () => (await rows(`select 1 from event_log where topic = '*'`)).length

/** What a release left that did not understand results: the message stored, nothing derived from it. Gives what is to be derived of it. */
async function leftByAnOlderRelease(rules: string | null = 'older') {
  await receive(db.pool, ...GAMES)
  const whole = await projectionDigests(db.pool)
  await db.pool.query(`update inbox set verdict = 'kept' where document_type = 'DT_RESULT'`)
  for (const table of ['fact_result', 'fact_result_list', 'medal_table', 'appearance'])
    await db.pool.query(`delete from ${table}`)
  await db.pool.query('delete from derivation')
  if (rules !== null) await db.pool.query('insert into derivation (rules) values ($1)', [rules])
  await db.pool.query('delete from event_log')
  return whole
}

test('a start with other rules derives everything again by itself: what was only stored is read, and no table differs', async () => {
  for (const before of ['older', null]) {
    await emptyDatabase(db.pool)
    const whole = await leftByAnOlderRelease(before)
    expect(await projectionDigests(db.pool)).not.toEqual(whole)
    await start('newer').idle()
    expect(await projectionDigests(db.pool)).toEqual(whole)
    expect([await derivedBy(), await everythingAnnounced()]).toEqual(['newer', 1])
    await rebuild(db.pool, POLICY)
    expect(await projectionDigests(db.pool)).toEqual(whole)
  }
})

test('a start with the same rules derives nothing again, and one on an empty database takes it as it is', async () => {
  await start('ours').idle()
  expect([await derivedBy(), await everythingAnnounced(), logged]).toEqual(['ours', 0, []])
  await receive(db.pool, ...GAMES)
  await start('ours').idle()
  expect([await everythingAnnounced(), logged]).toEqual([0, []])
})

test('while everything is derived again the old rows are read, messages are stored, and it says how far it is', async () => {
  await leftByAnOlderRelease()
  const old = await projectionDigests(db.pool)
  const reader = await db.pool.connect()
  await reader.query('begin')
  // whoever reads this table keeps the replay from ending, until the transaction is over
  await reader.query('lock table medal_table in share mode')
  const node = start('newer')
  await expect.poll(() => node.deriving()).toEqual({ done: 0, total: GAMES.length })
  await insertMessage(db.pool, corrected(2, '2'), 'http')
  expect(await projectionDigests(db.pool)).toEqual(old)
  expect(logged).toEqual([
    expect.stringMatching(/^newer: derived by the rules of another release: 4 messages are read again/),
  ])
  await reader.query('commit')
  reader.release()
  await node.idle()
  expect([await winner(), node.deriving(), await derivedBy()]).toEqual(['2', null, 'newer'])
  expect(logged.at(-1)).toMatch(/^newer: derived again from \d messages in /)
})

test('ended in the middle it leaves everything as it was, and the next start does it whole', async () => {
  const whole = await leftByAnOlderRelease()
  const old = await projectionDigests(db.pool)
  const reader = await db.pool.connect()
  await reader.query('begin')
  await reader.query('lock table medal_table in share mode')
  const node = start('newer')
  await expect.poll(() => node.deriving()).not.toBeNull()
  const closed = node.close()
  await reader.query('commit')
  reader.release()
  await closed
  expect([await projectionDigests(db.pool), await derivedBy(), await everythingAnnounced()]).toEqual([old, 'older', 0])
  await start('newer').idle()
  expect([await projectionDigests(db.pool), await derivedBy()]).toEqual([whole, 'newer'])
})

test('of several nodes of one release one derives again, and each may then apply', async () => {
  const whole = await leftByAnOlderRelease()
  await Promise.all(['newer', 'newer', 'newer'].map((rules) => start(rules).idle()))
  expect([await projectionDigests(db.pool), await everythingAnnounced()]).toEqual([whole, 1])
})

test('a node of another release leaves messages to the one that started last, and takes over when that one is gone', async () => {
  await receive(db.pool, ...GAMES)
  const older = start('older')
  await older.idle()
  const newer = start('newer')
  await newer.idle()
  await insertMessage(db.pool, corrected(2, '2'), 'http')
  await older.idle()
  expect([await winner(), await derivedBy()]).toEqual(['1', 'newer'])
  expect(logged.at(-1)).toBe('older: another release has derived everything by its rules: messages are left to it')
  await newer.idle()
  expect(await winner()).toBe('2')
  await newer.close()
  await insertMessage(db.pool, corrected(3, '1'), 'http')
  await older.idle()
  expect(await winner()).toBe('2')
  await db.pool.query(`update inbox set received_at = received_at - interval '2 minutes' where verdict = 'pending'`)
  await older.idle()
  expect([await winner(), await derivedBy()]).toEqual(['1', 'older'])
})

test('an older release that is started again derives again by its own rules', async () => {
  await receive(db.pool, ...GAMES)
  for (const rules of ['older', 'newer', 'older']) {
    await start(rules).idle()
    expect(await derivedBy()).toBe(rules)
  }
})

test('a message that makes the code fail is refused and stops nothing, also when everything is derived again', async () => {
  await leftByAnOlderRelease()
  await db.pool.query(`alter table fact_result add constraint nobody_wins check (competitor <> '1')`)
  try {
    await start('newer').idle()
    const verdicts = await rows(`select verdict, reason from inbox where verdict <> 'applied'`)
    expect(verdicts).toEqual([{ verdict: 'rejected', reason: expect.stringContaining('nobody_wins') }])
    expect([await derivedBy(), (await rows('select code from unit')).length]).toEqual(['newer', 1])
  } finally {
    await db.pool.query('alter table fact_result drop constraint nobody_wins')
  }
})

test('the rules are the content of every source that decides what a message means, and of no other', () => {
  const files = rulesFiles()
  expect(files).toEqual(
    expect.arrayContaining([
      'apps/server/src/ingest/apply-message.ts',
      'apps/server/src/ingest/derive/units.ts',
      'apps/server/src/ingest/projectors/schedule.ts',
      'apps/server/src/facts/sides.ts',
      'packages/domain/src/medals/medal-table.ts',
      'packages/domain/src/sports/judo/judo.ts',
      'packages/odf/src/message.ts',
      'packages/odf/src/results/read-result.ts',
    ]),
  )
  expect(files.filter((path) => /test|adapters|apps\/web|server\/src\/(http|live)/.test(path))).toEqual([])
  expect(rulesDigest()).toMatch(/^[0-9a-f]{16}$/)
})
