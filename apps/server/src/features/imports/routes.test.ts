import { gzipSync } from 'node:zlib'
import { err, ok } from '@games/domain'
import { expect, test, vi } from 'vitest'
import { MAX_BODY_BYTES } from '../../http/ingest/ingest.ts'
import { testApp } from '../../testing/test-app.ts'
import type { ImportOutcome, TableImports } from './index.ts'

const OUTCOME: ImportOutcome = {
  kind: 'results',
  found: 1,
  added: [],
  changed: [],
  removed: [],
  unknown: [],
  problems: [],
  questions: [],
  applicable: true,
  importId: 7,
}
const CSV = 'unit;competitor\r\n'

const notPlanned = () => Promise.reject(new Error('not of these routes'))

function organiser({
  plan = async () => ok({ ...OUTCOME, importId: null }),
  apply = async () => ok(OUTCOME),
  undo = async () => err({ kind: 'no-such-import' }),
}: Partial<TableImports> = {}) {
  const imports = {
    plan: vi.fn(plan),
    apply: vi.fn(apply),
    undo: vi.fn(undo),
    list: vi.fn(async () => []),
    dryRun: vi.fn(notPlanned),
    applyRows: vi.fn(notPlanned),
    applyIn: vi.fn(notPlanned),
    undoIn: vi.fn(notPlanned),
  }
  const { app } = testApp({ imports })
  const call = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    app.request(`/ingest/tables/${path}`, {
      method,
      headers: { 'x-api-key': 'a secret', ...headers },
      ...(body === undefined ? {} : { body }),
    })
  return { imports, call }
}

test('a table is applied with its name and competition (R12.2)', async () => {
  const { imports, call } = organiser()
  const response = await call(
    'POST',
    'results?file-name=dia%201.csv&competition=TEST2027&answer=medals%7CATHW100M%201%3Dlist',
    CSV,
  )
  expect([response.status, await response.json()]).toEqual([200, OUTCOME])
  expect(imports.apply.mock.calls).toEqual([
    [
      {
        kind: 'results',
        bytes: Buffer.from(CSV),
        fileName: 'dia 1.csv',
        competitionCode: 'TEST2027',
        answers: { 'medals|ATHW100M 1': 'list' },
      },
    ],
  ])
})

test('a dry run plans and does not apply', async () => {
  const { imports, call } = organiser()
  const response = await call('POST', 'results?dry-run=1', new Uint8Array(gzipSync(CSV)), {
    'content-encoding': 'gzip',
  })
  expect([response.status, await response.json()]).toEqual([200, { ...OUTCOME, importId: null }])
  expect([imports.plan.mock.calls.length, imports.apply.mock.calls.length]).toEqual([1, 0])
})

test('a table with a question is a 400 that names the way to answer', async () => {
  const questions = [
    { key: 'medals|ATHW100M 1', what: 'medals', written: 'ATHW100M', rows: [2], suggestions: [] },
  ] as const
  const { call } = organiser({ apply: async () => ok({ ...OUTCOME, importId: null, applicable: false, questions }) })
  const response = await call('POST', 'medallists', CSV)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: expect.stringContaining('?answer='), questions },
  ])
})

test('a table that a problem stops is a 400 with the whole plan', async () => {
  const problems = [{ problem: 'bad-date', row: 3, column: 'date', value: '30/02/2027' }] as const
  const { call } = organiser({ apply: async () => ok({ ...OUTCOME, importId: null, applicable: false, problems }) })
  const response = await call('POST', 'results', CSV)
  expect([response.status, await response.json()]).toMatchObject([400, { id: 'invalid-input', problems }])
})

test.each<[string, string, string]>([
  ['POST', 'results', CSV],
  ['POST', 'results?dry-run=1', CSV],
  ['POST', 'imports/1/undo', ''],
  ['GET', 'imports', ''],
  ['GET', 'templates/results.csv', ''],
])('%s %s needs the key', async (method, path, body) => {
  const { imports, call } = organiser()
  const response = await call(method, path, body || undefined, { 'x-api-key': 'another' })
  expect([response.status, (await response.json()).id]).toEqual([401, 'unauthorized'])
  for (const one of Object.values(imports)) expect(one).not.toHaveBeenCalled()
})

test.each<[string, string, string | Uint8Array<ArrayBuffer>, number, string]>([
  ['a kind that is none', 'horses', CSV, 404, 'not-found'],
  ['an empty body', 'results', '', 400, 'invalid-input'],
  ['a table of more than 20 MB', 'results', new Uint8Array(MAX_BODY_BYTES + 1), 413, 'payload-too-large'],
])('%s is refused', async (_, path, body, status, id) => {
  const { imports, call } = organiser()
  const response = await call('POST', path, body)
  expect([response.status, (await response.json()).id]).toEqual([status, id])
  expect(imports.apply).not.toHaveBeenCalled()
})

test.each([
  [{ kind: 'no-competition' } as const, 400],
  [{ kind: 'other-competition', inForce: 'TEST2027' } as const, 400],
])('the fault %j is reported', async (fault, status) => {
  const { call } = organiser({ apply: async () => err(fault) })
  expect((await call('POST', 'results', CSV)).status).toBe(status)
})

test('undoing says what there was to undo, and a number that is none is not found', async () => {
  const undo = vi.fn(async (id: number) =>
    id === 7 ? err({ kind: 'already-undone' } as const) : err({ kind: 'no-such-import' } as const),
  )
  const { call } = organiser({ undo })
  const statuses = []
  for (const id of ['7', '8', 'x', '99999999999']) statuses.push((await call('POST', `imports/${id}/undo`)).status)
  expect([statuses, undo.mock.calls]).toEqual([
    [400, 404, 404, 404],
    [[7], [8]],
  ])
})

test('a template is a file to keep, for Excel', async () => {
  const { call } = organiser()
  const response = await call('GET', 'templates/medallists.csv')
  expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="medallists.csv"',
  ])
  // the mark by which Excel knows UTF-8
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^\xef\xbb\xbfevent;medal;/)
  expect((await call('GET', 'templates/horses.csv')).status).toBe(404)
})

test('a table of venues is planned or applied, refused with its problems, and wants the key as all do (R12.2)', async () => {
  const sound = {
    kind: 'venues',
    found: 1,
    added: ['AMA'],
    changed: [],
    removed: [],
    problems: [],
    applicable: true,
  } as const
  const problem = { problem: 'bad-number', row: 2, column: 'lat', value: '95' } as const
  const venueImports = {
    plan: vi.fn(async () => sound),
    apply: vi.fn(async () => ({ ...sound, problems: [problem], applicable: false })),
  }
  const { app } = testApp({ venueImports })
  const post = (query: string, key = 'a secret') =>
    app.request(`/ingest/tables/venues${query}`, { method: 'POST', headers: { 'x-api-key': key }, body: 'code' })
  expect(await (await post('?dry-run=1')).json()).toEqual(sound)
  expect(venueImports.apply).not.toHaveBeenCalled()
  const refused = await post('')
  expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ problems: [problem] })])
  expect((await post('', 'another key 1234')).status).toBe(401)
  const template = await app.request('/ingest/tables/templates/venues.csv', { headers: { 'x-api-key': 'a secret' } })
  expect(await template.text()).toMatch(/^\uFEFF?code;name;name_eng;/)
})
