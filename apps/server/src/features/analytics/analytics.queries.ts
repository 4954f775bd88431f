import type { PagePattern, Platform } from '@games/domain'
import type { Pool } from 'pg'

/** Views of one page pattern on one platform on one day (`YYYY-MM-DD`, venue). */
export interface PageViewCount {
  readonly day: string
  readonly pattern: PagePattern
  readonly platform: Platform
  readonly views: number
}

/** Adds views to what is counted already, all or none. Each day, pattern and platform at most once. */
export async function addPageViews(pool: Pool, counts: readonly PageViewCount[]): Promise<void> {
  await pool.query(
    `insert into usage_count (day, pattern, platform, views)
     select * from unnest($1::date[], $2::text[], $3::text[], $4::bigint[])
     -- in one order everywhere, so that two nodes never wait for each other
     order by 1, 2, 3
     on conflict (day, pattern, platform) do update set views = usage_count.views + excluded.views`,
    [
      counts.map(({ day }) => day),
      counts.map(({ pattern }) => pattern),
      counts.map(({ platform }) => platform),
      counts.map(({ views }) => views),
    ],
  )
}
