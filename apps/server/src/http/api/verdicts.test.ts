import { readFileSync } from 'node:fs'
import { type OdfMessage, writeOdf } from '@games/odf'
import { aParticipant, aUnit, participants, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApplier } from '../../ingest/applier.ts'
import { insertMessage, UNDECIDED, VERDICTS } from '../../ingest/inbox.queries.ts'
import { type MessageVerdict, newestVerdicts, verdictOf } from '../../ingest/verdicts.queries.ts'
import { emptyDatabase, POLICY } from '../../testing/feed.ts'
import { testApp } from '../../testing/test-app.ts'
import { openApi } from './open-api.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
const KEY = { 'x-api-key': 'a secret' }
const ADDRESS = '/ingest/odf'
let db: TestDatabase
let app: ReturnType<typeof testApp>['app']
let lines: string[]

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyDatabase(db.pool)
  lines = []
  app = testApp({
    receive: (bytes) => insertMessage(db.pool, bytes, 'http'),
    verdictOf: (id) => verdictOf(db.pool, id),
    newestVerdicts: (wanted) => newestVerdicts(db.pool, wanted),
  }).app
})

async function post(message: OdfMessage | string): Promise<number> {
  const body = typeof message === 'string' ? message : new Uint8Array(writeOdf(message))
  const response = await app.request(ADDRESS, { method: 'POST', headers: KEY, body })
  return ((await response.json()) as { id: number }).id
}
/** Applies what was stored as the server does; what it writes to its log is in `lines`. */
async function applied(): Promise<void> {
  const applier = startApplier({ pool: db.pool, policy: POLICY, log: (line) => lines.push(line) })
  await applier.idle()
  await applier.close()
}
const get = (path = '', headers: Record<string, string> = KEY) => app.request(`${ADDRESS}${path}`, { headers })
const read = async (path: string) => (await (await get(path)).json()) as MessageVerdict
const list = async (query = '') =>
  (await (await get(query)).json()) as { messages: MessageVerdict[]; next: string | null }

const programme = schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL })])
const xml = (message: OdfMessage) => new TextDecoder().decode(writeOdf(message))

test('R12.1 a message is pending until it was looked at, and then says its verdict and whose it is', async () => {
  const id = await post(programme)
  expect(await read(`/${id}`)).toMatchObject({ id, channel: 'http', verdict: 'pending', header: null })
  await applied()
  expect(await read(`/${id}`)).toEqual({
    id,
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    channel: 'http',
    verdict: 'applied',
    reason: null,
    warnings: [],
    header: {
      competitionCode: 'TEST2027',
      documentCode: programme.header.documentCode,
      documentSubcode: null,
      documentType: 'DT_SCHEDULE',
      documentSubtype: null,
      version: 1,
      resultStatus: null,
      language: null,
      feedFlag: 'P',
      produced: '2027-09-14T09:00:00',
      source: 'TEST',
    },
  })
  expect(lines).toEqual([])
})

test('R12.1 a rejected message says why, by its number and in the list, and the log has one line of it', async () => {
  const unreadable = await post('<OdfBody><Competition>')
  const faulty = await post(xml(programme).replace(`Code="${FINAL}"`, 'Code="JUD_X"'))
  await post(programme)
  await applied()
  expect(await read(`/${unreadable}`)).toMatchObject({
    verdict: 'rejected',
    reason: expect.stringMatching(/^bad-header: The header lacks /),
    header: null,
  })
  expect(await read(`/${faulty}`)).toMatchObject({
    verdict: 'rejected',
    reason: expect.stringMatching(/^bad-element: Unit has Code "JUD_X"/),
    header: { documentType: 'DT_SCHEDULE' },
  })
  expect((await list('?verdict=rejected')).messages.map(({ id }) => id)).toEqual([faulty, unreadable])
  expect(lines).toEqual([
    `message ${unreadable} rejected: bad-header; GET /ingest/odf/${unreadable} says all`,
    `message ${faulty} (DT_SCHEDULE JUD, version 1) rejected: bad-element; GET /ingest/odf/${faulty} says all`,
  ])
})

test('R12.1 a schedule with one unknown status and one short RSC is applied, with its warnings and a line of the log', async () => {
  const id = await post(
    xml(programme)
      .replace('ScheduleStatus="SCHEDULED"', 'ScheduleStatus="CALLING"')
      .replace(`DocumentCode="${programme.header.documentCode}"`, 'DocumentCode="JUD"'),
  )
  await applied()
  const { verdict, warnings } = await read(`/${id}`)
  expect([verdict, warnings]).toEqual([
    'applied',
    [
      'The header has DocumentCode "JUD", a short RSC: padded',
      `Unit "${FINAL}" has ScheduleStatus "CALLING", which is not known: read as SCHEDULED`,
    ],
  ])
  const { rows } = await db.pool.query('select status, displayed from unit')
  expect(rows).toEqual([{ status: 'SCHEDULED', displayed: true }])
  expect(lines).toEqual([
    `message ${id} (DT_SCHEDULE JUD, version 1) applied with 2 warnings; GET /ingest/odf/${id} says all`,
  ])
})

