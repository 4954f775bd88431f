import { topics } from '@games/contract/live'
import { writeOdf } from '@games/odf'
import { aCompetitor, aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
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
/** What the feed may say besides, in an attribute or an element that nobody reads. */
const UNREAD = {
  PassportNumber: 'QQ7319057',
  DocumentId: '99914142135',
  Email: 'canarinho@exemplo.invalid',
  MedicalNote: 'Canarinho da Saúde',
}
const CANARIES = [...Object.values(PERSONAL), ...Object.values(UNREAD)]

const UNIT = 'JUDW57KG--------------FNL-000100--'
const DAY = '2027-09-14'
const ATHLETE = '700123'

let place: Place
let server: RunningServer
let stream: Stream
beforeAll(async () => {
  place = await makePlace()
  server = await startServer({ place })
  const everything = [
    topics.medals('all'),
    topics.medals('discipline:JUD'),
    topics.scheduleDay(DAY),
    topics.unit(UNIT),
    topics.athlete(ATHLETE),
    topics.athletes(),
    topics.days(),
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
  await server.send(medallists({ documentCode: UNIT.slice(0, 22) }, [['gold', ATHLETE, 'AL']]))
  await stream.until((text) => text.includes('"gold":1'))
})
afterAll(async () => {
  stream.close()
  await server.stop()
  await place.remove()
})

/** The athlete's participants message with every personal field, and attributes and an element that no dictionary knows. */
function withUnreadFields(): Uint8Array {
  const message = participants({ documentCode: 'JUD' }, [
    aParticipant({
      code: ATHLETE,
      printName: 'JAMBO Iara',
      disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }],
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
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100',
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100/startlist',
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100/summary',
  '/nowhere',
]
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
  // a search for a secret must not say whether it is right
  `/api/athletes?q=${PERSONAL.birthDate}`,
  `/api/athletes?q=${encodeURIComponent(PERSONAL.placeOfBirth)}`,
]

test.each([...PAGES, ...PAGES.map(payloadOf), ...CALLS])(
  'no personal field that the organiser has not opened is in %s (invariant 5, R5.4)',
  async (path) => {
    const response = await fetch(server.url + path, { headers: { accept: 'text/html' } })
    const text = `${[...response.headers].join('\n')}\n${await response.text()}`
    expect(response.status).toBeLessThan(500)
    for (const canary of CANARIES) expect(text).not.toContain(canary)
  },
)

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

test('no live event tells a personal field (invariant 5)', () => {
  const told = stream.text()
  expect(told).toContain(`athlete:${ATHLETE}`)
  expect(told).toContain('JAMBO Iara')
  for (const canary of CANARIES) expect(told).not.toContain(canary)
})

test('nothing is written into the server’s log (invariant 5)', () => {
  for (const canary of CANARIES) expect(server.log()).not.toContain(canary)
})

test('a field that the organiser opens is shown, and no other', async () => {
  await server.kill()
  const database = await openDatabase(place.databaseUrl === null ? place : { url: place.databaseUrl })
  await database.pool.query(`insert into setting (key, value) values ('public_personal_fields', '["birthDate"]')`)
  await database.close()
  server = await startServer({ place })
  for (const path of [`/participants/profile/${ATHLETE}`, `/api/athletes/${ATHLETE}`]) {
    const text = await (await fetch(server.url + path)).text()
    expect(CANARIES.filter((canary) => text.includes(canary))).toEqual([PERSONAL.birthDate])
  }
})
