import type { FileHandle } from 'node:fs/promises'
import { parseFile } from 'music-metadata'
import { type FoundVideo, Refused } from './found.ts'

const SEGMENT = '18538067'
const PLAYED = /^(?:VP8|VP9|AV1|OPUS|VORBIS)$/i

/** Checks a video; throws Refused. */
export async function checkWebm(file: FileHandle, source: string): Promise<FoundVideo> {
  await refuseSurplus(file)
  const { format } = await parseFile(source, { duration: true, skipCovers: true, mkvUseIndex: true }).catch(
    (error: unknown) => {
      throw new Refused('broken', error instanceof Error ? error.message : String(error))
    },
  )
  if (format.container?.endsWith('/webm') !== true) throw new Refused('codec', `${format.container} is no WebM`)
  const pictures = format.trackInfo.find(({ video }) => video)
  if (!pictures) throw new Refused('broken', 'it has no pictures')
  for (const { codecName = '' } of format.trackInfo)
    if (!PLAYED.test(codecName)) throw new Refused('codec', `${codecName} is not played everywhere`)
  return {
    seconds: format.duration ?? null,
    width: pictures.video?.pixelWidth ?? null,
    height: pictures.video?.pixelHeight ?? null,
  }
}

/** A header and one segment are all of a WebM: it neither ends early nor goes on. */
async function refuseSurplus(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0)
  const head = buffer.subarray(0, bytesRead)
  const header = sizeAt(head, 4)
  const segment = header.end + (header.size ?? 0)
  if (header.size === null || segment + 12 > head.length || head.toString('hex', segment, segment + 4) !== SEGMENT)
    throw new Refused('broken', 'it does not begin as a WebM')
  const all = sizeAt(head, segment + 4)
  // one that was recorded as it was sent does not know its own length
  if (all.size !== null && all.end + all.size !== size) throw new Refused('broken', 'it does not end where it says')
}

/** A length as EBML writes it (RFC 8794 §4), and where it ends; null: unknown. */
function sizeAt(bytes: Buffer, at: number): { readonly size: number | null; readonly end: number } {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length) throw new Refused('broken', 'a length cannot be read')
  let size = BigInt(first & (0xff >> length))
  for (let n = 1; n < length; n += 1) size = (size << 8n) | BigInt(bytes[at + n] ?? 0)
  const isUnknown = size === (1n << BigInt(7 * length)) - 1n
  return { size: isUnknown ? null : Number(size), end: at + length }
}
