import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as COMPRESSIBLE } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'
import { wantedBytes } from '../response-cache/byte-range.ts'
import {
  acceptsBrotli,
  acceptsGzip,
  type Bytes,
  brotliOf,
  etagOf,
  gzipOf,
  matches,
} from '../response-cache/encoding.ts'
import { fileSecurity, pageSecurity } from '../server/security.ts'

interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly plain: Bytes
  /** Null: worth no compressing, as a picture is. */
  readonly codings: { readonly brotli: Coding; readonly gzip: Coding } | null
}

/** The bytes of a coding, null where it makes nothing smaller. */
type Coding = () => Bytes | null | Promise<Bytes | null>

/** Answers a path that is a file of the client build, or undefined when it is none. */
export type StaticFiles = (c: Context, path: string) => Response | Promise<Response> | undefined

/** Not for visitors: the pages' templates, and what the build says about itself. */
const isPrivate = (path: string): boolean => path === '/index.html' || path === '/widget.html' || path.startsWith('/.')

/** What a release leaves beside a file (`npm run build`); without it a file is compressed at its first request. */
const PRECOMPRESSED = /\.(br|gz)$/

/**
 * The files of the client build, read once: a few megabytes, and no path of a request ever reaches the disk. Hashed files may be stored
 * for ever; `builds/` and the service worker say what is new and must not be; the rest is revalidated after an hour.
 */
export function readStaticFiles(clientDir: string): StaticFiles {
  const files = readFiles(clientDir)
  return (c, path) => {
    // a state's code is written in capitals or not (R3.13)
    const file = files.get(path.startsWith('/brasil_flags/') ? path.toLowerCase() : path)
    return file && sendFile(c, path, file)
  }
}

/** Where the office is. */
const OFFICE = '/office'

/**
 * The office's files, read once, under /office. Every address of it that is no file is its one page, which holds nothing of anybody: what is
 * shown in it is asked for by private calls.
 */
export const readOfficeFiles = (officeDir: string): StaticFiles => readAppFiles(officeDir, OFFICE)

/** Where the result desk is. */
const DESK = '/desk'

/** The result desk's, as the office's. Its worker is for what is below /desk/, so that is where its page is, with what stands behind `#`. */
export function readDeskFiles(deskDir: string): StaticFiles {
  const files = readAppFiles(deskDir, DESK)
  return (c, path) => (path === DESK ? c.redirect(`${DESK}/`, 302) : files(c, path))
}

function readAppFiles(dir: string, base: string): StaticFiles {
  const files = readFiles(dir)
  const page = fileOf('/index.html', new Uint8Array(readFileSync(join(dir, 'index.html'))), () => undefined)
  return (c, path) => {
    if (path !== base && !path.startsWith(`${base}/`)) return undefined
    const own = path.slice(base.length)
    const file = files.get(own)
    if (file) return sendFile(c, own, file)
    return looksLikeFile(own) ? undefined : sendFile(c, own, { ...page, cacheControl: 'no-cache' })
  }
}

/** The files of a build by their paths, but for those that are not for visitors. */
function readFiles(clientDir: string): ReadonlyMap<string, StaticFile> {
  const read = (path: string): Bytes => new Uint8Array(readFileSync(join(clientDir, path)))
  const names = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  const all = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const path of names) {
    if (isPrivate(path) || PRECOMPRESSED.test(path)) continue
    files.set(
      path,
      fileOf(path, read(path), (ending) => (all.has(path + ending) ? read(path + ending) : undefined)),
    )
  }
  return files
}

/** A file as it is sent; `made` gives what a release has made of it in a coding, where it has. */
function fileOf(path: string, plain: Bytes, made: (ending: '.br' | '.gz') => Bytes | undefined): StaticFile {
  const type = typeOf(path)
  const coding = (ending: '.br' | '.gz', compress: (bytes: Bytes) => Promise<Bytes | null>): Coding => {
    const bytes = made(ending)
    if (bytes) return () => bytes
    let compressed: Promise<Bytes | null> | undefined
    return () => (compressed ??= compress(plain))
  }
  const isCompressible = COMPRESSIBLE.test(type)
  return {
    type,
    cacheControl: cacheControlOf(path),
    // weak where it stands for several codings; of one, parts may be asked for by it
    etag: isCompressible ? etagOf(plain) : etagOf(plain).slice('W/'.length),
    plain,
    codings: isCompressible ? { brotli: coding('.br', brotliOf), gzip: coding('.gz', gzipOf) } : null,
  }
}

/** Lower case: an RSC may have a dot in it (ODF §4). */
const EXTENSION =
  /\.(?:js|mjs|css|map|json|html?|php|aspx?|txt|xml|webmanifest|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|mp4|webm|vtt|pdf|zip|env|wasm)$/

/** Whether a path can only be meant as a file, so that a missing one is not worth a page. */
export const looksLikeFile = (path: string): boolean => /^\/(?:assets|builds)\//.test(path) || EXTENSION.test(path)

async function sendFile(
  c: Context,
  path: string,
  { type, cacheControl, etag, plain, codings }: StaticFile,
): Promise<Response> {
  const headers: Record<string, string> = {
    ...fileSecurity(c, path),
    'content-type': type,
    'cache-control': cacheControl,
    etag,
  }
  if (codings) headers.vary = 'Accept-Encoding'
  // a film is fetched in parts; a part of what travels compressed would be of other bytes for each coding
  else headers['accept-ranges'] = 'bytes'
  if (matches(c.req.header('if-none-match'), codings ? etag : `W/${etag}`)) return c.body(null, 304, headers)
  if (!codings && c.req.method === 'GET') {
    const part = partOf(c, plain, etag, headers)
    if (part) return part
  }
  const accepted = c.req.header('accept-encoding')
  const brotli = acceptsBrotli(accepted) ? await codings?.brotli() : null
  if (brotli) return c.body(brotli, 200, { ...headers, 'content-encoding': 'br' })
  const gzip = acceptsGzip(accepted) ? await codings?.gzip() : null
  if (gzip) return c.body(gzip, 200, { ...headers, 'content-encoding': 'gzip' })
  return c.body(plain, 200, headers)
}

/** The part of a file that is requested (RFC 9110 §14); undefined: all of it is. */
function partOf(c: Context, bytes: Bytes, etag: string, headers: Record<string, string>): Response | undefined {
  const condition = c.req.header('if-range')
  // a date never names ours (§13.1.5)
  const range = condition === undefined || condition === etag ? c.req.header('range') : undefined
  const wanted = wantedBytes(range, bytes.length)
  switch (wanted.kind) {
    case 'whole':
      return undefined
    case 'unsatisfiable':
      return c.body(null, 416, {
        ...pageSecurity(c),
        'cache-control': 'no-store',
        'content-range': `bytes */${bytes.length}`,
      })
    case 'part':
      return c.body(bytes.slice(wanted.first, wanted.last + 1), 206, {
        ...headers,
        'content-range': `bytes ${wanted.first}-${wanted.last}/${bytes.length}`,
      })
  }
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (path.startsWith('/builds/')) return 'no-store'
  if (path.endsWith('/sw.js') || path === '/shell.html') return 'no-cache'
  return 'public, max-age=3600'
}

function typeOf(path: string): string {
  if (path.endsWith('.webmanifest')) return 'application/manifest+json'
  if (path.endsWith('.vtt')) return 'text/vtt; charset=utf-8'
  return getMimeType(path) ?? 'application/octet-stream'
}
