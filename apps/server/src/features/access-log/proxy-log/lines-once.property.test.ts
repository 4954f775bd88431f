import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeBatch } from '../store-counts.ts'
import { readLog } from './read-log.ts'
import { noLines, type TakenLines, takeQuarters } from './take-quarters.ts'
import { emptyAccessLog } from '../../../testing/empty-access-log.ts'

let db: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'games-lines-'))
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const ZONES = ['America/Sao_Paulo', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
/** New York's clock and Lord Howe's change around them. */
const CHANGES = ['2024-03-10T07:00Z', '2024-04-06T15:00Z'].map(Date.parse)
const OFFSETS = ['+0000', '-0300', '+1245', '-0930']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr']
const ROUTES: Readonly<Record<string, string>> = {
  '/': '/',
  '/venues': '/venues',
  '/api/medals/all': '/api/medals/{scope}',
}

interface Request {
  readonly at: number
  readonly path: string
  readonly status: number
  readonly line: string
}

function request(at: number, path: string, status: number, offset: string): Request {
  const minutes = (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3))) * (offset.startsWith('-') ? -1 : 1)
  const [, year, month, day, time] =
    /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(new Date(at + minutes * 60_000).toISOString()) ?? []
  const written = `${day}/${MONTHS[Number(month) - 1]}/${year}:${time} ${offset}`
  return { at, path, status, line: `192.0.2.9 - - [${written}] "GET ${path} HTTP/1.1" ${status} 7 "-" "curl/8"` }
}
const aRequest = fc
  .tuple(
    fc.constantFrom(...CHANGES),
    fc.integer({ min: -200_000, max: 200_000 }),
    fc.constantFrom(...Object.keys(ROUTES)),
    fc.constantFrom(200, 404),
    fc.constantFrom(...OFFSETS),
    // as a monitor asks that looks several times a second
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([change, seconds, path, status, offset, times]) =>
    Array.from({ length: times }, () => request(change + seconds * 1_000, path, status, offset)),
  )
const aLog = fc.array(aRequest, { minLength: 1, maxLength: 40 }).map((all) => all.flat())

/** A file made of the log: slices of it one after the other, in order or not. */
const aFile = fc.record({
  slices: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 3,
  }),
  isReversed: fc.boolean(),
  isPacked: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mostHeld: fc.constantFrom(7, 1_000),
  partLines: fc.constantFrom(4, 16, 1_000),
  /** After so many queries the connection is gone; whether the last of them was done; and the import is made again. */
  killed: fc.option(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.boolean())),
  /** So many imports of it at once. */
  atOnce: fc.integer({ min: 1, max: 3 }),
})
type AFile = typeof aFile extends fc.Arbitrary<infer T> ? T : never

const linesOf = (log: readonly Request[], { slices, isReversed }: AFile): Request[] => {
  const found = slices.flatMap(([a, b]) =>
    log.slice(Math.floor(Math.min(a, b) * log.length), Math.ceil(Math.max(a, b) * log.length)),
  )
  return isReversed ? found.reverse() : found
}

/** A pool whose connection is ended by the server at the `at`th query, before it was asked or after it was done. */
function dying(pool: Pool, [at, isDone]: readonly [number, boolean]): Pool {
  let queries = 0
  return new Proxy(pool, {
    get(target, name, receiver) {
      if (name !== 'connect') return Reflect.get(target, name, receiver) as unknown
      return async () => {
        const client = await target.connect()
        return new Proxy(client, {
          get(of, key) {
            if (key !== 'query') return Reflect.get(of, key, of) as unknown
            return async (...args: [string, unknown[]]) => {
              const isLast = ++queries === at
              if (isLast && !isDone) await of.query('select pg_terminate_backend(pg_backend_pid())')
              const result: unknown = await of.query(...args)
              if (isLast) await of.query('select pg_terminate_backend(pg_backend_pid())')
              return result
            }
          },
        })
      }
    },
  })
}

let files = 0
async function importOf(pool: Pool, lines: readonly Request[], file: AFile, proxy: string): Promise<TakenLines> {
  const path = join(folder, String(files++))
  const text = Buffer.from(lines.map(({ line }) => line + file.lineEnd).join(''))
  writeFileSync(path, file.isPacked ? gzipSync(text) : text)
  const sums = noLines()
  const store = { pool, proxy, keyMark: Buffer.alloc(8), zone: 'America/New_York' }
  for await (const { quarters, cells } of readLog(path, {
    key: new Uint8Array(64),
    now: Date.now(),
    mostHeld: file.mostHeld,
    partLines: file.partLines,
  }))
    await takeQuarters(store, quarters, cells, sums)
  return sums
}

/** As many of each line as the file has that has most of it. */
function together(all: readonly (readonly Request[])[]): Request[] {
  const most = new Map<string, Request[]>()
  for (const lines of all)
    for (const [line, equal] of Map.groupBy(lines, (one) => one.line))
      if (equal.length > (most.get(line)?.length ?? 0)) most.set(line, equal)
  return [...most.values()].flat()
}

test('the sums are those of the lines once, however they were split, repeated, sliced, turned round, rotated, packed and killed in between (R8.1)', async () => {
  await fc.assert(
    fc.asyncProperty(
      aLog,
      fc.array(fc.tuple(aFile, fc.constantFrom('one', 'two')), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...ZONES),
      async (log, steps, zone) => {
        await emptyAccessLog(db.pool)
        // the zone of the days is that of the first count
        await storeBatch(db.pool, { id: crypto.randomUUID(), counts: [] }, zone)
        for (const [file, proxy] of steps) {
          const lines = linesOf(log, file)
          if (file.killed)
            await importOf(dying(db.pool, file.killed), lines, file, proxy).catch((error: unknown) => {
              expect(String(error)).toMatch(/terminat|connection|not queryable/i)
            })
          await Promise.all(Array.from({ length: file.atOnce }, () => importOf(db.pool, lines, file, proxy)))
          expect(await importOf(db.pool, lines, file, proxy)).toMatchObject({ taken: 0, known: lines.length })
        }
        const all = ['one', 'two'].flatMap((name) =>
          together(steps.filter(([, proxy]) => proxy === name).map(([file]) => linesOf(log, file))),
        )
        const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
        const sumsBy = (keyOf: (one: Request) => string) =>
          Object.fromEntries([...Map.groupBy(all, keyOf)].map(([key, equal]) => [key, equal.length]))
        const slotOf = ({ at }: Request) => new Date(Math.floor(at / 900_000) * 900_000).toISOString()
        const rows = async (query: string) =>
          Object.fromEntries(
            (await db.pool.query<{ key: string; n: number }>(query)).rows.map(({ key, n }) => [key, n]),
          )
        const iso = `to_char(slot at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
        expect(
          await rows(`select ${iso} || ' ' || k.status || ' ' || k.route as key, sum(requests)::int as n
            from access_quarter q join access_key k on k.id = q.key where k.device = 'bot' group by 1`),
        ).toEqual(sumsBy((one) => `${slotOf(one)} ${one.status} ${ROUTES[one.path]}`))
        expect(
          await rows(`select d.day || ' ' || k.status as key, sum(requests)::int as n
            from access_day d join access_key k on k.id = d.key where k.source = 'proxy' group by 1`),
        ).toEqual(sumsBy(({ at, status }) => `${format.format(at)} ${status}`))
        expect(await rows(`select ${iso} as key, requests::int as n from access_total where source = 'proxy'`)).toEqual(
          sumsBy(slotOf),
        )
      },
    ),
    { numRuns: randomCases(12) },
  )
})
