import { type RunningServer, startServer } from '../e2e/server.ts'
import { DAY } from './games-day.ts'
import { playDay } from './play.ts'
import { type Figure, type Measurement, median, notMeasured } from './report.ts'
import { isThere, type Load, load, type LoadOptions, loadWords } from './wrk.ts'

const PAIRS = 15
const SECONDS = 2
const REACH = 'less than 2 %'

/** Agents as a day's visitors have them: a browser's version is the same for many, and there are hundreds of versions. */
const AGENTS = Array.from({ length: 300 }, (_, n) =>
  n % 4 === 0
    ? `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + n}.0.0.0 Safari/537.36`
    : `Mozilla/5.0 (Linux; Android ${8 + (n % 8)}; SM-A${100 + n}M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (n % 40)}.0.0.0 Mobile Safari/537.36`,
)

/** Addresses that are answered from the cache: the day's units, as calls and as pages, and the pages everybody opens. */
async function variedRequests(server: RunningServer): Promise<NonNullable<LoadOptions['requests']>> {
  const day = (await (await fetch(`${server.url}/api/schedule/${DAY}`)).json()) as { units: { code: string }[] }
  const paths = [
    '/medals/all',
    '/api/medals/all',
    `/schedule/days?day=${DAY}`,
    ...day.units.flatMap(({ code }) => [`/api/units/${code}`, `/discipline/${code.slice(0, 3)}/results/${code}`]),
  ]
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

/** The loss of `on` against `off` pair by pair, per cent; what stands first in a pair changes. */
function lossWords(on: readonly Load[], off: readonly Load[], of: (one: Load, other: Load) => number): string {
  const losses = on.map((one, pair) => of(one, off[pair] ?? one) * 100).sort((a, b) => a - b)
  const [low, high] = [losses[Math.floor(losses.length / 4)] ?? 0, losses[Math.floor((losses.length * 3) / 4)] ?? 0]
  return `${median(losses).toFixed(1)} % (half of ${losses.length} pairs ${low.toFixed(1)} to ${high.toFixed(1)})`
}

/** What counting costs (0089): requests answered from the cache by two servers alike but for ACCESS_LOG, turn about. */
export const accessCost: Measurement = { name: 'What counting accesses costs', measure: costOfCounting }

async function costOfCounting(): Promise<Figure[]> {
  if (!isThere('wrk')) return [notMeasured('what counting costs', 'no wrk (apt-get install wrk)')]
  const servers = {
    on: await startServer({ env: { ACCESS_LOG: '1' } }),
    off: await startServer({ env: { ACCESS_LOG: '0' } }),
  }
  try {
    for (const server of [servers.on, servers.off]) await playDay(server)
    const requests = await variedRequests(servers.on)
    for (const server of [servers.on, servers.off]) await kept(server, requests)
    const figures: Figure[] = []
    for (const [what, varied] of [
      ['one address', undefined],
      [`${requests.length} addresses, ${AGENTS.length} user agents`, requests],
    ] as const) {
      const loads = { on: [] as Load[], off: [] as Load[] }
      const one = (which: 'on' | 'off') =>
        load(`${servers[which].url}/api/medals/all`, { pids: [servers[which].pid], seconds: SECONDS, requests: varied })
      await one('on')
      await one('off')
      for (let pair = 0; pair < PAIRS; pair++)
        for (const which of pair % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const))
          loads[which].push(await one(which))
      figures.push(
        { what: `${what}: counted`, value: loadWords(loads.on) },
        { what: `${what}: not counted`, value: loadWords(loads.off) },
        {
          what: `${what}: throughput lost`,
          value: lossWords(loads.on, loads.off, (on, off) => 1 - on.perSecond / off.perSecond),
          reach: REACH,
        },
        {
          what: `${what}: processor time added`,
          value: lossWords(loads.on, loads.off, (on, off) => on.cpu / off.cpu - 1),
        },
      )
    }
    return figures
  } finally {
    await servers.on.stop()
    await servers.off.stop()
  }
}
