import type { Context } from 'hono'
import { wantedBytes } from './byte-range.ts'
import { matches } from './encoding.ts'
import type { HeaderRecord } from './respond.ts'

/** Bytes that never change, which are read as they are sent. */
export interface SentBytes {
  readonly size: number
  /** With its quotation marks. */
  readonly etag: string
  /** The bytes from `first` to `last` inclusive. */
  readonly read: (first: number, last: number) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>
  /** Of what is answered with bytes, or with 304. */
  readonly headers: HeaderRecord
  /** Of a range that there is not. */
  readonly refusal: HeaderRecord
}

/** Answers with the bytes, or with the range of them that is asked for (RFC 9110 §14), or with 304 where the caller has them. */
export async function sendBytes(c: Context, { size, etag, read, headers, refusal }: SentBytes): Promise<Response> {
  const answered = { ...headers, 'accept-ranges': 'bytes', etag }
  if (matches(c.req.header('if-none-match'), `W/${etag}`)) return c.body(null, 304, answered)
  const wanted = c.req.method === 'GET' ? wantedBytes(rangeIfStill(c, etag), size) : wantedBytes(undefined, size)
  switch (wanted.kind) {
    case 'unsatisfiable':
      return c.body(null, 416, { ...refusal, 'cache-control': 'no-store', 'content-range': `bytes */${size}` })
    case 'whole':
      return c.body(await read(0, size - 1), 200, { ...answered, 'content-length': String(size) })
    case 'part': {
      const { first, last } = wanted
      return c.body(await read(first, last), 206, {
        ...answered,
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
