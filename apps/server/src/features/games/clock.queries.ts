import type { GamesClock } from '@games/contract'
import type { ClientBase, Pool } from 'pg'

const REAL_TIME: GamesClock = { games: 0, real: 0, speed: 1 }

/** The clock's anchor; real time where no feed has set one. */
export async function readGamesClock(q: ClientBase | Pool): Promise<GamesClock> {
  const { rows } = await q.query<{ anchor_games: Date; anchor_real: Date; speed: number }>(
    'select anchor_games, anchor_real, speed from games_clock',
  )
  const row = rows[0]
  return row ? { games: row.anchor_games.getTime(), real: row.anchor_real.getTime(), speed: row.speed } : REAL_TIME
}
