import { ApiFailure } from '@games/contract'
import { type Context, Hono } from 'hono'
import { wantedBytes } from '../../http/response-cache/byte-range.ts'
import { matches } from '../../http/response-cache/encoding.ts'
import { API_SECURITY } from '../../http/server/security.ts'
import type { ReportFile } from './files.ts'

export interface ReportDeps {
  /** The file at an address that was listed; null when no report in force has it. */
  readonly reportFile: (digest: string, name: string) => Promise<ReportFile | null>
}

/** Bytes read at a time: a transfer holds no more than this, however large the file and slow the phone. */
export const PART_BYTES = 256 * 1024

/** Nothing of a report may reach anything; the styles are those a browser's own viewer puts around it. */
const VIEWER_ONLY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'"

/**
 * `GET /api/reports/files/{digest}/{name}.pdf`: a report's file (R5.9), by ranges on request (RFC 9110). Its address has the file's
 * digest, so that it may be stored for ever; 404 `not-found` once no report in force has it.
 */
export function reportRoutes({ reportFile }: ReportDeps): Hono {
  const app = new Hono()
  app.get('/api/reports/files/:digest/:name', async (c) => {
    const { digest, name } = c.req.param()
    const file = await reportFile(digest, name)
    if (!file) throw new ApiFailure(404, 'not-found', 'No report in force has this file: it was replaced or taken back')
    return answer(c, file, digest)
  })
  return app
}

function answer(c: Context, file: ReportFile, digest: string): Response {
  const { size } = file
  const etag = `"${digest}"`
  const headers = {
    ...API_SECURITY,
    'content-security-policy': VIEWER_ONLY,
    'content-type': 'application/pdf',
    'content-disposition': inlineAs(file.name),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag,
  }
  if (matches(c.req.header('if-none-match'), `W/${etag}`)) return c.body(null, 304, headers)
  const wanted = c.req.method === 'GET' ? wantedBytes(rangeIfStill(c, etag), size) : wantedBytes(undefined, size)
  switch (wanted.kind) {
    case 'unsatisfiable':
      return c.body(null, 416, { ...API_SECURITY, 'cache-control': 'no-store', 'content-range': `bytes */${size}` })
    case 'whole':
      return c.body(bytesOf(file, 0, size - 1), 200, { ...headers, 'content-length': String(size) })
    case 'part': {
      const { first, last } = wanted
      return c.body(bytesOf(file, first, last), 206, {
        ...headers,
        'content-length': String(last - first + 1),
        'content-range': `bytes ${first}-${last}/${size}`,
      })
    }
  }
}

/** The Range header, unless If-Range names another file (RFC 9110 §13.1.5): a date never names ours. */
function rangeIfStill(c: Context, etag: string): string | undefined {
  const condition = c.req.header('if-range')
  return condition === undefined || condition === etag ? c.req.header('range') : undefined
}

/** Read as it is sent, a part at a time; it ends when the caller goes away, and fails when the report goes in between. */
function bytesOf(file: ReportFile, first: number, last: number): ReadableStream<Uint8Array> {
  let at = first
  return new ReadableStream(
    {
      async pull(controller) {
        const bytes = await file.read(at, Math.min(PART_BYTES, last + 1 - at))
        if (!bytes || bytes.length === 0) return controller.error(new Error('the report went while it was read'))
        at += bytes.length
        controller.enqueue(bytes)
        if (at > last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** RFC 6266: the name in ASCII for old callers, and in full as RFC 8187 writes it. */
function inlineAs(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${full}`
}
