import type { CallOptions } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { describe, expect, test } from 'vitest'
import {
  createViewCache,
  type DatedView,
  NoAnswer,
  PATIENCE,
  retryDelay,
  type ViewCacheDeps,
  type ViewQuery,
} from './view-cache.ts'

/** Time that passes when the test says so. */
function fakeClock() {
  let now = 1_000_000
  const timers = new Set<{ at: number; run: () => void }>()
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    clock: {
      now: () => now,
      after: (ms: number, then: () => void) => {
        const timer = { at: now + ms, run: then }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    },
    now: () => now,
    pass: async (ms: number) => {
      const end = now + ms
      await settle()
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers.delete(due)
        now = due.at
        due.run()
        await settle()
      }
      now = end
    },
  }
}

const KEY = ['medals', 'all']
const TOPIC = 'medals:all'

/** A cache, and a view whose answers the test decides: each call takes the next, the last one stays. */
function start(deps: Omit<ViewCacheDeps, 'clock'> = {}) {
  const time = fakeClock()
  const views = createViewCache({ clock: time.clock, onServer: false, online: () => true, ...deps })
  const requests: CallOptions[] = []
  const answering = (...answers: (() => unknown)[]): ViewQuery => ({
    key: KEY,
    topic: TOPIC,
    load: async (options) => {
      requests.push(options)
      return (answers.length > 1 ? answers.shift() : answers[0])?.()
    },
  })
  return { ...time, views, requests, answering }
}

const failing = (error: Error) => () => {
  throw error
}
const NO_NETWORK = failing(new TypeError('no network'))
const seq = (number: number) => () => ({ seq: number })
/** What became of a promise so far. */
function outcomeOf(promise: Promise<unknown>): { state: unknown } {
  const outcome: { state: unknown } = { state: 'waiting' }
  promise.then(
    (view) => (outcome.state = view),
    (error: unknown) => (outcome.state = error),
  )
  return outcome
}

describe('asking (spec §9)', () => {
  test('all who request a view at once share one fetch', async () => {
    const { views, requests, answering } = start()
    const query = answering(seq(1))
    expect(await Promise.all([views.ensure(query), views.ensure({ ...query }), views.ensure(query)])).toEqual(
      Array(3).fill({ seq: 1 }),
    )
    expect(requests).toHaveLength(1)
  })

  test('keys that differ in the order of their fields only are one view', () => {
    const { views } = start()
    views.put(['athletes', { name: 'a', page: 2, organisation: undefined }], 'held')
    expect(views.peek(['athletes', { page: 2, name: 'a' }])).toBe('held')
    expect(views.peek(['athletes', { page: 3, name: 'a' }])).toBeUndefined()
  })

  test('a loader takes what is cached, however old; the component that shows it fetches it when stale after 5 s', async () => {
    const { views, requests, answering, pass } = start()
    views.put(KEY, { seq: 1 })
    await pass(4_999)
    views.watch(answering(seq(2)), () => {})()
    expect(requests).toHaveLength(0)
    await pass(1)
    expect(await views.ensure(answering(seq(2)))).toEqual({ seq: 1 })
    expect(requests).toHaveLength(0)
    views.watch(answering(seq(2)), () => {})
    await pass(0)
    expect(views.peek(KEY)).toEqual({ seq: 2 })
  })

  test('three more tries, after 1 s, 2 s and 4 s', async () => {
    const { views, requests, answering, pass } = start()
    const outcome = outcomeOf(views.ensure(answering(NO_NETWORK, NO_NETWORK, NO_NETWORK, seq(1))))
    const tries: number[] = []
    for (const ms of [0, 999, 1, 1_999, 1, 3_999, 1]) {
      await pass(ms)
      tries.push(requests.length)
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(outcome.state).toEqual({ seq: 1 })
  })

  test('the pause doubles up to 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  test.each([
    ['no network', new TypeError('no network'), {}, 4],
    ['the server is broken', new ApiFailure(503, 'unavailable', ''), {}, 4],
    ['too many requests', new ApiFailure(429, 'too-many-requests', ''), {}, 4],
    ['unknown', new ApiFailure(404, 'not-found', ''), {}, 1],
    ['refused', new ApiFailure(401, 'unauthorized', ''), {}, 1],
    ['the device is offline', new TypeError('no network'), { online: () => false }, 1],
    ['on the server', new TypeError('no database'), { onServer: true }, 1],
  ])('%s: the failure is reported after so many tries', async (_, error, deps, tries) => {
    const { views, requests, answering, pass } = start(deps)
    const outcome = outcomeOf(views.ensure(answering(failing(error))))
    await pass(60_000)
    expect(requests).toHaveLength(tries)
    const { state } = outcome
    expect(state instanceof NoAnswer ? state.cause : state).toBe(error)
    expect(views.state(KEY)).toEqual({ view: undefined, error: state })
  })

  test('a failure is the same for all who show it, until the next navigation or another try', async () => {
    const { views, requests, answering, pass } = start({ online: () => false })
    const query = answering(NO_NETWORK, NO_NETWORK, seq(1))
    const first = views.ensure(query)
    outcomeOf(first)
    await pass(0)
    expect(views.ensure(query)).toBe(first)
    views.forgetFailures()
    const second = outcomeOf(views.ensure(query))
    await pass(0)
    expect(requests).toHaveLength(2)
    expect(second.state).toBeInstanceOf(NoAnswer)
    await views.refetch(KEY)
    expect(views.state(KEY)).toEqual({ view: { seq: 1 }, error: undefined })
    expect(await views.ensure(query)).toEqual({ seq: 1 })
  })
})

