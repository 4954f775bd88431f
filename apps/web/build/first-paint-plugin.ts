import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_PRELOAD } from '@games/contract/font-preload'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SOURCE = join(import.meta.dirname, '../src/first-paint.ts')
/** Where index.html wants it. */
const PLACE = '<!--first-paint-->'
const MODULES = /\n *<script type="module"[^>]* src="(\/assets\/[^"]+)"><\/script>/g
const STYLE_SHEETS = /\n *<link rel="stylesheet"[^>]*>/g
const FONT = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/
const IN_DEVELOPMENT = '/first-paint.js'

/**
 * src/first-paint.ts as a classic script that the head waits for: hashed beside the other assets, so that it is fetched once. Not
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
    transformIndexHtml: { order: 'post', handler: (html) => paintFirst(html, `<script src="${address}"></script>`) },
  }
}

/**
 * The head in the order of need. The font, by FONT_PRELOAD, the style sheets and `script` are requested before all else, side by side,
 * `script` after the elements that it reads. The app's own modules are only named, for `script` to fetch once the page is painted (src/first-paint.ts).
 * A document without the place for `script` stays as it is: a widget has none of the app to put off.
 */
export function paintFirst(html: string, script: string): string {
  if (!html.includes(PLACE)) return html
  const sheets = html.match(STYLE_SHEETS) ?? []
  const modules = [...html.matchAll(MODULES)].map(([, address]) => address)
  const font = FONT.exec(html)?.[1]
  return html
    .replace(STYLE_SHEETS, '')
    .replace(MODULES, '')
    .replace(FONT, '')
    .replace(PLACE, () =>
      [
        ...(font ? [`<script data-href="${font}">${FONT_PRELOAD}</script>`] : []),
        ...sheets.map((sheet) => sheet.trim()),
        script,
        `<meta name="modules" content="${modules.join(' ')}" />`,
      ].join('\n    '),
    )
}

async function script(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false })
  return minifySync(SOURCE, code.replace(/^export\s*\{\s*\};?$/m, '')).code
}
