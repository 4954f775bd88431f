/**
 * The live connection as a pure state machine (docs/contracts/live-stream.md): `transition(connection, event)` gives the next state and
 * the effects the shell has to carry out, in order. No timer, no EventSource, no randomness in here.
 */
export type ConnectionName =
  /** Nothing on the page can change. */
  | 'idle'
  /** A stream is requested and has not greeted yet. */
  | 'connecting'
  /** The stream has greeted: what is shown is the present. */
  | 'open'
  /** Open, but the cursor was too old: everything shown is being fetched again. */
  | 'behind'
  /** The stream is open, and announces that the server has lost its database: whether what is shown is the present nobody knows. */
  | 'stale'
  /** The stream broke; the next try follows after a pause. */
  | 'waiting'
  /** The device has no network. */
  | 'offline'
  /** Hidden for long enough that the stream was given up. */
  | 'asleep'
  /** The page is left (it may be restored from the browser's page cache). */
  | 'closed'

export interface Connection {
  readonly name: ConnectionName
  /** Whether anything on the page is to be followed. */
  readonly following: boolean
  /** Failed tries in a row. */
  readonly attempt: number
  /** Connecting only because the topics changed on a working stream: to the reader still live. */
  readonly resumes: boolean
}

export type ConnectionEvent =
  /** The topics to follow changed, and there are some. */
  | 'follow'
  /** There is nothing left to follow. */
  | 'unfollow'
  | 'hello'
  /** The server cannot know what has changed until it greets again. */
  | 'stale'
  | 'topic'
  | 'refetch'
  /** What `refetch` requested is done. */
  | 'refetched'
  | 'error'
  | 'online'
  | 'offline'
  | 'hidden'
  | 'visible'
  /** The one timer the last effect set has run out. */
  | 'timer'
  | 'leave'
  | 'return'

export type ConnectionEffect =
  /** Open a stream on the present topics, after the present cursor. */
  | 'open-stream'
  | 'close-stream'
  /** Put the event's view, rows or note of change into the cache. */
  | 'apply'
  | 'refetch-all'
  /** Give up a stream that does not greet in time. */
  | 'start-greeting-timer'
  /** Pause before the next try: `retryPause(attempt, random)`. */
  | 'start-retry-timer'
  /** Give up the stream of a page that stays hidden. */
  | 'start-sleep-timer'
  | 'stop-timer'

export const GREETING_TIMEOUT = 10_000
export const SLEEP_AFTER = 60_000
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

/** Milliseconds before try number `attempt` (from 1): doubling from 1 s to 30 s, of which a random half, so that a crowd does not return at once. */
export const retryPause = (attempt: number, random: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1)) * (0.5 + random / 2)

export const INITIAL: Connection = { name: 'idle', following: false, attempt: 0, resumes: false }

export interface Transition {
  readonly next: Connection
  readonly effects: readonly ConnectionEffect[]
}

const isListening = (name: ConnectionName): boolean => name === 'open' || name === 'behind' || name === 'stale'
const hasStream = (name: ConnectionName): boolean => name === 'connecting' || isListening(name)

export function transition(now: Connection, event: ConnectionEvent): Transition {
  const stay = (effects: readonly ConnectionEffect[] = []): Transition => ({ next: now, effects })
  const go = (
    name: ConnectionName,
    effects: readonly ConnectionEffect[],
    change: Partial<Connection> = {},
  ): Transition => ({
    next: { ...now, name, resumes: false, ...change },
    effects,
  })
  /** Leaves a state with its stream and timer, if it has them. */
  const leaveFor = (name: ConnectionName, change: Partial<Connection> = {}): Transition =>
    go(name, hasStream(now.name) ? ['close-stream', 'stop-timer'] : ['stop-timer'], change)
  const connect = (change: Partial<Connection> = {}): Transition =>
    now.following || change.following
      ? go('connecting', ['open-stream', 'start-greeting-timer'], change)
      : go('idle', [], change)
  const fail = (): Transition => go('waiting', ['close-stream', 'start-retry-timer'], { attempt: now.attempt + 1 })

  switch (event) {
    case 'follow':
      if (now.name === 'idle') return connect({ following: true })
      if (hasStream(now.name)) {
        const resumes = now.name === 'open' || now.resumes
        return go('connecting', ['close-stream', 'open-stream', 'start-greeting-timer'], { following: true, resumes })
      }
      return go(now.name, [], { following: true })
    case 'unfollow':
      if (hasStream(now.name) || now.name === 'waiting') return leaveFor('idle', { following: false, attempt: 0 })
      return go(now.name, [], { following: false })
    case 'hello':
      if (now.name === 'stale') return go('open', [])
      return now.name === 'connecting' ? go('open', ['stop-timer'], { attempt: 0 }) : stay()
    case 'stale':
      if (now.name === 'connecting') return go('stale', ['stop-timer'], { attempt: 0 })
      // the next stream announces again what has to be fetched: the cursor is still where it was
      if (now.name === 'behind') return fail()
      return now.name === 'open' ? go('stale', []) : stay()
    case 'topic':
      return hasStream(now.name) ? stay(['apply']) : stay()
    case 'refetch':
      if (now.name === 'connecting') return go('behind', ['stop-timer', 'refetch-all'], { attempt: 0 })
      return isListening(now.name) ? go('behind', ['refetch-all']) : stay()
    case 'refetched':
      return now.name === 'behind' ? go('open', []) : stay()
    case 'error':
      return hasStream(now.name) ? fail() : stay()
    case 'offline':
      return hasStream(now.name) || now.name === 'waiting' || now.name === 'idle' ? leaveFor('offline') : stay()
    case 'online':
      if (now.name === 'offline') return connect({ attempt: 0 })
      if (now.name === 'waiting') return connect({ attempt: 0 })
      return stay()
    case 'hidden':
      if (isListening(now.name)) return stay(['start-sleep-timer'])
      return now.name === 'connecting' || now.name === 'waiting' || now.name === 'offline' ? leaveFor('asleep') : stay()
    case 'visible':
      if (isListening(now.name)) return stay(['stop-timer'])
      return now.name === 'asleep' || now.name === 'waiting' ? connect({ attempt: 0 }) : stay()
    case 'timer':
      if (isListening(now.name)) return go('asleep', ['close-stream'])
      if (now.name === 'connecting') return fail()
      return now.name === 'waiting' ? connect() : stay()
    case 'leave':
      return now.name === 'closed' ? stay() : leaveFor('closed', { attempt: 0 })
    case 'return':
      return now.name === 'closed' ? connect() : stay()
  }
}

/** What the freshness line shows. */
export type FreshnessState = 'live' | 'connecting' | 'offline'

/** How long the first try may fail before the page is called offline: two failed tries. */
const OFFLINE_AFTER_ATTEMPTS = 2

export function freshnessOf({ name, attempt, resumes }: Connection): FreshnessState {
  if (name === 'open' || (name === 'connecting' && resumes)) return 'live'
  if (name === 'offline' || name === 'stale' || attempt >= OFFLINE_AFTER_ATTEMPTS) return 'offline'
  return 'connecting'
}
