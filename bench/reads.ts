import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type RunningServer, startServer } from '../e2e/server.ts'
import { DAY } from './games-day.ts'
import { playDay } from './play.ts'
import { familyOf } from './processes.ts'
import { type Figure, type Measurement, median, notMeasured } from './report.ts'
import { ACCEPT, isThere, type Load, load, loadWords } from './wrk.ts'

const READS = [
  { what: 'medal table as JSON', path: '/api/medals/all', reach: '0.6 of nginx' },
  { what: 'medal table as a page', path: '/medals/all' },
  { what: 'schedule day as JSON', path: `/api/schedule/${DAY}` },
  { what: 'schedule day as a page', path: `/schedule/days?day=${DAY}` },
]
const PAIRS = 7
const SECONDS = 1

interface Answered {
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

/** An answer as it travels: fetch would unpack it. */
function answerOf(url: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': ACCEPT } }, (response) => {
      const chunks: Uint8Array[] = []
      response.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
        if (response.statusCode === 200) resolve({ headers, body: Buffer.concat(chunks) })
        else reject(new Error(`${url} was answered with ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}

/** Headers that each server writes by itself. */
const OWN = new Set([
  'content-type',
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'server',
  'transfer-encoding',
])

/** nginx with one worker, as ours is one process, that serves these answers byte for byte, with the same headers. */
async function startNginx(answers: readonly Answered[]): Promise<{ url: string; pid: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'games-nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'files'))
  const locations = answers.map(({ headers, body }, n) => {
    writeFileSync(join(folder, 'files', String(n)), body)
    const added = [...headers]
      .filter(([name]) => !OWN.has(name))
      .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    return `location = /${n} { default_type '${headers.get('content-type')}'; etag off; ${added.join(' ')} }`
  })
  const config = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
      client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server { listen 127.0.0.1:${port}; root ${folder}/files; ${locations.join('\n')} }
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const nginx: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + 5_000; ; await sleep(20)) {
    const up = await answerOf(`${url}/0`).catch(() => null)
    if (up?.body.equals(answers[0]?.body ?? Buffer.alloc(0))) break
    if (Date.now() > deadline) throw new Error('nginx does not serve the bytes')
  }
  return {
    url,
    pid: nginx.pid ?? 0,
    stop() {
      nginx.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      nginx.kill('SIGTERM')
    },
  }
}

async function againstNginx(server: RunningServer): Promise<Figure[]> {
  const answers = await Promise.all(READS.map(({ path }) => answerOf(server.url + path)))
  const nginx = await startNginx(answers)
  const nginxPids = familyOf(nginx.pid)
  const figures: Figure[] = []
  try {
    for (const [n, { what, path, reach }] of READS.entries()) {
      const ours: Load[] = []
      const theirs: Load[] = []
      await load(server.url + path, { pids: [server.pid], seconds: SECONDS })
      for (let pair = 0; pair < PAIRS; pair++) {
        ours.push(await load(server.url + path, { pids: [server.pid], seconds: SECONDS }))
        theirs.push(await load(`${nginx.url}/${n}`, { pids: nginxPids, seconds: SECONDS }))
      }
      const ratios = ours.map(({ perSecond }, pair) => perSecond / (theirs[pair]?.perSecond ?? Number.NaN))
      const size = `${((answers[n]?.body.length ?? 0) / 1_000).toFixed(1)} kB`
      figures.push({
        what: `${what}, ${size}`,
        value:
          `${loadWords(ours)}; nginx ${loadWords(theirs)}; ` +
          `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
        ...(reach ? { reach } : {}),
      })
    }
  } finally {
    nginx.stop()
  }
  return figures
}

/** Cached responses against nginx serving the same bytes with the same headers, in turn, pair by pair. */
export const reads: Measurement = {
  name: 'Reads, compressed as browsers ask for them',
  async measure() {
    const missing = ['nginx', 'wrk'].filter((program) => !isThere(program))
    if (missing.length > 0)
      return [notMeasured('requests per second', `no ${missing.join(' and no ')} (apt-get install nginx-light wrk)`)]
    const server = await startServer()
    try {
      await playDay(server)
      return await againstNginx(server)
    } finally {
      await server.stop()
    }
  },
}
