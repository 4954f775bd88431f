/** A part of an MP4 file (ISO/IEC 14496-12 §4.2): where what is in it stands, in bytes from the file's beginning. */
interface FoundBox {
  readonly type: string
  readonly from: number
  readonly to: number
}

/** The boxes between two places of a file. Throws where one says that it is longer than what it is in. */
function boxesIn(file: Buffer, from: number, to: number): FoundBox[] {
  const found: FoundBox[] = []
  for (let at = from; at < to; ) {
    const size = file.readUInt32BE(at)
    if (size < 8 || at + size > to) throw new Error(`no box of MP4 at byte ${at}`)
    found.push({ type: file.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size })
    at += size
  }
  return found
}

/** What is in the first box at a path: `['moov', 'mvhd']`. Throws where there is none. */
export function boxAt(file: Buffer, path: readonly string[]): Buffer {
  let place = { from: 0, to: file.length }
  for (const type of path) {
    const found = boxesIn(file, place.from, place.to).find((one) => one.type === type)
    if (!found) throw new Error(`no box ${path.join('/')}`)
    place = found
  }
  return file.subarray(place.from, place.to)
}

/** A box of its parts, one after the other. */
export function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

/** Whole numbers of four bytes, one after the other; negative ones by their complement. */
export function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length)
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, 4 * at)
  return bytes
}
