import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadKeyedCommandEnv } from '../env.ts'
import { BAD_LINES, type ImportedLog, importLogs, type LogProgress, PROXY_NAME } from '../features/access-log/index.ts'
import { openCommandDatabase } from './open-command-database.ts'

const USAGE = `usage: npm run access-log -- FILE… [--proxy NAME] [--dry-run]
FILE: a log in Common or Combined format, plain or gzip, or - for standard input; NAME: of each proxy its own (letters, digits, . _ -)`

const USUAL_PROXY = 'proxy'
const PROGRESS_MS = 2_000
/** Days told one by one. */
const MOST_DAYS = 31

/**
 * `npm run access-log -- /var/log/nginx/access.log*`: requests that a proxy in front has logged are counted, each line once however often it is
 * imported (decision 0091), beside a running server or without one.
 */
const { positionals: paths, values } = readArguments()
const proxy = values.proxy ?? USUAL_PROXY
const problem = problemOf()
if (problem === null) await run()
else {
  console.error(problem)
  process.exitCode = 2
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { proxy: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

/** What is wrong with the arguments, before anything is read. */
function problemOf(): string | null {
  if (paths.length === 0) return USAGE
  if (!PROXY_NAME.test(proxy)) return `${JSON.stringify(proxy)} is no name of a proxy\n${USAGE}`
  if (paths.filter((path) => path === '-').length > 1) return 'standard input can be read once'
  for (const path of paths) {
    if (path === '-') continue
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return `there is no file ${path}`
    if (stat.isDirectory()) return `${path} is a folder`
  }
  return null
}

async function run(): Promise<void> {
  const env = loadKeyedCommandEnv()
  const database = await openCommandDatabase(env)
  const started = performance.now()
  const days = new Map<string, number>()
  const sums = { lines: 0, taken: 0 }
  try {
    await importLogs(
      {
        pool: database.pool,
        paths,
        proxy,
        accountsKey: env.accountsKey,
        demo: env.demo,
        now: Date.now(),
        isDryRun: values['dry-run'] === true,
      },
      (log) => {
        printLog(log)
        if (log.kind !== 'counted') return
        sums.lines += log.report.lines
        sums.taken += log.lines.taken
        for (const [day, lines] of log.lines.days) days.set(day, (days.get(day) ?? 0) + lines)
      },
      progressPrinter(),
    )
  } finally {
    await database.close()
  }
  printDays(days)
  if (values['dry-run'] === true) console.log('dry run: nothing was stored')
  const seconds = (performance.now() - started) / 1_000
  console.log(
    `${whole(sums.taken)} of ${whole(sums.lines)} lines were taken, in ${seconds.toFixed(1)} s (${whole(sums.lines / seconds)} lines a second), peak memory ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`,
  )
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en')
}

function printLog(log: ImportedLog): void {
  const name = log.path === '-' ? 'standard input' : log.path
  if (log.kind === 'refused') return refuse(`${name} ${log.why}: nothing of it was taken`)
  const { report, lines } = log
  const { taken, known, tooOld, ofOtherKey } = lines
  console.log(
    `${name}: ${whole(report.lines)} lines: ${whole(taken)} taken, ${whole(known)} known already, ${whole(tooOld)} too old, ${whole(report.bad)} bad`,
  )
  for (const { line, why } of report.firstBad) console.log(`  line ${whole(line)}: ${BAD_LINES[why]}`)
  if (report.bad > report.firstBad.length) console.log(`  and ${whole(report.bad - report.firstBad.length)} more`)
  if (report.withoutAgent > 0)
    console.log(`  ${whole(report.withoutAgent)} lines are of a format without user agents: they count as desktops`)
  if (report.isLastOpen) console.log('  its last line does not end: it is taken once it does')
  if (report.fault !== null) refuse(`${name}: ${report.fault}; what is whole before it was taken`)
  if (ofOtherKey > 0)
    refuse(
      `${name}: ${whole(ofOtherKey)} lines are of quarters of an hour that were counted with another ACCOUNTS_KEY: whether they are among them cannot be told, and they were left`,
    )
}

function refuse(why: string): void {
  console.error(why)
  process.exitCode = 1
}

/** The days that lines were taken of; many as their first and last. */
function printDays(days: ReadonlyMap<string, number>): void {
  const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  if (sorted.length > MOST_DAYS) console.log(`${sorted.length} days, ${sorted[0]?.[0]} to ${sorted.at(-1)?.[0]}`)
  else for (const [day, lines] of sorted) console.log(`${day}: ${whole(lines)} lines`)
}

function progressPrinter(): (path: string, progress: LogProgress) => void {
  let said = performance.now()
  return (path, { lines, read, size }) => {
    if (performance.now() - said < PROGRESS_MS) return
    said = performance.now()
    const part = size === null ? '' : `, ${Math.floor((read / size) * 100)} % of it`
    console.log(`${path === '-' ? 'standard input' : path}: ${whole(lines)} lines read${part}`)
  }
}
