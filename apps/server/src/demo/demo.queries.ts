import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { dropProjections } from '../ingest/projections.queries.ts'
import { removeUnusedFiles } from '../ingest/remove-unused-files.ts'
import { appendEvents, EVERYTHING } from '../live/index.ts'

/** First day of the stored demo games (`YYYY-MM-DD`); null before the first start. */
export async function demoStart(q: ClientBase | Pool): Promise<string | null> {
  const { rows } = await q.query<{ start: string | null }>(
    `select value #>> '{}' as start from setting where key = 'demo_start'`,
  )
  return rows[0]?.start ?? null
}

/** How many messages are stored, of whatever competition. */
export async function countMessages(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from inbox')
  return rows[0]?.n ?? 0
}

/** Empties the database for demo games that begin on `start`: their messages can all be made again. */
export async function beginDemo(pool: Pool, start: string): Promise<void> {
  await transaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    await tx.query('delete from inbox')
    await dropProjections(tx)
    await tx.query('delete from games_clock')
    await tx.query('delete from venue_file')
    await tx.query('delete from venue_said')
    await tx.query('delete from venue_choice')
    // with whatever was answered of it
    await tx.query('delete from trivia')
    await tx.query('delete from content_item')
    await tx.query(
      `insert into setting (key, value) values ('demo_start', to_jsonb($1::text))
       on conflict (key) do update set value = excluded.value`,
      [start],
    )
    // pages cached since the start show the old games
    await appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
  })
  await removeUnusedFiles(pool)
}

/** Who sent the last keep-alive; null before the first. */
export async function clockSource(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ source: string }>('select source from games_clock')
  return rows[0]?.source ?? null
}

/** Games time of the last keep-alive; null before the first. */
export async function lastGamesTime(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date }>('select anchor_games as at from games_clock')
  return rows[0]?.at ?? null
}

/** Of the first active athletes by code those whose photo nobody has put, replaced or removed. */
export async function athletesToPicture(q: Pool, most: number): Promise<string[]> {
  const { rows } = await q.query<{ code: string }>(
    `select code from (select code from competitor where kind = 'athlete' and active order by code limit $1) c
     where not exists (select from athlete_photo p where p.athlete = c.code)`,
    [most],
  )
  return rows.map(({ code }) => code)
}
