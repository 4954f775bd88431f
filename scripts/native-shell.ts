/*
 * `node scripts/native-shell.ts --api-base https://jogos.example [--live-update-channel production]`: copies the client build (build it
 * first) to apps/mobile/www for the native wrapper: the app's shell as index.html, with its server's address; without the service worker
 * and what only a web server uses.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyNativeShell } from './native-shell/copy-native-shell.ts'

const { values } = parseArgs({
  options: { 'api-base': { type: 'string' }, 'live-update-channel': { type: 'string' } },
})
const root = join(import.meta.dirname, '..')
try {
  const files = copyNativeShell(join(root, 'apps/web/dist/client'), join(root, 'apps/mobile/www'), {
    apiBase: values['api-base'] ?? '',
    liveUpdateChannel: values['live-update-channel'] ?? null,
  })
  console.log(`${files} files in apps/mobile/www`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
