import type { ClientBase, Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/**
 * What the organiser has written of the film and of its points, whatever it is, null where nothing is; `published`: addresses of the live streams and
 * videos that are published, but for files of ours.
 */
export async function safeSportSettings(pool: Pool): Promise<{
  readonly film: unknown
  readonly points: unknown
  readonly demoOver: boolean
  readonly published: readonly string[]
}> {
  const { rows } = await pool.query<{ film: unknown; points: unknown; demo_over: boolean; published: string[] }>(
    `select (select value from setting where key = 'safe_sport_film') as film,
            (select value from setting where key = 'safe_sport_points') as points,
            exists (select from setting where key = 'demo_over') as demo_over,
            array(select coalesce(v.body ->> 'address', v.body #>> '{source,address}') as address
              from content_item i join content_version v on v.item_id = i.id and v.version = i.published_version
              where i.kind in ('live-stream', 'video') and coalesce(v.body ->> 'address', v.body #>> '{source,address}') is not null
              order by i.published_at desc, i.id) as published`,
  )
  const [row] = rows
  return {
    film: row?.film ?? null,
    points: row?.points ?? null,
    demoOver: row?.demo_over === true,
    published: row?.published ?? [],
  }
}

export interface WatcherRow {
  readonly video_watched_at: Date | null
  readonly points: number
  /** By the film; null: nothing. */
  readonly earned: number | null
}

/** What an account has of the film already. */
export async function watcherRow(q: ClientBase | Pool, accountId: string): Promise<WatcherRow | undefined> {
  const { rows } = await q.query<WatcherRow>(
    `select video_watched_at, points,
       (select e.points from point_entry e where e.account_id = account.id and e.reason = 'safe-sport') as earned
     from account where id = $1`,
    [accountId],
  )
  return rows[0]
}

/** One report of an account after the other, on all nodes. Gives the database's time, which is the same for all of them, in epoch milliseconds. */
export async function lockWatcher(tx: ClientBase, accountId: string): Promise<number> {
  await tx.query('select from account where id = $1 for update', [accountId])
  // not now(), which is when this transaction began to wait
  const { rows } = await tx.query<{ at: number }>(`select extract(epoch from clock_timestamp())::float8 * 1000 as at`)
  return rows[0]?.at ?? 0
}

export interface WatchRow {
  readonly watched_ms: number
  readonly play: string
  readonly spare_ms: number
  readonly reported_at: Date
}

/** How far an account has watched this film; undefined: nothing of it. */
export async function watchRow(q: ClientBase | Pool, accountId: string, film: string): Promise<WatchRow | undefined> {
  const { rows } = await q.query<WatchRow>(
    'select watched_ms, play, spare_ms, reported_at from film_watch where account_id = $1 and film = $2',
    [accountId, film],
  )
  return rows[0]
}

export async function putWatch(
  tx: ClientBase,
  watch: {
    readonly accountId: string
    readonly film: string
    readonly watchedMs: number
    readonly play: string
    readonly spareMs: number
    readonly reportedAt: Date
  },
): Promise<void> {
  await tx.query(
    `insert into film_watch (account_id, film, watched_ms, play, spare_ms, reported_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set film = excluded.film, watched_ms = excluded.watched_ms, play = excluded.play,
       spare_ms = excluded.spare_ms, reported_at = excluded.reported_at`,
    [watch.accountId, watch.film, watch.watchedMs, watch.play, watch.spareMs, watch.reportedAt],
  )
}

/** The flag on the account (R4.5); that of the first time stays. */
export async function markWatched(tx: ClientBase, accountId: string): Promise<void> {
  await tx.query('update account set video_watched_at = clock_timestamp() where id = $1 and video_watched_at is null', [
    accountId,
  ])
}

export interface FilmWatchedRow {
  readonly film: string
  readonly watched_ms: number
  readonly reported_at: Date
}

/** What is stored of an account's watching, whichever film it was of. */
export async function filmWatchedRow(q: Statements, accountId: string): Promise<FilmWatchedRow | undefined> {
  const { rows } = await q.query<FilmWatchedRow>(
    'select film, watched_ms, reported_at from film_watch where account_id = $1',
    [accountId],
  )
  return rows[0]
}
