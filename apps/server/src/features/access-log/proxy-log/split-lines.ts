const LINE_FEED = 0x0a

export interface LineSplitter {
  /** Takes the next bytes, and calls for each line that ends in them. */
  take(part: Uint8Array): void
  /** What stands behind the last line's end; null: more than a line may have. */
  rest(): Buffer | null
}

/** Splits bytes into lines without their line feeds. Of one longer than `longest` bytes no more is kept than that: `line` is called with null. */
export function splitLines(
  longest: number,
  line: (bytes: Buffer | null, start: number, end: number) => void,
): LineSplitter {
  let rest: Buffer = Buffer.alloc(0)
  let isTooLong = false
  return {
    take(part) {
      const bytes =
        rest.length > 0 ? Buffer.concat([rest, part]) : Buffer.from(part.buffer, part.byteOffset, part.byteLength)
      let start = 0
      for (let end = bytes.indexOf(LINE_FEED, rest.length); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
        line(isTooLong || end - start > longest ? null : bytes, start, end)
        isTooLong = false
        start = end + 1
      }
      if (isTooLong) return
      isTooLong = bytes.length - start > longest
      rest = isTooLong ? Buffer.alloc(0) : bytes.subarray(start)
    },
    rest: () => (isTooLong ? null : rest),
  }
}
