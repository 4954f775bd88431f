import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { EVERYTHING } from '../../live/index.ts'
import { type Answer, createKeptAnswers } from './kept-answers.ts'

const answer = (body: string, topics: readonly string[] = ['t'], more: Partial<Answer> = {}): Answer => ({
  status: 200,
  type: 'text/plain',
  body,
  topics,
  ...more,
})
const text = ({ plain }: { plain: Uint8Array }) => Buffer.from(plain).toString()

/** Bytes that no compression makes less of, different each time. */
const noise = (bytes: number): Answer => ({ ...answer(''), body: new Uint8Array(randomBytes(bytes)) })

/** A build that waits until it is told to finish. */
function held() {
  const waiting: ((made: Answer) => void)[] = []
  const build = vi.fn(() => new Promise<Answer>((resolve) => waiting.push(resolve)))
  return { build, finish: (made: Answer) => waiting.shift()?.(made) }
}

test('an answer is made once and kept until one of its topics, and no other, changes', async () => {
  const answers = createKeptAnswers()
  const build = vi.fn(async () => answer('one', ['a', 'b']))
  await answers.answer('k', build)
  answers.drop(new Set(['c']), 1)
  expect(text(await answers.answer('k', build))).toBe('one')
  expect(build).toHaveBeenCalledTimes(1)
  answers.drop(new Set(['b']), 2)
  expect(answers.find('k')).toBeUndefined()
  await answers.answer('k', build)
  expect(build).toHaveBeenCalledTimes(2)
  answers.drop(new Set([EVERYTHING]), 3)
  expect(answers.size).toBe(0)
  expect(answers.bytes).toBe(0)
})