describe('showing', () => {
  test('a missing view is fetched, and every change is reported', async () => {
    const { views, answering, pass } = start()
    const seen: unknown[] = []
    const leave = views.watch(answering(seq(1)), () => seen.push(views.peek(KEY)))
    await pass(0)
    views.put(KEY, { seq: 2 })
    leave()
    views.put(KEY, { seq: 3 })
    expect(seen).toEqual([{ seq: 1 }, { seq: 2 }])
  })

  test('a failed refetch leaves the view; another try clears the failure at once', async () => {
    const { views, answering, pass } = start({ online: () => false })
    views.put(KEY, { seq: 1 })
    views.watch(answering(NO_NETWORK, seq(2)), () => {})
    await views.refetch(KEY)
    expect(views.state(KEY)).toEqual({ view: { seq: 1 }, error: expect.any(NoAnswer) as unknown })
    const again = views.refetch(KEY)
    expect(views.state(KEY)).toEqual({ view: { seq: 1 }, error: undefined })
    await again
    await pass(0)
    expect(views.peek(KEY)).toEqual({ seq: 2 })
  })

  test('forgotten after 5 min unused, never while shown', async () => {
    const { views, answering, pass } = start()
    views.put(KEY, { seq: 1 })
    views.put(['shown'], { seq: 1 })
    const leave = views.watch({ ...answering(seq(1)), key: ['shown'] }, () => {})
    await pass(299_999)
    expect(views.entries()).toHaveLength(2)
    await pass(1)
    expect(views.entries().map(({ key }) => key)).toEqual([['shown']])
    leave()
    await pass(300_000)
    expect(views.entries()).toEqual([])
  })

  test('the tab or the network is back: what is shown and stale is fetched, nothing else', async () => {
    const { views, requests, answering, pass } = start()
    views.put(KEY, { seq: 1 })
    views.put(['left'], { seq: 1 })
    views.watch(answering(seq(2)), () => {})
    views.watch({ ...answering(seq(2)), key: ['left'] }, () => {})()
    views.refresh()
    expect(requests).toHaveLength(0)
    await pass(5_000)
    views.refresh()
    await pass(0)
    expect(requests).toHaveLength(1)
  })

  test('the server answers again: what is shown and had no answer is fetched once, what was refused is not', async () => {
    const { views, requests, answering, pass } = start()
    const away = () => Promise.reject(new ApiFailure(503, 'unavailable', 'not now'))
    const refused = () => Promise.reject(new ApiFailure(404, 'not-found', 'unknown'))
    views.watch(answering(away, away, away, away, seq(2)), () => {})
    views.watch({ key: ['refused'], load: refused }, () => {})
    const unseen = views.watch({ key: ['unseen'], load: away }, () => {})
    await pass(7_000)
    unseen()
    expect(views.entries().map(({ error }) => error instanceof ApiFailure && error.status)).toEqual([503, 404, 503])
    views.retryFailed()
    views.retryFailed()
    await pass(0)
    expect(requests).toHaveLength(5)
    expect(views.entries()).toMatchObject([
      { view: { seq: 2 }, error: undefined },
      { view: undefined },
      { view: undefined },
    ])
    views.retryFailed()
    await pass(0)
    expect(requests).toHaveLength(5)
  })

  test('the server answers again: what is still being fetched, and has no answer then, is fetched once more (R3.3)', async () => {
    const { views, requests, answering, pass } = start()
    const away = () => Promise.reject(new ApiFailure(503, 'unavailable', 'not now'))
    let hang: (error: unknown) => void = () => {}
    const hanging = () => new Promise((_, reject) => (hang = reject))
    views.watch(answering(away, away, away, hanging, seq(2)), () => {})
    await pass(7_000)
    views.retryFailed()
    views.retryFailed()
    await pass(0)
    expect(requests).toHaveLength(4)
    hang(new ApiFailure(503, 'unavailable', 'not now'))
    await pass(0)
    expect(requests).toHaveLength(5)
    expect(views.state(KEY)).toEqual({ view: { seq: 2 }, error: undefined })
  })

  test('what the stream confirms is not stale; what it has announced a change of is', async () => {
    const { views, answering, pass } = start()
    views.put(KEY, { seq: 1 })
    views.watch(
      answering(() => new Promise(() => {})),
      () => {},
    )
    await pass(60_000)
    views.confirm(new Set([TOPIC]))
    expect(views.entries()[0]?.stale).toBe(false)
    views.invalidate(KEY)
    views.confirm(new Set([TOPIC]))
    expect(views.entries()[0]?.stale).toBe(true)
  })

  test('the server keeps everything until the page is rendered', async () => {
    const { views, pass } = start({ onServer: true })
    views.put(KEY, { seq: 1 })
    await pass(3_600_000)
    expect(views.entries()).toHaveLength(1)
  })
})

