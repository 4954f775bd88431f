import { join } from 'node:path'
import { messagesOf } from '@games/web/build/catalogs.ts'
import { i18nPlugin } from '@games/web/build/i18n-plugin.ts'
import { namedBuildPlugin } from '@games/web/build/named-build-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { workerPlugin } from './build/worker-plugin.ts'

const DESK = import.meta.dirname

/** The result desk, a bundle of its own under /desk (decision 0106): built to apps/desk/dist, with a worker that keeps all of it on the device. */
export default defineConfig({
  root: DESK,
  base: '/desk/',
  publicDir: false,
  plugins: [
    react(),
    i18nPlugin([messagesOf('web', ['units']), messagesOf('desk')]),
    namedBuildPlugin(),
    workerPlugin(),
  ],
  build: {
    outDir: join(DESK, 'dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // an inlined asset would be a data: address, which the security policy admits for pictures only
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
