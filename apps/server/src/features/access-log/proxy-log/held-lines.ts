import { endianness } from 'node:os'
import type { LineDigests } from './line-digests.ts'

/** Lines of a quarter of an hour of a file: eight bytes each, ascending, the digest's 48 bits and the cell's 16. */
export interface HeldQuarter {
  /** Counted from the epoch. */
  readonly quarter: number
  /** Of each line the lower 32 bits and the upper ones. */
  readonly words: Uint32Array<ArrayBuffer>
}

export const MOST_CELLS = 0x1_0000
const [CELL, FIRST_WORDS] = [0xffff, 512]
if (endianness() !== 'LE')
  throw new Error('lines are sorted as numbers of 64 bits, which needs a little-endian machine')

export const cellOf = (lower: number): number => lower & CELL
export const lastBitsOf = (lower: number): number => lower >>> 16

export interface HeldLines {
  add(quarter: number, first: number, last: number, cell: number): void
  readonly size: number
  /** Lets go of the latest quarter where there is another; its number, or null. */
  dropLatest(): number | null
  /** All, each quarter sorted and equal lines numbered. Nothing is held any more. */
  take(): HeldQuarter[]
}

/** Keeps a file's lines apart by quarters until the file has been read, since equal ones are numbered over the whole of it. */
export function holdLines(digests: LineDigests): HeldLines {
  const quarters = new Map<number, { words: Uint32Array<ArrayBuffer>; length: number }>()
  let current = { words: new Uint32Array(0), length: 0 }
  let currentQuarter = Number.NaN
  let size = 0
  return {
    get size() {
      return size
    },
    add(quarter, first, last, cell) {
      if (quarter !== currentQuarter) {
        const found = quarters.get(quarter) ?? { words: new Uint32Array(FIRST_WORDS), length: 0 }
        quarters.set(quarter, found)
        current = found
        currentQuarter = quarter
      }
      if (current.length === current.words.length) {
        const wider = new Uint32Array(current.length * 2)
        wider.set(current.words)
        current.words = wider
      }
      current.words[current.length++] = ((last << 16) | cell) >>> 0
      current.words[current.length++] = first
      size++
    },
    dropLatest() {
      if (quarters.size < 2) return null
      const latest = Math.max(...quarters.keys())
      size -= (quarters.get(latest)?.length ?? 0) / 2
      quarters.delete(latest)
      currentQuarter = Number.NaN
      return latest
    },
    take() {
      const taken = [...quarters].map(([quarter, { words, length }]) => ({
        quarter,
        words: numbered(words.slice(0, length), digests),
      }))
      quarters.clear()
      currentQuarter = Number.NaN
      size = 0
      return taken.sort((a, b) => a.quarter - b.quarter)
    },
  }
}

/** Sorts lines; of equal ones, which then stand together, those after the first get digests of their own. */
function numbered(words: Uint32Array<ArrayBuffer>, digests: LineDigests): Uint32Array<ArrayBuffer> {
  const sortable = new BigUint64Array(words.buffer)
  sortable.sort()
  let equals = 0
  let [first, last, isChanged] = [-1, -1, false]
  for (let at = 0; at < words.length; at += 2) {
    const [lower, upper] = [words[at] ?? 0, words[at + 1] ?? 0]
    if (upper !== first || lastBitsOf(lower) !== last) {
      first = upper
      last = lastBitsOf(lower)
      equals = 0
      continue
    }
    equals++
    const own = digests.ofNumber(first, last, equals)
    words[at] = ((own.last << 16) | cellOf(lower)) >>> 0
    words[at + 1] = own.first
    isChanged = true
  }
  if (isChanged) sortable.sort()
  return words
}
