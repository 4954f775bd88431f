import { startServer, untilMorning } from '../e2e/server.ts'
import { DAY } from './games-day.ts'
import { playDay } from './play.ts'

/** Pages on a server of their own. */
export interface OpenGames {
  readonly url: string
  readonly pages: readonly string[]
  close(): Promise<void>
}

/** The demonstration while it is played: its today is the fullest day of the simulator's games, 349 units. */
export async function openFullestDay(): Promise<OpenGames> {
  const server = await startServer({ demo: true })
  try {
    await untilMorning(server)
    return { url: server.url, pages: ['/schedule/days'], close: server.stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The pages most visitors come to, on a server that has played a whole games day. */
export async function openFullGames(): Promise<OpenGames> {
  const server = await startServer()
  try {
    await playDay(server)
    return {
      url: server.url,
      pages: [`/schedule/days?day=${DAY}`, '/medals/all', '/discipline/SWM/results/SWMWEV00--------------FNL-000100'],
      close: server.stop,
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
