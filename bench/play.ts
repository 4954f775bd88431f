import { topics } from '@games/contract/live'
import { writeOdf } from '@games/odf'
import { medallists } from '@games/testing'
import { openStream } from '../e2e/event-stream.ts'
import type { RunningServer } from '../e2e/server.ts'
import { gamesDay } from './games-day.ts'

/** As a feed of several venues sends. */
const SENDERS = 8

export interface Played {
  readonly messages: number
  /** Seconds until all were acknowledged, and until all were applied and delivered. */
  readonly acknowledged: number
  readonly applied: number
}

/** Sends the whole games day as fast as it is taken, and waits until the last message has been delivered to a follower. */
export async function playDay(server: RunningServer): Promise<Played> {
  const { setting, play } = gamesDay()
  await sendAll(server, setting.map(writeOdf))
  await applied(server, 1)
  const bodies = play.map(writeOdf)
  const started = performance.now()
  await sendAll(server, bodies)
  const acknowledged = (performance.now() - started) / 1_000
  await applied(server, 2)
  return { messages: bodies.length, acknowledged, applied: (performance.now() - started) / 1_000 }
}

async function sendAll(server: RunningServer, bodies: readonly Uint8Array[]): Promise<void> {
  const left = bodies.values()
  const sender = async () => {
    for (const body of left) {
      const status = await server.post(body)
      if (status !== 200) throw new Error(`a message was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
}

/** Messages are applied in the order they were stored: when the last one is delivered, all are applied. */
async function applied(server: RunningServer, version: number): Promise<void> {
  const stream = await openStream(server.url, [topics.medals('discipline:OWS')])
  await server.send(medallists({ documentCode: 'OWSWLAST', version }, [['gold', `${version}`, 'AL']]))
  await stream.until((text) => text.includes(`"code":"${version}"`))
  stream.close()
}
