import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { DAY } from './games-day.ts'
import { playDay } from './play.ts'
import { type Figure, type Measurement, notMeasured, whole } from './report.ts'
import { lossesOf, rateOf, SERIES_MS, type Slice, type SliceKind, spreadWords } from './slices.ts'
import { isThere, load, type LoadOptions } from './wrk.ts'

/** The load begins before the slices and ends after them, on a busy machine too. */
const [WARM_MS, SECONDS] = [3_000, SERIES_MS / 1_000 + 10]
const REACH = 'less than 2 %: this is asked'

/** Agents as a day's visitors have them: a browser's version is the same for many, and there are hundreds of versions. */
const AGENTS = Array.from({ length: 300 }, (_, n) =>
  n % 4 === 0
    ? `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + n}.0.0.0 Safari/537.36`
    : `Mozilla/5.0 (Linux; Android ${8 + (n % 8)}; SM-A${100 + n}M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (n % 40)}.0.0.0 Mobile Safari/537.36`,
)

/** Calls that are answered from the cache: medals, the day, and each of its units. */
async function variedRequests(server: RunningServer): Promise<NonNullable<LoadOptions['requests']>> {
  const day = (await (await fetch(`${server.url}/api/schedule/${DAY}`)).json()) as { units: { code: string }[] }
  const paths = ['/api/medals/all', `/api/schedule/${DAY}`, ...day.units.map(({ code }) => `/api/units/${code}`)]
  return paths.map((path, n) => ({ path, userAgent: AGENTS[n % AGENTS.length] ?? '' }))
}

async function kept(server: RunningServer, requests: NonNullable<LoadOptions['requests']>): Promise<void> {
  for (const { path, userAgent } of requests) {
    const response = await fetch(server.url + path, {
      headers: { 'accept-encoding': 'br, gzip', 'user-agent': userAgent },
    })
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
    await response.arrayBuffer()
  }
}

/** The slices of a server under a steady load. */
async function slicesUnder(server: RunningServer, requests: LoadOptions['requests']): Promise<Slice[]> {
  const before = server.log().length
  const loaded = load(`${server.url}/api/medals/all`, { pids: [server.pid], seconds: SECONDS, requests })
  await sleep(WARM_MS)
  process.kill(server.pid, 'SIGUSR2')
  await loaded
  // a whole line: the log may end within one
  const printed = /^slices (.*)\n/m.exec(server.log().slice(before))?.[1]
  if (printed === undefined) throw new Error('the load ended before the slices')
  return JSON.parse(printed) as Slice[]
}

/** What counting costs (0089): requests answered from the cache by one server that counts and does not, turn about. */
export const accessCost: Measurement = { name: 'What counting accesses costs', measure: costOfCounting }

async function costOfCounting(): Promise<Figure[]> {
  if (!isThere('wrk')) return [notMeasured('what counting costs', 'no wrk (apt-get install wrk)')]
  const server = await startServer({ main: join(import.meta.dirname, 'switched-server.ts') })
  try {
    await playDay(server)
    const requests = await variedRequests(server)
    await kept(server, requests)
    const figures: Figure[] = []
    for (const [what, varied] of [
      ['one address, one user agent', requests.slice(0, 1)],
      [`${requests.length} addresses, ${AGENTS.length} user agents`, requests],
    ] as const) {
      const slices = await slicesUnder(server, varied)
      const words = (kind: SliceKind) => {
        const { perSecond, cpu } = rateOf(slices, kind)
        return `${whole(perSecond)}/s, ${cpu.toFixed(2)} µs`
      }
      const [losses, control] = [lossesOf(slices, 'counted'), lossesOf(slices, 'control')]
      figures.push(
        { what: `${what}: counted`, value: words('counted') },
        { what: `${what}: not counted`, value: words('not counted') },
        { what: `${what}: throughput lost`, value: spreadWords(losses.map(({ rate }) => rate)), reach: REACH },
        { what: `${what}: control, throughput`, value: spreadWords(control.map(({ rate }) => rate)), reach: 'about 0' },
        { what: `${what}: time of the thread that answers, added`, value: spreadWords(losses.map(({ cpu }) => cpu)) },
        {
          what: `${what}: control, time of the thread that answers`,
          value: spreadWords(control.map(({ cpu }) => cpu)),
          reach: 'about 0',
        },
      )
    }
    return figures
  } finally {
    await server.stop()
  }
}
