import { ApiFailure } from '@games/contract/failure'
import type { FileFault, StoredFile } from '@games/contract/files/files'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Sending, type Stored, uploadQueue } from './upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Upload {
  readonly name: string
  readonly id: string
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
  readonly store: (kind?: StoredFile['kind']) => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

function opened() {
  const uploads: Upload[] = []
  const stored: Stored[] = []
  let shown: readonly Sending[] = []
  const settle = async () => void (await vi.advanceTimersByTimeAsync(0))
  const queue = uploadQueue({
    takes: (kind) => kind === 'image',
    namesPlace: ({ name }) => Promise.resolve(name === 'beach.jpg'),
    upload: (file, { id, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        uploads.push({
          name: file.name,
          id,
          signal,
          onProgress,
          store(kind = 'image') {
            resolve({ id, kind } as StoredFile)
            return settle()
          },
          fail(error) {
            reject(error)
            return settle()
          },
        })
      }),
    onChange: (sending) => {
      shown = sending
    },
    onStored: (one) => stored.push(one),
  })
  const add = (...names: readonly string[]) => queue.add(names.map((name) => new File([name], name)))
  return { queue, uploads, stored, add, shown: () => shown }
}
const failure = (status: number, id: ApiFailure['id'] = 'internal', file?: FileFault) =>
  new ApiFailure(status, id, '', file === undefined ? {} : { file })

test('two files are uploaded at a time, and each stored file has the number in which it was chosen (R6.2)', async () => {
  const { uploads, stored, add, shown } = opened()
  add('beach.jpg', 'hall.jpg', 'team.jpg')
  expect(uploads.map(({ name }) => name)).toEqual(['beach.jpg', 'hall.jpg'])
  uploads[0]?.onProgress(0.5)
  expect(shown().map(({ file, part, isWaiting }) => [file.name, part, isWaiting])).toEqual([
    ['beach.jpg', 0.5, false],
    ['hall.jpg', 0, false],
    ['team.jpg', 0, true],
  ])
  await uploads[1]?.store()
  expect(uploads.map(({ name }) => name)).toEqual(['beach.jpg', 'hall.jpg', 'team.jpg'])
  await uploads[0]?.store()
  expect(stored.map(({ turn, place }) => [turn, place])).toEqual([
    [2, false],
    [1, true],
  ])
  expect(shown().map(({ file }) => file.name)).toEqual(['team.jpg'])
})

test('a rejected file stays with its fault until it is removed, and is not sent again (R6.2)', async () => {
  const { queue, uploads, stored, add, shown } = opened()
  add('hall.txt', 'plan.pdf')
  await uploads[0]?.fail(failure(400, 'invalid-input', 'unknown-kind'))
  await uploads[1]?.store('pdf')
  await vi.runAllTimersAsync()
  expect(shown().map(({ fault }) => fault)).toEqual(['unknown-kind', 'other-kind'])
  expect([uploads.length, stored.length]).toEqual([2, 0])
  for (const { id } of shown()) queue.forget(id)
  expect(shown()).toEqual([])
})

test('a file without an answer is sent again under the same id, later each time and after two minutes at most (R6.2)', async () => {
  const { uploads, stored, add, shown } = opened()
  add('hall.jpg')
  await uploads[0]?.fail(new TypeError('no network'))
  expect(shown()[0]?.fault).toBe('away')
  const delays: number[] = []
  for (let at = 1; at <= 7; at += 1) {
    const before = Date.now()
    await vi.advanceTimersToNextTimerAsync()
    delays.push((Date.now() - before) / 1000)
    await uploads[at]?.fail(failure(503, 'store-unavailable'))
    expect(shown()[0]?.fault).toBe('store')
  }
  expect(delays).toEqual([4, 8, 16, 32, 64, 120, 120])
  await vi.advanceTimersToNextTimerAsync()
  await uploads.at(-1)?.store()
  expect(new Set(uploads.map(({ id }) => id)).size).toBe(1)
  expect([stored.length, shown().length]).toEqual([1, 0])
})

test('an upload to a busy server is retried after three seconds, and no error is shown meanwhile (R6.2)', async () => {
  const { uploads, stored, add, shown } = opened()
  add('hall.jpg')
  await uploads[0]?.fail(failure(429))
  expect(shown().map(({ fault, isWaiting }) => [fault, isWaiting])).toEqual([[null, true]])
  await vi.advanceTimersByTimeAsync(3_000)
  await uploads[1]?.store()
  expect(stored.length).toBe(1)
})

test('a file that is removed or whose page is left is cancelled (R6.2)', async () => {
  const { queue, uploads, add, shown } = opened()
  add('hall.jpg', 'team.jpg', 'beach.jpg')
  queue.forget(uploads[0]?.id ?? '')
  expect(uploads[0]?.signal.aborted).toBe(true)
  expect(shown().length).toBe(2)
  queue.stop()
  await uploads[1]?.fail(new DOMException('left', 'AbortError'))
  await vi.runAllTimersAsync()
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, true])
})
