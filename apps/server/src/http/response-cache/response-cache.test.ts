import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { EVERYTHING } from '../../live/index.ts'
import { type BuiltResponse, createResponseCache } from './response-cache.ts'

const answer = (body: string, topics: readonly string[] = ['t'], more: Partial<BuiltResponse> = {}): BuiltResponse => ({
  status: 200,
  type: 'text/plain',
  body,
  topics,
  ...more,
})
const text = ({ plain }: { plain: Uint8Array }) => Buffer.from(plain).toString()

/** Bytes that no compression makes less of, different each time. */
const noise = (bytes: number): BuiltResponse => ({ ...answer(''), body: new Uint8Array(randomBytes(bytes)) })

/** A build that waits until `finish` is called. */
function deferredBuild() {
  const waiting: ((made: BuiltResponse) => void)[] = []
  const build = vi.fn(() => new Promise<BuiltResponse>((resolve) => waiting.push(resolve)))
  return { build, finish: (made: BuiltResponse) => waiting.shift()?.(made) }
}

test('a response is made once and cached until one of its topics, and no other, changes', async () => {
  const responseCache = createResponseCache()
  const build = vi.fn(async () => answer('one', ['a', 'b']))
  await responseCache.getOrBuild('k', build)
  responseCache.invalidate(new Set(['c']), 1)
  expect(text(await responseCache.getOrBuild('k', build))).toBe('one')
  expect(build).toHaveBeenCalledTimes(1)
  responseCache.invalidate(new Set(['b']), 2)
  expect(responseCache.find('k')).toBeUndefined()
  await responseCache.getOrBuild('k', build)
  expect(build).toHaveBeenCalledTimes(2)
  responseCache.invalidate(new Set([EVERYTHING]), 3)
  expect(responseCache.size).toBe(0)
  expect(responseCache.bytes).toBe(0)
})

