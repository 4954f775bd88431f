import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { isCrawler } from '../apps/server/src/http/pages/crawlers.ts'
import { makePlace, type Place } from '../e2e/place.ts'
import { type ProxyLog, writeProxyLog } from './proxy-log.ts'
import { type Figure, type Measurement, notMeasured, whole } from './report.ts'

const ROOT = join(import.meta.dirname, '..')
const LINES = 1_000_000
const ZONE = 'America/New_York'
const REACH = '100,000'
const TICK_SECONDS = 0.01

/** A million lines of a proxy's log, by the operator's own command beside an embedded database; and what GoAccess counts in them. */
export const accessLogImport: Measurement = {
  name: 'A proxy’s log imported',
  async measure() {
    const place = await makePlace('embedded')
    try {
      const log = await writeProxyLog(join(place.dataDir, '..'), LINES)
      const packed = `${log.file}.gz`
      await pipeline(createReadStream(log.file), createGzip({ level: 1 }), createWriteStream(packed))
      const database = await openDatabase({ dataDir: place.dataDir })
      try {
        await run(['settings', 'time_zone', JSON.stringify(ZONE)], place)
        return [
          ...(await rate('plain', [log.file], place)),
          ...(await rate('the same in gzip, all known', [packed], place)),
          ...(await rate('gzip of another proxy', [packed, '--proxy', 'other'], place)),
          ...(await besideGoAccess(log, database)),
        ]
      } finally {
        await database.close()
      }
    } finally {
      await place.remove()
    }
  },
}

async function rate(label: string, args: readonly string[], place: Place): Promise<Figure[]> {
  const [started, before] = [performance.now(), processorSeconds(place)]
  const output = await run(['access-log', ...args], place)
  const [wall, processor] = [(performance.now() - started) / 1_000, processorSeconds(place) - before]
  const peak = /peak memory (\d+ MB)/.exec(output)?.[1] ?? 'not given'
  return [
    {
      what: `${label}, from command to prompt`,
      value: `${whole(LINES / wall)} lines/s (${wall.toFixed(1)} s)`,
      reach: REACH,
    },
    {
      what: `${label}, by processor time of command and database`,
      value: `${whole(LINES / processor)} lines/s (${processor.toFixed(1)} s)`,
    },
    { what: `${label}, peak memory of the command`, value: peak },
  ]
}

function run([command, ...args]: readonly string[], { dataDir }: Place): Promise<string> {
  const child = spawn(process.execPath, [`apps/server/src/commands/${command}.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} failed:\n${output}`))))
  })
}

/** Processor time so far of commands that have ended, and of the database with those of its processes that have ended. */
function processorSeconds(place: Place): number {
  const fieldsOf = (pid: string) =>
    (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []).slice(11, 15).map(Number)
  const postmaster = readFileSync(join(place.cluster(), 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  const [, , user = 0, system = 0] = fieldsOf('self')
  return [user, system, ...fieldsOf(postmaster)].reduce((sum, n) => sum + n, 0) * TICK_SECONDS
}

const CLASSES = ['2xx', '3xx', '4xx', '5xx']

interface GoAccessReport {
  readonly general: { readonly total_requests: number; readonly valid_requests: number }
  readonly visitors: { readonly data: readonly { readonly hits: { readonly count: number }; readonly data: string }[] }
  readonly status_codes: {
    readonly data: readonly { readonly data: string; readonly hits: { readonly count: number } }[]
  }
}

function goAccess(file: string, ...options: readonly string[]): GoAccessReport {
  const out = `${file}.json`
  execFileSync(
    'goaccess',
    [file, '--log-format=COMBINED', '--no-global-config', '--no-progress', '-o', out, ...options],
    {
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  )
  return JSON.parse(readFileSync(out, 'utf8')) as GoAccessReport
}

/** Requests of days and status classes beside GoAccess's, and of whom each of both says that it is a bot. */
async function besideGoAccess(log: ProxyLog, { pool }: Database): Promise<Figure[]> {
  const version = spawnSync('goaccess', ['--version'], { encoding: 'utf8' }).stdout as string | null
  if (!version) return [notMeasured('beside GoAccess', 'it is not installed (Debian: apt install goaccess)')]
  const name = /GoAccess - ([\d.]+\d)/.exec(version)?.[1] ?? ''
  const { rows } = await pool.query<{ day: string; class: string; n: number; bots: number }>(
    `select d.day, k.status / 100 || 'xx' as class, (sum(d.requests) / 2)::int as n,
       (coalesce(sum(d.requests) filter (where k.device = 'bot'), 0) / 2)::int as bots
     from access_day d join access_key k on k.id = d.key where k.source = 'proxy' group by 1, 2`,
  )
  const differences: string[] = []
  for (const [day, file] of log.days) {
    const { status_codes: codes } = goAccess(file)
    for (const one of CLASSES) {
      const theirs = codes.data.find(({ data }) => data.startsWith(one))?.hits.count ?? 0
      const ours = rows.find((row) => row.day === day && row.class === one)?.n ?? 0
      if (ours !== theirs) differences.push(`${day} ${one}: ${ours} and ${theirs}`)
    }
  }
  const all = goAccess(log.file)
  const byDay = all.visitors.data.map(({ data, hits }) => [data, hits.count] as const)
  for (const [day, theirs] of byDay) {
    const ours = rows.filter((row) => row.day.replaceAll('-', '') === day).reduce((sum, { n }) => sum + n, 0)
    if (ours !== theirs) differences.push(`${day}: ${ours} and ${theirs}`)
  }
  const crawlers = goAccess(log.file, '--crawlers-only')
  const theirBots = sumOfDays(crawlers)
  const ourBots = rows.reduce((sum, { bots }) => sum + bots, 0)
  const one = join(log.file, '../one.log')
  const judged = [...log.agents].map(([agent, lines]) => {
    writeFileSync(one, `198.51.100.1 - - [29/Oct/2026:12:00:00 -0400] "GET / HTTP/1.1" 200 1 "-" "${agent}"\n`)
    const theirs = sumOfDays(goAccess(one, '--crawlers-only')) > 0
    return { agent, lines, theirs, ours: agent === '-' || isCrawler(agent) }
  })
  const apart = judged.filter(({ ours, theirs }) => ours !== theirs)
  const explained = apart.reduce((sum, { ours, lines }) => sum + (ours ? lines : -lines), 0)
  return [
    {
      what: `requests by day and status class beside GoAccess ${name}`,
      value:
        differences.length === 0
          ? `equal, ${log.days.size} days, ${whole(all.general.total_requests)} lines`
          : differences.join('; '),
      reach: 'equal',
    },
    { what: 'bots, ours and GoAccess’s', value: `${whole(ourBots)} and ${whole(theirBots)}` },
    ...apart.map(({ agent, lines, ours }) => ({
      what: `  bot for ${ours ? 'us' : 'GoAccess'} alone`,
      value: `${ours ? '+' : '−'}${whole(lines)}  ${agent}`,
    })),
    { what: '  left unexplained', value: whole(ourBots - theirBots - explained), reach: '0' },
  ]
}

const sumOfDays = ({ visitors }: GoAccessReport): number => visitors.data.reduce((sum, { hits }) => sum + hits.count, 0)
