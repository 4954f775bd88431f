import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECK_EVERY_MS, watchBuild } from './build-check.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function watch(answer: () => Promise<Response>) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const onOther = vi.fn()
  const fetch = vi.fn((_address: string, _init: RequestInit) => answer())
  const { check, stop } = watchBuild({ running: 'one', fetch, now: Date.now, document: page, onOther })
  const returnToPage = async () => {
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { page, onOther, fetch, check, stop, returnToPage }
}
const latest = (id: string) => async () => Response.json({ id })

test('every five minutes the newest build is requested, past every cache (R3.8)', async () => {
  const { fetch, onOther } = watch(latest('one'))
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS - 1)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch).toHaveBeenCalledWith(`/builds/latest.json?t=${1_000_000 + 300_000}`, { cache: 'no-store' })
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(onOther).not.toHaveBeenCalled()
})

test('another build is noticed (R3.8)', async () => {
  const { onOther } = watch(latest('two'))
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS)
  expect(onOther).toHaveBeenCalledTimes(1)
})

test('a tab that comes back checks at once, but not at every flick (R3.8)', async () => {
  const { fetch, returnToPage, page } = watch(latest('one'))
  await vi.advanceTimersByTimeAsync(60_000)
  page.visibilityState = 'hidden'
  await returnToPage()
  expect(fetch).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  await returnToPage()
  await returnToPage()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('whoever has reason to checks at once, but not at every refusal (R3.8)', async () => {
  const { check, onOther, fetch } = watch(latest('two'))
  await vi.advanceTimersByTimeAsync(60_000)
  check()
  check()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(onOther).toHaveBeenCalledTimes(1)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy’s page', async () => new Response('<html>')],
  ['an error', async () => Response.json({ id: 'two' }, { status: 503 })],
  ['nonsense', async () => Response.json({ id: 7 })],
])('%s says nothing of a build', async (_what, answer) => {
  const { onOther, fetch } = watch(answer)
  await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(onOther).not.toHaveBeenCalled()
})

test('what was ended checks no more', async () => {
  const { fetch, stop, returnToPage } = watch(latest('two'))
  stop()
  await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS)
  await returnToPage()
  expect(fetch).not.toHaveBeenCalled()
})
