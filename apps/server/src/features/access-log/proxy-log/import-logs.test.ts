import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../../db/transaction.ts'
import { countAccesses } from '../count-accesses.ts'
import { takeZone } from '../store.queries.ts'
import { changeZone, forgetOld, storeBatch } from '../store-counts.ts'
import { type ImportedLog, importLogs } from './import-logs.ts'
import { readInThread } from './log-reader.ts'
import { readLogs } from './read-logs.ts'
import { emptyAccessLog } from '../../../testing/empty-access-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-import-'))
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => emptyAccessLog(db.pool))

const KEY = 'k'.repeat(32)
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const line = (at: number, target: string, status = 200, agent = 'curl/8') => {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(new Date(at).toISOString()) ?? []
  return `192.0.2.9 - - [${day}/${MONTHS[Number(month) - 1]}/${year}:${time} +0000] "GET ${target} HTTP/1.1" ${status} 7 "-" "${agent}"\n`
}
let files = 0
function file(content: string | Buffer): string {
  const path = join(folder, `${files++}.log`)
  writeFileSync(path, content)
  return path
}
async function importOf(
  paths: readonly string[],
  given: Partial<Parameters<typeof importLogs>[0]> = {},
): Promise<ImportedLog[]> {
  const logs: ImportedLog[] = []
  await importLogs(
    {
      pool: db.pool,
      paths,
      proxy: 'proxy',
      accountsKey: KEY,
      demo: false,
      now: Date.now(),
      isDryRun: false,
      read: readLogs,
      ...given,
    },
    (log) => logs.push(log),
  )
  return logs
}
const sumsOf = (logs: readonly ImportedLog[]) =>
  logs.map(
    (log) => log.kind === 'counted' && [log.lines.taken, log.lines.known, log.lines.tooOld, log.lines.ofOtherKey],
  )
const stored = async () =>
  (await db.pool.query<{ n: number }>('select coalesce(sum(requests), 0)::int as n from access_quarter')).rows[0]?.n

const AT = Date.parse('2026-03-03T10:00Z')
const log = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => line(AT + (from + i) * 7_000, `/x/${from + i}`)).join('')

test('imports at once of the same new lines of known quarters count each once (R8.1)', NIGHTLY, async () => {
  await importOf([file(log(3_000))])
  // in no other quarters, which the first to make them would keep
  const grown = file(log(3_000) + log(3_000).replaceAll('/x/', '/y/'))
  // all of them have read, and go on at the same moment
  const taken = await transaction(db.pool, async (tx) => {
    await takeZone(tx)
    const imports = Array.from({ length: 4 }, () => importOf([grown]))
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await db.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBe(4)
    return imports
  }).then((imports) => Promise.all(imports))
  expect(taken.flatMap(sumsOf).reduce((sum, one) => sum + (one ? (one[0] ?? 0) : 0), 0)).toBe(3_000)
  expect(await stored()).toBe(6_000)
})

test('a thread of its own reads the same as this one, and tells how far it is (R8.1)', NIGHTLY, async () => {
  const paths = [file(log(500)), file('Dear diary\n'), file(gzipSync(log(700)))]
  const here = await importOf(paths, { isDryRun: true })
  expect(here).toEqual(await importOf(paths, { isDryRun: true, read: readInThread }))
  expect(sumsOf(here)).toEqual([[500, 0, 0, 0], false, [200, 500, 0, 0]])
})

test('two proxies that wrote the same lines had as many requests each (R8.1)', async () => {
  const path = file(log(10))
  await importOf([path], { proxy: 'east' })
  expect(sumsOf(await importOf([path], { proxy: 'west' }))).toEqual([[10, 0, 0, 0]])
  expect(await stored()).toBe(20)
})

test('a dry run tells what would be, over files that have the same lines too, and stores nothing (R8.1)', async () => {
  await importOf([file(log(5))])
  const paths = [file(log(10)), file(gzipSync(log(10, 3)))]
  const tables = async () =>
    (
      await db.pool.query<{ n: string }>(
        'select (select count(*) from access_line) || $1 || (select sum(requests) from access_total) as n',
        [' '],
      )
    ).rows
  const before = await tables()
  expect(sumsOf(await importOf(paths, { isDryRun: true }))).toEqual([
    [5, 5, 0, 0],
    [3, 7, 0, 0],
  ])
  expect(await tables()).toEqual(before)
  expect(sumsOf(await importOf(paths))).toEqual([
    [5, 5, 0, 0],
    [3, 7, 0, 0],
  ])
})

