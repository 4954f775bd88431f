import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOptions } from './pool.ts'

export interface Listening {
  stop(): Promise<void>
}

export interface ListenOptions {
  readonly url: string
  readonly channel: string
  readonly onPayload: (payload: string) => void
  /** The connection was lost and is back: notifications in between never come. Called once it listens again. */
  readonly onGap: () => void
  /** The database does not answer any more although no connection to it broke. */
  readonly onHang?: () => void
  readonly log: (line: string) => void
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1_000
/** Nothing says by itself that a server stands still, or that a firewall swallows what is sent: it is queried this often. */
const HEARTBEAT_MS = 1_000
const HEARTBEAT_LIMIT_MS = 3_000
/** A goodbye that nobody takes is not waited for. */
const GOODBYE_LIMIT_MS = 1_000

/** A LISTEN that reconnects until it is stopped. Resolves once it listens; rejects if the first connection fails. */
export async function listenOn(options: ListenOptions): Promise<Listening> {
  const { url, channel, onPayload, onGap, onHang = () => {}, log } = options
  const stopped = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => {}) // woken by stop
  const connect = async () => {
    const client = new pg.Client({ ...connectionOptions(url), query_timeout: HEARTBEAT_LIMIT_MS })
    const gone = new AbortController()
    const ended = new Promise<void>((resolve) => client.once('end', resolve)).then(() => gone.abort())
    client.on('error', (error) => log(`listening on ${channel}: ${error.message}`))
    client.on('notification', (notification) => onPayload(notification.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await goodbye(client) // the first error is the one to report
      throw error
    }
    return { client, ended, isGone: () => gone.signal.aborted }
  }
  type Connected = Awaited<ReturnType<typeof connect>>

  /** Until the connection is gone, or does not answer and is given up. */
  const watch = async ({ client, isGone }: Connected) => {
    for (;;) {
      await pause(HEARTBEAT_MS)
      if (isGone() || stopped.signal.aborted) return
      if (await answers(client)) continue
      if (isGone() || stopped.signal.aborted) return
      log(`listening on ${channel}: the database does not answer`)
      onHang()
      return goodbye(client)
    }
  }

  let current = await connect()
  const reconnect = async () => {
    for (let ms = FIRST_PAUSE_MS; !stopped.signal.aborted; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
      try {
        return await connect()
      } catch (error) {
        log(`listening on ${channel}: ${String(error)}`)
        await pause(ms * (0.5 + Math.random()))
      }
    }
    return undefined
  }
  const run = async () => {
    for (;;) {
      void watch(current)
      await current.ended
      const again = stopped.signal.aborted ? undefined : await reconnect()
      if (again === undefined) return
      current = again
      if (stopped.signal.aborted) await goodbye(again.client)
      else onGap()
    }
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      await goodbye(current.client)
      await Promise.race([running, sleep(GOODBYE_LIMIT_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Whether the server answers in time. What has arrived is read before the limit counts: a process that was busy itself for longer than
 * that has not read yet.
 */
async function answers(client: pg.Client): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, false), HEARTBEAT_LIMIT_MS)
    timer.unref()
  })
  const answered = client.query('select').then(
    () => true as const,
    () => false as const,
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}

const goodbye = (client: pg.Client): Promise<unknown> =>
  Promise.race([client.end().catch(() => {}), sleep(GOODBYE_LIMIT_MS, undefined, { ref: false })])
