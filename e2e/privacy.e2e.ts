import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { topics } from '@games/contract/live'
import { writeOdf } from '@games/odf'
import {
  aCompetitor,
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  medallists,
  participants,
  results,
  schedule,
  teams,
} from '@games/testing'
import { COMPILED } from '@games/testing/compiled'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../apps/server/src/testing/pdf-text.ts'
import { workbookText } from '../apps/server/src/testing/workbook-text.ts'
import { deviceStore } from './device-store.ts'
import { isLive, openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import { openStream, type Stream } from './event-stream.ts'
import { makePlace, type Place } from './place.ts'
import { type RunningServer, startServer } from './server.ts'

/** A value that stands nowhere else, in each personal field (ODF §7); athletes are minors (R5.4). */
const PERSONAL = {
  birthDate: '2011-02-27',
  height: '1.7319',
  weight: '57.4142',
  placeOfBirth: 'Canarinho do Nascimento',
  countryOfBirth: 'QQC',
  placeOfResidence: 'Canarinho da Residência',
  nationality: 'QQN',
}
/** What stands in an entry of the discipline instead (docs/decisions/0043-personal-fields.md). */
const INSTITUTION = 'Escola Canarinho'
/** What the feed may say besides, in an attribute or an element that nobody reads. */
const UNREAD = {
  PassportNumber: 'QQ7319057',
  DocumentId: '99914142135',
  Email: 'canarinho@exemplo.invalid',
  MedicalNote: 'Canarinho da Saúde',
}
const CANARIES = [...Object.values(PERSONAL), INSTITUTION, ...Object.values(UNREAD)]

const UNIT = 'JUDW57KG--------------FNL-000100--'
const DAY = '2027-09-14'
const ATHLETE = '700123'
const EVENT = 'JUDW57KG'
const TEAM = 'JUDXTEAM6---AL01'
/** Long enough for the server to have noticed a setting and for a page to have asked anew. */
const SOON = { timeout: 60_000 }

let place: Place
let server: RunningServer
let stream: Stream
let browser: Browser
beforeAll(async () => {
  place = await makePlace()
  ;[server, browser] = await Promise.all([startServer({ place }), openBrowser()])
  const everything = [
    topics.medals('all'),
    topics.medals('discipline:JUD'),
    topics.scheduleDay(DAY),
    topics.unit(UNIT),
    topics.athlete(ATHLETE),
    topics.athletes(),
    topics.days(),
    topics.athlete(TEAM),
    topics.event(EVENT),
    topics.finalRanks('JUD'),
    topics.reports('all'),
  ]
  stream = await openStream(server.url, everything)
  await server.send(
    schedule({ documentCode: 'JUD' }, [aUnit({ code: UNIT, medal: 1 })]),
    results({ documentCode: UNIT }, [
      aResult({ sortOrder: 1, rank: '1', wlt: 'W', result: '10', competitor: aCompetitor({ code: ATHLETE }) }),
      aResult({ sortOrder: 2, rank: '2', wlt: 'L', result: '0', competitor: '700124' }),
    ]),
  )
  await server.post(withUnreadFields())
  await server.send(
    teams({ documentCode: 'JUD' }, [
      aTeam({ code: TEAM, organisation: 'AL', name: 'Alagoas', athletes: [ATHLETE], registeredEvents: [] }),
    ]),
    results({ documentCode: EVENT, documentType: 'DT_RANKING' }, [
      aResult({ sortOrder: 1, rank: '1', competitor: aCompetitor({ code: ATHLETE }) }),
    ]),
  )
  await server.send(medallists({ documentCode: UNIT.slice(0, 22) }, [['gold', ATHLETE, 'AL']]))
  await stream.until((text) => text.includes('"gold":1'))
})
afterAll(async () => {
  stream.close()
  await browser.close()
  await server.stop()
  await place.remove()
})

/** The athlete's participants message with every personal field, and attributes and an element that no dictionary knows. */
function withUnreadFields(): Uint8Array {
  const message = participants({ documentCode: 'JUD' }, [
    aParticipant({
      code: ATHLETE,
      printName: 'JAMBO Iara',
      disciplines: [
        {
          code: 'JUD',
          entries: [{ type: 'ENTRY', code: 'INSTITUTION', value: INSTITUTION }],
          registeredEvents: [],
        },
      ],
      ...PERSONAL,
    }),
  ])
  const attributes = Object.entries(UNREAD).map(([name, value]) => `${name}="${value}"`)
  const xml = new TextDecoder()
    .decode(writeOdf(message))
    .replace('<Participant ', `<Participant ${attributes.join(' ')} `)
    .replace('</Participant>', `<Private ${attributes.join(' ')}>${UNREAD.MedicalNote}</Private></Participant>`)
  return new TextEncoder().encode(xml)
}

const PAGES = [
  '/',
  '/medals/all',
  `/schedule/days?day=${DAY}`,
  '/participants/athletes',
  '/participants/athletes?q=jambo',
  `/participants/profile/${ATHLETE}`,
  `/family/${ATHLETE}`,
  '/participants/teams',
  `/participants/team/${TEAM}`,
  '/participants/delegations',
  '/participants/delegation/AL',
  '/search?q=jambo',
  '/changes',
  '/venues',
  '/match-stats',
  '/reports',
  '/medals/medallists',
  '/medals/medallists?organisation=AL',
  '/medals/medallists/JUD',
  `/schedule/days?day=${DAY}&delegation=AL`,
  '/schedule/classification',
  '/discipline/JUD/participants',
  `/discipline/JUD/competitions?event=${EVENT}`,
  `/discipline/JUD/finalrank?event=${EVENT}`,
  '/discipline/JUD/medals/medallists',
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100/reports',
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100',
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100/startlist',
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100/summary',
  '/nowhere',
]
/** Pages without data of their own beside them. */
const DOCUMENTS = ['/widget/events', '/widget/medals', '/embed', '/api', '/sitemap.xml', '/robots.txt']
const payloadOf = (page: string): string => {
  const { pathname, search } = new URL(page, 'http://here.invalid')
  return `${pathname === '/' ? '' : pathname}/_payload.json${search}`
}
const CALLS = [
  '/api/games',
  '/api/health',
  '/api/openapi.json',
  '/api/medals/all',
  '/api/medals/discipline:JUD',
  '/api/medallists?organisation=AL',
  `/api/schedule/${DAY}`,
  `/api/units/${UNIT}`,
  '/api/athletes',
  '/api/athletes?q=jambo',
  `/api/athletes/${ATHLETE}`,
  `/api/athletes/${ATHLETE}/calendar.ics`,
  '/api/athletes.csv',
  '/api/athletes.csv?q=jambo',
  '/api/teams',
  `/api/teams/${TEAM}`,
  `/api/teams/${TEAM}/calendar.ics`,
  '/api/delegations',
  '/api/delegations/AL',
  '/api/delegations/AL/calendar.ics',
  `/api/delegations/AL/days/${DAY}`,
  '/api/search?q=jambo',
  '/api/search/index',
  '/api/changes',
  '/api/venues',
  '/api/disciplines',
  '/api/disciplines/JUD',
  '/api/disciplines/JUD/calendar.ics',
  `/api/events/${EVENT}`,
  `/api/final-ranks/${EVENT}`,
  `/api/home/${DAY}`,
  `/api/home/${DAY}?organisation=AL`,
  `/api/home/${DAY}/medals`,
  `/api/match-days/${DAY}`,
  `/api/matches/${UNIT}`,
  '/api/reports',
  '/api/reports/JUD',
  '/api/medallists',
  '/api/medallists.csv',
  '/api/medals/all/table.csv',
  `/api/schedule/${DAY}/units.csv`,
  `/api/schedule/${DAY}/units.ics`,
  `/api/units/${UNIT}/unit.ics`,
  `/api/units/${UNIT}/results.csv`,
  ...[...Object.values(PERSONAL), INSTITUTION].map((secret) => `/api/search?q=${encodeURIComponent(secret)}`),
  // a search for a secret must not say whether it is right
  `/api/athletes?q=${PERSONAL.birthDate}`,
  `/api/athletes?q=${encodeURIComponent(PERSONAL.placeOfBirth)}`,
]

test.each([...PAGES, ...PAGES.map(payloadOf), ...DOCUMENTS, ...CALLS])(
  'no personal field that the organiser has not opened is in %s (private is private, R5.4)',
  async (path) => {
    const response = await fetch(server.url + path, { headers: { accept: 'text/html' } })
    const text = `${[...response.headers].join('\n')}\n${await response.text()}`
    // of three letters chance may make a word in what names a script by its digest, and in an answer's own
    const said = text.replace(/^etag,.*$/m, '').replaceAll(/\/assets\/[\w-]+\.(?:js|css)/g, '')
    expect(response.status).toBeLessThan(500)
    for (const canary of CANARIES) expect(said).not.toContain(canary)
  },
)

test.each([
  '/api/athletes.xlsx',
  '/api/medallists.xlsx',
  '/api/medals/all/table.xlsx',
  `/api/schedule/${DAY}/units.xlsx`,
  `/api/units/${UNIT}/results.xlsx`,
])(
  'no personal field that the organiser has not opened stands in the workbook %s (private is private, R5.4)',
  async (path) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    const text = await workbookText(new Uint8Array(await response.arrayBuffer()))
    // what a workbook says can be read here, so that what is not found in it is not there
    expect(text.split('\n').length).toBeGreaterThan(2)
    for (const canary of CANARIES) expect(text).not.toContain(canary)
  },
)

