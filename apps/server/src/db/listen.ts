import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listening {
  stop(): Promise<void>
}

export interface ListenOptions {
  readonly url: string
  readonly channel: string
  readonly onPayload: (payload: string) => void
  /** The connection was lost and is back: notifications in between never come. Called once it listens again. */
  readonly onGap: () => void
  readonly log: (line: string) => void
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

/** A LISTEN that reconnects until it is stopped. Resolves once it listens; rejects if the first connection fails. */
export async function listenOn({ url, channel, onPayload, onGap, log }: ListenOptions): Promise<Listening> {
  const stopped = new AbortController()
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', (error) => log(`listening on ${channel}: ${error.message}`))
    client.on('notification', (notification) => onPayload(notification.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {}) // the first error is the one to tell
      throw error
    }
    return { client, ended }
  }

  let current = await connect()
  const reconnect = async () => {
    for (let pause = FIRST_PAUSE_MS; !stopped.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await connect()
      } catch (error) {
        log(`listening on ${channel}: ${String(error)}`)
        await sleep(pause * (0.5 + Math.random()), undefined, { signal: stopped.signal }).catch(() => {}) // woken by stop
      }
    }
    return undefined
  }
  const run = async () => {
    for (;;) {
      await current.ended
      const again = stopped.signal.aborted ? undefined : await reconnect()
      if (again === undefined) return
      current = again
      if (stopped.signal.aborted) await again.client.end()
      else onGap()
    }
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      await current.client.end()
      await running
    },
  }
}
