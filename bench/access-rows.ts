import type { Pool } from 'pg'
import { changeZone, completeSums } from '../apps/server/src/features/access-log/index.ts'

export const ZONE = 'America/Sao_Paulo'
/** A year that ends now, and its last days of which a proxy's log is there too. */
const DAYS = 366
const PROXY_DAYS = 30

/**
 * What a year of requests is counted by: 75 routes, five statuses, four devices and four platforms, of which a third come together. `chance` is
 * how probably a quarter of an hour has one: few routes have most requests, and few requests fail.
 */
const KEYS = `insert into access_key (source, kind, route, status, device, platform)
  select source, (array['page', 'payload', 'api', 'private', 'asset'])[1 + route % 5], '/route-' || route || '/{id}', status, device, platform
  from generate_series(1, 75) route, unnest(array[200, 304, 404, 204, 503]) with ordinality as answered (status, rare),
    unnest(array['mobile', 'desktop', 'bot', 'tablet']) device, unnest(array['web', 'ios', 'android', 'pwa']) platform,
    unnest(array['server', 'proxy']) source
  where (hashtext(route || ' ' || status || device || platform) & 1023) % 3 = 0`

const KEYS_OF_ALL_ROUTES = `insert into access_key (source, kind, route, status, device, platform)
  select distinct source, kind, '(all)', status, device, platform from access_key`

const QUARTERS = `with
  common as materialized (
    select id, source, least(1, 6.2 / place ^ 0.61) as chance, case source when 'proxy' then 1200 else 900 end / place ^ 0.5 as most
    from (select id, source, row_number() over (partition by source order by hashint4(id)) as place from access_key where route <> '(all)') placed
  ),
  slots as (
    select slot, source from generate_series(date_bin('15 minutes', now(), 'epoch') - make_interval(days => $1), now(), interval '15 minutes') slot,
      unnest(array['server', 'proxy']) source
    where source = 'server' or slot > now() - make_interval(days => $2)
  )
  insert into access_quarter (slot, key, requests, duration_ms, durations)
  select slot, id, 1 + (random() * random() * most)::integer, (random() * 4000)::integer,
    case id % 3 when 0 then array[3, 1] when 1 then array[40, 12, 7, 1] else array[0, 0, 90, 14, 3, 2, 0, 1] end
  -- of both, or it would be decided once for all slots
  from slots join common using (source) where random() < case when slot is null then 0 else chance end`

/** Fills an empty database with a year of counts, more than ten million rows, and makes the days of them as a change of the zone does. */
export async function insertYear(pool: Pool): Promise<{ readonly rows: number; readonly daysMs: number }> {
  await pool.query(`insert into access_zone (zone) values ('UTC')`)
  await pool.query(KEYS)
  await pool.query(KEYS_OF_ALL_ROUTES)
  // the pool gives a statement less time than this one takes
  const client = await pool.connect()
  try {
    // each row's key is there: looking it up would take longer than the row
    await client.query('set session_replication_role = replica')
    const { rowCount } = await client.query(QUARTERS, [DAYS, PROXY_DAYS])
    await client.query(
      `insert into access_total (slot, source, requests)
       select slot, source, sum(requests) from access_quarter q join access_key k on k.id = q.key group by 1, 2`,
    )
    await client.query('reset session_replication_role')
    const started = performance.now()
    // a server that is started on it leaves the days as they are
    await client.query(`insert into setting (key, value) values ('time_zone', to_jsonb($1::text))`, [ZONE])
    await changeZone(pool, ZONE)
    const daysMs = performance.now() - started
    // what is beside the keys of quarters
    await completeSums(pool, 'ever')
    // as PostgreSQL does by itself within a minute
    await client.query('vacuum analyze')
    return { rows: rowCount ?? 0, daysMs }
  } finally {
    client.release()
  }
}
