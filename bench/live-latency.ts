import { setTimeout as sleep } from 'node:timers/promises'
import { topics } from '@games/contract/live'
import { aResult, aUnit, results, schedule } from '@games/testing'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { type Figure, type Measurement, ms, quantile } from './report.ts'
import { startFollowers } from './start-followers.ts'

const UNIT = 'JUDW57KG--------------FNL-000100--'
const CROWDS = [1, 100, 1_000]
const EVENTS = 100
/** The most that a feed sends of one unit (ODF §2: live results are 0.25 s apart). */
const PAUSE_MS = 250

const monotonic = (): number => Number(process.hrtime.bigint() / 1_000n) / 1_000

const numbered = (number: number, version: number) =>
  results({ documentCode: UNIT, version, resultStatus: 'LIVE' }, [
    aResult({ sortOrder: 1, rank: '1', result: `number ${number}`, competitor: '1' }),
    aResult({ sortOrder: 2, rank: '2', result: '0', competitor: '2' }),
  ])

async function latencyFor(server: RunningServer, crowd: number, firstVersion: number): Promise<Figure> {
  const address = `${server.url}/api/live?topics=${topics.unit(UNIT)}`
  const followers = await startFollowers(address, { count: crowd, events: EVENTS })
  try {
    const posted: number[] = [0]
    for (let n = 1; n <= EVENTS; n++) {
      const next = sleep(PAUSE_MS)
      posted[n] = monotonic()
      await server.send(numbered(n, firstVersion + n))
      await next
    }
    const arrivals = await followers.arrivals()
    const latencies = arrivals
      .flatMap((moments, n) => moments.map((moment) => moment - (posted[n] ?? 0)))
      .sort((a, b) => a - b)
    if (latencies.length !== crowd * EVENTS) throw new Error(`${latencies.length} of ${crowd * EVENTS} events arrived`)
    return {
      what: `${crowd} follower${crowd === 1 ? '' : 's'}`,
      value: `p50 ${ms(quantile(latencies, 0.5))}, p99 ${ms(quantile(latencies, 0.99))}, longest ${ms(latencies.at(-1) ?? 0)}`,
      ...(crowd === 1_000 ? { reach: 'p99 100 ms' } : {}),
    }
  } finally {
    followers.stop()
  }
}

/** From the moment a message is sent to the moment a follower has its event: every follower and every event counts. */
export const liveLatency: Measurement = {
  name: 'Message in to event out',
  async measure() {
    const server = await startServer()
    try {
      await server.send(schedule({ documentCode: 'JUD' }, [aUnit({ code: UNIT, medal: 1 })]))
      const figures: Figure[] = []
      for (const [n, crowd] of CROWDS.entries()) figures.push(await latencyFor(server, crowd, (n + 1) * 1_000))
      return figures
    } finally {
      await server.stop()
    }
  },
}
