import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ApiFailure } from '@games/contract'
import { OFFLINE_PACK_PATH } from '@games/contract/offline-pack/offline-pack'
import { type Context, Hono } from 'hono'
import { acceptsGzip, type Bytes } from '../../http/response-cache/encoding.ts'
import { API_HEADERS } from '../../http/server/security.ts'
import type { PackFor } from './write-pack.ts'

export interface PackDeps {
  readonly packFor: PackFor
}

/** Seconds after which it may have been made. */
const NOT_READY_S = '60'

/**
 * `GET /api/offline-pack?history=&version=`: the whole games for a device that will have no network, or what has changed of it since a version
 * (docs/decisions/0099-offline-pack.md). 202 until a first pack is made, which begins when somebody asks.
 */
export function packRoutes({ packFor }: PackDeps): Hono {
  const app = new Hono()
  app.get(OFFLINE_PACK_PATH, async (c) => {
    const bytes = await packFor(requestOf(c))
    if (bytes === null)
      return c.body(null, 202, { ...API_HEADERS, 'cache-control': 'no-store', 'retry-after': NOT_READY_S })
    const headers = {
      ...API_HEADERS,
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
    }
    return acceptsGzip(c.req.header('accept-encoding'))
      ? c.body(exactly(bytes), 200, { ...headers, 'content-encoding': 'gzip' })
      : // a piece at a time, as it is read
        c.body(Readable.toWeb(Readable.from([bytes]).pipe(createGunzip())) as ReadableStream<Uint8Array>, 200, headers)
  })
  return app
}

const exactly = (buffer: Buffer): Bytes => new Uint8Array(buffer)

/** What the device has. Throws ApiFailure 400. */
function requestOf(c: Context): Parameters<PackFor>[0] {
  const { history = null, version = null, ...others } = c.req.query()
  const [stranger] = Object.keys(others)
  if (stranger !== undefined)
    throw new ApiFailure(400, 'invalid-input', `query.${stranger}: there is no such parameter, but history, version`)
  if (history !== null && !/^[0-9a-f-]{36}$/.test(history))
    throw new ApiFailure(400, 'invalid-input', 'query.history: is no history')
  if (version !== null && !/^\d{1,9}$/.test(version))
    throw new ApiFailure(400, 'invalid-input', 'query.version: is no version')
  return { history, version: version === null ? null : Number(version) }
}
