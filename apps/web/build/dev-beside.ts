import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const APPS = join(import.meta.dirname, '../..')
/** Programs of their own, each with its pages below an address of its own (decisions 0079, 0106). */
const BESIDE = [
  { app: 'office', base: '/office' },
  { app: 'desk', base: '/desk' },
] as const

/** The office and the result desk within the web's development server: a server of its own for what is below each. Gives what closes them. */
export async function serveBeside(vite: ViteDevServer): Promise<() => Promise<void>> {
  const closes = await Promise.all(BESIDE.map((one) => serveOne(vite, one)))
  return async () => {
    await Promise.all(closes.map((close) => close()))
  }
}

async function serveOne(vite: ViteDevServer, { app, base }: (typeof BESIDE)[number]): Promise<() => Promise<void>> {
  const beside = await createServer({
    configFile: join(APPS, app, 'vite.config.ts'),
    appType: 'spa',
    server: {
      middlewareMode: true,
      ...(vite.httpServer ? { ws: { server: vite.httpServer } } : {}),
    },
  })
  vite.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here.invalid')
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return next()
    // the base is written with a slash at its end
    if (pathname === base) request.url = `${base}/${request.url?.slice(base.length) ?? ''}`
    beside.middlewares(request, response, next)
  })
  return () => beside.close()
}
