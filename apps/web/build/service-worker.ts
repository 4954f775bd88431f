import { join } from 'node:path'
import { build } from 'vite'
import type { PrecacheManifest } from '../src/sw/precache-manifest.ts'

const SOURCE = join(import.meta.dirname, '../src/sw/sw.ts')

/** The service worker of a build as one classic script. A build of its own: it shares no chunk with the pages. */
export async function serviceWorkerOf(manifest: PrecacheManifest): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __PRECACHE_MANIFEST__: JSON.stringify(manifest) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  const code = 'output' in built ? built.output[0]?.code : undefined
  if (code === undefined) throw new Error('the build of the service worker gave no script')
  return code
}