test('many who ask at once share one build, and its failure', async () => {
  const answers = createKeptAnswers()
  const { build, finish } = held()
  const all = Promise.all(Array.from({ length: 50 }, () => answers.answer('k', build)))
  finish(answer('shared'))
  expect((await all).map(text)).toEqual(Array.from({ length: 50 }, () => 'shared'))
  expect(build).toHaveBeenCalledTimes(1)
  const failing = () => answers.answer('f', () => Promise.reject(new Error('away')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('away')
  expect(text(await answers.answer('f', async () => answer('back')))).toBe('back')
})

test('an answer whose topic changed while it was made is not kept, and who asks after the change waits for a newer one', async () => {
  const answers = createKeptAnswers()
  const { build, finish } = held()
  const before = answers.answer('k', build)
  answers.drop(new Set(['t']), 1)
  const after = answers.answer('k', build)
  finish(answer('old'))
  expect(text(await before)).toBe('old')
  expect(answers.find('k')).toBeUndefined()
  await expect.poll(() => build).toHaveBeenCalledTimes(2)
  finish(answer('new'))
  expect(text(await after)).toBe('new')
  expect(text(await answers.answer('k', build))).toBe('new')
})

test('a change of other topics meanwhile does no harm', async () => {
  const answers = createKeptAnswers()
  const { build, finish } = held()
  const asked = answers.answer('k', build)
  answers.drop(new Set(['other']), 1)
  const later = answers.answer('k', build)
  finish(answer('good'))
  expect([await asked, await later].map(text)).toEqual(['good', 'good'])
  expect(build).toHaveBeenCalledTimes(1)
  expect(answers.find('k')).toBeDefined()
})

test('an answer that is not complete up to the number asked for is made anew', async () => {
  const answers = createKeptAnswers()
  await answers.answer('k', async () => answer('at 5', ['t'], { seq: 5 }))
  expect(answers.find('k', 5)).toBeDefined()
  expect(answers.find('k', 6)).toBeUndefined()
  expect(text(await answers.answer('k', async () => answer('at 9', ['t'], { seq: 9 }), { minSeq: 6 }))).toBe('at 9')
  expect(text(await answers.answer('k', async () => answer('never'), { minSeq: 9 }))).toBe('at 9')
})

test('an answer that stayed good for very many events is made anew, so that its number does not fall out of the log', async () => {
  const answers = createKeptAnswers({ maxAge: 10 })
  await answers.answer('k', async () => answer('x'))
  answers.drop(new Set(['other']), 10)
  expect(answers.find('k')).toBeDefined()
  answers.drop(new Set(['other']), 11)
  expect(answers.find('k')).toBeUndefined()
})

test.each([
  ['an error', answer('no', ['t'], { status: 404 })],
  ['an answer without topics', answer('now', [])],
])('%s is not kept', async (_, made) => {
  const answers = createKeptAnswers()
  await answers.answer('k', async () => made)
  expect(answers.size).toBe(0)
})

test('the answers used longest ago go first, by number and by bytes', async () => {
  const few = createKeptAnswers({ maxEntries: 2 })
  for (const key of ['a', 'b']) await few.answer(key, async () => answer(key))
  few.find('a')
  await few.answer('c', async () => answer('c'))
  expect(['a', 'b', 'c'].map((key) => few.find(key) !== undefined)).toEqual([true, false, true])

  const small = createKeptAnswers({ maxBytes: 250_000 })
  for (const key of ['a', 'b', 'c']) await small.answer(key, async () => noise(50_000))
  expect(small.size).toBe(2)
  expect(small.bytes).toBeGreaterThan(200_000)
  expect(small.bytes).toBeLessThan(250_000)
})

test('brotli is made with the answer, gzip when the first asks for it; both say the same', async () => {
  const answers = createKeptAnswers()
  const body = 'medalha '.repeat(1_000)
  const kept = await answers.answer('k', async () => answer(body))
  expect(brotliDecompressSync(kept.brotli ?? new Uint8Array()).toString()).toBe(body)
  expect(kept.gzip).toBeNull()
  expect(gunzipSync(await answers.gzip(kept)).toString()).toBe(body)
  expect(answers.find('k')?.gzip).not.toBeNull()
})

test('addresses that lead to the same answer take the room of one, until the last of them is forgotten', async () => {
  const answers = createKeptAnswers()
  const same = noise(100_000)
  for (let i = 0; i < 60; i++)
    await answers.answer(`limit=${i}`, async () => ({ ...same, topics: [`t${i}`] }), { group: 'schedule' })
  expect(answers.size).toBe(60)
  expect(answers.bytes).toBeLessThan(400_000)
  for (let i = 0; i < 59; i++) answers.drop(new Set([`t${i}`]), i)
  expect(answers.find('limit=59')?.plain.length).toBe(100_000)
  answers.drop(new Set(['t59']), 60)
  expect([answers.size, answers.bytes]).toEqual([0, 0])
})

test.each([
  ['bytes', { maxBytes: 1_000_000 }, 20_000],
  ['number', { maxEntries: 100 }, 10],
])(
  'a flood of one kind of answers takes no more than half of the room by %s, and leaves the others alone',
  async (_, limits, size) => {
    const answers = createKeptAnswers(limits)
    await answers.answer('medals', async () => noise(size))
    for (let i = 0; i < 300; i++) await answers.answer(`q=${i}`, async () => noise(size), { group: 'athletes' })
    expect(answers.find('medals')).toBeDefined()
    expect(answers.find('q=299')).toBeDefined()
    expect(answers.bytes).toBeLessThan(500_000 + 2 * size)
    expect(answers.size).toBeLessThanOrEqual(51)
  },
)

test('what is made for a kept answer later counts too, and makes room', async () => {
  const answers = createKeptAnswers({ maxBytes: 1_000_000 })
  const kept = await answers.answer('a', async () => noise(10_000))
  const before = answers.bytes
  const gzip = await answers.gzip(kept)
  expect(answers.bytes).toBe(before + gzip.length)
  answers.grow(kept, 600_000)
  expect([answers.size, answers.bytes]).toEqual([0, 0])
  answers.grow(kept, 1)
  expect(answers.bytes).toBe(0)
})
