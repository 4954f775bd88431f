import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SRC = join(import.meta.dirname, '../src')

/** Sources that are one classic script each, without imports but of types, by addresses that never change. */
const SCRIPTS = [
  // other sites write it down (R3.3)
  { address: '/embed.js', source: join(SRC, 'widget/embed.ts') },
  // a worker's address is its name
  { address: '/family/sw.js', source: join(SRC, 'sw/family-worker.ts') },
] as const

/** Makes them with the client, and serves them in development. */
export function classicScriptsPlugin(): Plugin {
  return {
    name: 'games:classic-scripts',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      for (const { address, source } of SCRIPTS) {
        this.addWatchFile(source)
        if (this.environment.mode !== 'build') continue
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await scriptOf(source) })
      }
    },
    configureServer({ middlewares }) {
      for (const { address, source } of SCRIPTS)
        middlewares.use(address, (_request, response) => {
          void scriptOf(source).then((code) => response.setHeader('content-type', 'text/javascript').end(code))
        })
    },
  }
}

async function scriptOf(source: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false })
  return minifySync(source, code.replace(/^export\s*\{\s*\};?$/m, '')).code
}
