import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { makePlace } from '../e2e/place.ts'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { playDay } from './play.ts'
import { type Figure, type Measurement, ms, quantile, whole } from './report.ts'

const PEOPLE = 2_000
const SECONDS = 20
/** Sign-ins offered a second, evenly, whatever becomes of those before. */
const OFFERED = 300
/** Cached reads a second meanwhile: a page and a call in turn. */
const READ = 100
const READS = ['/api/medals/all', '/medals/all']
const PASSWORD = 'três tigres tristes'

/** One password for all, hashed once: what is measured is how it is compared. */
const insertPeople = async (pool: Pool): Promise<void> => {
  const first = {
    username: 'user_1',
    email: 'user_1@b.example',
    role: null,
    type: 'guest',
    password: PASSWORD,
  } as const
  const made = await createAccount(pool, first)
  if (!made.ok) throw new Error(`no account could be made: ${made.error.kind}`)
  await pool.query(
    `insert into account (username, username_key, password_hash) select 'user_' || n, 'user_' || n, password_hash
     from generate_series(2, ${PEOPLE}) n, account`,
  )
  await pool.query(`insert into setting (key, value) values ('login_enabled', 'true')`)
}

interface Answered {
  readonly status: number
  readonly ms: number
  readonly retryAfter: string | undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

/** One request. A connection that the server closed at that very moment, since nobody had used it, is no fault: another one is taken. */
function ask(url: string, headers: Record<string, string>, body?: string): Promise<Answered> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const send = () => {
      const sent = request(url, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - started,
            retryAfter: response.headers['retry-after'],
          }),
        )
      })
      sent.on('error', (error) => (sent.reusedSocket ? send() : reject(error)))
      sent.end(body)
    }
    send()
  })
}

/** Begins `work` so many times a second for `seconds`, evenly, and waits for all of it. */
async function atRate<T>(perSecond: number, seconds: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const begun: Promise<T>[] = []
  const started = performance.now()
  while (begun.length < perSecond * seconds) {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond)
    while (begun.length < Math.min(due, perSecond * seconds)) begun.push(work(begun.length))
    await sleep(1)
  }
  return Promise.all(begun)
}

/** Every third password is wrong, every one from another address. */
function signIn(server: RunningServer, at: number): Promise<Answered> {
  const identifier = `user_${1 + (at % PEOPLE)}`
  const body = JSON.stringify({ identifier, password: at % 3 === 0 ? 'três tigres' : PASSWORD })
  return ask(
    `${server.url}/api/session`,
    {
      origin: server.url,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    },
    body,
  )
}

const read = (server: RunningServer, at: number): Promise<Answered> =>
  ask(`${server.url}${READS[at % READS.length]}`, { 'accept-encoding': 'br' })

function readWords(reads: readonly Answered[]): string {
  const failed = reads.filter(({ status }) => status !== 200).length
  const times = reads.map((one) => one.ms).sort((a, b) => a - b)
  return `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, slowest ${ms(quantile(times, 1))}${failed ? `, ${failed} failed` : ''}`
}

function stormFigures(signIns: readonly Answered[], reads: readonly Answered[]): Figure[] {
  const times = signIns.map((one) => one.ms).sort((a, b) => a - b)
  const of = (...statuses: number[]) => signIns.filter(({ status }) => statuses.includes(status)).length
  const refused = signIns.filter(({ status }) => status === 429 || status === 503)
  const answered = of(200, 401)
  return [
    {
      what: `sign-ins, ${OFFERED}/s offered for ${SECONDS} s, answered or refused`,
      value: `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, slowest ${ms(quantile(times, 1))}`,
      reach: 'each within 2,000 ms',
    },
    {
      what: 'of them answered; refused; anything else',
      value: `${whole(answered)} (${whole(answered / SECONDS)}/s); ${whole(refused.length)}; ${whole(signIns.length - answered - refused.length)}`,
      reach: '0 of anything else',
    },
    {
      what: 'refused without Retry-After',
      value: whole(refused.filter(({ retryAfter }) => retryAfter === undefined).length),
      reach: '0',
    },
    { what: `cached reads meanwhile, ${READ}/s`, value: readWords(reads), reach: 'p99 under 50 ms' },
  ]
}

/** A storm of sign-ins, right and wrong, from as many addresses, beside those who only read. */
export const accounts: Measurement = {
  name: 'A storm of sign-ins',
  async measure() {
    const place = await makePlace('embedded')
    try {
      const server = await startServer({ place, env: { TRUSTED_PROXIES: '127.0.0.1' } })
      try {
        await playDay(server)
        const database = await openDatabase({ dataDir: place.dataDir })
        await insertPeople(database.pool)
        await database.close()
        // the setting is known within a second
        await sleep(2_000)
        const before = await atRate(READ, SECONDS / 4, (at) => read(server, at))
        const [signIns, reads] = await Promise.all([
          atRate(OFFERED, SECONDS, (at) => signIn(server, at)),
          atRate(READ, SECONDS, (at) => read(server, at)),
        ])
        return [{ what: `cached reads before, ${READ}/s`, value: readWords(before) }, ...stormFigures(signIns, reads)]
      } finally {
        await server.stop()
      }
    } finally {
      agent.destroy()
      await place.remove()
    }
  },
}
