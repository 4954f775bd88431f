import type { PDFPageProxy } from 'unpdf/pdfjs'

/** A letter, or the letters of a ligature. In points; y grows downwards and is the baseline. */
export interface Glyph {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
  readonly font: string
  /** Whether the page places it itself; other letters follow the one before. */
  readonly isPlaced: boolean
  /** Letters that follow each other have the same number. */
  readonly run: number
}
/** A horizontal or vertical line of a table, in points. */
export interface Rule {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** Glyphs and rules of a page, turned so that most of its text reads from left to right. Text in other directions is left out. */
export interface DrawnPage {
  readonly glyphs: readonly Glyph[]
  readonly rules: readonly Rule[]
}

type Matrix = readonly [number, number, number, number, number, number]
type Point = readonly [number, number]
type Operators = Readonly<Record<string, number>>

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** Invisible text (ISO 32000-2 §9.3.6): what a program recognised in a scan. */
const INVISIBLE = 3
/** A rule is at most as thick as this, and longer than a dot. */
const MAX_RULE_PT = 2.5
const MIN_RULE_PT = 4

interface State {
  readonly matrix: Matrix
  readonly font: string
  readonly size: number
  readonly charSpacing: number
  readonly wordSpacing: number
  readonly scale: number
  readonly leading: number
  readonly mode: number
}
const START: Omit<State, 'matrix'> = {
  font: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  mode: 0,
}
interface Placed {
  readonly glyph: Omit<Glyph, 'left' | 'right' | 'y' | 'size'>
  readonly from: Point
  readonly to: Point
  readonly size: number
  /** Quarter turns clockwise. */
  readonly turns: number
}

/** Reads the operators of a page as pdf.js gives them. Throws as pdf.js does if the page is damaged. */
export async function drawnPage(page: PDFPageProxy, operators: Operators): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const reader = new PageReader(page, operators, matrixOf(viewport.transform))
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown = argsArray[at]
    reader.read(operator, Array.isArray(args) ? args : [])
  }
  return upright(reader.placed, reader.segments, viewport.width, viewport.height)
}

class PageReader {
  readonly placed: Placed[] = []
  readonly segments: (readonly [Point, Point])[] = []
  readonly #page: PDFPageProxy
  readonly #ops: Operators
  readonly #saved: State[] = []
  readonly #fontScales = new Map<string, number>()
  #state: State
  #textMatrix = IDENTITY
  /** Start of the line and of the next glyph, in the space of the text matrix. */
  #line: Point = [0, 0]
  #at: Point = [0, 0]
  #isPlaced = false
  #run = 0

  constructor(page: PDFPageProxy, ops: Operators, matrix: Matrix) {
    this.#page = page
    this.#ops = ops
    this.#state = { ...START, matrix }
  }

  read(operator: number, args: readonly unknown[]): void {
    const ops = this.#ops
    const first = numberOf(args[0])
    switch (operator) {
      case ops.save:
        this.#saved.push(this.#state)
        break
      case ops.restore:
      case ops.paintFormXObjectEnd:
      case ops.endAnnotation:
        this.#state = this.#saved.pop() ?? this.#state
        break
      case ops.transform:
        this.#transform(args)
        break
      case ops.paintFormXObjectBegin:
        this.#saved.push(this.#state)
        this.#transform(args[0])
        break
      case ops.beginAnnotation:
        this.#saved.push(this.#state)
        this.#transform(args[2])
        this.#transform(args[3])
        break
      case ops.beginText:
        this.#textMatrix = IDENTITY
        this.#place([0, 0])
        break
      case ops.setCharSpacing:
        this.#state = { ...this.#state, charSpacing: first }
        break
      case ops.setWordSpacing:
        this.#state = { ...this.#state, wordSpacing: first }
        break
      case ops.setHScale:
        this.#state = { ...this.#state, scale: first / 100 }
        break
      case ops.setLeading:
        this.#state = { ...this.#state, leading: first }
        break
      case ops.setTextRenderingMode:
        this.#state = { ...this.#state, mode: first }
        break
      case ops.setFont:
        this.#state = { ...this.#state, font: String(args[0]), size: numberOf(args[1]) }
        break
      case ops.setLeadingMoveText:
        this.#state = { ...this.#state, leading: -numberOf(args[1]) }
        this.#move(first, numberOf(args[1]))
        break
      case ops.moveText:
        this.#move(first, numberOf(args[1]))
        break
      case ops.nextLine:
        this.#move(0, -this.#state.leading)
        break
      // a raised letter (setTextRise) stays on its line
      case ops.setTextMatrix:
        this.#textMatrix = matrixOf(args[0])
        this.#place([0, 0])
        break
      case ops.showText:
        this.#show(Array.isArray(args[0]) ? args[0] : [])
        break
      case ops.constructPath:
        if (numberOf(args[0]) !== ops.endPath) this.#path(Array.isArray(args[1]) ? args[1][0] : null)
        break
    }
  }

