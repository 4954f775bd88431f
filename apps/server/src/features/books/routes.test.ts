import { aParticipant, aResult, aUnit, medallists, participants, results, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { pdfRoles, pdfText } from '../../testing/pdf-text.ts'
import { testApp } from '../../testing/test-app.ts'
import { createHandlers } from '../handlers.ts'
import { createPdfWorkers, type PdfWorkers } from './index.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
const UNIT = FINAL.replace(/-+$/, '')
let db: TestDatabase
let pdfWorkers: PdfWorkers
let app: ReturnType<typeof testApp>
let printed = 0

const book = async (path: string, headers: Record<string, string> = {}) => app.get(`/api/books/${path}`, headers)
const bytesOf = async (path: string) => new Uint8Array(await (await book(path)).arrayBuffer())
const textOf = async (path: string) => pdfText(await bytesOf(path))
/** As `pdfText` gives it. */
const bare = (text: string) => text.replace(/\s/g, '')

beforeAll(async () => {
  db = await testDatabase()
  pdfWorkers = createPdfWorkers()
  const entered = (code: string, name: string, organisation: string, more = {}) =>
    aParticipant({
      code,
      organisation,
      printName: name,
      birthDate: '2010-02-03',
      disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }],
      ...more,
    })
  app = testApp({
    handlers: createHandlers({ pool: db.pool, demo: false, now: Date.now }),
    print: (sheet) => {
      printed++
      return pdfWorkers.print(sheet)
    },
  })
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: FINAL, medal: 1, start: '2027-09-14T11:00:00-03:00' }),
      aUnit({ code: 'JUDW57KG--------------SFNL000100--', start: '2027-09-14T09:00:00-03:00' }),
    ]),
    participants({ documentCode: 'JUD' }, [
      entered('101', 'CONCEIÇÃO Açucena', 'AL'),
      entered('102', 'ŁOPUSZNA Żaneta', 'SP'),
    ]),
    results({ documentCode: FINAL, resultStatus: 'OFFICIAL' }, [
      aResult({ sortOrder: 1, startOrder: '2', rank: '1', competitor: '101', result: '10' }),
      aResult({ sortOrder: 2, startOrder: '1', rank: '2', competitor: '102', result: '01' }),
    ]),
    results({ documentType: 'DT_RANKING', documentCode: 'JUDW57KG' }, [
      aResult({ sortOrder: 1, rank: '1', competitor: '101' }),
      aResult({ sortOrder: 2, rank: '2', competitor: '102' }),
    ]),
    medallists({ documentCode: 'JUDW57KG' }, [
      ['gold', '101', 'AL'],
      ['silver', '102', 'SP'],
    ]),
  )
})
afterAll(async () => {
  await pdfWorkers.close()
  await db.close()
})

test('a result is printed as it was sent, with letters of other languages (R5.9)', async () => {
  const response = await book(`results/${UNIT}.pdf`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="results-JUDW57KG-FNL-000100-por.pdf"')
  const text = pdfText(new Uint8Array(await response.arrayBuffer()))
  for (const word of ['Resultado', 'CONCEIÇÃO Açucena', 'ŁOPUSZNA Żaneta', 'Alagoas', 'Oficial'])
    expect(text).toContain(bare(word))
  expect(text.indexOf('CONCEI')).toBeLessThan(text.indexOf('OPUSZNA'))
})

test('a start list stands in start order, without what came of it', async () => {
  const text = await textOf(`start-list/${UNIT}.pdf`)
  expect(text.indexOf('OPUSZNA')).toBeLessThan(text.indexOf('CONCEI'))
  for (const outcome of ['Ouro', 'Prata', 'Oficial']) expect(text).not.toContain(outcome)
})

test.each([
  ['medals/all.pdf', ['Quadro de medalhas', 'Alagoas', 'São Paulo']],
  ['medals/all.pdf?at=2027-09-20', ['Como estava no fim de segunda-feira, 20 de setembro de 2027', 'Alagoas']],
  ['medals/discipline:JUD.pdf?lang=spa', ['Medallero', 'Judo', 'Alagoas']],
  ['programme/2027-09-14.pdf?lang=eng', ['Daily programme', 'Tuesday', '11:00', 'Gold medal decided']],
  ['programme/2027-09-14.pdf?discipline=JUD', ['Judô', 'Terça-feira, 14 de setembro de 2027', '09:00']],
  ['final-rank/JUDW57KG.pdf?lang=eng', ['Final ranking', 'CONCEIÇÃO Açucena', 'Gold', 'Silver']],
] as const)('%s says %j', async (path, words) => {
  const text = await textOf(path)
  for (const word of words) expect(text).toContain(bare(word))
})

test('a screen reader finds a heading, and a table whose cells have their heads', async () => {
  const bytes = await bytesOf(`results/${UNIT}.pdf`)
  const roles = pdfRoles(bytes)
  expect(roles).toMatchObject({ Document: 1, H1: 1 })
  // a row of heads and one for each competitor, in which the name is the row's head
  expect(roles['TR']).toBeGreaterThanOrEqual(3)
  expect(roles['TH']).toBeGreaterThan(2)
  const file = Buffer.from(bytes).toString('latin1')
  for (const mark of ['/Marked true', '/Scope /Column', '/Scope /Row', '/Lang (pt-PT)', '/DisplayDocTitle true'])
    expect(file).toContain(mark)
})

test('nothing personal that is closed is printed (R5.4)', async () => {
  for (const path of [`start-list/${UNIT}.pdf`, `results/${UNIT}.pdf`, 'final-rank/JUDW57KG.pdf'])
    expect(await textOf(path)).not.toMatch(/2010|03\/02/)
})

test('the same data give the same bytes, which are made once and answered with 304', async () => {
  const before = printed
  const first = await book('medals/gender:W.pdf')
  const again = await book('medals/gender:W.pdf')
  expect(printed).toBe(before + 1)
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array(await first.arrayBuffer()))
  const etag = first.headers.get('etag') ?? ''
  expect((await book('medals/gender:W.pdf', { 'if-none-match': etag })).status).toBe(304)

  app.responseCache.invalidateAll()
  expect((await book('medals/gender:W.pdf')).headers.get('etag')).toBe(etag)
  expect(printed).toBe(before + 2)
})

test('a book is made anew once what it was made from has changed', async () => {
  await bytesOf('medals/all.pdf')
  const before = printed
  app.responseCache.invalidate(new Set(['medals:all']), 1)
  await bytesOf('medals/all.pdf')
  expect(printed).toBe(before + 1)
})

test.each([
  [404, 'results/JUDW57KG--------------SFNL000100.pdf'],
  [404, 'start-list/XYZ.pdf'],
  [404, 'final-rank/JUDM60KG.pdf'],
  [404, 'poem/all.pdf'],
  [404, 'medals/all.txt'],
  [400, 'medals/everything.pdf'],
  [400, 'medals/all.pdf?at=yesterday'],
  [400, 'programme/tomorrow.pdf'],
  [400, 'medals/all.pdf?lang=fra'],
])('%i for %s', async (status, path) => {
  expect((await book(path)).status).toBe(status)
})

test('a discipline is called in books as the organiser calls it (R5.9)', async () => {
  await db.pool.query(
    `insert into code_name (code_set, code, name) values ('DISCIPLINE', 'JUD', '{"por": "Judô de praia"}')`,
  )
  for (const path of ['final-rank/JUDW57KG.pdf', 'medals/discipline:JUD.pdf'])
    expect(await textOf(path)).toContain(bare('Judô de praia'))
})
