import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { storeContent } from '../features/content/index.ts'
import { competitionCode } from '../features/games/index.ts'
import { storeTrivia } from '../features/trivia/index.ts'
import { storePlaces } from '../features/venues/index.ts'
import { failureOf } from '../http/server/failures.ts'
import { demoContent } from './content.ts'
import { type DemoFilesOptions, makeDemoFiles } from './demo-files.ts'
import { beginDemo, clockSource, countMessages, demoStart, lastGamesTime } from './demo.queries.ts'
import { makeDemoAccounts } from './demo-accounts.ts'
import { makeDemoPeople } from './demo-people.ts'
import { DEMO_TRIVIA } from './trivia.ts'
import { DEMO_VENUES } from './venues.ts'
import { sweepDemo } from './wipe.ts'
import { demoOver } from './wipe.queries.ts'

export interface Demo {
  close(): Promise<void>
}

export interface DemoOptions {
  readonly pool: Pool
  /** Where this server takes messages. */
  readonly ingestUrl: string
  readonly ingestKey: string
  /** The real day, `YYYY-MM-DD`, venue time: day 5 of the games on the first start. */
  readonly today: string
  /** DATA_DIR: where the passwords of the demo's accounts are. */
  readonly dataDir: string
  /** The variables that let others reach this server; empty: only its own machine can. */
  readonly reachableBy: readonly string[]
  /** How the demo's files get in; absent: it has none. */
  readonly files?: Pick<DemoFilesOptions, 'uploads' | 'print' | 'onCommitted'>
  readonly log: (line: string, error?: unknown) => void
}

/** Brasília: the demo's day 5 is today there. */
export const DEMO_UTC_OFFSET = -180
/** Today is this day of the demo games when they are first opened. */
const OPENS_ON_DAY = 5
/** Source of the keep-alives of the simulator that a server starts (apps/simulator/src/main.ts). */
const OWN_CLOCK = 'DEMO'
const WATCH_EVERY_MS = 1_000
/** The demo's files are made so long after its start: until then its first pages are drawn. */
const FILES_AFTER_MS = 4_000
/** The store is away: they are made so long after the last try. */
const FILES_AGAIN_MS = 30_000
/** After a wipe nothing more is looked for once nothing has been found so often. */
const QUIET_LOOKS = 5
/** Games time runs this many times as fast as real time. */
const SPEED = 10
/** From this file, and from the bundle in `dist`, which lies one folder higher. */
const SIMULATORS = ['../../../simulator/src/main.ts', '../../simulator/src/main.ts'].map((path) =>
  join(import.meta.dirname, path),
)

/**
 * Starts the simulator against this server: new demo games whose day 5 is today, or the ones of today where they were left. A database that holds
 * anything but demo games is left alone. Null when there is nothing to play.
 */
export async function startDemo({
  pool,
  ingestUrl,
  ingestKey,
  today,
  dataDir,
  reachableBy,
  files,
  log,
}: DemoOptions): Promise<Demo | null> {
  const over = await demoOver(pool)
  if (over !== null) {
    await sweepDemo(pool, dataDir)
    log(`the demo was wiped on ${over.at.slice(0, 10)} and does not come back; another DATA_DIR has one of its own`)
    return null
  }
  const start = dayBefore(today, OPENS_ON_DAY - 1)
  const stored = await demoStart(pool)
  if (stored === null && (await countMessages(pool)) > 0) {
    log(
      `this database holds ${(await competitionCode(pool)) ?? 'messages of a feed'}: it is shown as it is, without the simulator`,
    )
    return null
  }
  if (stored !== start) {
    log(
      stored === null
        ? `new demo games, first day ${start}`
        : `the demo games of ${stored} are over: new ones, first day ${start}`,
    )
    await beginDemo(pool, start)
  }
  await storePlaces(pool, DEMO_VENUES)
  for (const trivia of DEMO_TRIVIA) await storeTrivia(pool, trivia)
  const contents = demoContent(start)
  await storeContent(pool, contents)
  await makeDemoAccounts({ pool, dataDir, reachableBy, log })
  if (await makeDemoPeople(pool, { start, utcOffset: DEMO_UTC_OFFSET, now: new Date() }))
    log('3,000 invented people have points in the ranking')
  const left = await lastGamesTime(pool)
  const from = left?.toISOString() ?? 'day5-judo'
  const player = spawn(
    process.execPath,
    [simulator(), '--url', ingestUrl, '--start', start, '--from', from, '--speed', String(SPEED), '--with-parent'],
    // the key goes by the environment: arguments can be read by everybody on the machine
    { env: { INGEST_KEY: ingestKey }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  let closing = false
  const waiting = new AbortController()
  // what a first visitor looks at comes first
  const made = files
    ? madeOnce(FILES_AFTER_MS, waiting.signal, () =>
        makeDemoFiles({
          ...files,
          contents,
          origin: new URL(ingestUrl).origin,
          isOver: () => closing,
        }),
      )
        .then((count) => {
          if (count > 0) log(`${count} files of the demo are made: pictures, PDFs, a film`)
        })
        .catch((error: unknown) => {
          if (!closing) log('the demo’s files could not be made', error)
        })
    : null
  player.on('error', (error) => log('the simulator could not be started', error))
  player.on('exit', (code) => {
    if (!closing) log(`the simulator has ended${code === 0 ? ': the games are over' : ` with code ${code}`}`)
  })
  const stop = async () => {
    closing = true
    clearInterval(watch)
    await ended(player)
  }
  let keepsClock = false
  let quietLooks = 0
  let looking = false
  // two clocks in one database would pull the pages back and forth: a simulator started by hand takes over
  const giveWay = async () => {
    if ((await demoOver(pool)) !== null) {
      if (!closing) log('the demo was wiped: its simulator stops')
      closing = true
      await ended(player)
      // what it had still sent is refused within moments
      quietLooks = (await sweepDemo(pool, dataDir)) ? 0 : quietLooks + 1
      if (quietLooks === QUIET_LOOKS) clearInterval(watch)
      return
    }
    const source = await clockSource(pool)
    if (source === OWN_CLOCK) keepsClock = true
    else if (keepsClock && !closing && player.exitCode === null) {
      log('another simulator has taken over: this one stops')
      await stop()
    }
  }
  const watch = setInterval(() => {
    if (looking) return
    looking = true
    giveWay()
      .catch((error: unknown) => log('the games’ clock could not be read', error))
      .finally(() => {
        looking = false
      })
  }, WATCH_EVERY_MS)
  watch.unref()
  return {
    async close() {
      await stop()
      waiting.abort()
      await made
    },
  }
}

/** Makes after a while what is to be made, again and again where the store or the database is away. */
async function madeOnce(afterMs: number, signal: AbortSignal, make: () => Promise<number>): Promise<number> {
  await sleep(afterMs, undefined, { ref: false, signal })
  try {
    return await make()
  } catch (error) {
    if (failureOf(error).status !== 503) throw error
    return madeOnce(FILES_AGAIN_MS, signal, make)
  }
}

function simulator(): string {
  const found = SIMULATORS.find((path) => existsSync(path))
  if (!found) throw new Error(`the simulator is not where it should be: ${SIMULATORS.join(', ')}`)
  return found
}

function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}
