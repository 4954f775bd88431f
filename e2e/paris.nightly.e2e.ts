import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Delegations, DisciplinePage, Programme, Venues } from '@games/contract'
import { trimRsc } from '@games/domain'
import { COMPILED } from '@games/testing/compiled'
import { inDatabase } from '@games/testing/test-database'
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
const SCRIPT_BYTES = 132_000
const AT_ONCE = 8
/** So many pages of a kind are weighed, from the one that has most to show on, and of so many of them the document. */
const WEIGHED_OF_KIND = 50
const DOCUMENTS_OF_KIND = 5

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
  let pages: readonly Sized[]
  beforeAll(async () => {
    place = await placeInCluster()
    await promisify(execFile)(process.execPath, ['apps/server/src/commands/import.ts', PARIS], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: COMPILED,
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl ?? '',
        DEMO: '0',
      },
      maxBuffer: 64 * 1024 * 1024,
    })
    ;[server, browser] = await Promise.all([startServer({ place }), openBrowser()])
    pages = await everyPage(server.url, await listSizes(place.databaseUrl ?? ''))
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await place?.remove()
  })

  test('no page is larger than 60 kB, gzip: not its document, not its payload (R3.9)', async () => {
    expect(pages.length).toBeGreaterThan(1_000)
    const kinds = Object.values(Object.groupBy(pages, ({ path }) => addressKind(path))).map((ofKind = []) =>
      ofKind.toSorted((a, b) => b.size - a.size).slice(0, WEIGHED_OF_KIND),
    )
    expect(kinds.length).toBeGreaterThan(20)
    const payloads = await weigh(
      server,
      kinds.flat().map(({ path }) => payloadOf(path)),
    )
    // a document is its payload, as state and as what is drawn of it: among the pages of one kind those of the largest payloads are the largest
    const weight = ({ path }: Sized) => payloads.get(payloadOf(path)) ?? 0
    const largest = kinds.flatMap((ofKind) =>
      ofKind
        .toSorted((a, b) => weight(b) - weight(a))
        .slice(0, DOCUMENTS_OF_KIND)
        .map(({ path }) => path),
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
  ])('a first visit to %s loads less than 132 kB of JavaScript, gzip', async (path) => {
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

/** A page with what it has to show, counted: its size among those of its kind. */
interface Sized {
  readonly path: string
  readonly size: number
}

/** How many lines each list of results has, by its code without filler, and all lists of a discipline or of an event together. */
async function listSizes(url: string): Promise<(code: string) => number> {
  const lines = new Map<string, number>()
  await inDatabase(url, async (client) => {
    const { rows } = await client.query<{ code: string; lines: number }>(
      'select code, count(*)::int as lines from fact_result group by code',
    )
    for (const { code, lines: count } of rows)
      for (const part of new Set([code.slice(0, 3), trimRsc(code.slice(0, 22)), trimRsc(code)]))
        lines.set(part, (lines.get(part) ?? 0) + count)
  })
  return (code) => lines.get(code) ?? 0
}

/** Every page of the games that is not one athlete's or one team's: sections, days, events, finals, delegations, venues. */
async function everyPage(url: string, linesOf: (code: string) => number): Promise<Sized[]> {
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
  const ofDisciplines: Sized[] = []
  await someAtOnce(programme.disciplines, async ({ discipline: { code } }) => {
    const { days, events } = await get<DisciplinePage>(`/api/disciplines/${code}`)
    const root = `/discipline/${code}`
    ofDisciplines.push(
      ...SECTIONS.map((section) => ({ path: `${root}/${section}`, size: linesOf(code) })),
      ...days.map(({ day, units }) => ({ path: `${root}/schedule/days/${day}`, size: units })),
      ...events.flatMap((event) => [
        { path: `${root}/competitions?event=${event.code}`, size: linesOf(event.code) },
        ...(event.ranked ? [{ path: `${root}/finalrank?event=${event.code}`, size: linesOf(event.code) }] : []),
        ...(event.final
          ? [{ path: `${root}/results/${trimRsc(event.final.code)}`, size: linesOf(trimRsc(event.final.code)) }]
          : []),
      ]),
    )
  })
  return [
    ...WHOLE_GAMES.map((path) => ({ path, size: 0 })),
    ...programme.days.flatMap(({ day, units }) =>
      [`/schedule/days?day=${day}`, `/schedule/event?day=${day}`].map((path) => ({ path, size: units })),
    ),
    ...delegations.delegations.map(({ organisation, athletes }) => ({
      path: `/participants/delegation/${organisation.code}`,
      size: athletes,
    })),
    ...venues.venues.map(({ code, locations, days }) => ({
      path: `/venues/${code}`,
      size: locations.length + days.length,
    })),
    ...ofDisciplines,
  ]
}
