import './raw-pictures.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { loadEnv } from '../apps/server/src/env.ts'
import { type AccessCounts, listen } from '../apps/server/src/http/server/listen.ts'
import { createIsTrusted } from '../apps/server/src/http/server/proxies.ts'
import { RULES } from '../apps/server/src/ingest/derivation-rules.ts'
import { createSixes, SERIES_MS, SLICE_MS, type Slice, type SliceKind } from './slices.ts'

/**
 * A server as main.ts makes it but for pages, whose counting is switched on and off while it answers: two processes of the same setting differ by more than
 * counting costs. SIGUSR2 begins a row of slices, which it prints at their end.
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

let [isCounted, requests] = [true, 0]
const switched: AccessCounts = {
  answered(request, status, ms) {
    requests++
    if (isCounted) counter.answered(request, status, ms)
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

async function slice(kind: SliceKind): Promise<Slice> {
  isCounted = kind === 'counted'
  const [began, before, first] = [performance.now(), process.cpuUsage(), requests]
  await new Promise((resolve) => setTimeout(resolve, SLICE_MS))
  const { user, system } = process.cpuUsage(before)
  return { kind, requests: requests - first, ms: performance.now() - began, cpu: user + system }
}

process.on('SIGUSR2', () => {
  void (async () => {
    const slices: Slice[] = []
    const six = createSixes()
    const began = performance.now()
    while (performance.now() - began < SERIES_MS) for (const kind of six()) slices.push(await slice(kind))
    isCounted = true
    console.log(`slices ${JSON.stringify(slices)}`)
  })()
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
