import './raw-pictures.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { loadEnv } from '../apps/server/src/env.ts'
import { type AccessCounts, listen } from '../apps/server/src/http/server/listen.ts'
import { createIsTrusted } from '../apps/server/src/http/server/proxies.ts'
import { RULES } from '../apps/server/src/ingest/derivation-rules.ts'
import { createSixes, SERIES_MS, SLICE_REQUESTS, type Slice, type SliceKind } from './slices.ts'

/**
 * A server as main.ts makes it but for pages, whose counting is switched on and off while it answers: two processes of the same setting differ by more than
 * counting costs. SIGUSR2 begins a series of slices, which it prints at their end.
 */
const env = loadEnv()
const log = (line: string, error?: unknown) => console.error(line, error ?? '')

// after raw-pictures.ts, which loads what it imports
const { openService } = await import('../apps/server/src/service.ts')
const database = await openDatabase(env.databaseUrl === null ? { dataDir: env.dataDir } : { url: env.databaseUrl }, {
  log,
})
const isTrusted = createIsTrusted(env.trustedProxies)
const service = await openService({
  ...env,
  database,
  watchDir: null,
  isTrusted,
  accessLog: true,
  rules: RULES,
  // of calls counting is a larger part than of pages, which need the built app
  render: () => Promise.reject(new Error('pages are not measured')),
  files: () => undefined,
  log,
})
const { counter } = service
if (!counter) throw new Error('a server that does not count')

/** A series of slices: those that ended, and the one that is on. */
interface Series {
  readonly slices: Slice[]
  readonly until: number
  /** Null: the first slice begins with the next request but so many. */
  now: { readonly kind: SliceKind; readonly at: number; readonly cpu: NodeJS.CpuUsage } | null
  /** Kinds of the slices that follow in this six. */
  next: SliceKind[]
}

let [isCounted, requests] = [true, 0]
let series: Series | null = null
const six = createSixes()

/** Between two requests, so that a slice is so many whole ones. */
function endSlice(): void {
  requests = 0
  if (!series) return
  const at = performance.now()
  const { slices, now, next, until } = series
  if (now) {
    const { user, system } = process.threadCpuUsage(now.cpu)
    slices.push({ kind: now.kind, ms: at - now.at, cpu: user + system })
  }
  const following = next.length > 0 ? next : six()
  if (next.length === 0 && at > until) {
    series = null
    isCounted = true
    console.log(`slices ${JSON.stringify(slices)}`)
    return
  }
  const [kind = 'not counted', ...rest] = following
  isCounted = kind === 'counted'
  series.next = rest
  series.now = { kind, at: performance.now(), cpu: process.threadCpuUsage() }
}

const switched: AccessCounts = {
  answered(request, status, ms) {
    if (isCounted) counter.answered(request, status, ms)
    if (++requests === SLICE_REQUESTS) endSlice()
  },
  opened: counter.opened,
  ended: counter.ended,
}
const server = await listen(service.app, service.fastPath, {
  hostname: env.host,
  port: env.port,
  isTrusted,
  counter: switched,
})

process.on('SIGUSR2', () => {
  series = { slices: [], until: performance.now() + SERIES_MS, now: null, next: [] }
})
process.once('SIGTERM', () => {
  void (async () => {
    service.endStreams()
    await server.close()
    await service.close()
    await database.close()
    process.exit(0)
  })()
})
console.log(`Games Companion at ${server.port}`)