test.each([
  `/api/books/start-list/${UNIT}.pdf`,
  `/api/books/results/${UNIT}.pdf`,
  '/api/books/medals/all.pdf',
  `/api/books/programme/${DAY}.pdf`,
  `/api/books/final-rank/${EVENT}.pdf`,
])('no personal field that the organiser has not opened can be read in %s (private is private, R5.4)', async (path) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBeLessThan(500)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = pdfText(bytes)
  const around = Buffer.from(bytes).toString('latin1').replaceAll('\0', '')
  for (const canary of CANARIES) {
    expect(text).not.toContain(canary.replaceAll(' ', ''))
    // of three letters chance may make a word in what is packed
    if (canary.length > 5) expect(around).not.toContain(canary)
  }
})

test('what a PDF says can be read here, so that what is not found in it is not there', async () => {
  const response = await fetch(`${server.url}/api/books/results/${UNIT}.pdf`)
  expect(response.status).toBe(200)
  expect(pdfText(new Uint8Array(await response.arrayBuffer()))).toContain('Iara')
})

test.each(['/api/athletes.csv', `/api/teams/${TEAM}`, '/api/search?q=jambo', `/api/final-ranks/${EVENT}`])(
  'the athlete with the secrets stands in %s, so that their absence there proves something',
  async (path) => {
    // the search reads names a moment after they came
    await expect.poll(async () => (await fetch(server.url + path)).text(), SOON).toContain('JAMBO Iara')
  },
)

