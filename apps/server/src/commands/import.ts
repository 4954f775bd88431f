import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MAX_MESSAGE_BYTES, writeOdf } from '@games/odf'
import { detectSource } from '@games/odf/adapters/detect'
import { openDatabase } from '../db/database.ts'
import { loadCommandEnv } from '../env.ts'
import { competitionCode } from '../features/games/index.ts'
import { applyPending, storeAll } from '../ingest/import.ts'
import { verdictsSince } from '../ingest/inbox.queries.ts'
import { printFindings, printTable } from './print.ts'

/**
 * `npm run import -- FOLDER [--dry-run]`: a folder of real records (Paris 2024, Rio 2016 athletics) or of ODF files (.xml, .xml.gz), by
 * the same road as the feed. A dry run says what would be stored and what is wrong with it, and touches no database.
 */
const folder = process.argv.slice(2).find((a) => !a.startsWith('--'))
const dryRun = process.argv.includes('--dry-run')
if (!folder || !existsSync(folder)) {
  console.error(folder ? `there is no folder ${folder}` : 'usage: npm run import -- FOLDER [--dry-run]')
  process.exit(2)
}
const source = read(resolve(folder))
console.log(`${source.messages.length} messages from ${folder}`)
printFindings(source.findings)
if (dryRun) {
  console.log('dry run: nothing was stored')
  process.exit(0)
}

const env = loadCommandEnv()
const database = await openDatabase(env.databaseUrl === null ? { dataDir: env.dataDir } : { url: env.databaseUrl })
try {
  const held = await competitionCode(database.pool)
  if (held !== null && source.competitionCode !== null && held !== source.competitionCode)
    throw new Error(
      `this database holds ${held}, the folder is ${source.competitionCode}: import it into a data folder of its own, ` +
        `for example DATA_DIR=.data-${source.competitionCode.toLowerCase()} npm run import -- ${folder}`,
    )
  const started = performance.now()
  const first = await storeAll(database.pool, source.messages)
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  console.log(`stored in ${seconds()} s, applying`)
  await applyPending(database.pool, { acceptTestFeed: env.demo, followFeedClock: false }, (left) =>
    console.log(`${left} to go`),
  )
  printTable(
    ['type', 'verdict', 'messages', 'first reason'],
    (await verdictsSince(database.pool, first)).map((v) => [v.type, v.verdict, v.n, v.reason ?? '']),
  )
  console.log(`imported in ${seconds()} s, peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
} finally {
  await database.close()
}

function read(path: string) {
  const odf = readdirSync(path).filter((n) => /\.xml(\.gz)?$/i.test(n))
  const detected = detectSource(path)
  if (detected.ok) {
    const { competitionCode: code, messages, findings } = detected.value.read(path)
    return { competitionCode: code, messages: Array.from(messages, writeOdf), findings }
  }
  if (odf.length === 0) {
    console.error(detected.error.reason)
    process.exit(2)
  }
  const messages = odf.sort().map((name) => {
    const bytes = readFileSync(join(path, name))
    return /\.gz$/i.test(name) ? gunzipSync(bytes, { maxOutputLength: MAX_MESSAGE_BYTES }) : bytes
  })
  return { competitionCode: null, messages, findings: [] }
}
