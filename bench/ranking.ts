import type { RankingQuery } from '@games/contract'
import { RANKING_PAGE } from '@games/domain/points/ranking-page'
import type { Pool } from 'pg'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { createHandlers } from '../apps/server/src/features/handlers.ts'
import { refreshRanking } from '../apps/server/src/features/ranking/index.ts'
import { type DatabaseKind, makePlace } from '../e2e/place.ts'
import { systemPostgres } from '../packages/testing/src/system-postgres.ts'
import { type Figure, type Measurement, ms, notMeasured, quantile, whole } from './report.ts'

const PEOPLE = 200_000
const TIMES = 40
const REACH = '20 ms'

/**
 * People of all types and 27 delegations; two of five without points, the others with up to 60 answers of 500 and the video's 2,000. The
 * types are as unequal as a games': half of all are guests.
 */
const insertPeople = (pool: Pool) =>
  pool.query(
    `insert into account (username, username_key, email, email_key, password_hash, type, organisation, points)
     select 'user_' || n, 'user_' || n, 'a@b.example', 'a@b.example', '-',
       (array['guest', 'guest', 'guest', 'guest', 'athlete', 'athlete', 'volunteer', 'coach'])[1 + (hashint4(n) & 7)],
       'D' || chr(65 + (hashint4(n + 1) & 1023) % 27),
       case when (hashint4(n + 2) & 1023) % 5 < 2 then 0
         else 500 * ((hashint4(n + 3) & 1048575) % 61) + 2000 * (hashint4(n + 4) & 1) end
     from generate_series(1, ${PEOPLE}) n`,
  )

const PAGES: readonly {
  readonly what: string
  readonly query: RankingQuery
  readonly at: 'first' | 'middle' | 'last'
}[] = [
  { what: 'first page', query: {}, at: 'first' },
  { what: 'last page', query: {}, at: 'last' },
  { what: 'in the middle of those without points', query: { zeros: '1' }, at: 'middle' },
  { what: 'last page with those without points', query: { zeros: '1' }, at: 'last' },
  { what: 'last page of guests', query: { type: 'guest' }, at: 'last' },
  { what: 'in the middle of the guests without points', query: { type: 'guest', zeros: '1' }, at: 'middle' },
  { what: 'last page of a delegation', query: { organisation: 'DC' }, at: 'last' },
  {
    what: 'last page of a delegation’s athletes',
    query: { organisation: 'DC', type: 'athlete', zeros: '1' },
    at: 'last',
  },
]

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < TIMES; at += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

async function pagesOn(kind: DatabaseKind, label: string): Promise<Figure[]> {
  const place = await makePlace(kind)
  await place.databaseUp()
  const database = await openDatabase(
    place.databaseUrl === null ? { dataDir: place.dataDir } : { url: place.databaseUrl },
  )
  const { pool } = database
  try {
    await insertPeople(pool)
    const started = performance.now()
    while ((await refreshRanking(pool)) !== null);
    const figures: Figure[] = [
      {
        what: `${label}, ${whole(PEOPLE)} people put in`,
        value: `${((performance.now() - started) / 1_000).toFixed(1)} s`,
      },
    ]
    // as PostgreSQL does by itself within a minute
    await pool.query('vacuum analyze ranking_entry, ranking_count')
    const { listRanking } = createHandlers({ pool, demo: false, now: Date.now })
    for (const { what, query, at } of PAGES) {
      const { total } = (await listRanking({ query })).view
      const pages = Math.ceil(total / RANKING_PAGE)
      const page = { first: 1, middle: Math.ceil(pages * 0.7), last: pages }[at]
      const times = await timed(() => listRanking({ query: { ...query, page } }))
      figures.push({
        what: `${label}, ${what} (${whole(page)} of ${whole(pages)})`,
        value: `p50 ${ms(quantile(times, 0.5))}, slowest ${ms(quantile(times, 1))}`,
        reach: REACH,
      })
    }
    const changes = await timed(async () => {
      await pool.query(
        `update account set points = points + 500 where id in (select id from account tablesample system (1) limit 100)`,
      )
      await refreshRanking(pool)
    })
    figures.push({
      what: `${label}, 100 people's points changed and taken over`,
      value: `p50 ${ms(quantile(changes, 0.5))}`,
    })
    return figures
  } finally {
    await database.close()
    await place.remove()
  }
}

/** Pages of the ranking as the server makes them when they are not cached: in process, from the query to the view. */
export const ranking: Measurement = {
  name: 'Ranking of 200,000 people',
  async measure() {
    const figures = await pagesOn('embedded', 'embedded')
    return systemPostgres()
      ? [...figures, ...(await pagesOn('postgres', 'PostgreSQL of the system'))]
      : [...figures, notMeasured('PostgreSQL of the system', 'no server programs in /usr/lib/postgresql or PATH')]
  },
}
