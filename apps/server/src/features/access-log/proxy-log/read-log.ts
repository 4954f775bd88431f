import { createLineCells, type LineCell } from './cells.ts'
import { type HeldQuarter, holdLines } from './held-lines.ts'
import { createLineDigests } from './line-digests.ts'
import { type LogBytes, NoLog, openLog } from './log-bytes.ts'
import { BAD_LINES, type BadLine, createLineParser, type LineParser, LONGEST_LINE } from './parse-line.ts'
import { splitLines } from './split-lines.ts'

/** How logs are read. */
export interface LogOptions {
  readonly key: Uint8Array
  /** Epoch milliseconds; lines of more than a day later are bad. */
  readonly now: number
  /** Lines that are held at once, eight bytes each: a longer file is read several times. */
  readonly mostHeld?: number
  /** After so many lines quarters are given that seem to be over. */
  readonly partLines?: number
}

/** What was found in a log. */
export interface LogReport {
  /** Lines that say anything, the bad ones among them. */
  readonly lines: number
  readonly bad: number
  /** The first of the bad ones: their number in the file, from 1, and why. */
  readonly firstBad: readonly { readonly line: number; readonly why: BadLine }[]
  /** Lines of a format without user agent. */
  readonly withoutAgent: number
  /** The file ends in the middle of its last line, which is left for the next time. */
  readonly isLastOpen: boolean
  /** Why it could not be read to its end, in words. */
  readonly fault: string | null
}

/** Lines of some of a log's quarters. Those that come when their quarter was given are in a later part, with it. */
export interface LogPart {
  readonly cells: readonly LineCell[]
  readonly quarters: readonly HeldQuarter[]
}

export interface LogProgress {
  readonly lines: number
  /** Bytes, packed as they are. */
  readonly read: number
  readonly size: number | null
}

const MOST_HELD = 20_000_000
/** What one who stores takes two transactions for, while as much is read. */
const PART_LINES = 262_144
const SHOWN_BAD = 5
/** After so many lines, or bytes, of which none is a request, a file is no log. */
const [FIRST_LINES, FIRST_BYTES] = [100, 16_777_216]
const [RETURN, QUOTE, BACKSLASH] = [0x0d, 0x22, 0x5c]

/**
 * Reads a log (a file, or `-` for standard input) and gives its lines as digests, quarters and cells: nothing else of it leaves here. Throws NoLog, and what opening throws, before
 * anything was given.
 */
export async function* readLog(
  path: string,
  { key, now, mostHeld = MOST_HELD, partLines = PART_LINES }: LogOptions,
  onProgress: (progress: LogProgress) => void = () => {},
): AsyncGenerator<LogPart, LogReport> {
  const digests = createLineDigests(key, LONGEST_LINE)
  const cells = createLineCells()
  const held = holdLines(digests)
  const parser = createLineParser(now)
  const log = openLog(path)
  let report: Omit<LogReport, 'fault'> | null = null
  let [from, before] = [-Infinity, Infinity]
  try {
    do {
      let taken = 0
      let over: HeldQuarter[] = []
      const lines = eachLine(log, parser, onProgress, (line, start, end) => {
        const { quarter } = parser.parts
        if (quarter < from || quarter >= before) return
        const { first, last } = digests.ofLine(line, start, end)
        held.add(quarter, first, last, cells.of(line, parser.parts))
        while (held.size > mostHeld) {
          const dropped = held.dropLatest()
          if (dropped === null) break
          if (log.size === null)
            throw new NoLog(`has more than ${mostHeld.toLocaleString('en')} lines, which are read from a file alone`)
          before = dropped
        }
        // of standard input nothing is given before it is known that it can be held
        if (++taken % partLines === 0 && log.size !== null) over.push(...held.takeOver(partLines / 4))
      })
      let read = await lines.next()
      for (; read.done !== true; read = await lines.next()) {
        if (over.length === 0) continue
        yield { cells: cells.all, quarters: over }
        over = []
      }
      // a quarter that is in both is given in two parts
      if (over.length > 0) yield { cells: cells.all, quarters: over }
      report ??= read.value
      yield { cells: cells.all, quarters: held.takeAll() }
      ;[from, before] = [before, Infinity]
    } while (from < Infinity)
    return { ...report, fault: log.fault() }
  } finally {
    log.close()
  }
}

/** Goes through a log's lines, some at a time; `take` gets those that are requests. */
async function* eachLine(
  log: LogBytes,
  parser: LineParser,
  onProgress: (progress: LogProgress) => void,
  take: (bytes: Buffer, start: number, end: number) => void,
): AsyncGenerator<void, Omit<LogReport, 'fault'>> {
  const firstBad: { line: number; why: BadLine }[] = []
  let [number, blank, bad, withoutAgent, bytesRead] = [0, 0, 0, 0, 0]
  let before: Line | null = null
  const line = (bytes: Buffer | null, start: number, end: number) => {
    number++
    const last = bytes !== null && end > start && bytes[end - 1] === RETURN ? end - 1 : end
    if (last === start) return void blank++
    const why = bytes === null ? 'too-long' : parser.parse(bytes, start, last)
    if (why !== null || bytes === null) {
      bad++
      if (firstBad.length < SHOWN_BAD) firstBad.push({ line: number, why: why ?? 'too-long' })
      return
    }
    if (parser.parts.agentStart === null) withoutAgent++
    take(bytes, start, last)
    before = { bytes, start, end: last }
  }
  const refuseNone = () => {
    const [one] = firstBad
    if (one === undefined || bad < number - blank) return
    throw new NoLog(
      `is no log in Common or Combined format: none of its first ${(number - blank).toLocaleString('en')} lines is a request (line ${one.line}: ${BAD_LINES[one.why]})`,
    )
  }
  const splitter = splitLines(LONGEST_LINE, line)
  for await (const part of log.parts()) {
    splitter.take(part)
    bytesRead += part.length
    if (before === null) {
      if (number === 0 && bytesRead > FIRST_BYTES) line(null, 0, 1)
      if (number >= FIRST_LINES || bytesRead > FIRST_BYTES) refuseNone()
    }
    onProgress({ lines: number, read: log.read(), size: log.size })
    yield
  }
  const rest = splitter.rest()
  const isRequest = rest !== null && rest.length > 0 && parser.parse(rest, 0, rest.length) === null
  const isLastOpen = rest !== null && rest.length > 0 && !isLikeBefore(rest, before) && (isRequest || before !== null)
  if (rest === null) line(null, 0, 1)
  else if (rest.length > 0 && !isLastOpen) line(rest, 0, rest.length)
  refuseNone()
  return { lines: number - blank, bad, firstBad, withoutAgent, isLastOpen }
}

interface Line {
  readonly bytes: Buffer
  readonly start: number
  readonly end: number
}

/**
 * Whether a line that nothing ends is whole all the same: a log that is still written ends anywhere, and what is counted too early is another line
 * later. It is where it closes as many quotes as the line before, and ends with one.
 */
function isLikeBefore(rest: Buffer, before: Line | null): boolean {
  if (before === null || rest.at(-1) !== QUOTE || before.bytes[before.end - 1] !== QUOTE) return false
  return quotesIn(rest, 0, rest.length) === quotesIn(before.bytes, before.start, before.end)
}

function quotesIn(bytes: Buffer, start: number, end: number): number {
  let quotes = 0
  for (let at = start; at < end; at++) {
    if (bytes[at] === BACKSLASH) at++
    else if (bytes[at] === QUOTE) quotes++
  }
  return quotes
}
