import { NIGHTLY } from '@games/testing/suite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { openBrowser } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import { bookedPoints, bookingOf, openDoors, PEOPLE, play } from './person-story.ts'
import type { RunningServer } from './server.ts'

/** The story of one person; in three languages and with codes before a camera: people.nightly.e2e.ts. */

let server: RunningServer
let database: Database
beforeAll(async () => {
  server = await startDemo()
  database = await openDatabase({ url: server.place.databaseUrl ?? '' })
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

test(
  'a person is a guest, has an account, sees the film, answers a trivia, is ranked, writes feedback and leaves nothing behind (R4, R7)',
  NIGHTLY,
  async () => {
    const [person] = PEOPLE
    const { codes } = await openDoors(server, database)
    const [code] = codes
    if (!code) throw new Error('the demo has no trivia')
    const browser = await openBrowser()
    try {
      const points = await play(server, browser, person, 'typed', code)
      expect(await bookedPoints(database, [person.username])).toEqual([bookingOf(person, points)])
    } finally {
      await browser.close()
    }
  },
)
