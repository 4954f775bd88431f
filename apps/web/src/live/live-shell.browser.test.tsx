import type { Games, MedalTableView, TopicEvent } from '@games/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createViewCache, type DatedView, type ViewQuery } from '../cache/view-cache.ts'
import { aMedalTable } from '../features/medals/medals.factory.ts'
import { createLiveShell, type Stream } from './live-shell.ts'

const NOW = Date.parse('2027-09-14T14:02:00-03:00')
const games: Games = {
  competitionCode: 'TESTE2027',
  name: { por: 'Jogos de teste' },
  days: null,
  pictograms: {},
  utcOffset: -180,
  timeZone: null,
  clock: { games: NOW, real: NOW, speed: 1 },
  today: '2027-09-14',
  demo: false,
  loginEnabled: false,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
}

/** A stream the test speaks through. */
class SpokenStream implements Stream {
  readonly address: URL
  closed = false
  readonly #listeners = new Map<string, (event: { data?: string }) => void>()
  constructor(address: string) {
    this.address = new URL(address, 'http://games.test')
  }
  addEventListener(type: string, listener: (event: { data?: string }) => void): void {
    this.#listeners.set(type, listener)
  }
  close(): void {
    this.closed = true
  }
  say(type: 'hello' | 'stale' | 'topic' | 'refetch' | 'error', detail: object = {}): void {
    this.#listeners.get(type)?.({ data: JSON.stringify(detail) })
  }
  hello(seq: number): void {
    this.say('hello', { seq, serverNow: Date.now(), clock: games.clock, publicFields: [] })
  }
  whole(seq: number, topic = 'medals:all'): void {
    const event: TopicEvent = { seq, topic, kind: 'whole', view: aMedalTable([], { seq }) }
    this.say('topic', event)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

function startShell({ stored }: { stored?: DatedView } = {}) {
  const views = createViewCache({ onServer: false, online: () => true, recall: () => Promise.resolve(stored) })
  const streams: SpokenStream[] = []
  const startOver = vi.fn()
  const shell = createLiveShell({
    views,
    games,
    random: () => 0,
    startOver,
    openStream: (address) => {
      const stream = new SpokenStream(address)
      streams.push(stream)
      return stream
    },
  })
  let server: number | 'away' = 10
  const table = (): Promise<MedalTableView> =>
    server === 'away' ? Promise.reject(new TypeError('no network')) : Promise.resolve(aMedalTable([], { seq: server }))
  /** Shows the medal table of a scope, held up to `seq`; gives what takes it off the page. */
  const show = (scope: string, seq: number, follows?: (view: MedalTableView) => boolean) => {
    const query: ViewQuery<MedalTableView> = {
      key: ['medals', scope],
      topic: `medals:${scope}`,
      load: table,
      ...(follows ? { follows } : {}),
    }
    views.put(query.key, aMedalTable([], { seq }))
    return views.watch(query, () => {})
  }
  return {
    shell,
    views,
    stop: shell.start(),
    show,
    streams,
    startOver,
    last: () => streams.at(-1) as SpokenStream,
    seqOf: (scope = 'all') => views.peek<MedalTableView>(['medals', scope])?.seq,
    serverAt: (seq: number | 'away') => {
      server = seq
    },
    /** Shows the medal table, of which an earlier visit kept a version. */
    showOfflineView: () => views.watch({ key: ['medals', 'all'], topic: 'medals:all', load: table }, () => {}),
  }
}

const parametersOf = (stream: SpokenStream) => Object.fromEntries(stream.address.searchParams)

test('what had no answer while the database hung is fetched when the stream says hello again, which it does on an open stream too (0060)', async () => {
  const { views, show, last, stop } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(100)
  last().hello(10)
  last().say('stale')
  let answers: 'away' | 'there' = 'away'
  const load = () => (answers === 'away' ? Promise.reject(new TypeError('no answer')) : Promise.resolve({ seq: 10 }))
  views.watch({ key: ['agenda', '2027-09-14'], load }, () => {})
  await vi.advanceTimersByTimeAsync(30_000)
  expect(views.state(['agenda', '2027-09-14']).error).toBeInstanceOf(Error)
  answers = 'there'
  last().hello(10)
  await vi.advanceTimersByTimeAsync(100)
  expect(views.state(['agenda', '2027-09-14'])).toEqual({ view: { seq: 10 }, error: undefined })
  stop()
})

test('a page with nothing to follow opens no stream', async () => {
  const { streams, show } = startShell()
  show('all', 10, () => false)
  await vi.advanceTimersByTimeAsync(100)
  expect(streams).toEqual([])
})

test('the stream starts after the oldest view shown, and its events reach the views', async () => {
  const { shell, show, last, seqOf } = startShell()
  show('all', 12)
  show('gender:W', 10)
  await vi.advanceTimersByTimeAsync(1)
  expect(parametersOf(last())).toEqual({ topics: 'medals:all,medals:gender:W', after: '10' })
  last().hello(12)
  expect(shell.freshness()).toEqual({ state: 'live', at: null })
  last().whole(13)
  expect(seqOf()).toBe(13)
})

test('after a break the stream resumes behind the last event, however the page got it', async () => {
  const { shell, show, last, streams } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  last().whole(15)
  const broken = last()
  broken.say('error')
  expect(broken.closed).toBe(true)
  expect(shell.freshness()).toEqual({ state: 'live', at: null })
  await vi.advanceTimersByTimeAsync(500)
  expect(streams).toHaveLength(2)
  expect(parametersOf(last()).after).toBe('15')
  // what a given-up stream still sends is ignored
  broken.whole(99)
  last().hello(15)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shell.freshness().state).toBe('live')
})

test('a break that lasts is shown, with the moment up to which the page is true (R3.9)', async () => {
  const { shell, show, last } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  last().say('error')
  await vi.advanceTimersByTimeAsync(999)
  expect(shell.freshness()).toEqual({ state: 'live', at: null })
  await vi.advanceTimersByTimeAsync(1)
  expect(shell.freshness()).toEqual({ state: 'connecting', at: '2027-09-14T14:02:00-03:00' })
})

test('a server that has lost its database: the page says up to when it is true, and is live again with the next hello (R3.9)', async () => {
  const { shell, show, last, streams } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  last().say('stale', { serverNow: Date.now() })
  // a restart of the database is over sooner
  await vi.advanceTimersByTimeAsync(999)
  expect(shell.freshness().state).toBe('live')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(shell.freshness()).toEqual({ state: 'offline', at: '2027-09-14T14:02:00-03:00' })
  last().hello(10)
  expect(shell.freshness()).toEqual({ state: 'live', at: null })
  expect(streams).toHaveLength(1)
})

test('a page that comes while the server has lost its database is not called live before it is', async () => {
  const { shell, show, last } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().say('stale', { serverNow: Date.now() })
  // no greeting is missed either
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shell.freshness().state).toBe('offline')
  expect(last().closed).toBe(false)
  last().hello(10)
  expect(shell.freshness().state).toBe('live')
})

