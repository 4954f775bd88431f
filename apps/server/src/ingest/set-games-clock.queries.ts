import type { ClientBase } from 'pg'

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