test('the log has nothing of what was sent but codes: no name, no line break', async () => {
  const named = participants({ documentCode: 'JUD' }, [
    aParticipant({ code: '1', familyName: 'SEGREDO', printName: '' }),
  ])
  await post(named)
  await post(
    xml(programme).replace('DT_SCHEDULE', 'SEGREDO&#10;message 9 applied').replace('FeedFlag="P"', 'FeedFlag="T"'),
  )
  await applied()
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toMatch(/SEGREDO|\n/)
})

test('R12.1 the list is newest first, by pages that neither repeat nor leave out when more come', async () => {
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) ids.push(await post(`<no odf="${n}"/>`))
  await applied()
  const first = await list('?verdict=rejected&limit=2')
  await post('<another/>')
  await applied()
  const second = await list(`?verdict=rejected&limit=2&cursor=${first.next}`)
  const third = await list(`?verdict=rejected&limit=2&cursor=${second.next}`)
  expect([first, second, third].map(({ messages }) => messages.map(({ id }) => id))).toEqual([
    [ids[4], ids[3]],
    [ids[2], ids[1]],
    [ids[0]],
  ])
  expect(third.next).toBeNull()
})

test('R12.1 every message is listed where no verdict is requested, those to be looked at as pending', async () => {
  const first = await post(programme)
  await applied()
  const again = await post(programme)
  const verdicts = async (query = '') => (await list(query)).messages.map(({ id, verdict }) => [id, verdict])
  expect(await verdicts()).toEqual([
    [again, 'pending'],
    [first, 'applied'],
  ])
  expect(await verdicts('?verdict=pending')).toEqual([[again, 'pending']])
  await applied()
  expect(await verdicts('?verdict=duplicate')).toEqual([[again, 'duplicate']])
  expect(await verdicts('?verdict=rejected')).toEqual([])
})

test.each(['0', '-1', '1.5', 'last', '99999999999999999999', '%00', '7'])('there is no message %s', async (id) => {
  const response = await get(`/${id}`)
  expect([response.status, await response.json()]).toEqual([
    404,
    { id: 'not-found', message: 'There is no such message' },
  ])
})

test.each([
  '?verdict=lost',
  '?limit=0',
  '?limit=201',
  '?limit=many',
  '?cursor=x',
  `?cursor=${Buffer.from('["1 or 1=1"]').toString('base64url')}`,
  '?verdikt=rejected',
])('the list %s is 400', async (query) => {
  const response = await get(query)
  expect([response.status, await response.json()]).toEqual([
    400,
    { id: 'invalid-input', message: expect.stringContaining('query.') },
  ])
})

test.each([
  ['no', {}],
  ['a wrong', { 'x-api-key': 'a secret!' }],
])('with %s key nobody learns whether there is a message', async (_, headers) => {
  const id = await post(programme)
  for (const path of ['', `/${id}`, '/999', '?verdict=lost']) {
    const response = await get(path, headers)
    expect([response.status, await response.json()]).toEqual([
      401,
      { id: 'unauthorized', message: 'X-API-KEY is missing or wrong' },
    ])
  }
})

test('HEAD is GET without a body, other methods get the list of those there are, and nobody on the way stores an answer', async () => {
  const id = await post(programme)
  for (const path of ['', `/${id}`]) {
    const head = await app.request(`${ADDRESS}${path}`, { method: 'HEAD', headers: KEY })
    expect([head.status, await head.text(), head.headers.get('cache-control')]).toEqual([200, '', 'no-store'])
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await app.request(`${ADDRESS}${path}`, { method, headers: KEY })
      expect([response.status, response.headers.get('allow')]).toEqual([405, path ? 'GET, HEAD' : 'GET, POST, HEAD'])
    }
  }
})

test('the example of the contract is what is answered', async () => {
  const text = readFileSync(new URL('../../../../../docs/contracts/feed.md', import.meta.url), 'utf8')
  const [, example = ''] = /```json\n([\s\S]+?)```/.exec(text) ?? []
  const id = await post(xml(programme).replace(`Code="${FINAL}"`, 'Code="JUD_X"'))
  await applied()
  const answered = await list('?verdict=rejected&limit=1')
  const shown = JSON.parse(example) as typeof answered
  const shapeOf = ({ messages, ...rest }: typeof answered) => [
    Object.keys(rest),
    messages.map(({ header, ...one }) => [Object.keys(one), Object.keys(header ?? {}).sort()]),
  ]
  expect(shapeOf(shown)).toEqual(shapeOf(answered))
  expect(answered.messages[0]?.id).toBe(id)
})

test('every verdict is in the description and in the contract, and no other', () => {
  const [verdict] = openApi().paths['/ingest/odf']?.get?.parameters.filter((one) => 'name' in one) ?? []
  expect(verdict?.schema).toMatchObject({ enum: expect.arrayContaining([...VERDICTS]) })
  const text = readFileSync(new URL('../../../../../docs/contracts/feed.md', import.meta.url), 'utf8')
  const described = [...text.matchAll(/^\| `([a-z]+)` \| [a-z]/gm)].map(([, word]) => word)
  expect(new Set(described)).toEqual(new Set([...UNDECIDED, ...VERDICTS]))
  expect(verdict?.schema).toMatchObject({ enum: { length: described.length } })
})
