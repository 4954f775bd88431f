import { parseArgs } from 'node:util'
import { demoToWipe, sweepDemo, wipeDemo } from '../demo/wipe.ts'
import { loadCommandEnv } from '../env.ts'
import { openCommandDatabase } from './open-command-database.ts'
import { printTable } from './print.ts'

const USAGE = `usage: npm run wipe-demo               (what of the demo is there, and what would stay)
       npm run wipe-demo -- --apply    (removes it, for good)`

/** `npm run wipe-demo -- --apply`: an installation that was a demo begins empty (docs/organiser.md), beside a running server or without one. */
const isApplied = readArguments().values.apply === true
const env = loadCommandEnv()
const database = await openCommandDatabase(env)
try {
  await (isApplied ? apply() : show())
} finally {
  await database.close()
}

function readArguments() {
  try {
    return parseArgs({ options: { apply: { type: 'boolean' } } })
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

async function show(): Promise<void> {
  const found = await demoToWipe(database.pool, null)
  if (found === null) return refuse()
  const { messages, accounts, feedback, trivia, content, venues, own_accounts, own_content } = found.figures
  printTable(
    ['', 'of the demo', 'of others, which stays'],
    [
      ['messages', messages, ''],
      ['accounts', accounts, own_accounts],
      ['feedback', feedback, ''],
      ['trivia', trivia, ''],
      ['content', content, own_content],
      ['venues', venues, ''],
    ],
  )
  console.log('nothing was removed: npm run wipe-demo -- --apply does')
}

async function apply(): Promise<void> {
  const wiped = await wipeDemo(database.pool, null)
  if (wiped.kind !== 'wiped') return refuse()
  await sweepDemo(database.pool, env.dataDir)
  console.log(
    `the demo that began on ${wiped.start} is gone: ${wiped.figures.messages} messages, ${wiped.figures.accounts} accounts`,
  )
  if (wiped.figures.own_admins === 0)
    console.log('nobody runs these games yet: npm run accounts -- create NAME EMAIL --role admin')
}

function refuse(): void {
  console.error('there is no demo in this database: nothing was removed')
  process.exitCode = 1
}
