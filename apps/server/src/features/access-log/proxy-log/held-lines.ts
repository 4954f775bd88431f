import { endianness } from 'node:os'
import type { LineDigests } from './line-digests.ts'

/** Lines of a quarter of an hour of a file: eight bytes each, ascending, the digest's 48 bits and the cell's 16. */
export interface HeldQuarter {
  /** Counted from the epoch. */
  readonly quarter: number
  /** So many of the lines were given before: the quarter is given again, whole, with those that came late. */
  readonly given: number
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
  /** The quarters of which none of the last `lines` lines is, each once: if more come they are given with `takeAll`. */
  takeOver(lines: number): HeldQuarter[]
  /** All that were not given, or have more lines than were. Nothing is held any more. */
  takeAll(): HeldQuarter[]
}

interface OpenQuarter {
  words: Uint32Array<ArrayBuffer>
  /** Of words. */
  length: number
  /** How many lines there were with its last one. */
  lastLine: number
}

/** Keeps a file's lines apart by quarters until the file has been read, since equal ones are numbered over the whole of it. */
export function holdLines(digests: LineDigests): HeldLines {
  const quarters = new Map<number, OpenQuarter>()
  /** Lines of the quarters that were given. */
  const given = new Map<number, number>()
  let current: OpenQuarter = { words: new Uint32Array(0), length: 0, lastLine: 0 }
  let currentQuarter = Number.NaN
  let [size, added] = [0, 0]
  /** Each sorted, and equal lines numbered. */
  const give = (some: readonly (readonly [quarter: number, lines: OpenQuarter])[]): HeldQuarter[] =>
    some
      .map(([quarter, { words, length }]) => {
        const before = given.get(quarter) ?? 0
        given.set(quarter, length / 2)
        return { quarter, given: before, words: numbered(words.slice(0, length), digests) }
      })
      .sort((a, b) => a.quarter - b.quarter)
  return {
    get size() {
      return size
    },
    add(quarter, first, last, cell) {
      if (quarter !== currentQuarter) {
        const found = quarters.get(quarter) ?? { words: new Uint32Array(FIRST_WORDS), length: 0, lastLine: 0 }
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
      current.lastLine = ++added
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
    takeOver: (lines) =>
      give([...quarters].filter(([quarter, { lastLine }]) => lastLine <= added - lines && !given.has(quarter))),
    takeAll() {
      const all = give([...quarters].filter(([quarter, { length }]) => length / 2 > (given.get(quarter) ?? 0)))
      quarters.clear()
      currentQuarter = Number.NaN
      size = 0
      return all
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