test('lines of quarters that are gone are too old, and their digests go with them (R8.1)', async () => {
  const now = Date.now()
  const day = 86_400_000
  const path = file(line(now - 200 * day, '/') + line(now - 50 * day, '/') + line(now - 10 * day, '/'))
  expect(sumsOf(await importOf([path]))).toEqual([[3, 0, 0, 0]])
  await forgetOld(db.pool, { quarters: 92, days: 800 })
  const known = async () =>
    (await db.pool.query<{ n: number }>('select count(*)::int as n from access_line')).rows[0]?.n
  expect(await known()).toBe(2)
  expect(sumsOf(await importOf([path]))).toEqual([[0, 2, 1, 0]])
  // a zone whose days begin in the middle of those of the one before takes a day's quarters along
  await changeZone(db.pool, 'Asia/Kathmandu')
  expect(sumsOf(await importOf([path]))).toEqual([[0, 2, 1, 0]])
  const { rows } = await db.pool.query<{ n: number }>('select sum(requests)::int as n from access_day')
  expect(rows[0]?.n).toBe(3)
})

test('with another key lines cannot be told from those that were counted: their quarters take no more, others do (R8.1)', async () => {
  await importOf([file(log(10))])
  const later = line(AT + 86_400_000, '/')
  expect(sumsOf(await importOf([file(log(12) + later)], { accountsKey: 'o'.repeat(32) }))).toEqual([[1, 0, 0, 12]])
  expect(sumsOf(await importOf([file(log(12) + later)]))).toEqual([[2, 10, 0, 1]])
})

test('a log among others that is none is refused, and the others are counted (R8.1)', async () => {
  const logs = await importOf([file(log(2)), file('Dear diary\n'), file(gzipSync(log(4)).subarray(0, -9))])
  expect(
    logs.map((one) => (one.kind === 'refused' ? one.why.slice(0, 10) : [one.lines.taken, one.report.fault])),
  ).toEqual([[2, null], 'is no log ', [2, 'its gzip ends before its end']])
})

test('a request is counted by the proxy’s log as the server counts it itself (R8.1)', async () => {
  const agents = [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    '-',
    'x"y\\z',
  ]
  const targets = [
    '/',
    '/medals/all?lang=eng',
    '/medals/all/_payload.json',
    '/api/athletes/4711',
    '/api/none',
    '/ingest/odf',
    '/assets/a.js',
    '/%22%00/..%2f',
    '/a"b\\c',
    '/office/x',
    'http://games.example/venues',
    '*',
  ]
  const statuses = [200, 206, 304, 404, 429, 499, 502, 599]
  const at = Date.parse('2026-05-05T12:00Z')
  const counter = countAccesses({
    store: (batch) => storeBatch(db.pool, batch, 'UTC'),
    onError: (error) => expect(error).toBeNull(),
    now: () => at,
  })
  const escaped = (text: string) => text.replace(/["\\]/g, (char) => `\\x${char.charCodeAt(0).toString(16)}`)
  let text = ''
  type Request = Parameters<typeof counter.answered>[0]
  for (const agent of agents)
    for (const url of targets)
      for (const status of statuses) {
        text += line(at, escaped(url), status, escaped(agent))
        counter.answered({ url, socket: {}, headers: { 'user-agent': agent } } as Request, status, 1)
      }
  await counter.close()
  await importOf([file(text)])
  const by = async (source: string) =>
    (
      await db.pool.query<Record<string, unknown>>(
        `select q.slot, k.kind, k.route, k.status, k.device, k.platform, q.requests from access_quarter q join access_key k on k.id = q.key
         where k.source = $1 order by 1, 2, 3, 4, 5, 6`,
        [source],
      )
    ).rows
  const counted = await by('proxy')
  expect(counted.length).toBeGreaterThan(200)
  expect(counted).toEqual(await by('server'))
})

test('nothing of a line is in any table: no address, user, path, referrer or user agent (R8.1)', async () => {
  const canaries = [
    '203.0.113.77',
    '2001:db8::c0de',
    'ana.canary',
    '/participants/canary',
    'referrer.canary',
    'Canary/7',
  ]
  const hostile = `${canaries[0]} - ${canaries[2]} [03/Mar/2026:10:00:00 +0000] "GET ${canaries[3]}?q=${canaries[4]} HTTP/1.1" 200 5 "https://${canaries[4]}/" "${canaries[5]}"\n`
  const logs = await importOf([
    file(hostile + hostile.replace(canaries[0] ?? '', canaries[1] ?? '') + hostile.replace('GET', '"') + log(3)),
  ])
  expect(sumsOf(logs)).toEqual([[5, 0, 0, 0]])
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  expect(tables.map(({ name }) => name)).toContain('public.access_line')
  const dump = await Promise.all(
    tables.map(async ({ name }) =>
      (await db.pool.query(`select t::text from ${name} t`)).rows.map((row) => JSON.stringify(row)).join('\n'),
    ),
  )
  const all = dump.join('\n') + JSON.stringify(logs)
  expect(
    canaries.filter((canary) => all.includes(canary) || all.includes(Buffer.from(canary).toString('hex'))),
  ).toEqual([])
})
