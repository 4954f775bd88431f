import { loadCommandEnv } from '../env.ts'
import { progressInWords } from '../ingest/progress.ts'
import { rebuild } from '../ingest/rebuild.ts'
import { RULES } from '../ingest/derivation-rules.ts'
import { openCommandDatabase } from './open-command-database.ts'

/** `npm run rebuild`: all projections anew from the inbox. */
const env = loadCommandEnv()
const database = await openCommandDatabase(env)
try {
  const started = performance.now()
  const replayed = await rebuild(
    database.pool,
    { acceptTestFeed: env.demo, followFeedClock: false, rules: RULES },
    {
      onProgress: progressInWords(console.log, 2_000),
      log: (line, error) => console.error(line, error),
    },
  )
  console.log(`rebuilt from ${replayed} messages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} finally {
  await database.close()
}
