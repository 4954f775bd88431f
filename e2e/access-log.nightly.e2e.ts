import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemPostgres } from '@games/testing/system-postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { makePlace, type Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'
import { standStill } from './stand-still.ts'

const SOON = { timeout: 60_000, interval: 200 }
const CANARIES = ['canary-agent', 'canary-cookie', 'canary-query', 'canary-athlete', 'canary-name', '203.0.113.77']

let place: Place
let goOn = () => {}
beforeAll(async () => {
  place = await makePlace('postgres')
})
afterEach(() => goOn())
afterAll(() => place.remove())

async function request(server: RunningServer, path: string): Promise<number> {
  const response = await fetch(server.url + path, {
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) canary-agent Firefox/140.0',
      cookie: 'session=canary-cookie',
      'x-forwarded-for': '203.0.113.77',
    },
  })
  await response.arrayBuffer()
  return response.status
}

/** Requests of a route that are stored. */
async function stored(route: string): Promise<number> {
  const database = await openDatabase({ url: place.databaseUrl ?? '' })
  try {
    const { rows } = await database.pool.query<{ n: number }>(
      `select coalesce(sum(d.requests), 0)::integer as n from access_day d join access_key k on k.id = d.key where k.route = $1`,
      [route],
    )
    return rows[0]?.n ?? 0
  } finally {
    await database.close()
  }
}

test('what is counted is stored when the server is asked to end, and what a hanging database did not take, after it (R8.1)', async () => {
  const server = await startServer({ place })
  await request(server, '/robots.txt')
  goOn = standStill(place.cluster())
  let requested = 1
  // requests that need no database are answered until a batch of counts has been given up, and after
  while (!server.log().includes('access log')) {
    expect(await request(server, '/robots.txt')).toBe(200)
    requested += 1
    await sleep(200)
  }
  goOn()
  await expect.poll(async () => (await server.health()).ok, SOON).toBe(true)
  await server.stop()
  expect(await stored('/robots.txt')).toBe(requested)
})

test('what is killed loses what it has not stored yet, and nothing that it has (R8.1)', async () => {
  const server = await startServer({ place })
  for (let n = 0; n < 5; n++) await request(server, '/favicon.ico')
  await expect.poll(() => stored('/favicon.ico'), SOON).toBe(5)
  await request(server, '/favicon.ico')
  await server.kill()
  expect([5, 6]).toContain(await stored('/favicon.ico'))
})

test('nothing of who asked, nor of what was looked at, is in a file or a dump of the database or in what the server writes (R8.1)', async () => {
  const server = await startServer({ place })
  for (const path of [
    '/participants/profile/canary-athlete?q=canary-query',
    '/api/athletes/canary-athlete',
    '/canary-name',
    '/api/search?q=canary-query',
    '/family/canary-athlete',
  ])
    await request(server, path)
  await server.stop()
  const dump = execFileSync(
    join(dirname(systemPostgres()?.initdb ?? ''), 'pg_dump'),
    ['--dbname', place.databaseUrl ?? ''],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  )
  const holds = (what: string): string[] => [
    ...(dump.includes(what) ? ['the dump'] : []),
    ...(server.log().includes(what) ? ['the log'] : []),
    ...filesWith(what, [place.cluster(), place.dataDir]),
  ]
  expect(CANARIES.flatMap((canary) => holds(canary).map((where) => `${canary} in ${where}`))).toEqual([])
  // and what is there is found
  expect(holds('/participants/profile/{id}').length).toBeGreaterThan(1)
  expect(dump).toContain('/participants/profile/{id}')
})

function filesWith(what: string, folders: readonly string[]): string[] {
  try {
    return execFileSync('grep', ['-rlaF', what, ...folders], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
  } catch {
    return [] // grep's way to say that there are none
  }
}
