import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { DeskBuild } from '../src/sw/desk-cache.ts'

const SOURCE = join(import.meta.dirname, '../src/sw/sw.ts')

/** After a build of the desk, and after it has its id: the worker that keeps every file of it, as one script, sw.js. */
export function workerPlugin(): Plugin {
  return {
    name: 'games:desk-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir) throw new Error('a build needs an output folder')
        const { id } = JSON.parse(readFileSync(join(dir, 'builds/latest.json'), 'utf8')) as { id: string }
        const files = Object.keys(bundle)
          .filter((name) => name !== 'index.html')
          .map((name) => `/desk/${name}`)
        writeFileSync(join(dir, 'sw.js'), await workerOf({ id, files }))
      },
    },
  }
}

async function workerOf(manifest: DeskBuild): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __DESK_BUILD__: JSON.stringify(manifest) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  })
  const code = 'output' in built ? built.output[0]?.code : undefined
  if (code === undefined) throw new Error('the build of the desk’s worker gave no script')
  return code
}
