import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Delegations, DisciplinePage, Programme, Venues } from '@games/contract'
import { trimRsc } from '@games/domain'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressKind } from './address-kind.ts'
import { openBrowser } from './browser.ts'
import { firstLoadScripts, gzipBytes, releaseBytes } from './first-load.ts'
import { placeInCluster } from './in-cluster.ts'
import type { Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'

/**
 * The largest games there are: 11,000 athletes, 3,900 units, 329 events in 45 disciplines (docs/import.md). Without the folder of their
 * records, which is nobody's to pass on, these tests are skipped.
 */
const ROOT = resolve(import.meta.dirname, '..')
const PARIS = join(process.env['GAMES_DATA'] ?? join(ROOT, '../shared/data'), 'paris2024')

/** Issue "The games in the hand": no page's data passes this, gzip. */
const PAGE_BYTES = 60_000
const SCRIPT_BYTES = 130_000
const AT_ONCE = 8
const LARGEST_OF_KIND = 5

const SECTIONS = ['competitions', 'participants', 'finalrank', 'reports', 'medals/all', 'medals/medallists']
const WHOLE_GAMES = [
  '/schedule/grid',
  '/schedule/disciplines',
  '/schedule/classification',
  ...['all', 'discipline', 'gender', 'division', 'medallists'].map((tab) => `/medals/${tab}`),
  ...['athletes', 'teams', 'delegations'].map((tab) => `/participants/${tab}`),
  '/venues',
  '/reports',
  '/changes',
  '/search?q=a',
]

describe.skipIf(!existsSync(PARIS))('with the games of Paris loaded', () => {
  let place: Place
  let server: RunningServer
  let browser: Browser
  let pages: readonly string[]
  beforeAll(async () => {
    place = await placeInCluster()
    await promisify(execFile)(process.execPath, ['apps/server/src/commands/import.ts', PARIS], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl ?? '',
        DEMO: '0',
      },
      maxBuffer: 64 * 1024 * 1024,
    })
    ;[server, browser] = await Promise.all([startServer({ place }), openBrowser()])
    pages = await everyPage(server.url)
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await place?.remove()
  })

  test('no page is larger than 60 kB, gzip: not its document, not its payload (R3.9)', async () => {
    expect(pages.length).toBeGreaterThan(1_000)
    const payloads = await weigh(server, pages.map(payloadOf))
    // a document is its payload, as state and as what is drawn of it: among the pages of one kind those of the largest payloads are the largest
    const largest = Object.values(Object.groupBy(pages, addressKind)).flatMap((ofKind = []) =>
      ofKind
        .toSorted((a, b) => (payloads.get(payloadOf(b)) ?? 0) - (payloads.get(payloadOf(a)) ?? 0))
        .slice(0, LARGEST_OF_KIND),
    )
    expect(largest.length).toBeGreaterThan(50)
    const documents = await weigh(server, largest)
    expect([...payloads, ...documents].filter(([, bytes]) => bytes > PAGE_BYTES)).toEqual([])
  }, 300_000)

  test.each([
    '/schedule/days?day=2024-07-28',
    '/schedule/grid',
    '/discipline/ATH/competitions',
    '/discipline/ATH/finalrank',
    '/participants/delegation/USA',
    '/medals/medallists',
  ])('a first visit to %s loads less than 130 kB of JavaScript, gzip', async (path) => {
    const scripts = await firstLoadScripts(browser, `${server.url}${path}`, { timezoneId: 'Europe/Paris' })
    const total = await releaseBytes(server.url, scripts, SCRIPT_BYTES)
    expect(total).toBeGreaterThan(20_000)
    expect(total).toBeLessThan(SCRIPT_BYTES)
  })
})

/** Some at once, as the server's connections to its database allow: more would be refused on a busy machine. */
async function someAtOnce<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** What each address weighs, gzip. Rejects when one is not answered so. */
async function weigh({ url }: RunningServer, addresses: readonly string[]): Promise<Map<string, number>> {
  const weights = new Map<string, number>()
  await someAtOnce(addresses, async (address) => {
    weights.set(address, await gzipBytes(`${url}${address}`))
  })
  return weights
}

/** A page's payload is under the page's own path (R3.9). */
function payloadOf(path: string): string {
  const [pathname = '', query] = path.split('?')
  return `${pathname}/_payload.json${query === undefined ? '' : `?${query}`}`
}

/** Every page of the games that is not one athlete's or one team's: sections, days, events, finals, delegations, venues. */
async function everyPage(url: string): Promise<string[]> {
  const get = async <View>(path: string): Promise<View> => {
    const answer = await fetch(`${url}${path}`)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return (await answer.json()) as View
  }
  const [programme, delegations, venues] = await Promise.all([
    get<Programme>('/api/disciplines'),
    get<Delegations>('/api/delegations'),
    get<Venues>('/api/venues'),
  ])
  const ofDisciplines: string[] = []
  await someAtOnce(programme.disciplines, async ({ discipline: { code } }) => {
    const { days, events } = await get<DisciplinePage>(`/api/disciplines/${code}`)
    const root = `/discipline/${code}`
    ofDisciplines.push(
      ...SECTIONS.map((section) => `${root}/${section}`),
      ...days.map(({ day }) => `${root}/schedule/days/${day}`),
      ...events.flatMap((event) => [
        `${root}/competitions?event=${event.code}`,
        ...(event.ranked ? [`${root}/finalrank?event=${event.code}`] : []),
        ...(event.final ? [`${root}/results/${trimRsc(event.final.code)}`] : []),
      ]),
    )
  })
  return [
    ...WHOLE_GAMES,
    ...programme.days.flatMap(({ day }) => [`/schedule/days?day=${day}`, `/schedule/event?day=${day}`]),
    ...delegations.delegations.map(({ organisation }) => `/participants/delegation/${organisation.code}`),
    ...venues.venues.map(({ code }) => `/venues/${code}`),
    ...ofDisciplines,
  ]
}
