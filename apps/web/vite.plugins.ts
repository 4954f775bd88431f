import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { dataShapePlugin } from './build/data-shape-plugin.ts'
import { flagsPlugin } from './build/flags-plugin.ts'
import { messagesOf } from './build/catalogs.ts'
import { i18nPlugin } from './build/i18n-plugin.ts'
import { sonnerPlugin } from './build/sonner-plugin.ts'

const SRC = join(import.meta.dirname, 'src')

/** Where the routes are, and how their tree is written. */
export const ROUTES = {
  target: 'react',
  routesDirectory: join(SRC, 'routes'),
  generatedRouteTree: join(SRC, 'routeTree.gen.ts'),
  quoteStyle: 'single',
  semicolons: false,
  addExtensions: true,
} as const

interface WebPluginOptions {
  readonly codeSplitting?: boolean
  /** Whose messages there are. */
  readonly messages?: readonly Parameters<typeof messagesOf>[0][]
}

/** What makes the web app's source runnable: routes, JSX and messages. For the build, the dev server and the tests alike. */
export function webPlugins({ codeSplitting = true, messages = ['web'] }: WebPluginOptions = {}): PluginOption[] {
  const router = [
    tanstackRouter({
      ...ROUTES,
      autoCodeSplitting: codeSplitting,
      // a route's loader comes with its component: the first page pays for no other page's queries
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
    }),
  ].flat()
  return [
    // undivided routes would be compiled once more to be replaced while they run: a tenth of what the tests' server does
    codeSplitting ? router : router.filter(({ name }) => name !== 'tanstack-router:hmr'),
    react(),
    i18nPlugin(messages.map((app) => messagesOf(app))),
    flagsPlugin(),
    dataShapePlugin(),
    sonnerPlugin(),
  ]
}
