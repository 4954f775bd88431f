import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HomeDay } from '@games/contract'
import { type OdfMessage, writeOdf } from '@games/odf'
import { COMPILED } from '@games/testing/compiled'
import { makePlace, type Place } from './place.ts'

const MAIN = join(import.meta.dirname, '../apps/server/dist/main.js')
export const INGEST_KEY = 'a-key-for-end-to-end-tests'

/** A start that takes longer than this, recovery after a crash included, is a failure. */
const READY_WITHIN_MS = 60_000
const STOPS_WITHIN_MS = 15_000

/** A built server in a process of its own. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly place: Place
  /** Its output. */
  log(): string
  /** Posts a message and gives the answer's status. Rejects when no whole answer came. */
  post(message: OdfMessage | Uint8Array): Promise<number>
  /** Posts messages one after another; throws when one is not answered with 200. */
  send(...messages: readonly OdfMessage[]): Promise<void>
  health(): Promise<Health>
  /** `kill -9`; resolves when the process is gone. What PostgreSQL it had stays. */
  kill(): Promise<void>
  /** The end that an operator asks for; throws when it takes too long or says failure. */
  stop(): Promise<void>
}

export interface Health {
  readonly ok: boolean
  readonly version: string
  readonly commit: string
  readonly seq: number
  readonly followers: number
  readonly pending: number
  readonly deriving: { readonly done: number; readonly total: number } | null
}

export interface StartOptions {
  /** Absent: a new one, removed when the server is stopped. */
  readonly place?: Place
  /** Absent: a free one. */
  readonly port?: number
  /** The demo's games, played by the simulator, with previews of the other platforms (R1.2). */
  readonly demo?: boolean
  /** Its main.js; absent: the one that is built. */
  readonly main?: string
  /** Settings beside those that every server here has. */
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the built server and waits until it answers. Throws with its log when it does not. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const place = options.place ?? (await makePlace())
  const launched = launch(place, options.port ?? (await freePort()), options.demo, options.main, options.env)
  try {
    await launched.ready()
  } catch (error) {
    await launched.kill()
    if (!options.place) await place.remove()
    throw error
  }
  if (options.place) return launched.server
  return {
    ...launched.server,
    async stop() {
      await launched.server.stop()
      await place.remove()
    },
  }
}

/** Waits for the morning of the demo's day 5: all that came before it has been sent and read, and something is on. */
export async function untilMorning(server: RunningServer): Promise<void> {
  for (let left = 120_000; left > 0; left -= 200) {
    if (server.log().includes('playing ')) {
      const { units } = (await (await fetch(`${server.url}/api/home/today`)).json()) as HomeDay
      const { pending } = await server.health()
      if (pending === 0 && units.some(({ status }) => status === 'RUNNING')) return
    }
    await sleep(200)
  }
  throw new Error(`the demo has not come to its morning:\n${server.log()}`)
}

const running = new Set<RunningServer>()

/** The servers of this worker that have not ended. */
export const runningServers = (): readonly RunningServer[] => [...running]

/** Starts the server without waiting for it: `ready` waits, and throws with the log when it ends instead. */
export function launch(
  place: Place,
  port: number,
  demo = false,
  main = MAIN,
  env: Readonly<Record<string, string>> = {},
) {
  if (!existsSync(main)) throw new Error(`${main} is not there: build first`)
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DEMO: demo ? '1' : '0',
      INGEST_KEY,
      ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const greeted = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('Games Companion at ')) resolve()
      })
  })
  const url = `http://127.0.0.1:${port}`
  const health = async (): Promise<Health> => (await fetch(`${url}/api/health`)).json() as Promise<Health>
  const ready = async () => {
    const outcome = await within(READY_WITHIN_MS, [greeted.then(() => 'up'), ended.then(() => 'ended')])
    if (outcome !== 'up') throw new Error(`the server ${outcome ?? 'did not get ready'}:\n${output}`)
    if (!(await health()).ok) throw new Error(`the server is up, but not well:\n${output}`)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const post = async (message: OdfMessage | Uint8Array) => {
    const response = await fetch(`${url}/ingest/odf`, {
      method: 'POST',
      headers: { 'x-api-key': INGEST_KEY },
      body: new Uint8Array(message instanceof Uint8Array ? message : writeOdf(message)),
    })
    await response.arrayBuffer()
    return response.status
  }
  const server: RunningServer = {
    url,
    port,
    pid: child.pid ?? 0,
    place,
    log: () => output,
    post,
    async send(...messages) {
      for (const message of messages) {
        const status = await post(message)
        if (status !== 200) throw new Error(`${message.header.documentType} was answered with ${status}:\n${output}`)
      }
    },
    health,
    kill,
    async stop() {
      child.kill('SIGTERM')
      const stopped = await within(STOPS_WITHIN_MS, [ended.then(() => true)])
      if (!stopped) await kill()
      if (!stopped || child.exitCode !== 0)
        throw new Error(`the server did not stop in order (${how(child)}):\n${output}`)
    },
  }
  running.add(server)
  void ended.then(() => running.delete(server))
  return { server, ready, kill }
}

const how = ({ exitCode, signalCode }: ChildProcess): string => `${signalCode ?? exitCode}`

async function within<T>(ms: number, outcomes: readonly Promise<T>[]): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([...outcomes, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A port nobody listens on, below those that the system hands to outgoing connections: while a server is down, none of them can
 * take its place.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}
