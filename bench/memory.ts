import { existsSync } from 'node:fs'
import { openStream } from '../e2e/event-stream.ts'
import { postgresProcesses } from '../e2e/place.ts'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { DAY } from './games-day.ts'
import { playDay } from './play.ts'
import { megabytes } from './processes.ts'
import { type Figure, type Measurement, notMeasured, whole } from './report.ts'

const FOLLOWERS = 500
const PAGES = ['/medals/all', `/schedule/days?day=${DAY}`, '/participants/athletes']

const figureOf = (server: RunningServer, what: string): Figure => ({
  what,
  value:
    `${Math.round(megabytes([server.pid]))} MB, ` +
    `its PostgreSQL ${Math.round(megabytes(postgresProcesses(server.place.cluster())))} MB`,
})

/** What the server and its embedded PostgreSQL hold in memory. */
export const memory: Measurement = {
  name: 'Memory of the app, embedded database',
  async measure() {
    if (!existsSync('/proc/self/smaps_rollup')) return [notMeasured('memory', 'needs Linux’s /proc')]
    const server = await startServer()
    try {
      const idle = figureOf(server, 'just started')
      const { messages } = await playDay(server)
      const streams = await Promise.all(Array.from({ length: FOLLOWERS }, () => openStream(server.url, ['medals:all'])))
      for (const page of PAGES) await (await fetch(server.url + page)).text()
      const loaded = figureOf(server, `after ${whole(messages)} messages, with ${FOLLOWERS} followers`)
      for (const stream of streams) stream.close()
      return [idle, loaded]
    } finally {
      await server.stop()
    }
  },
}
