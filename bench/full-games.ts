import { startServer } from '../e2e/server.ts'
import { DAY } from './games-day.ts'
import { playDay } from './play.ts'

/** The pages most visitors come to, on a server that has played a whole games day. */
export async function openFullGames(): Promise<{
  readonly url: string
  readonly pages: readonly string[]
  close(): Promise<void>
}> {
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
