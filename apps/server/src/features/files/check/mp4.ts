import type { FileHandle } from 'node:fs/promises'
import { type FoundVideo, Refused } from './found.ts'

/*
 * MP4 (ISO/IEC 14496-12) as far as we have to know it: boxes of a size, a name and a body, some of which hold boxes.
 */

interface Box {
  readonly type: string
  /** Where it stands in its file or buffer, where its body begins, and where it ends. */
  readonly from: number
  readonly body: number
  readonly to: number
}

const MOST_BOXES = 20_000
/** The index of an hour's film has some megabytes. */
const MOST_INDEX_BYTES = 64_000_000
const HOLDS_BOXES = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'edts', 'dinf'])
/** What cameras and editing programs write down: among it where a video was taken. */
const NOTES = new Set(['udta', 'meta', 'uuid'])
/** What every browser plays of pictures and of sound. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  vide: ['avc1', 'avc3', 'vp09', 'vp08', 'av01'],
  soun: ['mp4a', 'Opus', 'fLaC', '.mp3'],
}

/** Checks a video and blanks in it where it was taken; throws Refused. */
export async function checkMp4(file: FileHandle): Promise<FoundVideo> {
  const { size } = await file.stat()
  const top = await topBoxes(file, size)
  const [first] = top
  if (first?.type !== 'ftyp') throw new Refused('broken', 'it does not begin as an MP4')
  const index = top.find(({ type }) => type === 'moov')
  if (!index || !top.some(({ type }) => type === 'mdat')) throw new Refused('broken', 'it has no index or no pictures')
  if (index.to - index.from > MOST_INDEX_BYTES) throw new Refused('too-costly', 'its index is too large')
  const bytes = Buffer.alloc(index.to - index.from)
  await file.read(bytes, 0, bytes.length, index.from)
  const found = readIndex(bytes)
  await file.write(bytes, 0, bytes.length, index.from)
  for (const box of top) if (NOTES.has(box.type)) await blankIn(file, box)
  await file.sync()
  return found
}

async function topBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at)
    const box = boxAt(buffer.subarray(0, bytesRead), 0, size - at)
    boxes.push({ type: box.type, from: at, body: at + box.body, to: at + box.to })
    if (boxes.length > MOST_BOXES) throw new Refused('too-costly', 'it has too many parts')
    at += box.to
  }
  return boxes
}

/** The box at `at`, of which the header is in `bytes` and the rest may be beyond them, up to `end`. */
function boxAt(bytes: Buffer, at: number, end: number): Box {
  if (bytes.length - at < 8) throw new Refused('broken', 'it ends within a part')
  const small = bytes.readUInt32BE(at)
  const type = bytes.toString('latin1', at + 4, at + 8)
  if (small === 1 && bytes.length - at < 16) throw new Refused('broken', 'it ends within a part')
  const body = small === 1 ? 16 : 8
  const size = small === 0 ? end - at : small === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : small
  if (size < body || at + size > end || !/^[\w©\-. ]{4}$/.test(type))
    throw new Refused('broken', 'its parts do not fit into it')
  return { type, from: at, body: at + body, to: at + size }
}

interface Track {
  handler: string
  codings: string[]
  width: number
  height: number
}

/** Reads the index, and blanks in it what cameras write down. */
function readIndex(bytes: Buffer): FoundVideo {
  let seconds: number | null = null
  let boxes = 0
  const tracks: Track[] = []
  const walk = ({ body, to }: Box, track: Track | null): void => {
    for (let at = body; at < to; ) {
      const box = boxAt(bytes, at, to)
      boxes += 1
      if (boxes > MOST_BOXES) throw new Refused('too-costly', 'it has too many parts')
      if (NOTES.has(box.type)) blank(bytes, box)
      else if (box.type === 'mvhd') seconds = durationOf(bytes, box)
      else if (box.type === 'tkhd' && track) Object.assign(track, sizeOf(bytes, box))
      else if (box.type === 'hdlr' && track) track.handler = bytes.toString('latin1', box.body + 8, box.body + 12)
      else if (box.type === 'stsd' && track) track.codings = codingsOf(bytes, box)
      else if (box.type === 'trak') {
        const own: Track = { handler: '', codings: [], width: 0, height: 0 }
        tracks.push(own)
        walk(box, own)
        // sensors of a camera, positions among them: no browser shows them
        if (own.handler !== 'vide' && own.handler !== 'soun') blank(bytes, box)
      } else if (HOLDS_BOXES.has(box.type)) walk(box, track)
      at = box.to
    }
  }
  walk(boxAt(bytes, 0, bytes.length), null)
  const pictures = tracks.find(({ handler }) => handler === 'vide')
  if (!pictures) throw new Refused('broken', 'it has no pictures')
  for (const { handler, codings } of tracks)
    for (const coding of codings)
      if (PLAYED[handler]?.includes(coding) === false) throw new Refused('codec', `${coding} is not played everywhere`)
  if (pictures.codings.length === 0) throw new Refused('broken', 'its pictures are of no coding')
  return { seconds, width: pictures.width || null, height: pictures.height || null }
}

/** What is read has to be in the box. */
function need({ body, to }: Box, bytes: number): void {
  if (to - body < bytes) throw new Refused('broken', 'a part is too short')
}

/** Seconds; null: it does not say, as one that was streamed. */
function durationOf(bytes: Buffer, box: Box): number | null {
  need(box, 32)
  const isLong = bytes[box.body] === 1
  const scale = bytes.readUInt32BE(box.body + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(box.body + 24)) : bytes.readUInt32BE(box.body + 16)
  const unknown = isLong ? 2 ** 53 : 0xffff_ffff
  return scale === 0 || length === 0 || length >= unknown ? null : length / scale
}

/** Pixels, as fixed-point numbers at the end of the track's header. */
function sizeOf(bytes: Buffer, box: Box): Pick<Track, 'width' | 'height'> {
  need(box, 84)
  return { width: bytes.readUInt16BE(box.to - 8), height: bytes.readUInt16BE(box.to - 4) }
}

/** The names of the codings a track's samples are in. */
function codingsOf(bytes: Buffer, box: Box): string[] {
  need(box, 8)
  const codings: string[] = []
  for (let at = box.body + 8; at < box.to; ) {
    const entry = boxAt(bytes, at, box.to)
    codings.push(entry.type)
    at = entry.to
  }
  return codings
}

/** A part that readers skip (§8.1.2), with nothing in it. */
function blank(bytes: Buffer, { from, body, to }: Box): void {
  bytes.write('free', from + 4, 'latin1')
  bytes.fill(0, body, to)
}

async function blankIn(file: FileHandle, { from, body, to }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, from + 4)
  const zeros = Buffer.alloc(65_536)
  for (let at = body; at < to; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, to - at), at)
}
