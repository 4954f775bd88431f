import { type Bytes, bytesOf, etagOf } from './encoding.ts'

/** A response as built. */
export interface BuiltResponse {
  readonly status: number
  readonly type: string
  /** Bytes where it is no text. */
  readonly body: string | Bytes
  readonly location?: string
  /** Headers that are its own, beside those of all answers of its kind. */
  readonly headers?: Readonly<Record<string, string>>
  /** Live topics it was made from: it is good until one of them changes. With none it is made anew for everybody. */
  readonly topics: readonly string[]
  /** Event number up to which it is complete; absent where none is required. */
  readonly seq?: number
}

/** A response as bytes. */
export interface EncodedResponse {
  readonly status: number
  readonly type: string
  readonly location: string | undefined
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly etag: string
  readonly plain: Bytes
  readonly brotli: Bytes | null
  /** Made at the first request for it: browsers take brotli. */
  gzip: Bytes | null
  readonly seq: number
}

/** The response in plain bytes, not compressed yet. */
export function encoded({ status, type, body, location, headers, seq }: BuiltResponse): EncodedResponse {
  const plain = typeof body === 'string' ? bytesOf(body) : body
  return {
    status,
    type,
    location,
    headers,
    etag: etagOf(plain),
    plain,
    brotli: null,
    gzip: null,
    seq: seq ?? Number.POSITIVE_INFINITY,
  }
}

/** Two responses with the same identity are the same in every byte and header. */
export const identityOf = ({ type, etag, seq, headers = {} }: EncodedResponse): string =>
  `${etag} ${seq} ${type} ${JSON.stringify(headers)}`
