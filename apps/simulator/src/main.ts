import { momentOf, readArguments, USAGE } from './arguments.ts'
import { KeyRefused, openFeed } from './feed.ts'
import { planGames } from './games.ts'
import { perform } from './player.ts'

/** The simulator as a program: exits with 0 when the games are over or it is stopped, with 2 when it cannot begin. */
async function main(): Promise<number> {
  const log = (line: string) => void process.stdout.write(`${line}\n`)
  const refuse = (reason: string) => {
    process.stderr.write(`${reason}\n`)
    return 2
  }
  const given = readArguments(process.argv.slice(2), Date.now(), process.env.INGEST_KEY)
  if (!given.ok) return refuse(`${given.error.reason}\n\n${USAGE}`)
  const { url, key, speed, startDate, seed } = given.value
  const games = planGames({ seed, startDate })
  const from = momentOf(games, given.value.from)
  if (!from.ok) return refuse(`--from: ${from.error.reason}`)
  const until = given.value.until === null ? null : momentOf(games, given.value.until)
  if (until && !until.ok) return refuse(`--until: ${until.error.reason}`)
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  if (given.value.withParent) stopWithParent(stop)
  try {
    const feed = openFeed({ url, key, signal: stop.signal, log })
    await perform({
      games,
      feed,
      signal: stop.signal,
      log,
      from: from.value,
      until: until ? until.value : null,
      speed,
      clockSource: given.value.withParent ? 'DEMO' : 'SIMULATOR',
    })
    return 0
  } catch (error) {
    if (stop.signal.aborted) return 0
    if (error instanceof KeyRefused) return refuse(error.message)
    throw error
  }
}

/**
 * A server killed outright cannot stop its simulator; the next one starts its own, and two would play into one database. An orphan
 * is given another parent, which is how it knows.
 */
function stopWithParent(stop: AbortController): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop.abort()
  }, 1000).unref()
}

process.exit(await main())