describe('event numbers (architecture, "never backwards")', () => {
  test('a fetch requests at least the event number announced of the topic', async () => {
    const { views, requests, answering } = start()
    const query = answering(seq(1), seq(7))
    await views.ensure(query)
    views.requireSeq(TOPIC, 7)
    views.requireSeq(TOPIC, 5)
    await views.refetch(KEY)
    expect(requests).toEqual([{}, { minSeq: 7 }])
  })

  test('an older answer never replaces a newer view', async () => {
    const { views, answering } = start()
    const query = answering(() => {
      // the event arrives while the answer is on its way
      views.put(KEY, { seq: 9 })
      return { seq: 8 }
    })
    await views.ensure(query)
    expect(views.peek(KEY)).toEqual({ seq: 9 })
  })

  test('where a change is announced while a fetch is under way, it requests again for what the answer lacks', async () => {
    const { views, requests, answering, pass } = start()
    void views.ensure(
      answering(() => {
        views.requireSeq(TOPIC, 12)
        return { seq: 10 }
      }, seq(12)),
    )
    await pass(0)
    expect(requests).toEqual([{}, { minSeq: 12 }])
    expect(views.peek(KEY)).toEqual({ seq: 12 })
  })
})

describe('what an earlier visit stored (R3.9, "the last truth is shown with its age")', () => {
  const AT = 500_000
  const stored = (view: unknown): Promise<DatedView> => Promise.resolve({ view, at: AT })

  test('offline it is shown at once, with the instant it was true at', async () => {
    const { views, answering, pass } = start({ online: () => false, recall: () => stored({ seq: 4 }) })
    const outcome = outcomeOf(views.ensure(answering(NO_NETWORK)))
    await pass(0)
    expect(outcome.state).toEqual({ seq: 4 })
    expect(views.entries()).toMatchObject([{ at: AT, stale: true, recalled: true }])
  })

  test.each([
    ['after the first failure', NO_NETWORK, 0],
    ['when the network lets one wait', () => new Promise(() => {}), PATIENCE],
  ])('online it is shown %s', async (_, answer, after) => {
    const { views, answering, pass } = start({ recall: () => stored({ seq: 4 }) })
    const outcome = outcomeOf(views.ensure(answering(answer)))
    if (after > 0) {
      await pass(after - 1)
      expect(outcome.state).toBe('waiting')
    }
    await pass(1)
    expect(outcome.state).toEqual({ seq: 4 })
  })

  test('the server’s answer replaces it even with a smaller number: that history may be gone', async () => {
    const { views, answering, pass } = start({ recall: () => stored({ seq: 900 }) })
    void views.ensure(answering(NO_NETWORK, seq(3)))
    await pass(0)
    expect(views.peek(KEY)).toEqual({ seq: 900 })
    await pass(1_000)
    expect(views.entries()).toMatchObject([{ view: { seq: 3 }, recalled: false, stale: false }])
  })

  test('an answer the server refuses is not papered over', async () => {
    const { views, answering, pass } = start({ recall: () => stored({ seq: 4 }) })
    const refused = new ApiFailure(404, 'not-found', '')
    const outcome = outcomeOf(views.ensure(answering(failing(refused))))
    await pass(0)
    expect(outcome.state).toBe(refused)
  })

  test('a private view is never looked for', async () => {
    const { views, answering, pass } = start({ online: () => false, recall: () => stored({ seq: 4 }) })
    const outcome = outcomeOf(views.ensure({ ...answering(NO_NETWORK), private: true }))
    await pass(0)
    expect(outcome.state).toBeInstanceOf(NoAnswer)
  })
})
