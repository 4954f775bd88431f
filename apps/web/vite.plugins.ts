import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption } from 'vite'
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

/** Of the router's plugins, the one that reads the routes and writes their tree. */
const GENERATOR = 'tanstack:router-generator'

let routerPlugins: Plugin[] | undefined

/**
 * The router's plugins, one set for all configurations of a process: the projects of the tests are several, and the tree of each would be built,
 * and formatted with Prettier, to be compared with the same file.
 */
function router(): Plugin[] {
  routerPlugins ??= [
    tanstackRouter({
      ...ROUTES,
      autoCodeSplitting: true,
      // a route's loader comes with its component: the first page pays for no other page's queries
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
    }),
  ]
    .flat()
    .map((plugin) => (plugin.name === GENERATOR ? resolvedOnce(plugin) : plugin))
  return routerPlugins
}

/** The same plugin, whose `configResolved` does its work for the first configuration; the others wait for it. */
function resolvedOnce(plugin: Plugin): Plugin {
  const { configResolved } = plugin
  if (typeof configResolved !== 'function') throw new Error(`${plugin.name} no longer begins where it is configured`)
  let resolved: ReturnType<typeof configResolved>
  return {
    ...plugin,
    configResolved(config) {
      resolved ??= configResolved.call(this, config)
      return resolved
    },
  }
}

/** What makes the web app's source runnable: routes, JSX and messages. For the build, the dev server and the tests alike. */
export function webPlugins({ codeSplitting = true, messages = ['web'] }: WebPluginOptions = {}): PluginOption[] {
  return [
    codeSplitting ? router() : router().filter(({ name }) => !name.startsWith('tanstack-router:code-splitter')),
    react(),
    i18nPlugin(messages.map((app) => messagesOf(app))),
    flagsPlugin(),
    dataShapePlugin(),
    sonnerPlugin(),
  ]
}
