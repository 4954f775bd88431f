/*
 * `npm run release -- --key FILE --api-base https://jogos.example`: makes the client build a signed bundle and publishes it in DATA_DIR, from
 * which the server hands it to native apps (R3.10, docs/native.md).
 */
import { join } from 'node:path'
import { WRAPPER } from '../apps/mobile/wrapper.ts'
import { loadCommandEnv } from '../apps/server/src/env.ts'
import { ReleaseRefusal, release } from './release/release.ts'

const env = loadCommandEnv()
try {
  await release(process.argv.slice(2), {
    client: join(import.meta.dirname, '../apps/web/dist/client'),
    dataDir: env.dataDir,
    siteUrl: env.siteUrl,
    publicKey: process.env['LIVE_UPDATE_PUBLIC_KEY'] || null,
    wrapper: WRAPPER,
    say: console.log,
  })
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
