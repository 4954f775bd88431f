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
  for (let step = 0; step <= STEPS; step += 1) {
    const size = largest - ((largest - smallest) * step) / STEPS
    const most = Math.floor(height / (size * leading))
    const lines = wrapped(text, width / size, measure, step === STEPS)
    if (lines === null) continue
    if (lines.length <= most) return { size, lines }
    if (step === STEPS)
      return { size, lines: [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', width / size, measure)] }
  }
  throw new Error('no size was tried')
}

/** Lines no wider than `width`; a word that is wider is broken where it may be, else null. */
function wrapped(text: string, width: number, measure: Measure, breaks: boolean): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const whole of text.split(/\s+/u).filter(Boolean)) {
    let word = whole
    if (line !== '' && measure(`${line} ${word}`) <= width) {
      line += ` ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    while (measure(word) > width) {
      if (!breaks) return null
      const letters = Array.from(word)
      const fits = Math.max(
        1,
        letters.findIndex((_, at) => measure(letters.slice(0, at + 1).join('')) > width),
      )
      lines.push(letters.slice(0, fits).join(''))
      word = letters.slice(fits).join('')
    }
    line = word
  }
  return line === '' ? lines : [...lines, line]
}

function cut(line: string, width: number, measure: Measure): string {
  let letters = Array.from(line)
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}
