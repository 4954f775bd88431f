import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type OdfMessage, readOdf } from '@games/odf'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { KeyRefused, openFeed, openLanes } from './feed.ts'
import { planGames } from './games.ts'
import { perform } from './player.ts'
import { script } from './timeline.ts'

const games = planGames({ seed: 1, startDate: '2027-09-08' })
const [sample] = script(games).slice(-1)
const message = (): OdfMessage => (sample as NonNullable<typeof sample>).build()

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

/** A receiver that answers with what `answer` says for each message. */
async function receiver(answer: (message: OdfMessage, key: string | undefined) => number): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const read = readOdf(gunzipSync(Buffer.concat(parts)))
      const status = read.ok ? answer(read.value, String(request.headers['x-api-key'])) : 422
      response.writeHead(status).end()
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/ingest/odf`
}

describe('the feed (ODF §2.8)', () => {
  it('posts gzipped XML with the key and sends again until it is answered with 200', async () => {
    const answers = [503, 500, 200]
    const keys: (string | undefined)[] = []
    const url = await receiver((_, key) => {
      keys.push(key)
      return answers.shift() ?? 200
    })
    const lines: string[] = []
    const { signal } = new AbortController()
    await openFeed({ url, key: 'secret', signal, log: (line) => lines.push(line), resendAfter: 10 }).post(message())
    expect(keys).toEqual(['secret', 'secret', 'secret'])
    expect(lines.map((line) => line.replace(url, 'URL'))).toEqual([
      'URL answered 503; trying again every 0.01 s',
      'URL answered 500; trying again every 0.01 s',
      'URL takes messages again',
    ])
  })

  it('waits quietly for a receiver that is not there yet', async () => {
    const stop = new AbortController()
    const lines: string[] = []
    const feed = openFeed({
      url: 'http://127.0.0.1:9/',
      key: 'k',
      signal: stop.signal,
      log: (line) => lines.push(line),
      resendAfter: 5,
    })
    const fetched = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => fetched.mockRestore())
    const posted = feed.post(message())
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThanOrEqual(3)
    stop.abort()
    await expect(posted).rejects.toThrow('aborted')
    expect(lines).toHaveLength(1)
  })

  it('gives up at once when its key is refused', async () => {
    const url = await receiver(() => 401)
    const { signal } = new AbortController()
    await expect(openFeed({ url, key: 'wrong', signal, log: () => {} }).post(message())).rejects.toBeInstanceOf(
      KeyRefused,
    )
  })

  it('keeps the order within a document over parallel lanes', async () => {
    const order = new Map<string, number[]>()
    const slow = {
      async post({ header }: OdfMessage) {
        for (let turn = 0; turn < header.version % 3; turn++) await setImmediate()
        order.set(header.documentCode, [...(order.get(header.documentCode) ?? []), header.version])
      },
    }
    const lanes = openLanes(slow, 4, 8)
    const some = script(games)
      .filter((cue) => cue.header.documentType === 'DT_SCHEDULE_UPDATE')
      .slice(0, 200)
    for (const cue of some) await lanes.post(cue.header.documentCode, cue.build)
    await lanes.idle()
    for (const versions of order.values()) expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect([...order.values()].flat()).toHaveLength(200)
  })
})

describe('the player', () => {
  it('sends the clock first, then the initial download, then the rest in order, and stops politely', async () => {
    const got: OdfMessage[] = []
    const feed = { post: async (m: OdfMessage) => void got.push(m) }
    const { signal } = new AbortController()
    const from = Date.parse('2027-09-12T09:40:00-03:00')
    await perform({
      games,
      feed,
      signal,
      log: () => {},
      from,
      until: from + 20 * 60_000,
      clockSource: 'TEST',
      speed: Number.POSITIVE_INFINITY,
    })
    expect(got[0]?.body).toEqual({ kind: 'keep-alive', clock: { at: '2027-09-12T09:40:00.000-03:00', speed: 1 } })
    const played = script(games).filter(({ at }) => at >= from && at < from + 20 * 60_000)
    expect(played.length).toBeGreaterThan(100)
    const results = got
      .filter((m) => m.header.documentType === 'DT_RESULT')
      .map((m) => `${m.header.documentCode} ${m.header.version}`)
    const expected = played
      .filter((c) => c.header.documentType === 'DT_RESULT')
      .map((c) => `${c.header.documentCode} ${c.header.version}`)
    expect(new Set(results.slice(-expected.length))).toEqual(new Set(expected))
  })

  it('sends the clock with its speed, and stops at once on request while it waits for the next morning', async () => {
    const got: OdfMessage[] = []
    const stop = new AbortController()
    const from = Date.parse('2027-09-12T23:40:00-03:00')
    const feed = { post: async (m: OdfMessage) => void got.push(m) }
    const playing = Promise.withResolvers<void>()
    const log = (line: string) => {
      if (line.startsWith('playing')) playing.resolve()
    }
    const { signal } = stop
    const performed = perform({ games, feed, signal, log, from, until: null, speed: 1, clockSource: 'TEST' })
    await playing.promise
    await setImmediate()
    stop.abort()
    await expect(performed).rejects.toThrow('aborted')
    // the clock of the games runs since the start
    const at: unknown = expect.stringMatching(/^2027-09-12T23:40:\d\d\.\d{3}-03:00$/)
    expect(got[0]?.body).toEqual({ kind: 'keep-alive', clock: { at, speed: 1 } })
  })
})