test.each(CANARIES)('no search finds anybody by %s (R5.4)', async (canary) => {
  const found = (await (await fetch(`${server.url}/api/search?q=${encodeURIComponent(canary)}`)).json()) as {
    groups: { kind: string; hits: unknown[] }[]
  }
  expect(found.groups.filter(({ kind }) => kind === 'athlete').flatMap(({ hits }) => hits)).toEqual([])
})

test('the feed does say all of it', () => {
  const sent = new TextDecoder().decode(withUnreadFields())
  for (const canary of CANARIES) expect(sent).toContain(canary)
})

test('the athlete with the secrets is shown, so that their absence proves something', async () => {
  const profile = await (await fetch(`${server.url}/api/athletes/${ATHLETE}`)).json()
  expect(profile).toMatchObject({ athlete: { name: 'JAMBO Iara' }, personal: {}, medals: [{ medal: 'gold' }] })
  const found = async (q: string) =>
    ((await (await fetch(`${server.url}/api/athletes?q=${encodeURIComponent(q)}`)).json()) as { total: number }).total
  expect(await found('jambo')).toBe(1)
  for (const canary of CANARIES) expect([canary, await found(canary)]).toEqual([canary, 0])
})

test('no live event has a personal field (private is private)', () => {
  const received = stream.text()
  expect(received).toContain(`athlete:${ATHLETE}`)
  expect(received).toContain('JAMBO Iara')
  for (const canary of CANARIES) expect(received).not.toContain(canary)
})

