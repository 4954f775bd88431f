import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { serveBeside } from './dev-beside.ts'
import type { Page, RenderDeps } from '../src/entry.server.tsx'

const WEB = join(import.meta.dirname, '..')
const ENTRY = join(WEB, 'src/entry.server.tsx')
const DEV = join(WEB, '../server/src/dev.ts')

type Render = (
  request: Request,
  kind: 'html' | 'payload',
  deps: Omit<RenderDeps, 'template' | 'widgetTemplate' | 'preload'>,
) => Promise<Page>
type Log = (line: string, error?: unknown) => void

/** What apps/server/src/dev.ts offers. It is loaded by its path, when the development server starts: nothing built reads the server. */
interface ServerInDevelopment {
  openDev(
    render: Render,
    log: Log,
  ): Promise<{
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>
    listening(port: number): Promise<void>
    close(): Promise<void>
  }>
}

/**
 * `vite dev` answers like the real server: pages rendered from the source as it is, API, event stream, and the demo's simulator. An
 * edit of web code shows at once; an edit of server code needs a restart.
 */
export function devServerPlugin(): Plugin {
  return {
    name: 'games:dev-server',
    apply: 'serve',
    async configureServer(vite) {
      // the test runner is a development server too
      if (vite.config.mode === 'test') return undefined
      const log: Log = (line, error) => {
        if (error === undefined) vite.config.logger.info(line)
        else vite.config.logger.error(line, error instanceof Error ? { error } : {})
      }
      const render: Render = async (request, kind, deps) => {
        const entry = (await vite.ssrLoadModule(ENTRY)) as typeof import('../src/entry.server.tsx')
        const templateOf = (file: string) => vite.transformIndexHtml(`/${file}`, readFileSync(join(WEB, file), 'utf8'))
        const [template, widgetTemplate] = [await templateOf('index.html'), await templateOf('widget.html')]
        return entry.render(request, kind, { ...deps, template, widgetTemplate, preload: () => '' })
      }
      const closeBeside = await serveBeside(vite)
      const open = async () => {
        const { openDev } = (await vite.ssrLoadModule(DEV)) as ServerInDevelopment
        return openDev(render, log)
      }
      const opened = open()
      opened.catch((error: unknown) => {
        log('the server could not be opened', error)
        process.exit(1)
      })
      vite.httpServer?.once('listening', () => {
        const address = vite.httpServer?.address()
        if (address && typeof address === 'object') void opened.then((dev) => dev.listening(address.port))
      })
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          void Promise.all([opened.then((dev) => dev.close()), closeBeside()]).finally(() => process.exit(0))
        })
      return () => {
        vite.middlewares.use((request, response) => {
          // Vite has rewritten the address of pages to index.html
          request.url = request.originalUrl ?? request.url ?? '/'
          const answered = opened.then((dev) => dev.handle(request, response))
          answered.catch((error: unknown) => {
            log(`${request.url} failed`, error)
            response.destroy()
          })
        })
      }
    },
  }
}
