import { cellOf, type HeldQuarter, lastBitsOf } from './held-lines.ts'
import { DIGEST_BYTES } from './line-digests.ts'

/** Lines of a quarter that were not known, and what is known with them. */
export interface NewLines {
  /** How many of each cell, by its number. */
  readonly requests: ReadonlyMap<number, number>
  readonly count: number
  /** Digests of six bytes, ascending: those that were known and the new ones. */
  readonly digests: Buffer
}

/** Sorts out the lines whose digests are not among the known ones: both stand in ascending order. */
export function newLines({ words }: HeldQuarter, known: Buffer): NewLines {
  const digests = Buffer.allocUnsafe(known.length + (words.length / 2) * DIGEST_BYTES)
  const requests = new Map<number, number>()
  let [at, written, count] = [0, 0, 0]
  for (let word = 0; word < words.length; word += 2) {
    const [lower, first] = [words[word] ?? 0, words[word + 1] ?? 0]
    const last = lastBitsOf(lower)
    let order = -1
    while (at < known.length) {
      order = known.readUInt32BE(at) - first || known.readUInt16BE(at + 4) - last
      if (order >= 0) break
      known.copy(digests, written, at, (at += DIGEST_BYTES))
      written += DIGEST_BYTES
    }
    if (at < known.length && order === 0) continue
    digests.writeUInt32BE(first, written)
    digests.writeUInt16BE(last, written + 4)
    written += DIGEST_BYTES
    requests.set(cellOf(lower), (requests.get(cellOf(lower)) ?? 0) + 1)
    count++
  }
  known.copy(digests, written, at)
  return { requests, count, digests: digests.subarray(0, written + known.length - at) }
}
