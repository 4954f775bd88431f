import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { medallists, participants, aParticipant, schedule, aUnit } from '@games/testing'
import { someDevice } from '../apps/server/src/testing/some-device.ts'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { type Figure, type Measurement, ms, quantile, whole } from './report.ts'

/** Devices that follow one delegation. */
const DEVICES = 10_000
const WAVES = 3
/** Requests at a time, and devices from one network: it is the limit of one. */
const AT_ONCE = 20
const OF_A_NETWORK = 1_000
/** Followers of one medal that are to be told within a minute. */
const FOLLOWERS = 100_000

interface Wave {
  readonly first: number
  readonly last: number
}

/** One medal for a delegation that 10,000 devices follow: how many notifications a second, and what visitors notice of it. */
export const notifications: Measurement = {
  name: 'Notifications: a medal of a delegation that 10,000 devices follow',
  async measure() {
    const counter = spawn(process.execPath, [join(import.meta.dirname, 'push-counter.ts'), String(DEVICES)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: counter.stdout })[Symbol.asyncIterator]()
    const next = async <T>(): Promise<T> => JSON.parse((await lines.next()).value ?? 'null') as T
    const { origin, certificate } = await next<{ origin: string; certificate: string }>()
    const server = await startServer({
      env: { PUSH_SERVICES: origin, NODE_EXTRA_CA_CERTS: certificate, TRUSTED_PROXIES: '127.0.0.1' },
    })
    try {
      await server.send(
        schedule({ documentCode: 'JUD' }, [aUnit({ code: 'JUDW57KG--------------FNL-000100--', medal: 1 })]),
        participants({ documentCode: 'JUD' }, [aParticipant({ code: '1', organisation: 'AL' })]),
      )
      await subscribeAll(server, origin)
      // the first look at what is so already
      await sleep(3_000)
      const idle = await answersDuring(server, sleep(3_000))
      const waves: (Wave & { readonly sent: number })[] = []
      const busy: number[] = []
      for (let wave = 1; wave <= WAVES; wave += 1) {
        const sent = Date.now()
        const told = next<Wave>()
        await server.send(
          medallists({ documentCode: 'JUDW57KG', version: wave, resultStatus: 'OFFICIAL' }, [
            [(['gold', 'silver', 'bronze'] as const)[wave % 3] ?? 'gold', '1', 'AL'],
          ]),
        )
        busy.push(...(await answersDuring(server, told)))
        waves.push({ ...(await told), sent })
        // longer than two notifications to one device are apart
        await sleep(11_000)
      }
      return figuresOf(waves, idle, busy)
    } finally {
      await server.stop()
      counter.kill()
    }
  },
}

function figuresOf(
  waves: readonly (Wave & { readonly sent: number })[],
  idle: readonly number[],
  busy: readonly number[],
): Figure[] {
  const middle = (values: readonly number[]) =>
    quantile(
      [...values].sort((a, b) => a - b),
      0.5,
    )
  const rate = middle(waves.map(({ first, last }) => (DEVICES * 1_000) / (last - first)))
  const first = middle(waves.map(({ first: at, sent }) => at - sent))
  const p99 = (values: readonly number[]) =>
    ms(
      quantile(
        [...values].sort((a, b) => a - b),
        0.99,
      ),
    )
  return [
    { what: 'from the message to the first notification', value: ms(first) },
    { what: 'notifications a second, one server', value: whole(rate) },
    {
      what: `${whole(FOLLOWERS)} followers of one medal are told after`,
      value: `${((first + (FOLLOWERS * 1_000) / rate) / 1_000).toFixed(1)} s`,
      reach: '60 s, by arithmetic',
    },
    { what: 'a call meanwhile, 99 of 100 (before)', value: `${p99(busy)} (${p99(idle)})` },
  ]
}

async function subscribeAll({ url }: RunningServer, origin: string): Promise<void> {
  const { target } = someDevice(origin)
  let made = 0
  const subscribeSome = async () => {
    while (made < DEVICES) {
      const one = made++
      const { status } = await fetch(`${url}/api/push/subscription`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          origin: url,
          'x-forwarded-for': `10.0.0.${Math.floor(one / OF_A_NETWORK)}`,
        },
        body: JSON.stringify(
          someDevice('', { target: { ...target, endpoint: `${origin}/${one}` }, follows: ['delegation.AL'] }),
        ),
      })
      if (status !== 200) throw new Error(`a device could not subscribe: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, subscribeSome))
}

/** How long the server takes to answer a call, again and again until something is done; milliseconds. */
async function answersDuring({ url }: RunningServer, work: Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const begun = performance.now()
    await (await fetch(`${url}/api/medals/all`)).arrayBuffer()
    took.push(performance.now() - begun)
    await sleep(20)
  }
  await done
  return took
}
