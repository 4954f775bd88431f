import { AccessLogQuery } from '@games/contract'
import type { Pool } from 'pg'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { createHandlers } from '../apps/server/src/features/handlers.ts'
import { type DatabaseKind, makePlace, postgresProcesses } from '../e2e/place.ts'
import { startServer } from '../e2e/server.ts'
import { systemPostgres } from '../packages/testing/src/system-postgres.ts'
import { insertYear } from './access-rows.ts'
import { cpuSeconds } from './processes.ts'
import { type Figure, type Measurement, median, ms, notMeasured, whole } from './report.ts'

/** Each view is asked for of so many other days, once each: none of the answers is there already. */
const TIMES = 5
const REACH = { postgres: '100 ms', embedded: '200 ms' } as const satisfies Record<DatabaseKind, string>

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

interface View {
  readonly what: string
  readonly by: 'day' | 'week' | 'hour'
  readonly days: number
  readonly filter?: object
}

const WIDEST = { by: 'week', days: 366 } as const
const FILTERS: readonly (readonly [string, object])[] = [
  ['a device', { device: 'mobile' }],
  ['a platform', { platform: 'android' }],
  ['a kind', { visited: 'page' }],
  ['a status', { code: '404' }],
  ['a route', { route: '/route-7/{id}' }],
  ['the server’s own count', { counted: 'server' }],
  [
    'all filters',
    { device: 'mobile', platform: 'web', visited: 'page', code: '200', route: '/route-10/{id}', counted: 'server' },
  ],
]
export const VIEWS: readonly View[] = [
  { what: 'days, 14', by: 'day', days: 14 },
  { what: 'weeks, 13', by: 'week', days: 85 },
  { what: 'range by days, 62', by: 'day', days: 62 },
  { what: 'range by weeks, 366 days', ...WIDEST },
  { what: 'a day by hours', by: 'hour', days: 1 },
  { what: 'most days, 92', by: 'day', days: 92 },
  { what: 'most hours, 3 days', by: 'hour', days: 3 },
  ...FILTERS.map(([what, filter]) => ({ what: `366 days by weeks, ${what}`, ...WIDEST, filter })),
  ...FILTERS.map(([what, filter]) => ({ what: `92 days, ${what}`, by: 'day' as const, days: 92, filter })),
  ...FILTERS.map(([what, filter]) => ({ what: `3 days by hours, ${what}`, by: 'hour' as const, days: 3, filter })),
]

export interface Taken {
  readonly ms: number
  /** Milliseconds of processor time of this process and PostgreSQL's, which other work on the machine disturbs less. */
  readonly cpu: number
}

/** What a view takes, of other days each time, the range that ends today first. */
export async function timesOf(pool: Pool, pids: () => readonly number[], { by, days, filter }: View): Promise<Taken[]> {
  const taken: Taken[] = []
  const { getAccessLog } = createHandlers({ pool, demo: false, now: Date.now })
  for (let shift = 0; shift < TIMES; shift++) {
    const query = AccessLogQuery.parse({ by, first: dayBefore(days - 1 + shift), last: dayBefore(shift), ...filter })
    await pool.query('select')
    const all = [process.pid, ...pids()]
    const [started, before] = [performance.now(), cpuSeconds(all)]
    const { view } = await getAccessLog({ query })
    taken.push({ ms: performance.now() - started, cpu: (cpuSeconds(all) - before) * 1_000 })
    if (view.total.requests === 0) throw new Error(`no requests in ${JSON.stringify(query)}`)
  }
  return taken
}

const PAGES = [
  '',
  '?by=week&before=1',
  `?by=range&from=${dayBefore(365)}&to=${dayBefore(0)}&before=1`,
  '?device=bot&app=web&before=1',
]

async function viewsOn(kind: DatabaseKind, label: string): Promise<Figure[]> {
  const place = await makePlace(kind)
  try {
    await place.databaseUp()
    const database = await openDatabase(
      place.databaseUrl === null ? { dataDir: place.dataDir } : { url: place.databaseUrl },
    )
    const figures: Figure[] = []
    try {
      const { rows, daysMs } = await insertYear(database.pool)
      figures.push({
        what: `${label}, ${whole(rows)} rows, days of another zone`,
        value: `${(daysMs / 1_000).toFixed(1)} s`,
      })
      for (const view of VIEWS) {
        const taken = await timesOf(database.pool, () => postgresProcesses(place.cluster()), view)
        const times = taken.map(({ ms: wall }) => wall)
        figures.push({
          what: `${label}, ${view.what}`,
          value: `p50 ${ms(median(times))}, slowest ${ms(Math.max(...times))}; processor ${ms(median(taken.map(({ cpu }) => cpu)))}`,
          reach: REACH[kind],
        })
      }
    } finally {
      await database.close()
    }
    const server = await startServer({ place })
    try {
      for (const search of PAGES) {
        const started = performance.now()
        const response = await fetch(`${server.url}/access-log${search}`)
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`the page was answered with ${response.status}`)
        figures.push({ what: `${label}, page /access-log${search}`, value: ms(performance.now() - started) })
      }
    } finally {
      await server.stop()
    }
    return figures
  } finally {
    await place.remove()
  }
}

/** How long the log's views take over ten million rows, none of them cached (0089). */
export const accessLog: Measurement = {
  name: 'Access log',
  async measure() {
    const figures = await viewsOn('embedded', 'embedded')
    return systemPostgres()
      ? [...figures, ...(await viewsOn('postgres', 'PostgreSQL of the system'))]
      : [...figures, notMeasured('PostgreSQL of the system', 'no server programs in /usr/lib/postgresql or PATH')]
  },
}
