import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SOURCE = join(import.meta.dirname, '../src/theme/first-paint.ts')
/** Where index.html wants it. */
const PLACE = '<!--first-paint-->'
const IN_DEVELOPMENT = '/first-paint.js'

/**
 * src/theme/first-paint.ts as a classic script that the head waits for: hashed beside the other assets, so that it is fetched once. Not
 * inline, which the security policy forbids; not a module, which would run after the first paint.
 */
export function firstPaintPlugin(): Plugin {
  let address = IN_DEVELOPMENT
  return {
    name: 'games:first-paint',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      this.addWatchFile(SOURCE)
      if (this.environment.mode !== 'build') return
      const source = await script()
      address = `/assets/first-paint-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
    configureServer({ middlewares }) {
      middlewares.use(IN_DEVELOPMENT, (_request, response) => {
        void script().then((source) => response.setHeader('content-type', 'text/javascript').end(source))
      })
    },
    // after the elements it reads, and before the style sheet, with which it is fetched side by side
    transformIndexHtml: (html) => html.replace(PLACE, () => `<script src="${address}"></script>`),
  }
}

async function script(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false })
  return minifySync(SOURCE, code.replace(/^export\s*\{\s*\};?$/m, '')).code
}
