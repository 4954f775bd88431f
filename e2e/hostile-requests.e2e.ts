import type { OpenApi } from '@games/contract'
import { SUITE } from '@games/testing/suite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileRequest, targetsOf } from './hostile-requests.ts'
import { startInCluster } from './in-cluster.ts'
import { seededRandom } from './random.ts'
import { statusOf } from './raw-http.ts'
import type { RunningServer } from './server.ts'
import { final, openGames } from './small-games.ts'

/** `HOSTILE_REQUESTS=20000` and another `HOSTILE_SEED` for a longer look than every run takes. */
const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? (SUITE === 'nightly' ? 10_000 : 400))
const SEED = Number(process.env['HOSTILE_SEED'] ?? 1)
const AT_ONCE = 8

let server: RunningServer
beforeAll(async () => {
  server = await startInCluster()
  await openGames(server)
  await server.send(final(2, 'OFFICIAL', { code: '101', result: '10' }))
})
afterAll(() => server.stop())

test(
  'no request whatever is answered with a failure of the server',
  async () => {
    const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi
    const targets = targetsOf(description)
    const random = seededRandom(SEED)
    const failed: string[] = []
    const statuses = new Map<number, number>()
    const sendNext = async () => {
      const request = hostileRequest(random, targets)
      const status = await statusOf(server.port, request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 0 || status >= 500) failed.push(`${status} ${JSON.stringify(request).slice(0, 500)}`)
    }
    let left = REQUESTS
    const worker = async () => {
      while (left-- > 0) await sendNext()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    expect(failed.slice(0, 20), `${failed.length} of ${REQUESTS}, seed ${SEED}`).toEqual([])
    // requests of which nothing comes through to the calls and pages would prove nothing
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20)
    expect((await server.health()).ok).toBe(true)
    expect(server.log()).not.toMatch(/ failed|could not be rendered|^ {4}at /m)
  },
  REQUESTS * 60 + 60_000,
)

test.each([
  ['/api/athletes/%00', 400],
  ['/api/athletes?q=a%00', 400],
  ['/api/athletes?organisation=%00', 400],
  [`/api/athletes?cursor=${Buffer.from('["\\u0000","1"]').toString('base64url')}`, 400],
  ['/api/schedule/0000-00-00', 400],
  ['/api/schedule/2026-02-31', 400],
  ['/api/schedule/2026-13-45/units.csv', 400],
  ['/api/home/2026-02-31/medals', 400],
  ['/api/delegations/AL/days/0000-00-00', 400],
  ['/api/changes?since=2027-09-14T18:00%2B99:99', 400],
  ['/api/medals/all?at=2026-02-31', 400],
  ['/api/books/programme/2026-02-31.pdf', 400],
  ['/api/units/%00%00%00', 400],
  ['/api/live?topics=unit:%00', 400],
  ['/participants/profile/%00', 400],
])('%s is answered with %i on a database with results (R9)', async (path, status) => {
  const response = await fetch(server.url + path)
  await response.body?.cancel()
  expect(response.status).toBe(status)
})

test.each(['constructor', '__proto__', 'toString'])(
  'a page requested in the language %s is a page (R4.1)',
  async (tag) => {
    const page = await fetch(`${server.url}/medals/all`, { headers: { 'accept-language': tag } })
    expect([page.status, /<html lang="([^"]*)/.exec(await page.text())?.[1]]).toEqual([200, 'pt-PT'])
    expect((await fetch(`${server.url}/widget/medals?lang=${tag}`)).status).toBe(200)
  },
)
