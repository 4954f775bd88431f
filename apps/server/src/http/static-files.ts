import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { acceptsBrotli, acceptsGzip, type Bytes, etagOf, matches } from './encoding.ts'
import { pageSecurity } from './security.ts'

interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly plain: Bytes
  readonly brotli: Bytes | undefined
  readonly gzip: Bytes | undefined
}

/** Answers a path that is a file of the client build, or undefined when it is none. */
export type StaticFiles = (c: Context, path: string) => Response | undefined

/** Not for visitors: the pages' templates, and what the build says about itself. */
const isPrivate = (path: string): boolean => path === '/index.html' || path === '/widget.html' || path.startsWith('/.')

/** What the build leaves beside a file instead of compressing it here. */
const PRECOMPRESSED = /\.(br|gz)$/

/**
 * The files of the client build, read once: a few megabytes, and no path of a request ever reaches the disk. Hashed files may be kept
 * for ever; `builds/` and the service worker say what is new and must not be; the rest is asked about again after an hour.
 */
export function readStaticFiles(clientDir: string): StaticFiles {
  const read = (path: string): Bytes => new Uint8Array(readFileSync(join(clientDir, path)))
  const names = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  const all = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const path of names) {
    if (isPrivate(path) || PRECOMPRESSED.test(path)) continue
    const plain = read(path)
    files.set(path, {
      type: typeOf(path),
      cacheControl: cacheControlOf(path),
      etag: etagOf(plain),
      plain,
      brotli: all.has(`${path}.br`) ? read(`${path}.br`) : undefined,
      gzip: all.has(`${path}.gz`) ? read(`${path}.gz`) : undefined,
    })
  }
  return (c, path) => {
    // a state's code is written in capitals or not (R3.13)
    const file = files.get(path.startsWith('/brasil_flags/') ? path.toLowerCase() : path)
    return file && sendFile(c, file)
  }
}

/** Lower case: an RSC may have a dot in it (ODF §4). */
const EXTENSION =
  /\.(?:js|mjs|css|map|json|html?|php|aspx?|txt|xml|webmanifest|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|pdf|zip|env)$/

/** Whether a path can only be meant as a file, so that a missing one is not worth a page. */
export const looksLikeFile = (path: string): boolean => /^\/(?:assets|builds)\//.test(path) || EXTENSION.test(path)

function sendFile(c: Context, { type, cacheControl, etag, plain, brotli, gzip }: StaticFile): Response {
  const headers: Record<string, string> = {
    ...pageSecurity(c),
    'content-type': type,
    'cache-control': cacheControl,
    etag,
  }
  if (brotli || gzip) headers.vary = 'Accept-Encoding'
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding')
  if (brotli && acceptsBrotli(accepted)) return c.body(brotli, 200, { ...headers, 'content-encoding': 'br' })
  if (gzip && acceptsGzip(accepted)) return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
  return c.body(plain, 200, headers)
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (path.startsWith('/builds/')) return 'no-store'
  if (path === '/sw.js' || path === '/shell.html') return 'no-cache'
  return 'public, max-age=3600'
}

function typeOf(path: string): string {
  if (path.endsWith('.webmanifest')) return 'application/manifest+json'
  return getMimeType(path) ?? 'application/octet-stream'
}
