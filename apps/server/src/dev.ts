import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gamesDayAt } from '@games/contract'
import { getRequestListener } from '@hono/node-server'
import { openDatabase } from './db/database.ts'
import { DEMO_UTC_OFFSET, type Demo, startDemo } from './demo/demo.ts'
import { removeDemoAccounts } from './demo/demo-accounts.ts'
import { loadEnv } from './env.ts'
import type { Render } from './http/pages/pages.ts'
import { createIsTrusted } from './http/server/proxies.ts'
import { openService } from './service.ts'

/** The server inside the development server (apps/web/build/dev-server-plugin.ts). */
export interface Dev {
  /** Answers a request: pages, API, event stream and ingestion, as the real server does. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** To be called once the development server listens: starts the simulator against it. */
  listening(port: number): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the database and everything above it. `render` gives pages from the source as it is now, so none is cached; the strict security
 * policy is left out, since the development server puts scripts into pages.
 */
export async function openDev(render: Render, log: (line: string, error?: unknown) => void): Promise<Dev> {
  const env = loadEnv()
  const where = env.databaseUrl === null ? { dataDir: env.dataDir } : { url: env.databaseUrl }
  const database = await openDatabase(where, { log })
  await removeDemoAccounts(database.pool, env)
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
    accessLog: env.accessLog,
    embedOrigins: env.embedOrigins,
    mapTiles: env.mapTiles,
    siteUrl: env.siteUrl,
    isTrusted: createIsTrusted(env.trustedProxies),
    pushServices: env.pushServices,
    pushApps: env.pushApps,
    render: async (...page) => ({ ...(await render(...page)), topics: [] }),
    files: () => undefined,
    dataDir: env.dataDir,
    s3: env.s3,
    // no rules are named: an edit of the sources must not derive everything again at each start (`npm run rebuild` does)
    log,
  })
  const listener = getRequestListener(
    async (request, bindings) => {
      const answer = await service.app.fetch(request, bindings)
      answer.headers.delete('content-security-policy')
      return answer
    },
    { overrideGlobalObjects: false },
  )
  let demo: Demo | null = null
  return {
    handle: async (request, response) => {
      await listener(request, response)
    },
    async listening(port) {
      if (!env.demo) return
      demo = await startDemo({
        pool: database.pool,
        ingestUrl: `http://127.0.0.1:${port}/ingest/odf`,
        ingestKey: env.ingestKey,
        dataDir: env.dataDir,
        reachableBy: env.reachableBy,
        today: gamesDayAt(Date.now(), DEMO_UTC_OFFSET),
        log,
      })
    },
    async close() {
      await demo?.close()
      service.endStreams()
      await service.close()
      await database.close()
    },
  }
}
