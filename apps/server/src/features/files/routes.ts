import { ApiFailure } from '@games/contract'
import type { Pool } from 'pg'
import { type Context, Hono } from 'hono'
import { contentDisposition } from '../../http/response-cache/content-disposition.ts'
import type { HeaderRecord } from '../../http/response-cache/respond.ts'
import { sendBytes } from '../../http/response-cache/send-bytes.ts'
import { API_SECURITY, VIEWER_ONLY } from '../../http/server/security.ts'
import type { FoundVariant } from './check/found.ts'
import type { FileAddresses, Reader } from './file-address.ts'
import { type FileStore, StoreAway } from './file-store.ts'
import { accessesOf, type FileAccess, type FileRow, fileRows } from './files.queries.ts'
import { personSizes } from './present.ts'
import { storeAway } from './receive.ts'

export interface FileDeps {
  readonly stored: {
    readonly pool: Pool
    readonly store: FileStore
    readonly addresses: FileAddresses
    readonly onError: (error: unknown) => void
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Nothing of a file is run, framed or loads anything. A browser shows no PDF in a sandbox. */
const SANDBOX = "default-src 'none'; sandbox"

/**
 * `GET /files/{id}/{variant}`: a file's bytes, by ranges on request (RFC 9110); with `?download` to be kept. One that everybody may see has a
 * plain address; another needs a signature that has not ended (403), for whom it is shown at present. 404 for what there is not, is not used,
 * or is not for this reader; 503 while the store is away. What is not for everybody, and athletes' photos, of which there are the smaller sizes under no name, nobody stores:
 * it may be closed at any moment, and is no longer one's own to see once one has signed out.
 */
export function fileRoutes({ stored }: FileDeps): Hono {
  const app = new Hono()
  app.get('/files/:id/:variant', async (c) => {
    const { id, variant: name } = c.req.param()
    const verdict = UUID.test(id) ? stored.addresses.verdictOf(id, name, c.req.query()) : NOT_SIGNED
    if (verdict.kind !== 'valid')
      throw new ApiFailure(403, verdict.kind === 'expired' ? 'expired' : 'forbidden', 'This address no longer holds')
    const found = UUID.test(id) ? await visibleFile(stored.pool, id, verdict.reader) : null
    const variants = found?.isPhoto && verdict.reader !== 'staff' ? personSizes(found.row) : found?.row.variants
    const variant = variants?.find((one) => one.name === name)
    if (!found || !variant) throw new ApiFailure(404, 'not-found', 'There is no such file')
    return answer(c, stored, {
      // the file's own name may be the athlete's
      row: found.isPhoto ? { ...found.row, name: 'photo' } : found.row,
      variant,
      cacheable: found.isPhoto || verdict.reader !== 'everybody' ? 'private, no-store' : FOR_EVER,
    })
  })
  return app
}

const NOT_SIGNED = { kind: 'valid', reader: 'everybody' } as const

/** By which uses a file is shown to whom; the staff sees all of them, and those without one. */
const SHOWN: Readonly<Record<Exclude<Reader, 'staff'>, readonly FileAccess[]>> = {
  everybody: ['public', 'athlete'],
  user: ['public', 'private'],
}

async function visibleFile(pool: Pool, id: string, reader: Reader): Promise<{ row: FileRow; isPhoto: boolean } | null> {
  const accesses = await accessesOf(pool, id)
  if (reader !== 'staff' && !accesses.some((access) => SHOWN[reader].includes(access))) return null
  const [row] = await fileRows(pool, [id])
  return row ? { row, isPhoto: accesses.includes('athlete') } : null
}

interface Found {
  readonly row: FileRow
  readonly variant: FoundVariant
  /** `Cache-Control` of the answer. */
  readonly cacheable: string
}

async function answer(
  c: Context,
  { store, onError }: FileDeps['stored'],
  { row, variant, cacheable }: Found,
): Promise<Response> {
  const isDownload = c.req.query('download') !== undefined
  const headers: HeaderRecord = {
    ...API_SECURITY,
    'content-security-policy': variant.type === 'application/pdf' ? VIEWER_ONLY : SANDBOX,
    'content-type': variant.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : variant.type,
    'content-disposition': contentDisposition(isDownload ? 'attachment' : 'inline', nameOf(row, variant)),
    'cache-control': cacheable,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  }
  try {
    return await sendBytes(c, {
      size: variant.bytes,
      etag: `"${row.bytes_id}-${variant.name}"`,
      read: (first, last) => store.read(row.bytes_id, variant.name, first, last),
      headers,
      refusal: API_SECURITY,
    })
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    onError(error)
    throw storeAway()
  }
}

/** As it was sent, with the ending of what it is now. */
function nameOf({ name, kind }: FileRow, variant: FoundVariant): string {
  const [size, ending = ''] = variant.name.split('.')
  const plain = name.replace(/\.[A-Za-z\d]{1,5}$/, '')
  return kind === 'image' ? `${plain} ${size}.${ending}` : `${plain}.${ending}`
}
