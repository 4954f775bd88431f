import { z } from 'zod'
import { LocalizedText } from './shared.ts'

/**
 * The games' clock as an anchor that never grows old: games time is `games + (server now − real) × speed`, all in epoch
 * milliseconds. In production games = real and speed = 1; in the demo it is the simulator's.
 */
export const GamesClock = z.object({ games: z.number(), real: z.number(), speed: z.number().positive() })
export type GamesClock = z.infer<typeof GamesClock>

/** The games time at a server instant, epoch milliseconds. */
export const gamesTimeAt = (clock: GamesClock, serverNow: number): number =>
  clock.games + (serverNow - clock.real) * clock.speed

export const Games = z.object({
  competitionCode: z.string().nullable(),
  name: LocalizedText,
  /** The venue's UTC offset in minutes, as the schedule writes it (−180 for UTC−3). */
  utcOffset: z.number().int(),
  clock: GamesClock,
  /** Today in the games, venue time, days ending at 03:00. */
  today: z.string(),
  demo: z.boolean(),
})
export type Games = z.infer<typeof Games>
