import { join } from 'node:path'
import { messagesOf } from '@games/web/build/catalogs.ts'
import { i18nPlugin } from '@games/web/build/i18n-plugin.ts'
import { namedBuildPlugin } from '@games/web/build/named-build-plugin.ts'
import { sonnerPlugin } from '@games/web/build/sonner-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const OFFICE = import.meta.dirname

/**
 * The entry's style sheet says in which order the layers are, so that it comes before those of parts that several pages share. Vite has it
 * last.
 */
const entryStylesFirst: Plugin = {
  name: 'entry-styles-first',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [first, ...others] = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      const entry = others.at(-1)
      return first && entry ? html.replace(entry, '').replace(first, entry + first) : html
    },
  },
}

/**
 * The office, a bundle of its own under /office (decision 0079): built to apps/office/dist, which the server serves; in development the web's
 * server has it within its own (apps/web/build/dev-beside.ts).
 */
export default defineConfig({
  root: OFFICE,
  base: '/office/',
  publicDir: false,
  plugins: [
    react(),
    i18nPlugin([messagesOf('web'), messagesOf('office'), messagesOf('desk')]),
    sonnerPlugin(),
    namedBuildPlugin(),
    entryStylesFirst,
  ],
  build: {
    outDir: join(OFFICE, 'dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // an inlined asset would be a data: address, which the security policy admits for pictures only
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-table|table|react-virtual|virtual))/,
            },
          ],
        },
      },
    },
  },
})
