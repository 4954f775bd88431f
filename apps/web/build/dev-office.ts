import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const CONFIG = join(import.meta.dirname, '../../office/vite.config.ts')
const BASE = '/office'

/** The office within the web's development server: a server of its own for what is under /office. Gives what closes it. */
export async function serveOffice(vite: ViteDevServer): Promise<() => Promise<void>> {
  const office = await createServer({
    configFile: CONFIG,
    appType: 'spa',
    server: {
      middlewareMode: true,
      ...(vite.httpServer ? { ws: { server: vite.httpServer } } : {}),
    },
  })
  vite.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here.invalid')
    if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return next()
    // the base is written with a slash at its end
    if (pathname === BASE) request.url = `${BASE}/${request.url?.slice(BASE.length) ?? ''}`
    office.middlewares(request, response, next)
  })
  return () => office.close()
}
