import type { GamesClock } from '@games/contract'
import type { ClientBase, Pool } from 'pg'

/** Sets the games' clock: since the keep-alive was received, games time runs at `speed` times real time from `at`. */
export async function setGamesClock(
  tx: ClientBase,
  clock: { at: string; speed: number },
  receivedAt: Date,
  source: string,
): Promise<void> {
  await tx.query(
    `insert into games_clock (anchor_games, anchor_real, speed, source) values ($1, $2, $3, $4)
     on conflict (singleton) do update
       set anchor_games = excluded.anchor_games, anchor_real = excluded.anchor_real, speed = excluded.speed,
           source = excluded.source`,
    [clock.at, receivedAt, clock.speed, source],
  )
}

const REAL_TIME: GamesClock = { games: 0, real: 0, speed: 1 }

/** The clock's anchor; real time where no feed has set one. */
export async function readGamesClock(q: ClientBase | Pool): Promise<GamesClock> {
  const { rows } = await q.query<{ anchor_games: Date; anchor_real: Date; speed: number }>(
    'select anchor_games, anchor_real, speed from games_clock',
  )
  const row = rows[0]
  return row ? { games: row.anchor_games.getTime(), real: row.anchor_real.getTime(), speed: row.speed } : REAL_TIME
}