test('many who request at once share one build, and its failure', async () => {
  const responseCache = createResponseCache()
  const { build, finish } = deferredBuild()
  const all = Promise.all(Array.from({ length: 50 }, () => responseCache.getOrBuild('k', build)))
  finish(answer('shared'))
  expect((await all).map(text)).toEqual(Array.from({ length: 50 }, () => 'shared'))
  expect(build).toHaveBeenCalledTimes(1)
  const failing = () => responseCache.getOrBuild('f', () => Promise.reject(new Error('away')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('away')
  expect(text(await responseCache.getOrBuild('f', async () => answer('back')))).toBe('back')
})

test('a response whose topic changed while it was made is not cached, and a request after the change waits for a newer one', async () => {
  const responseCache = createResponseCache()
  const { build, finish } = deferredBuild()
  const before = responseCache.getOrBuild('k', build)
  responseCache.invalidate(new Set(['t']), 1)
  const after = responseCache.getOrBuild('k', build)
  finish(answer('old'))
  expect(text(await before)).toBe('old')
  expect(responseCache.find('k')).toBeUndefined()
  await expect.poll(() => build).toHaveBeenCalledTimes(2)
  finish(answer('new'))
  expect(text(await after)).toBe('new')
  expect(text(await responseCache.getOrBuild('k', build))).toBe('new')
})

test('a change of other topics meanwhile does no harm', async () => {
  const responseCache = createResponseCache()
  const { build, finish } = deferredBuild()
  const requested = responseCache.getOrBuild('k', build)
  responseCache.invalidate(new Set(['other']), 1)
  const later = responseCache.getOrBuild('k', build)
  finish(answer('good'))
  expect([await requested, await later].map(text)).toEqual(['good', 'good'])
  expect(build).toHaveBeenCalledTimes(1)
  expect(responseCache.find('k')).toBeDefined()
})

test('a response that is not complete up to the required number is made anew', async () => {
  const responseCache = createResponseCache()
  await responseCache.getOrBuild('k', async () => answer('at 5', ['t'], { seq: 5 }))
  expect(responseCache.find('k', 5)).toBeDefined()
  expect(responseCache.find('k', 6)).toBeUndefined()
  expect(text(await responseCache.getOrBuild('k', async () => answer('at 9', ['t'], { seq: 9 }), { minSeq: 6 }))).toBe(
    'at 9',
  )
  expect(text(await responseCache.getOrBuild('k', async () => answer('never'), { minSeq: 9 }))).toBe('at 9')
})

test('a response that stayed good for very many events is made anew, so that its number does not fall out of the log', async () => {
  const responseCache = createResponseCache({ maxAge: 10 })
  await responseCache.getOrBuild('k', async () => answer('x'))
  responseCache.invalidate(new Set(['other']), 10)
  expect(responseCache.find('k')).toBeDefined()
  responseCache.invalidate(new Set(['other']), 11)
  expect(responseCache.find('k')).toBeUndefined()
})

test.each([
  ['an error', answer('no', ['t'], { status: 404 })],
  ['an answer without topics', answer('now', [])],
])('%s is not cached', async (_, made) => {
  const responseCache = createResponseCache()
  await responseCache.getOrBuild('k', async () => made)
  expect(responseCache.size).toBe(0)
})

test('the responses used longest ago go first, by number and by bytes', async () => {
  const few = createResponseCache({ maxEntries: 2 })
  for (const key of ['a', 'b']) await few.getOrBuild(key, async () => answer(key))
  few.find('a')
  await few.getOrBuild('c', async () => answer('c'))
  expect(['a', 'b', 'c'].map((key) => few.find(key) !== undefined)).toEqual([true, false, true])

  const small = createResponseCache({ maxBytes: 250_000 })
  for (const key of ['a', 'b', 'c']) await small.getOrBuild(key, async () => noise(50_000))
  expect(small.size).toBe(2)
  expect(small.bytes).toBeGreaterThan(200_000)
  expect(small.bytes).toBeLessThan(250_000)
})

test('brotli is made with the answer, gzip when the first requests it; both say the same', async () => {
  const responseCache = createResponseCache()
  const body = 'medalha '.repeat(1_000)
  const cached = await responseCache.getOrBuild('k', async () => answer(body))
  expect(brotliDecompressSync(cached.brotli ?? new Uint8Array()).toString()).toBe(body)
  expect(cached.gzip).toBeNull()
  expect(gunzipSync(await responseCache.gzip(cached)).toString()).toBe(body)
  expect(responseCache.find('k')?.gzip).not.toBeNull()
})

test('addresses that lead to the same answer take the room of one, until the last of them is forgotten', async () => {
  const responseCache = createResponseCache()
  const same = noise(100_000)
  for (let i = 0; i < 60; i++)
    await responseCache.getOrBuild(`limit=${i}`, async () => ({ ...same, topics: [`t${i}`] }), { group: 'schedule' })
  expect(responseCache.size).toBe(60)
  expect(responseCache.bytes).toBeLessThan(400_000)
  for (let i = 0; i < 59; i++) responseCache.invalidate(new Set([`t${i}`]), i)
  expect(responseCache.find('limit=59')?.plain.length).toBe(100_000)
  responseCache.invalidate(new Set(['t59']), 60)
  expect([responseCache.size, responseCache.bytes]).toEqual([0, 0])
})

test.each([
  ['bytes', { maxBytes: 1_000_000 }, 20_000],
  ['number', { maxEntries: 100 }, 10],
])(
  'a flood of one kind of answers takes no more than half of the room by %s, and leaves the others alone',
  async (_, limits, size) => {
    const responseCache = createResponseCache(limits)
    await responseCache.getOrBuild('medals', async () => noise(size))
    for (let i = 0; i < 300; i++)
      await responseCache.getOrBuild(`q=${i}`, async () => noise(size), { group: 'athletes' })
    expect(responseCache.find('medals')).toBeDefined()
    expect(responseCache.find('q=299')).toBeDefined()
    expect(responseCache.bytes).toBeLessThan(500_000 + 2 * size)
    expect(responseCache.size).toBeLessThanOrEqual(51)
  },
)

test('what is made for a cached response later counts too, and makes room', async () => {
  const responseCache = createResponseCache({ maxBytes: 1_000_000 })
  const cached = await responseCache.getOrBuild('a', async () => noise(10_000))
  const before = responseCache.bytes
  const gzip = await responseCache.gzip(cached)
  expect(responseCache.bytes).toBe(before + gzip.length)
  responseCache.grow(cached, 600_000)
  expect([responseCache.size, responseCache.bytes]).toEqual([0, 0])
  responseCache.grow(cached, 1)
  expect(responseCache.bytes).toBe(0)
})
