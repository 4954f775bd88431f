import { exportEndpoints } from '@games/contract'
import { expect, test, vi } from 'vitest'
import { createSiteOrigin } from '../../http/server/site-origin.ts'
import { GAMES, type TestDeps, testApp } from '../../testing/test-app.ts'
import type { ExportedFile, Exporters } from './index.ts'

const table = (): ExportedFile => ({ body: 'a;b\r\n'.repeat(400), name: 'medals-all', topics: ['medals:all'] })
const app = (exporters: Partial<Exporters>, deps: TestDeps = {}) => testApp({ ...deps, exporters })

test('a table comes as a file that any site may read, compressed, to be requested again each time', async () => {
  const { get } = app({ medalTableCsv: async () => table() })
  const response = await get('/api/medals/all/table.csv', { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-disposition': 'attachment; filename="medals-all.csv"',
    'content-encoding': 'br',
    'content-type': 'text/csv; charset=utf-8; header=present',
    'x-content-type-options': 'nosniff',
  })
})

test('a workbook comes as a file of its own type, byte by byte', async () => {
  const body = Uint8Array.from([80, 75, 3, 4, 0, 255])
  const { get } = app({ medalTableXlsx: async () => ({ body, name: 'medals-all', topics: ['medals:all'] }) })
  const response = await get('/api/medals/all/table.xlsx')
  expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="medals-all.xlsx"')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(body)
})

test('a table is made once until one of its topics changes; who has it gets 304', async () => {
  const make = vi.fn(async () => table())
  const { get, responseCache } = app({ medalTableCsv: make })
  const etag = (await get('/api/medals/all/table.csv')).headers.get('etag') ?? ''
  expect((await get('/api/medals/all/table.csv', { 'if-none-match': etag })).status).toBe(304)
  expect(make).toHaveBeenCalledTimes(1)
  responseCache.invalidate(new Set(['medals:all']), 1)
  await get('/api/medals/all/table.csv')
  expect(make).toHaveBeenCalledTimes(2)
})

test('a calendar is opened, not saved as a file, and links to the site of the request', async () => {
  const unitIcs = vi.fn(async (_: unknown, origin: string) => ({ body: origin, name: 'JUD', topics: ['unit:JUD'] }))
  const { get } = app({ unitIcs })
  const response = await get('http://one.example/api/units/JUD/unit.ics')
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="JUD.ics"')
  expect(await response.text()).toBe('http://one.example')
  expect(await (await get('http://two.example/api/units/JUD/unit.ics')).text()).toBe('http://two.example')
  const named = app({ unitIcs }, { siteOrigin: createSiteOrigin('https://games.example') })
  expect(await (await named.get('/api/units/JUD/unit.ics')).text()).toBe('https://games.example')
})

test('today is cached under its date', async () => {
  const unitsCsv = vi.fn(async () => ({ body: '', name: 'schedule', topics: ['s'] }))
  const { get } = app({ unitsCsv })
  await get('/api/schedule/today/units.csv')
  await get(`/api/schedule/${GAMES.today}/units.csv`)
  expect(unitsCsv.mock.calls).toEqual([[{ params: { day: GAMES.today }, query: {} }, expect.any(String)]])
})

test.each([
  ['/api/medals/nonsense/table.csv', 400],
  ['/api/medals/all/table.csv?lang=pt', 400],
  ['/api/medals/all/table.csv?separator=|', 400],
  ['/api/medals/all/table.xlsx?separator=comma', 400],
  ['/api/athletes.csv?cursor=abc', 400],
  ['/api/units/JUD/results.csv', 404],
  ['/api/units/JUD/results.xlsx', 404],
])('GET %s is answered with %i', async (path, status) => {
  const response = await testApp().get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ message: expect.any(String) })
})

test.each(Object.entries(exportEndpoints))('%s says what it exports, and where', (_, { path, summary }) => {
  expect(path).toMatch(/^\/api\/[\w/:.-]+\.(csv|xlsx|ics)$/)
  expect(summary).not.toBe('')
})
