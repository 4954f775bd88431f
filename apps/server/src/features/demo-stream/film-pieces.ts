import { box, boxAt, words } from './boxes.ts'

/** A film cut at its key frames, for a stream in fragmented MP4 (RFC 8216 §3.3). */
export interface FilmPieces {
  /** How many pieces it has, each of `seconds`. */
  readonly count: number
  readonly seconds: number
  /** What a player needs before any piece. */
  readonly init: Buffer
  /** As a playlist names it (RFC 6381). */
  readonly codec: string
  readonly width: number
  readonly height: number
  /** Bytes of the largest piece. */
  readonly most: number
  /** A piece of the film, to be shown at so many pieces from the stream's beginning. */
  readonly piece: (number: number, place: number) => Buffer
}

/** A picture of the film. */
interface Sample {
  readonly from: number
  readonly size: number
  /** How long it is shown; units of the track, as the next. */
  readonly duration: number
  /** How much later it is shown than it is decoded. */
  readonly delay: number
  readonly isKey: boolean
}

const STBL = ['moov', 'trak', 'mdia', 'minf', 'stbl']
const KEY_FRAME = 0x02_00_00_00
/** Depends on others, and nobody may begin with it. */
const OTHER_FRAME = 0x01_01_00_00
/** How long each picture is shown, its bytes, whether it is a key frame and its delay stand in the piece, and where its bytes begin. */
const OF_SAMPLES = 0x0f_01
const FROM_MOOF = 0x02_00_00

/**
 * Cuts a film of one track of pictures (H.264, index of 32 bits), as scripts/safe-sport-film.ts makes it, into pieces that begin with a key frame. Throws where it is no such film,
 * or where its key frames do not stand equally far apart: a playlist that says another duration stalls.
 */
export function cutFilm(file: Buffer): FilmPieces {
  const samples = samplesOf(file)
  const starts = samples.flatMap(({ isKey }, at) => (isKey ? [at] : []))
  const pieces = starts.map((from, at) => samples.slice(from, starts[at + 1]))
  const durations = pieces.map((piece) => piece.reduce((sum, { duration }) => sum + duration, 0))
  const [duration = 0] = durations
  if (starts[0] !== 0 || durations.some((one) => one !== duration))
    throw new Error('the key frames of the film do not stand equally far apart')
  const trackHead = boxAt(file, ['moov', 'trak', 'tkhd'])
  const track = trackHead.readUInt32BE(12)
  // what is shown first is shown at the beginning: the index of the whole film says so by an edit, which pieces have not
  const lead = samples[0]?.delay ?? 0
  const entry = boxAt(file, [...STBL, 'stsd'])
  // after eight bytes of the table and eight of the entry's own head stand 78 of a picture's format, then boxes of the coding
  const avcC = entry.indexOf('avcC') + 4
  return {
    count: pieces.length,
    seconds: duration / boxAt(file, ['moov', 'trak', 'mdia', 'mdhd']).readUInt32BE(12),
    init: initOf(file, track),
    codec: `avc1.${entry.subarray(avcC + 1, avcC + 4).toString('hex')}`,
    width: trackHead.readUInt16BE(76),
    height: trackHead.readUInt16BE(80),
    most: Math.max(...pieces.map((piece) => piece.reduce((sum, { size }) => sum + size, 0))),
    piece: (number, place) =>
      pieceOf(file, { track, samples: pieces[number] ?? [], lead, place, at: place * duration }),
  }
}

function samplesOf(file: Buffer): Sample[] {
  const table = (type: string) => boxAt(file, [...STBL, type])
  const lengths = runs(table('stts'))
  const delays = runs(table('ctts'))
  const keys = new Set(numbers(table('stss'), 8))
  const [chunks, sizes] = [numbers(table('stco'), 8), numbers(table('stsz'), 12)]
  if (chunks.length !== 1) throw new Error('the pictures of the film do not stand one behind the other')
  let from = chunks[0] ?? 0
  return sizes.map((size, at) => {
    const sample = { from, size, duration: lengths[at] ?? 0, delay: delays[at] ?? 0, isKey: keys.has(at + 1) }
    from += size
    return sample
  })
}

const numbers = (table: Buffer, from: number): number[] =>
  Array.from({ length: (table.length - from) / 4 }, (_, at) => table.readUInt32BE(from + 4 * at))

/** A table of how many pictures have which value, one value a picture. */
function runs(table: Buffer): number[] {
  const pairs = numbers(table, 8)
  return pairs.flatMap((count, at) => (at % 2 === 0 ? Array<number>(count).fill(pairs[at + 1] ?? 0) : []))
}

/** The film's own description without its index, which stands in each piece. */
function initOf(file: Buffer, track: number): Buffer {
  const at = (...path: readonly string[]) => boxAt(file, path)
  const own = (...path: readonly string[]) => box(path.at(-1) ?? '', at(...path))
  const MINF = ['moov', 'trak', 'mdia', 'minf'] as const
  // no end is known: the durations, behind version, dates and units, are none
  const endless = (bytes: Buffer, place: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt32BE(0, place)
    return copy
  }
  const none = words(0, 0)
  const index = box(
    'stbl',
    own(...STBL, 'stsd'),
    box('stts', none),
    box('stsc', none),
    box('stsz', none, words(0)),
    box('stco', none),
  )
  const minf = box('minf', own(...MINF, 'vmhd'), own(...MINF, 'dinf'), index)
  const mdhd = box('mdhd', endless(at('moov', 'trak', 'mdia', 'mdhd'), 16))
  const trak = box(
    'trak',
    box('tkhd', endless(at('moov', 'trak', 'tkhd'), 20)),
    box('mdia', mdhd, own('moov', 'trak', 'mdia', 'hdlr'), minf),
  )
  const mvhd = box('mvhd', endless(at('moov', 'mvhd'), 16))
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), words(0), Buffer.from('iso6cmfcmp41')),
    box('moov', mvhd, trak, box('mvex', box('trex', words(0, track, 1, 0, 0, 0)))),
  ])
}

interface PieceOptions {
  readonly track: number
  readonly samples: readonly Sample[]
  readonly lead: number
  readonly place: number
  /** When its first picture is decoded, in units of the track. */
  readonly at: number
}

function pieceOf(file: Buffer, { track, samples, lead, place, at }: PieceOptions): Buffer {
  const moof = (bytesFrom: number) =>
    box(
      'moof',
      box('mfhd', words(0, place + 1)),
      box(
        'traf',
        box('tfhd', words(FROM_MOOF, track)),
        box('tfdt', words(0x01_00_00_00, Math.floor(at / 2 ** 32), at % 2 ** 32)),
        box(
          'trun',
          words(
            0x01_00_00_00 + OF_SAMPLES,
            samples.length,
            bytesFrom,
            ...samples.flatMap(({ duration, size, delay, isKey }) => [
              duration,
              size,
              isKey ? KEY_FRAME : OTHER_FRAME,
              delay - lead,
            ]),
          ),
        ),
      ),
    )
  const head = moof(moof(0).length + 8)
  const [first, last] = [samples[0], samples.at(-1)]
  const pictures = file.subarray(first?.from ?? 0, last ? last.from + last.size : 0)
  return Buffer.concat([
    box('styp', Buffer.from('msdh'), words(0), Buffer.from('msdhiso6')),
    head,
    box('mdat', pictures),
  ])
}
