import { ApiFailure } from '@games/contract'
import { type Context, Hono } from 'hono'
import { contentDisposition } from '../../http/response-cache/content-disposition.ts'
import { sendBytes } from '../../http/response-cache/send-bytes.ts'
import { API_SECURITY, VIEWER_ONLY } from '../../http/server/security.ts'
import type { ReportFile } from './files.ts'

export interface ReportDeps {
  /** The file at an address that was listed; null when no report in force has it. */
  readonly reportFile: (digest: string, name: string) => Promise<ReportFile | null>
}

/** Bytes read at a time: a transfer holds no more than this, however large the file and slow the phone. */
export const PART_BYTES = 256 * 1024

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

function answer(c: Context, file: ReportFile, digest: string): Promise<Response> {
  return sendBytes(c, {
    size: file.size,
    etag: `"${digest}"`,
    read: (first, last) => bytesOf(file, first, last),
    headers: {
      ...API_SECURITY,
      'content-security-policy': VIEWER_ONLY,
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', file.name),
      'cache-control': 'public, max-age=31536000, immutable',
    },
    refusal: API_SECURITY,
  })
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
