import type { PlayedPart, Watched } from '@games/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayReports } from './play-reports.ts'

const word = (seconds: number): Watched => ({ seconds, wholeAt: null, earned: null, points: 0 })
let sent: PlayedPart[] = []
let isAway = false
const open = () => {
  const onWatched = vi.fn()
  const onFault = vi.fn()
  const reports = createPlayReports({
    async send(part) {
      sent.push(part)
      await new Promise((answered) => setTimeout(answered, 100))
      if (isAway) throw new TypeError('no network')
      return word(part.to / 1_000)
    },
    onWatched,
    onFault,
  })
  return { reports, onWatched, onFault }
}

beforeEach(() => {
  sent = []
  isAway = false
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('the beginning is told at once, and then what has been played, every five seconds and one after the other (R4.5)', async () => {
  const { reports } = open()
  reports.begin(10)
  for (let at = 10; at <= 22; at += 0.25) {
    reports.reach(at)
    await vi.advanceTimersByTimeAsync(250)
  }
  expect(sent.map(({ from, to }) => [from, to])).toEqual([
    [10_000, 10_000],
    [10_000, 14_750],
    [10_000, 19_750],
  ])
  expect(new Set(sent.map(({ play }) => play)).size).toBe(1)
  expect((await vi.advanceTimersByTimeAsync(0), reports.waitingMs())).toBeLessThan(5_000)
  const last = reports.flush()
  await vi.advanceTimersByTimeAsync(100)
  expect(await last).toEqual(word(22))
  await vi.advanceTimersByTimeAsync(60_000)
  // nothing new has been played
  expect(sent).toHaveLength(4)
  reports.close()
})

test('what does not arrive waits, is sent again with what came after, and then does not wait any more (R4.5)', async () => {
  const { reports, onWatched, onFault } = open()
  isAway = true
  reports.begin(0)
  reports.reach(3)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(reports.waitingMs()).toBeGreaterThanOrEqual(20_000)
  expect(onFault).toHaveBeenCalled()
  reports.reach(4)
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent.at(-1)).toMatchObject({ from: 0, to: 4_000 })
  expect(onWatched).toHaveBeenLastCalledWith(word(4))
  expect(reports.waitingMs()).toBe(0)
  reports.close()
})

test('going on somewhere else begins another part; going back takes nothing back (R4.5)', async () => {
  const { reports } = open()
  reports.begin(0)
  reports.reach(8)
  reports.reach(5)
  const flushed = reports.flush()
  await vi.advanceTimersByTimeAsync(200)
  await flushed
  reports.begin(3)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 8_000],
    [3_000, 3_000],
  ])
  reports.close()
})

test('a film that is started again while it is offline loses nothing that was played before (R4.5)', async () => {
  const { reports } = open()
  isAway = true
  reports.begin(0)
  reports.reach(20)
  await vi.advanceTimersByTimeAsync(20_000)
  // "again" is pressed before the network is back, then the film goes on a little before it
  reports.begin(20)
  reports.begin(19)
  reports.reach(21)
  isAway = false
  await vi.advanceTimersByTimeAsync(5_200)
  expect(sent.at(-1)).toMatchObject({ from: 0, to: 21_000 })
  expect(reports.waitingMs()).toBe(0)
  reports.close()
})
