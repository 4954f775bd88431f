import { type Games, gamesTimeAt } from '@games/contract'
import type { Pool } from 'pg'
import { SETTING_KEYS, settingsDigest } from '../settings/index.ts'
import { games } from './present.ts'

export interface GamesWatch {
  /** The games as they were read last, at most `everyMs` ago. */
  readonly current: () => Games
  close(): void
}

/** A clock that was moved by more than this much real time is announced to everybody; smaller steps are the feed's own jitter. */
const NOTEWORTHY_MS = 1_500

/** Keeps the games' name, clock and today at hand, and says when the clock was set anew or the organiser changed any setting. */
export async function watchGames(
  pool: Pool,
  {
    demo,
    now,
    onClockSet,
    onSettingsChanged,
    onError,
    everyMs = 1_000,
  }: {
    readonly demo: boolean
    readonly now: () => number
    readonly onClockSet: () => void
    readonly onSettingsChanged: () => void
    readonly onError: (error: unknown) => void
    readonly everyMs?: number
  },
): Promise<GamesWatch> {
  const digestOf = () => settingsDigest(pool, [...SETTING_KEYS, 'demo_over'])
  // before what it is the digest of: a change between the two is announced once more than needed, never missed
  let digest = await digestOf()
  let current = await games(pool, demo, now())
  let reading = false
  const read = async () => {
    if (reading) return
    reading = true
    try {
      const nextDigest = await digestOf()
      const next = await games(pool, demo, now())
      const [was, is] = [gamesTimeAt(current.clock, now()), gamesTimeAt(next.clock, now())]
      const set = next.clock.speed !== current.clock.speed || Math.abs(is - was) > NOTEWORTHY_MS * next.clock.speed
      // the anchor in use stays as long as it is as good, so that pages with it in them stay the same
      const changed = nextDigest !== digest
      digest = nextDigest
      current = set ? next : { ...next, clock: current.clock }
      if (set) onClockSet()
      if (changed) onSettingsChanged()
    } catch (error) {
      onError(error)
    } finally {
      reading = false
    }
  }
  const timer = setInterval(() => void read(), everyMs)
  timer.unref()
  return { current: () => current, close: () => clearInterval(timer) }
}
