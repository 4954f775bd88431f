import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { ApiFailure, topics } from '@games/contract'
import { aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createResponseCache, type ResponseCache } from '../../http/response-cache/response-cache.ts'
import { receive } from '../../testing/feed.ts'
import { GAMES, HANDLERS, testApp } from '../../testing/test-app.ts'
import { createHandlers } from '../handlers.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
const SEMIFINAL = 'JUDW57KG--------------SFNL000100--'
const QUARTERFINAL = 'JUDW57KG--------------QFNL000100--'
/** 13:55 of the day. */
const NOW = Date.parse('2027-09-14T13:55:20-03:00')
const games = () => ({ ...GAMES, today: '2027-09-14', clock: { games: NOW, real: Date.now(), speed: 1 } })

let db: TestDatabase
let responseCache: ResponseCache
let app: ReturnType<typeof testApp>
const page = async (path = '/family/101', headers: Record<string, string> = {}) => {
  const response = await app.get(path, { 'accept-language': 'pt-BR', ...headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
/** What is read, without its marks. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<script>.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

beforeAll(async () => {
  db = await testDatabase()
  const entered = (code: string, printName: string, organisation: string, more = {}) =>
    aParticipant({
      code,
      organisation,
      printName,
      birthDate: '2010-02-03',
      height: '171',
      disciplines: [
        {
          code: 'JUD',
          entries: [{ type: 'ENTRY', code: 'INSTITUTION', value: 'Escola Secreta' }],
          registeredEvents: [],
        },
      ],
      ...more,
    })
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: QUARTERFINAL, start: '2027-09-14T12:10:00-03:00', scheduleStatus: 'FINISHED' }),
      aUnit({ code: SEMIFINAL, start: '2027-09-14T14:14:00-03:00' }),
      aUnit({ code: FINAL, medal: 1, start: '2027-09-15T17:00:00-03:00' }),
    ]),
    participants({ documentCode: 'JUD' }, [
      entered('101', 'CONCEIÇÃO Açucena <b>', 'AL'),
      entered('102', 'ŁOPUSZNA Żaneta', 'SP'),
      entered('103', 'SEM-PROVA Lia', 'BA'),
    ]),
    results({ documentCode: QUARTERFINAL, resultStatus: 'OFFICIAL' }, [
      aResult({ sortOrder: 1, startOrder: '1', rank: '1', wlt: 'W', competitor: '101', result: '10' }),
      aResult({ sortOrder: 2, startOrder: '2', rank: '2', wlt: 'L', competitor: '102', result: '0' }),
    ]),
    results({ documentCode: SEMIFINAL, resultStatus: 'START_LIST' }, [
      aResult({ sortOrder: 1, startOrder: '1', competitor: '101' }),
      aResult({ sortOrder: 2, startOrder: '2', competitor: '102' }),
    ]),
    results({ documentCode: FINAL, resultStatus: 'START_LIST' }, [
      aResult({ sortOrder: 1, startOrder: '1', competitor: '101' }),
    ]),
    medallists({ documentCode: 'JUDW52KG' }, [['gold', '102', 'SP']]),
  )
})
beforeEach(() => {
  responseCache = createResponseCache()
  app = testApp({ handlers: createHandlers({ pool: db.pool, demo: false, now: Date.now }), games, responseCache })
})
afterAll(() => db.close())

test('a family reads when, against whom and how it went, in one document of less than 30 kB (R5.4)', async () => {
  const { status, html } = await page()
  expect(status).toBe(200)
  const text = textOf(html)
  expect(text).toContain('Atualizado às 13:55.')
  expect(text).toMatch(/14:14 em 19 min/)
  expect(text).toContain('contra ŁOPUSZNA Żaneta')
  expect(text).toMatch(/12:10 Quartas de final 1 10–0 .*venceu/)
  expect(text).toMatch(/Depois .*qua 15 17:00 .*final/i)
  expect(html).not.toMatch(/<(?:link|img)\b|\ssrc=/)
  expect(Buffer.byteLength(html)).toBeLessThan(30_000)
  expect(gzipSync(html).length).toBeLessThan(8_000)
})

test('nothing personal but name and number is on it, whatever the organiser has opened (R5.4)', async () => {
  await db.pool.query(
    `insert into setting (key, value) values ('public_fields', '["birthDate","height","institution"]') on conflict (key) do update set value = excluded.value`,
  )
  const { html } = await page()
  for (const secret of ['2010', '171', 'Escola Secreta']) expect(html).not.toContain(secret)
  await db.pool.query(`delete from setting where key = 'public_fields'`)
})

test('a name is text, whatever it is made of', async () => {
  const { html } = await page()
  expect(html).not.toContain('Açucena <b>')
  expect(html).toContain('Açucena &lt;b&gt;')
})

test.each([
  ['?lang=spa', 'es-ES', 'Actualizado a las 13:55.'],
  ['?lang=eng', 'en-US', 'in 19 min'],
  ['?lang=por', 'pt-PT', 'em 19 min'],
])('%s is in its language, and keeps it when it is looked at again', async (query, tag, words) => {
  const { html } = await page(`/family/101${query}`)
  expect(html).toContain(`<html lang="${tag}">`)
  expect(textOf(html)).toContain(words)
  expect(html).toContain(`href="/family/101${query}"`)
})

test('who has nothing in the programme is told so', async () => {
  const { status, html } = await page('/family/103')
  expect(status).toBe(200)
  expect(textOf(html)).toContain('Nenhuma disputa na programação por enquanto.')
})

test.each([
  ['an unknown id', '999'],
  ['a script', '%3Cscript%3E'],
  ['five thousand digits', '9'.repeat(5_000)],
  ['a null byte', '%00'],
  ['a way out', '..%2f..%2fetc'],
])('%s is nobody: 404 in a few words', async (_name, id) => {
  const { status, html, headers } = await page(`/family/${id}`)
  expect(status).toBe(404)
  expect(html).not.toContain('<script>')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('while the database is away it is 503 with the time of another try', async () => {
  app = testApp({
    handlers: { ...HANDLERS, getAthlete: () => Promise.reject(new ApiFailure(503, 'unavailable', 'away')) },
    games,
  })
  const { status, headers, html } = await page()
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(html).toContain('503')
})

test('its policy lets in its own style and script alone, no search engine lists it, and no site is told of it (R3.5)', async () => {
  const { headers, html } = await page()
  const policy = headers.get('content-security-policy') ?? ''
  for (const element of ['style', 'script']) {
    const content = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(html)?.[1] ?? ''
    expect(policy).toContain(`sha256-${createHash('sha256').update(content).digest('base64')}`)
  }
  expect(policy).not.toContain('unsafe')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('it is made once a minute, and anew when a result changes', async () => {
  const first = await page()
  await receive(
    db.pool,
    results({ documentCode: SEMIFINAL, resultStatus: 'LIVE', version: 2 }, [
      aResult({ sortOrder: 1, startOrder: '1', competitor: '101', result: '1' }),
      aResult({ sortOrder: 2, startOrder: '2', competitor: '102', result: '0' }),
    ]),
  )
  expect((await page('/family/101', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
  responseCache.invalidate(new Set([topics.unit(SEMIFINAL)]), 1_000)
  expect(textOf((await page()).html)).toMatch(/ 1 Ao vivo /)
})
