import { promisify } from 'node:util'
import { gunzip, inflate, inflateRaw } from 'node:zlib'
import { err, ok, type Result } from '@games/domain'

export type BodyFault =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unknown-coding' | 'broken'; readonly reason: string }

const unzip = { gzip: promisify(gunzip), deflate: promisify(inflate), rawDeflate: promisify(inflateRaw) }

/** zlib's compression method in the first byte of a deflate body; some senders leave the wrapper out. */
const hasZlibHeader = (bytes: Uint8Array): boolean => ((bytes[0] ?? 0) & 0x0f) === 8

/**
 * The body of a request, inflated by its Content-Encoding (gzip, deflate or none). Stops as soon as more than `limit` bytes have arrived
 * in or out, so that a small body that inflates without end costs no more than a large one.
 */
export async function readBody(
  request: Request,
  contentEncoding: string | undefined,
  limit: number,
): Promise<Result<BodyFault, Uint8Array>> {
  const coding = (contentEncoding ?? 'identity').trim().toLowerCase()
  if (!['identity', '', 'gzip', 'x-gzip', 'deflate'].includes(coding))
    return err({ kind: 'unknown-coding', reason: `content-encoding ${coding}: gzip, deflate or identity` })
  if (Number(request.headers.get('content-length') ?? 0) > limit) return err({ kind: 'too-large' })
  let sent: Uint8Array | null
  try {
    sent = await collect(request.body, limit)
  } catch {
    // the sender closed the connection: it is the connection that throws, and nobody is left to answer
    return err({ kind: 'broken', reason: 'the body did not come whole' })
  }
  if (!sent) return err({ kind: 'too-large' })
  if (sent.length === 0) return err({ kind: 'broken', reason: 'the body is empty' })
  if (coding === 'identity' || coding === '') return ok(sent)
  const inflateBody = coding !== 'deflate' ? unzip.gzip : hasZlibHeader(sent) ? unzip.deflate : unzip.rawDeflate
  try {
    return ok(await inflateBody(sent, { maxOutputLength: limit }))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ERR_BUFFER_TOO_LARGE') return err({ kind: 'too-large' })
    return err({ kind: 'broken', reason: `the body is not ${coding}: ${error.message}` })
  }
}

/** The bytes of a body; null, without reading on, when there are more than `limit`. */
export async function collect(body: AsyncIterable<Uint8Array> | null, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
