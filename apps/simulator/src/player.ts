import { setTimeout as sleep } from 'node:timers/promises'
import { padRsc } from '@games/domain'
import type { OdfMessage } from '@games/odf'
import { type Feed, type Lanes, openLanes } from './feed.ts'
import { isoLocal, isoLocalExact, localDate, MINUTE } from './games-time.ts'
import type { Games } from './plan.ts'
import { envelope, initialDownload, type StampedCue, script } from './timeline.ts'

/** A keep-alive goes out this often, real milliseconds. */
const KEEP_ALIVE_EVERY = 10_000
/** When nothing happens for so long, or until another day, it is night: the clock goes on to the next activity. */
const NIGHT = 150 * MINUTE
const CONNECTIONS = 4

export interface Performance {
  readonly games: Games
  readonly feed: Feed
  readonly signal: AbortSignal
  readonly log: (line: string) => void
  /** Instants of the games, epoch milliseconds; `until` null plays to the end. */
  readonly from: number
  readonly until: number | null
  /** Games seconds a real second; infinite plays without waiting. */
  readonly speed: number
  /** Who keeps the clock: the Source of the keep-alives. */
  readonly clockSource: string
}

/**
 * Posts the initial download up to `from`, then plays on. The games' clock starts with the download, so that it never goes back; what
 * fell into the download's time is played at once. Resolves when the games (or `until`) are over.
 */
export async function perform(performance: Performance): Promise<void> {
  const { games, feed, signal, log, from, until, speed, clockSource } = performance
  const clock = openClock(from, speed)
  const keepAlive = openKeepAlive(games, feed, clock, clockSource)
  await keepAlive.send()
  const timer = setInterval(keepAlive.beat, KEEP_ALIVE_EVERY)
  try {
    const lanes = openLanes(feed, CONNECTIONS, 64)
    await download(initialDownload(games, from), lanes, log)
    const cues = script(games).filter((cue) => cue.at >= from && (until === null || cue.at < until))
    log(
      `playing ${cues.length} messages from ${isoLocal(from)} at ${Number.isFinite(speed) ? `speed ${speed}` : 'full speed'}`,
    )
    for (const [i, cue] of cues.entries()) {
      const before = cues[i - 1]
      if (speed > 1 && before && isNight(before.at, cue.at)) {
        clock.jump(Math.max(clock.now(), cue.at - MINUTE))
        await keepAlive.send()
        log(`night passes; ${isoLocal(cue.at)}`)
      }
      await clock.wait(cue.at, signal)
      signal.throwIfAborted()
      await lanes.post(documentOf(cue), cue.build)
      if ((i + 1) % 1000 === 0) log(`${i + 1} of ${cues.length} messages, ${isoLocal(cue.at)}`)
    }
    await lanes.idle()
    await keepAlive.send()
    log('the games are over')
  } finally {
    clearInterval(timer)
  }
}

const isNight = (before: number, next: number): boolean =>
  next - before > NIGHT || (localDate(before) !== localDate(next) && next - before > 30 * MINUTE)

async function download(cues: readonly StampedCue[], lanes: Lanes, log: (line: string) => void): Promise<void> {
  let done = 0
  for (const { header, build } of cues) {
    await lanes.post(`${done % CONNECTIONS}${header.documentCode}`, build)
    done += 1
    if (done % 200 === 0) log(`initial download: ${done} of ${cues.length} messages`)
  }
  await lanes.idle()
  log(`initial download: ${done} messages, complete`)
}

const documentOf = ({ header }: StampedCue): string => `${header.documentType} ${header.documentCode}`

interface Clock {
  /** The instant of the games now, epoch milliseconds. */
  now(): number
  readonly speed: number
  wait(instant: number, signal: AbortSignal): Promise<void>
  jump(instant: number): void
}

function openClock(from: number, speed: number): Clock {
  let [anchor, real] = [from, Date.now()]
  const endless = !Number.isFinite(speed)
  return {
    speed: endless ? 1 : speed,
    now: () => (endless ? anchor : anchor + (Date.now() - real) * speed),
    jump: (instant) => {
      anchor = instant
      real = Date.now()
    },
    async wait(instant, signal) {
      if (endless) {
        anchor = instant
        return
      }
      // One long timer would overflow at 2^31 ms and drift after a suspended laptop wakes.
      for (;;) {
        const rest = (instant - anchor) / speed - (Date.now() - real)
        if (rest <= 0) return
        await sleep(Math.min(rest, 60_000), undefined, { signal })
      }
    },
  }
}

interface KeepAlive {
  /** Resolves once the clock as it is now has been taken. */
  send(): Promise<void>
  /** Sends the clock unless one is still on its way: while the receiver is away there is no use in a queue of old clocks. */
  beat(): void
}

/** DT_KA with the games' clock. Its version is the wall clock's seconds: it ascends over every restart. */
function openKeepAlive(games: Games, feed: Feed, clock: Clock, source: string): KeepAlive {
  let version = 0
  let sending: Promise<void> | null = null
  const message = (): OdfMessage => {
    version = Math.max(version + 1, Math.floor(Date.now() / 1000))
    const now = clock.now()
    return {
      header: {
        ...envelope(games.competitionCode, now),
        documentType: 'DT_KA',
        documentCode: padRsc(''),
        documentSubtype: null,
        version,
        resultStatus: null,
        source,
      },
      notes: [],
      body: { kind: 'keep-alive', clock: { at: isoLocalExact(now), speed: clock.speed } },
      warnings: [],
    }
  }
  const post = () =>
    (sending = feed.post(message()).finally(() => {
      sending = null
    }))
  return {
    async send() {
      await sending
      await post()
    },
    beat() {
      // A refusal or a stop ends the play itself; here it would only be logged twice.
      if (!sending) post().catch(() => undefined)
    },
  }
}
