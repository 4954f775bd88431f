/** The width of a text of size 1. */
export type Measure = (text: string) => number

export interface Room {
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly smallest: number
  /** Height of a line of size 1. */
  readonly leading: number
}

export interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
}

/** Sizes tried between the largest and the smallest. */
const STEPS = 24

/** The largest size at which a text stands in its room, and its lines; at the smallest what goes beyond is cut with "…". */
export function fitText(text: string, { width, height, largest, smallest, leading }: Room, measure: Measure): Fitted {
  const words = text.split(/\s+/u).filter(Boolean)
  for (let step = 0; step <= STEPS; step += 1) {
    const size = largest - ((largest - smallest) * step) / STEPS
    const most = Math.floor(height / (size * leading))
    const isSmallest = step === STEPS
    const lines: string[] = []
    let goesBeyond = false
    for (const line of linesOf(words, width / size, measure)) {
      goesBeyond = lines.length === most || (line.isBroken && !isSmallest)
      if (goesBeyond) break
      lines.push(line.text)
    }
    if (!goesBeyond) return { size, lines }
    if (isSmallest) return { size, lines: [...lines.slice(0, -1), cut(lines.at(-1) ?? '', width / size, measure)] }
  }
  throw new Error('no size was tried')
}

interface Line {
  readonly text: string
  /** It ends within a word that is wider than a line. */
  readonly isBroken: boolean
}

/** Lines no wider than `width`, one after the other, so that those nobody prints are not set. */
function* linesOf(words: readonly string[], width: number, measure: Measure): Generator<Line> {
  let line = ''
  for (const word of words) {
    let letters = Array.from(word)
    let fits = fitting(letters, width, measure)
    if (line !== '' && fits === letters.length && measure(`${line} ${word}`) <= width) {
      line += ` ${word}`
      continue
    }
    if (line !== '') yield { text: line, isBroken: false }
    while (fits < letters.length) {
      yield { text: letters.slice(0, fits).join(''), isBroken: true }
      letters = letters.slice(fits)
      fits = fitting(letters, width, measure)
    }
    line = letters.join('')
  }
  if (line !== '') yield { text: line, isBroken: false }
}

/** Letters of a word that are measured at first: most words are no longer. */
const FIRST_LOOK = 32

/** How many of the first letters are no wider than `width`, one at least. What is measured is never much wider than that, however long a word is. */
function fitting(letters: readonly string[], width: number, measure: Measure): number {
  const isTooWide = (count: number) => measure(letters.slice(0, count).join('')) > width
  let fits = 0
  let beyond = Math.min(FIRST_LOOK, letters.length)
  while (!isTooWide(beyond)) {
    if (beyond === letters.length) return beyond
    fits = beyond
    beyond = Math.min(beyond * 2, letters.length)
  }
  while (beyond - fits > 1) {
    const middle = Math.floor((fits + beyond) / 2)
    if (isTooWide(middle)) beyond = middle
    else fits = middle
  }
  return Math.max(1, fits)
}

function cut(line: string, width: number, measure: Measure): string {
  const letters = Array.from(line)
  const fits = fitting(letters, width - measure('…'), measure)
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}