test('a new topic is followed from its own view on, the others from where the stream was', async () => {
  const { show, last } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  last().whole(20)
  show('gender:M', 18)
  await vi.advanceTimersByTimeAsync(1)
  expect(parametersOf(last())).toEqual({ topics: 'medals:all,medals:gender:M', after: '18' })
})

test('too old a cursor: everything shown is fetched, and only then is the page live again', async () => {
  const { shell, show, last, seqOf, serverAt } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(500)
  serverAt(480)
  last().say('refetch', { seq: 490, jitterMs: 0 })
  await vi.advanceTimersByTimeAsync(1_000)
  // an answer that does not hold the event yet is not enough: it is requested again
  expect(shell.freshness().state).toBe('connecting')
  serverAt(495)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(seqOf()).toBe(495)
  expect(shell.freshness().state).toBe('live')
})

test('a break before such a fetch is done leaves the cursor where it was', async () => {
  const { show, last, serverAt } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(500)
  serverAt(10)
  last().say('refetch', { seq: 490, jitterMs: 0 })
  last().whole(491, 'medals:other')
  last().say('error')
  await vi.advanceTimersByTimeAsync(500)
  expect(parametersOf(last()).after).toBe('10')
})

test('numbers below those known are another history: the page starts over', async () => {
  const { show, last, startOver } = startShell()
  show('all', 1_000)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(3)
  last().say('refetch', { seq: 3, jitterMs: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect(startOver).toHaveBeenCalledOnce()
})

test('"changed" is fetched after its random wait', async () => {
  const { show, last, seqOf, serverAt } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  serverAt(11)
  last().say('topic', { seq: 11, topic: 'medals:all', kind: 'changed', jitterMs: 2_000 })
  expect(seqOf()).toBe(10)
  await vi.advanceTimersByTimeAsync(1)
  expect(seqOf()).toBe(11)
})

test('offline says up to when the page is true, and comes back at once when the network does', async () => {
  const { shell, show, last, streams } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  await vi.advanceTimersByTimeAsync(60_000)
  window.dispatchEvent(new Event('offline'))
  expect(shell.freshness()).toEqual({ state: 'offline', at: '2027-09-14T14:03:00-03:00' })
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
  last().hello(10)
  expect(shell.freshness()).toEqual({ state: 'live', at: null })
})

test('a stream that does not greet in ten seconds is given up', async () => {
  const { show, streams } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(streams[0]?.closed).toBe(true)
  await vi.advanceTimersByTimeAsync(500)
  expect(streams).toHaveLength(2)
})

test('the games clock ticks, corrected by the server’s time, and not more than once a second', async () => {
  const { shell, show, last } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().say('hello', { seq: 10, serverNow: NOW + 5_000, clock: { games: NOW, real: NOW, speed: 60 } })
  expect(shell.now()).toBe(NOW + 5_000 * 60)
  const ticked = vi.fn()
  shell.subscribe(ticked)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ticked).toHaveBeenCalledTimes(3)
  expect(shell.now()).toBe(NOW + 8_000 * 60)
})

test('a page that is left closes its stream', async () => {
  const { show, last, stop } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  stop()
  expect(last().closed).toBe(true)
})

test('what an earlier visit stored is shown with its own age, and requested until the server answers; then it is live', async () => {
  const { shell, showOfflineView, streams, last, seqOf, serverAt } = startShell({
    stored: { view: aMedalTable([], { seq: 900 }), at: NOW - 4 * 60_000 },
  })
  serverAt('away')
  showOfflineView()
  await vi.advanceTimersByTimeAsync(20)
  expect(seqOf()).toBe(900)
  expect(shell.freshness()).toEqual({ state: 'connecting', at: '2027-09-14T13:58:00-03:00' })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(shell.freshness()).toEqual({ state: 'offline', at: '2027-09-14T13:58:00-03:00' })
  // its number may be of another history: no stream is opened behind it
  expect(streams).toEqual([])
  serverAt(12)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(seqOf()).toBe(12)
  expect(parametersOf(last()).after).toBe('12')
  last().hello(12)
  expect(shell.freshness()).toEqual({ state: 'live', at: null })
})

test('while live, what is shown is confirmed with every tick of the clock', async () => {
  const { shell, show, last } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  await vi.advanceTimersByTimeAsync(600_000)
  // the device slept: no event says when the stream died
  vi.setSystemTime(NOW + 3_600_000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(NOW + 7_200_000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shell.freshness()).toEqual({ state: 'connecting', at: '2027-09-14T15:02:00-03:00' })
  vi.restoreAllMocks()
})

test('a page that is hidden stays live for a part of it that wants that, and sleeps as any other afterwards (0097)', async () => {
  const { show, last } = startShell()
  show('all', 10)
  await vi.advanceTimersByTimeAsync(1)
  last().hello(10)
  const stayAwake = (event: Event) => event.preventDefault()
  addEventListener('sleep', stayAwake)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(last().closed).toBe(false)
  removeEventListener('sleep', stayAwake)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(last().closed).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(last().closed).toBe(true)
  vi.restoreAllMocks()
})
