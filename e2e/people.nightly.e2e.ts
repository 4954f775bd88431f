import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { openBrowser, openBrowserWithCamera } from './browser.ts'
import { filmOf, filmOfSheet } from './camera.ts'
import { startDemo } from './in-cluster.ts'
import { bookedPoints, bookingOf, openDoors, PEOPLE, play } from './person-story.ts'
import type { RunningServer } from './server.ts'

/** The story of a person at the same time in three languages, with two codes before a camera. */

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

test('three people, each in a language: guest, account, film, code, trivia, ranking, feedback, and out again (R4, R7)', async () => {
  const [first, second, third] = PEOPLE
  const { codes, poster } = await openDoors(server, database)
  const [one, two, three] = codes
  if (!one || !two || !three) throw new Error('the demo has fewer than three trivia')
  const cameraFile = (name: string) => join(server.place.dataDir, `${name}.mjpeg`)
  const withCamera = async (name: string, film: Promise<Buffer>) => {
    writeFileSync(cameraFile(name), await film)
    return openBrowserWithCamera(cameraFile(name))
  }
  // the first camera sees the whole poster, as the office prints it
  const browsers = await Promise.all([
    withCamera('one', filmOfSheet(poster)),
    withCamera('two', filmOf(two.address)),
    openBrowser(),
  ])
  try {
    const points = await Promise.all([
      play(server, browsers[0], first, 'camera', one),
      play(server, browsers[1], second, 'camera', two),
      play(server, browsers[2], third, 'typed', three),
    ])
    const booked = await bookedPoints(
      database,
      PEOPLE.map(({ username }) => username),
    )
    for (const [index, person] of PEOPLE.entries()) expect(booked).toContainEqual(bookingOf(person, points[index] ?? 0))
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
  }
})
