import { readFileSync } from 'node:fs'
import type { ScheduleDay } from '@games/contract'
import { aUnit, schedule } from '@games/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startInCluster } from './in-cluster.ts'
import { rawExchange } from './raw-http.ts'
import type { RunningServer } from './server.ts'

const DAY = '2027-09-14'
const UNITS = 300
const REQUESTS = 2_000
const AT_ONCE = 50
/** Measured: 376 after 400 requests, 399 to 403 after 2,000. */
const MAX_MEGABYTES = 430
/** As Node has it by itself on a machine of half a gigabyte: with more it collects garbage late, and the peak tells of that alone. */
const SMALL_MACHINE = { NODE_OPTIONS: '--max-old-space-size=192' }

let server: RunningServer
beforeAll(async () => {
  server = await startInCluster({ env: SMALL_MACHINE })
  await server.send(schedule({ documentCode: 'JUD' }, units()))
  await vi.waitFor(
    async () => {
      const { units } = (await (await fetch(`${server.url}/api/schedule/${DAY}`)).json()) as ScheduleDay
      if (units.length === 0) throw new Error('the schedule has not been read yet')
    },
    { timeout: 60_000 },
  )
})
afterAll(() => server.stop())

const units = () =>
  Array.from({ length: UNITS }, (_, n) =>
    aUnit({ code: `JUDW57KG--------------R${100 + (n >> 4)}${String(n).padStart(6, '0')}--` }),
  )

/** Each answered with hundreds of kilobytes, and no two alike in address and headers. */
const KINDS: readonly ((n: number) => string)[] = [
  (n) => `/api/schedule/${DAY}?limit=${100 + (n % 300)}`,
  (n) => `/api/schedule/${DAY}?limit=200&from=${n % 100}`,
  (n) => `/api/schedule/${DAY}/units.ics?lang=${['por', 'spa', 'eng'][n % 3]}`,
  () => `/schedule/days?day=${DAY}`,
  () => `/api/schedule/${DAY}`,
]

/** The most memory that the process has had at once. */
const peakMegabytes = (): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_024

test(`${REQUESTS} requests that are alike in nothing leave the server below ${MAX_MEGABYTES} MB`, async () => {
  const statusOf = async (n: number) => {
    const address = KINDS[n % KINDS.length]?.(n)
    const head = [
      `GET ${address} HTTP/1.1`,
      `host: h${n}.example`,
      `if-none-match: "${n}"`,
      `accept-encoding: ${n % 2 === 0 ? 'identity' : 'gzip'}, x-${n}`,
      'connection: close',
    ]
    return Number((await rawExchange(server.port, `${head.join('\r\n')}\r\n\r\n`, () => false)).slice(9, 12))
  }
  const statuses = new Set<number>()
  const left = Array.from({ length: REQUESTS }, (_, n) => n)
  const worker = async () => {
    for (let n = left.shift(); n !== undefined; n = left.shift()) {
      const status = await statusOf(n)
      // so many at once may wait longer for a connection of the database than the server lets them: the client comes back
      if (status === 503) left.push(n)
      else statuses.add(status)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect([...statuses]).toEqual([200])
  expect(peakMegabytes()).toBeLessThan(MAX_MEGABYTES)
})