  #transform(by: unknown): void {
    if (numbersOf(by).length === 6) this.#state = { ...this.#state, matrix: times(this.#state.matrix, matrixOf(by)) }
  }

  #move(x: number, y: number): void {
    this.#place([this.#line[0] + x, this.#line[1] + y])
  }

  #place(point: Point): void {
    this.#line = this.#at = point
    this.#isPlaced = true
    this.#run += 1
  }

  #show(run: readonly unknown[]): void {
    const { matrix, font, size, charSpacing, wordSpacing, scale, mode } = this.#state
    const whole = times(matrix, this.#textMatrix)
    const [a, b] = whole
    const length = Math.hypot(a, b)
    const turns = turnsOf(a, b)
    const fontScale = this.#fontScale(font)
    for (const shown of run) {
      if (typeof shown === 'number') {
        this.#at = [this.#at[0] - (shown * size * scale) / 1000, this.#at[1]]
        continue
      }
      if (!isGlyph(shown)) continue
      const width = shown.width * fontScale * size * scale
      const [x, y] = this.#at
      this.#at = [x + width + (charSpacing + (shown.isSpace ? wordSpacing : 0)) * scale, y]
      if (turns === null || mode === INVISIBLE || length === 0) continue
      this.placed.push({
        glyph: { text: shown.unicode, font, isPlaced: this.#isPlaced, run: this.#run },
        from: applied(whole, [x, y]),
        to: applied(whole, [x + width, y]),
        size: Math.abs(size) * Math.hypot(whole[2], whole[3]),
        turns,
      })
      this.#isPlaced = false
    }
  }

  /** Only Type 3 fonts define their scale. */
  #fontScale(font: string): number {
    const known = this.#fontScales.get(font)
    if (known !== undefined) return known
    let scale = 0.001
    if (this.#page.commonObjs.has(font)) {
      const found: unknown = this.#page.commonObjs.get(font)
      if (typeof found === 'object' && found !== null && 'fontMatrix' in found)
        scale = numbersOf(found.fontMatrix)[0] ?? scale
    }
    this.#fontScales.set(font, scale)
    return scale
  }

  #path(path: unknown): void {
    const steps = numbersOf(path)
    let start: Point | null = null
    let last: Point | null = null
    const lineTo = (to: Point | null) => {
      if (last && to) this.segments.push([last, to])
      last = to
    }
    // pdf.js: 0 move, 1 line, 2 curve, 3 quadratic curve, 4 close
    for (let at = 0; at < steps.length; ) {
      const step = steps[at]
      const point = (from: number): Point => applied(this.#state.matrix, [steps[from] ?? 0, steps[from + 1] ?? 0])
      if (step === 0) {
        start = last = point(at + 1)
        at += 3
      } else if (step === 1) {
        lineTo(point(at + 1))
        at += 3
      } else if (step === 2 || step === 3) {
        last = point(at + (step === 2 ? 5 : 3))
        at += step === 2 ? 7 : 5
      } else if (step === 4) {
        lineTo(start)
        at += 1
      } else return
    }
  }
}

/** Turns a page so that its most frequent direction of text is from left to right. */
function upright(
  placed: readonly Placed[],
  segments: readonly (readonly [Point, Point])[],
  width: number,
  height: number,
): DrawnPage {
  const counts = [0, 0, 0, 0]
  for (const { turns } of placed) counts[turns] = (counts[turns] ?? 0) + 1
  const turns = counts.indexOf(Math.max(...counts))
  const turned = ([x, y]: Point): Point =>
    turns === 1 ? [y, width - x] : turns === 2 ? [width - x, height - y] : turns === 3 ? [height - y, x] : [x, y]
  const glyphs = placed
    .filter((glyph) => glyph.turns === turns)
    .map(({ glyph, from, to, size }): Glyph => {
      const [start, end] = [turned(from), turned(to)]
      return { ...glyph, left: Math.min(start[0], end[0]), right: Math.max(start[0], end[0]), y: start[1], size }
    })
  const rules = segments.flatMap(([from, to]): Rule[] => {
    const [[ax, ay], [bx, by]] = [turned(from), turned(to)]
    const rule = { left: Math.min(ax, bx), right: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) }
    const [wide, high] = [rule.right - rule.left, rule.bottom - rule.top]
    return Math.min(wide, high) <= MAX_RULE_PT && Math.max(wide, high) >= MIN_RULE_PT ? [rule] : []
  })
  return { glyphs, rules }
}

/** Quarter turns clockwise of a baseline, y downwards; null: it is slanted. */
function turnsOf(a: number, b: number): number | null {
  const quarters = Math.atan2(b, a) / (Math.PI / 2)
  const whole = Math.round(quarters)
  return Math.abs(quarters - whole) > 0.03 ? null : (whole + 4) % 4
}

interface ShownGlyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}
const isGlyph = (value: unknown): value is ShownGlyph =>
  typeof value === 'object' &&
  value !== null &&
  'unicode' in value &&
  typeof value.unicode === 'string' &&
  'width' in value &&
  typeof value.width === 'number' &&
  'isSpace' in value &&
  typeof value.isSpace === 'boolean'

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

function numbersOf(value: unknown): readonly number[] {
  if (value instanceof Float32Array || value instanceof Float64Array) return Array.from(value)
  return Array.isArray(value) ? value.map(numberOf) : []
}

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value)
  return [a, b, c, d, e, f]
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const applied = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]
