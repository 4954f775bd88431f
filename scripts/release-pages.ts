/*
 * `npm run release:pages -- --key FILE --api-base https://jogos.example`: packs the client build into a signed bundle and publishes it in
 * DATA_DIR, from where the server delivers it to native apps (R3.10, docs/native.md).
 */
import { join } from 'node:path'
import { WRAPPER } from '../apps/mobile/wrapper.ts'
import { loadCommandEnv } from '../apps/server/src/env.ts'
import { ReleaseRefusal, releasePages } from './release-pages/release-pages.ts'

const env = loadCommandEnv()
try {
  await releasePages(process.argv.slice(2), {
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
