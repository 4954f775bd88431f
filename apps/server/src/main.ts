import { join } from 'node:path'
import { gamesDayAt } from '@games/contract'
import { openDatabase } from './db/database.ts'
import { DEMO_UTC_OFFSET, startDemo } from './demo/demo.ts'
import { removeDemoAccounts } from './demo/demo-accounts.ts'
import { removeDemoPeople } from './demo/demo-people.ts'
import { loadEnv } from './env.ts'
import { loadRender, readBuildId } from './http/pages/pages.ts'
import { readDeskFiles, readOfficeFiles, readStaticFiles } from './http/pages/static-files.ts'
import { listen } from './http/server/listen.ts'
import { createIsTrusted } from './http/server/proxies.ts'
import { RULES } from './ingest/derivation-rules.ts'
import { openService } from './service.ts'

/** `npm start` has its own; an older one would start, and fail with the first query for medals. */
const LEAST_NODE = 24
if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
  console.error(
    `Node ${LEAST_NODE} or newer runs the server, and this is ${process.version}: use npm start, which has its own.`,
  )
  process.exit(2)
}

/** The one composition root: reads the environment, opens everything, and closes it in the opposite order. */
const started = performance.now()
const env = loadEnv()
const log = (line: string, error?: unknown) => {
  if (error === undefined) console.log(line)
  else console.error(`${line}:`, error)
}
const CLIENT = join(
  import.meta.dirname,
  import.meta.url.includes('/dist/') ? '../../web/dist/client' : '../../../apps/web/dist/client',
)
const OFFICE = join(
  import.meta.dirname,
  import.meta.url.includes('/dist/') ? '../../office/dist' : '../../../apps/office/dist',
)
const DESK = join(
  import.meta.dirname,
  import.meta.url.includes('/dist/') ? '../../desk/dist' : '../../../apps/desk/dist',
)

/** What does not close in this time is left to the operating system. */
const CLOSE_WITHIN_MS = 10_000
/** What is open, in the order of opening. */
const opened: (() => Promise<void>)[] = []
let closing = false
// registered first: a signal during the start must not leave PostgreSQL running
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    void starting.then(close, close)
  })

async function close(): Promise<void> {
  for (const closeOne of opened.reverse()) await closeOne()
  process.exit(0)
}

async function start(): Promise<void> {
  const database = await openDatabase(env.databaseUrl === null ? { dataDir: env.dataDir } : { url: env.databaseUrl }, {
    log,
  })
  opened.push(database.close)
  await removeDemoAccounts(database.pool, env)
  if (!env.demo) await removeDemoPeople(database.pool)
  const isTrusted = createIsTrusted(env.trustedProxies)
  const [office, desk, files] = [readOfficeFiles(OFFICE), readDeskFiles(DESK), readStaticFiles(CLIENT)]
  const service = await openService({
    database,
    demo: env.demo,
    ingestKey: env.ingestKey,
    accountsKey: env.accountsKey,
    mail: env.mail,
    watchDir: env.watchDir ?? join(env.dataDir, 'odf'),
    flagsBase: env.flagsBase,
    liveUpdateKey: env.liveUpdateKey,
    appLinks: env.appLinks,
    embedOrigins: env.embedOrigins,
    mapTiles: env.mapTiles,
    siteUrl: env.siteUrl,
    isTrusted,
    pushServices: env.pushServices,
    pushApps: env.pushApps,
    accessLog: env.accessLog,
    build: readBuildId(CLIENT),
    rules: RULES,
    render: await loadRender(CLIENT),
    files: (c, path) => office(c, path) ?? desk(c, path) ?? files(c, path),
    dataDir: env.dataDir,
    s3: env.s3,
    log,
  })
  opened.push(service.close)
  const server = await listen(service.app, service.fastPath, {
    hostname: env.host,
    port: env.port,
    isTrusted,
    counter: service.counter ?? undefined,
  })
  opened.push(async () => {
    service.endStreams()
    await server.close()
  })
  const shownHost = env.host === '127.0.0.1' || env.host === '0.0.0.0' ? 'localhost' : env.host
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log(`Games Companion at http://${shownHost}:${server.port} (${database.kind} database, ready in ${seconds} s)`)
  if (env.ingestKeyFile !== null) log(`INGEST_KEY is not set: the feed's key is in ${env.ingestKeyFile}`)
  if (env.accountsKeyFile !== null && env.databaseUrl !== null)
    log(
      `ACCOUNTS_KEY is not set: it is in ${env.accountsKeyFile}, and every other server of this database needs the same`,
    )
  if (!env.demo) return
  const demo = await startDemo({
    pool: database.pool,
    ingestUrl: `http://${env.host === '0.0.0.0' ? '127.0.0.1' : env.host}:${server.port}/ingest/odf`,
    ingestKey: env.ingestKey,
    today: gamesDayAt(Date.now(), DEMO_UTC_OFFSET),
    dataDir: env.dataDir,
    reachableBy: env.reachableBy,
    files: { uploads: service.uploads, print: service.print, onCommitted: service.committed },
    log,
  })
  if (demo) opened.push(demo.close)
}

const starting = start()
starting.catch(async (error: unknown) => {
  // an address that refuses on IPv4 and IPv6 is an error of errors without words of its own
  console.error((error instanceof Error && error.message) || error)
  for (const closeOne of opened.reverse()) await closeOne()
  process.exit(1)
})
