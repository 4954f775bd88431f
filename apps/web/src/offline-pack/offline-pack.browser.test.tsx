import { type PackHead, type PackLine, placeOf } from '@games/contract/offline-pack/offline-pack'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldPack, readRecords, removePack } from './pack-store.ts'
import { packNames, packView } from './pack-views.ts'
import { renewPack } from './renew-pack.ts'

/** What the server answers next, line by line; a line of `CUT` ends the connection. */
const CUT = Symbol('the connection is cut')
type Line = PackHead | PackLine | typeof CUT
let answers: (readonly Line[] | 202)[] = []
const asked: string[] = []

const head = (version: number, since: number | null, more: Partial<PackHead> = {}): PackHead => ({
  history: '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c01',
  version,
  since,
  known: Date.now() - 5_000,
  shape: import.meta.env.DATA_SHAPE,
  ...more,
})

beforeEach(async () => {
  await removePack()
  answers = []
  asked.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(new URL(address as string, location.href).search)
    const lines = answers.shift() ?? []
    if (lines === 202) return new Response(null, { status: 202 })
    const bytes = new TextEncoder()
    return new Response(
      new ReadableStream({
        start(controller) {
          for (const line of lines) {
            if (line === CUT) return controller.error(new TypeError('network'))
            controller.enqueue(bytes.encode(`${JSON.stringify(line)}\n`))
          }
          controller.close()
        },
      }),
    )
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const ATHLETE = 'getAthlete 101'
/** The record that athlete 101 is in, of 64. */
const PEOPLE = placeOf('a101').record
const profile = (name: string): PackLine[] => [
  [ATHLETE, { '': { athlete: '$a101', note: '$$5 is no reference' } }],
  [PEOPLE, { a101: { id: '101', name, organisation: '$oAL', disciplines: [], bib: null } }],
  ['organisations', { oAL: { code: 'AL', name: null, flag: null } }],
]
const nameHere = async (): Promise<unknown> => {
  const found = await packView(['athlete', '101'])
  return (found?.view as { athlete: { name: string } } | undefined)?.athlete.name
}

test('a whole pack is taken, and a view is put together with all that it refers to (R3.9)', async () => {
  answers = [[head(1, null), ...profile('Ana')]]
  expect(await renewPack()).toBe('renewed')
  const found = await packView(['athlete', '101'])
  expect(found?.view).toEqual({
    seq: 0,
    athlete: {
      id: '101',
      name: 'Ana',
      organisation: { code: 'AL', name: null, flag: null },
      disciplines: [],
      bib: null,
    },
    note: '$5 is no reference',
  })
  expect(found && Date.now() - found.at).toBeGreaterThan(3_000)
  expect(await packView(['athlete', '102'])).toBeUndefined()
  expect(await packView(['what', 'is', 'none'])).toBeUndefined()
  expect((await packNames()).map(({ key }) => key)).toEqual([['athlete', '101']])
})

test('changes are put onto what is held, the same ones again change nothing, what is gone goes', async () => {
  answers = [
    [head(1, null), ...profile('Ana')],
    [head(2, 1), ...profile('Ana Maria')],
    [head(2, 1), ...profile('Ana Maria')],
  ]
  await renewPack()
  for (let twice = 0; twice < 2; twice++) {
    expect(await renewPack()).toBe('renewed')
    expect(await nameHere()).toBe('Ana Maria')
  }
  expect(asked).toEqual(['', expect.stringContaining('version=1'), expect.stringContaining('version=2')])
  answers = [[head(3, 2), [ATHLETE, { '': null }]]]
  await renewPack()
  expect(await packView(['athlete', '101'])).toBeUndefined()
  expect(await readRecords(1, [ATHLETE])).toEqual(new Map())
})

test.each([
  ['cut off in a whole pack', null],
  ['cut off in changes', 1],
])('%s: what was held stays whole', async (_, since) => {
  answers = [
    [head(1, null), ...profile('Ana')],
    [head(2, since), ...profile('Bia'), CUT],
  ]
  await renewPack()
  await expect(renewPack()).rejects.toThrow('network')
  expect([await nameHere(), (await heldPack())?.version]).toEqual(['Ana', 1])
  answers = [[head(3, null), ...profile('Caju')]]
  expect(await renewPack()).toBe('renewed')
  expect(await nameHere()).toBe('Caju')
})

test.each([
  ['a whole pack', null],
  ['changes', 1],
])('a device without room for %s keeps what it has, and says so', async (_, since) => {
  answers = [
    [head(1, null), ...profile('Ana')],
    [head(2, since), ...profile('Bia')],
  ]
  await renewPack()
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as IDBObjectStore['put']
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    // as a full disk does: the transaction ends, not the call
    if (key === 'held' || (typeof key === 'string' && key.endsWith('organisations'))) this.transaction.abort()
    return request
  })
  expect(await renewPack()).toBe('no-room')
  vi.mocked(IDBObjectStore.prototype.put).mockRestore()
  expect([await nameHere(), (await heldPack())?.version]).toEqual(['Ana', 1])
})

test('a patch is put onto what is held; where it is of another pack the whole is loaded', async () => {
  const renamed = (place: string): PackLine => [PEOPLE, {}, { a101: [[[place], 'Ana Maria']] }]
  answers = [
    [head(1, null), ...profile('Ana')],
    [head(2, 1), renamed('name')],
  ]
  await renewPack()
  expect([await renewPack(), await nameHere()]).toEqual(['renewed', 'Ana Maria'])
  answers = [
    [head(3, 2), [PEOPLE, {}, { a101: [[['disciplines', 5], 'JUD']] }]],
    [head(3, null), ...profile('Bia')],
  ]
  expect([await renewPack(), await nameHere()]).toEqual(['renewed', 'Bia'])
  expect(asked.at(-1)).toBe('')
})

test('what the server is still making, or makes for another release, changes nothing', async () => {
  answers = [[head(1, null), ...profile('Ana')], 202, [head(9, null, { shape: 'another' }), ...profile('Bia')]]
  await renewPack()
  expect([await renewPack(), await renewPack()]).toEqual(['being-made', 'other-release'])
  expect(await nameHere()).toBe('Ana')
})

test('a reference that leads nowhere is a view that is not there', async () => {
  answers = [[head(1, null), [ATHLETE, { '': { athlete: '$a999' } }]]]
  await renewPack()
  expect(await packView(['athlete', '101'])).toBeUndefined()
})
