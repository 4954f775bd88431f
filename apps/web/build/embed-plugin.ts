import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SOURCE = join(import.meta.dirname, '../src/widget/embed.ts')
const ADDRESS = '/embed.js'

/** src/widget/embed.ts as a classic script at `/embed.js`: an address that other sites write down never changes (R3.3). */
export function embedPlugin(): Plugin {
  return {
    name: 'games:embed',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      this.addWatchFile(SOURCE)
      if (this.environment.mode !== 'build') return
      this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: await embedScript() })
    },
    configureServer({ middlewares }) {
      middlewares.use(ADDRESS, (_request, response) => {
        void embedScript().then((source) => response.setHeader('content-type', 'text/javascript').end(source))
      })
    },
  }
}

async function embedScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false })
  return minifySync(SOURCE, code.replace(/^export\s*\{\s*\};?$/m, '')).code
}
