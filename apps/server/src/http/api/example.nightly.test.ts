import { tmpdir } from 'node:os'
import { spawn } from 'node:child_process'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type OdfMessage, writeOdf } from '@games/odf'
import { medallists } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { NO_APP_SERVICES } from '../../features/notifications/index.ts'
import { openService } from '../../service.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../../docs/examples/medals.mjs')
const INGEST_KEY = 'a key of sixteen or more'

let server: Server
let site: string
const cleanUp: (() => unknown)[] = []

beforeAll(async () => {
  const empty: TestDatabase = await testDatabase()
  const database = await openDatabase({ url: empty.url })
  const service = await openService({
    database,
    demo: false,
    ingestKey: INGEST_KEY,
    accountsKey: 'a key of tests that is long enough',
    mail: null,
    watchDir: null,
    flagsBase: null,
    liveUpdateKey: null,
    appLinks: { android: null, ios: null },
    accessLog: true,
    embedOrigins: [],
    mapTiles: null,
    siteUrl: null,
    isTrusted: () => false,
    pushServices: [],
    pushApps: NO_APP_SERVICES,
    render: async () => ({ status: 200, type: 'text/html', body: '', topics: [] }),
    files: () => undefined,
    dataDir: join(tmpdir(), 'games-files'),
    s3: null,
    log: () => {},
  })
  server = createAdaptorServer({ fetch: service.app.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cleanUp.push(
    () => empty.close(),
    () => database.close(),
    () => service.close(),
    () => server.close(),
    () => server.closeAllConnections(),
    () => service.endStreams(),
  )
})
afterAll(async () => {
  for (const task of cleanUp.reverse()) await task()
})

const send = async (message: OdfMessage) => {
  const answer = await fetch(`${site}/ingest/odf`, {
    method: 'POST',
    headers: { 'x-api-key': INGEST_KEY },
    body: new Uint8Array(writeOdf(message)),
  })
  expect(answer.status).toBe(200)
}

test('the example client shows the medal table, follows its changes and continues after a disconnect', async () => {
  await send(medallists({ documentCode: 'JUDW57KG' }, [['gold', '101', 'AL']]))
  const client = spawn(process.execPath, [EXAMPLE, site])
  cleanUp.push(() => client.kill())
  let printed = ''
  for (const output of [client.stdout, client.stderr])
    output.on('data', (part) => {
      printed += part
    })
  const soon = { timeout: 15_000 }
  await expect.poll(() => printed, soon).toContain('1. Alagoas: 1 0 0')
  // connected, it learns of changes from the stream
  await expect.poll(async () => (await (await fetch(`${site}/api/health`)).json()).followers, soon).toBe(1)
  await send(medallists({ documentCode: 'JUDW63KG' }, [['gold', '102', 'AL']]))
  await expect.poll(() => printed, soon).toContain('1. Alagoas: 2 0 0')
  // disconnected, it fetches what it missed
  server.closeAllConnections()
  await send(medallists({ documentCode: 'JUDW70KG' }, [['gold', '103', 'AL']]))
  await expect.poll(() => printed, soon).toContain('1. Alagoas: 3 0 0')
})