test('nothing is written into the server’s log (private is private)', () => {
  for (const canary of CANARIES) expect(server.log()).not.toContain(canary)
})

/** What an operator does beside a running server: `npm run settings -- KEY VALUE`. */
async function set(key: string, ...value: string[]): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../apps/server/src/commands/settings.ts'), key, ...value],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: COMPILED,
        DATA_DIR: place.dataDir,
        DEMO: '0',
        ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
      },
    },
  )
}

describe('a personal field that the organiser opens and closes again while everything runs (R5.4)', () => {
  const PROFILE = `/participants/profile/${ATHLETE}`
  const CALL = `/api/athletes/${ATHLETE}`
  const ADDRESSES = [PROFILE, payloadOf(PROFILE), CALL]
  const found = async (path: string) => {
    const text = await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text()
    const said = text.replaceAll(/\/assets\/[\w-]+\.(?:js|css)/g, '')
    return CANARIES.filter((canary) => said.includes(canary))
  }

  test('is shown as soon as it is open, and no other is', async () => {
    for (const path of ADDRESSES) expect(await found(path)).toEqual([])
    await set('public_personal_fields', 'birthDate')
    for (const path of ADDRESSES) await expect.poll(() => found(path), SOON).toEqual([PERSONAL.birthDate])
    for (const path of ['/api/athletes', '/api/athletes.csv', `/api/teams/${TEAM}`, '/api/search?q=jambo'])
      expect(await found(path)).toEqual([])
    // no cache uses the answer without validation, and the server sends it again once the field is closed
    for (const path of ADDRESSES) expect((await fetch(server.url + path)).headers.get('cache-control')).toBe('no-cache')
    const etag = (await fetch(server.url + CALL)).headers.get('etag') ?? ''
    await set('public_personal_fields', '--unset')
    for (const path of ADDRESSES) await expect.poll(() => found(path), SOON).toEqual([])
    expect((await fetch(server.url + CALL, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  /** Everything that the app has stored on the device, as text. */
  const storedText = async (page: Page): Promise<string> => (await deviceStore(page)).text
  const follow = (page: Page, path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)

  test('goes from an open page, from the app’s memory and from what the device has stored', async () => {
    const secret = PERSONAL.placeOfBirth
    await set('public_personal_fields', 'placeOfBirth')
    await expect.poll(() => found(CALL), SOON).toEqual([secret])
    const [{ page: shown }, { page: left }, { page: away }] = await Promise.all([
      watchedPage(browser),
      watchedPage(browser, WITH_WORKER),
      watchedPage(browser),
    ])
    for (const page of [shown, left, away]) {
      await page.goto(server.url + PROFILE)
      await isLive(page)
      await page.getByText(secret).waitFor(SOON)
      await expect.poll(() => storedText(page), SOON).toContain(secret)
    }
    await follow(left, '/medals/all')
    await left.waitForURL('**/medals/all')
    await isLive(left)
    // this device is not there when the field is closed
    await away.goto('about:blank')

    await set('public_personal_fields', '[]')
    await shown.getByText(secret).waitFor({ state: 'detached', ...SOON })
    await expect.poll(() => storedText(shown), SOON).not.toContain(secret)
    await expect.poll(() => storedText(left), SOON).not.toContain(secret)
    await follow(left, PROFILE)
    await left.getByRole('heading', { name: 'JAMBO Iara', level: 1 }).waitFor(SOON)
    expect(await left.getByText(secret).count()).toBe(0)
    await away.goto(`${server.url}/medals/all`)
    await expect.poll(() => storedText(away), SOON).not.toContain(secret)
  })
})
