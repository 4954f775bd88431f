import { afterEach, expect, test, vi } from 'vitest'
import { sendWhenOnline } from './waiting.ts'

let stored: string | null = null
vi.stubGlobal('localStorage', { getItem: () => stored })
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
afterEach(() => vi.useRealTimers())

test('what waits is sent now, when the network is back, and again and again where a signal brings nothing, until it has arrived (R3.9)', () => {
  vi.useFakeTimers()
  const send = vi.fn(() => Promise.reject(new TypeError('no network')))
  stored = '{"waiting":true}'
  const end = sendWhenOnline('feedback', send)
  expect(send).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(send).toHaveBeenCalledTimes(4)
  stored = null
  vi.advanceTimersByTime(600_000)
  expect(send).toHaveBeenCalledTimes(4)
  stored = '{"waiting":true}'
  end()
  vi.advanceTimersByTime(600_000)
  page.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledTimes(4)
})
