import type { Glyph, Rule } from './drawn-page.ts'

export interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
}
/** Words of a line with no more than a space between them. */
export interface Chunk extends Word {
  readonly words: readonly Word[]
  /** Fonts with their sizes: a title differs in one of them from the rows. */
  readonly fonts: ReadonlySet<string>
}
export interface TextLine {
  /** The baseline, downwards; in points, as all places. */
  readonly y: number
  readonly size: number
  readonly chunks: readonly Chunk[]
}

/** Widths of spaces, gaps between words and between columns, as parts of the size of the letters. */
const SPACE = 0.28
const MONO_SPACE = 0.6
const WORD_GAP = 0.15
const CHUNK_GAP_IN_SPACES = 1.5

/** The lines of text from top to bottom, whatever the order in which their letters are drawn. A vertical rule parts chunks. */
export function textLines(glyphs: readonly Glyph[], rules: readonly Rule[]): TextLine[] {
  const spaces = spaceWidths(glyphs)
  const groups = groupedByBaseline(glyphs)
  const starts = alignedStarts(groups)
  const verticals = rules.filter(({ left, right, top, bottom }) => bottom - top > right - left)
  return groups.flatMap((group) => {
    const sorted = byRuns(withoutShadows(group.toSorted((a, b) => a.left - b.left)))
    const size = Math.max(...sorted.map((glyph) => glyph.size))
    const y = sorted.find((glyph) => glyph.size === size)?.y ?? 0
    const beside = verticals.filter(({ top, bottom }) => top < y - size * 0.3 && bottom > y - size * 0.3)
    const chunks = chunksOf(sorted, spaces, beside, starts)
    return chunks.length === 0 ? [] : [{ y, size, chunks }]
  })
}

/**
 * Places, in half points, where half of the lines place a letter: columns without a gap between them, as spreadsheets print cells whose text
 * fills them.
 */
function alignedStarts(groups: readonly (readonly Glyph[])[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  const starts = groups.map(
    (group) => new Set(group.flatMap(({ isPlaced, left }) => (isPlaced ? [halfPoints(left)] : []))),
  )
  const several = starts.filter(({ size }) => size > 1)
  for (const start of several.flatMap((line) => [...line])) counts.set(start, (counts.get(start) ?? 0) + 1)
  const least = Math.max(3, several.length / 2)
  return new Set(Array.from(counts).flatMap(([start, count]) => (count >= least ? [start] : [])))
}

const halfPoints = (place: number): number => Math.round(place * 2)

/** Letters on one baseline; small raised ones (`1º`) belong to the line of the large ones. */
function groupedByBaseline(glyphs: readonly Glyph[]): Glyph[][] {
  const groups: { y: number; size: number; glyphs: Glyph[] }[] = []
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y)) {
    // the lines before the last one may be of larger letters
    const group = groups.slice(-3).findLast(({ y, size }) => {
      const small = Math.min(size, glyph.size) < 0.8 * Math.max(size, glyph.size)
      return Math.abs(y - glyph.y) <= (small ? 0.45 : 0.3) * Math.max(size, glyph.size)
    })
    if (!group) {
      groups.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] })
      continue
    }
    group.glyphs.push(glyph)
    if (glyph.size > group.size) Object.assign(group, { y: glyph.y, size: glyph.size })
  }
  return groups.toSorted((a, b) => a.y - b.y).map((group) => group.glyphs)
}

/** Letters that follow each other stay together where a text reaches below the next one, as clipped cells do. */
function byRuns(glyphs: readonly Glyph[]): Glyph[] {
  const starts = new Map<number, number>()
  for (const { run, left } of glyphs) starts.set(run, Math.min(left, starts.get(run) ?? left))
  const start = ({ run }: Glyph) => starts.get(run) ?? 0
  return glyphs.toSorted((a, b) => start(a) - start(b) || a.run - b.run || a.left - b.left)
}

/** Programs draw a bold text as the same text twice. */
function withoutShadows(glyphs: readonly Glyph[]): Glyph[] {
  const isShadow = (glyph: Glyph, at: number) =>
    glyphs
      .slice(Math.max(0, at - 2), at)
      .some(({ text, left }) => text === glyph.text && glyph.left - left <= glyph.size * 0.12)
  const shadows = new Map<number, number>()
  const letters = new Map<number, number>()
  for (const [at, glyph] of glyphs.entries()) {
    letters.set(glyph.run, (letters.get(glyph.run) ?? 0) + 1)
    if (isShadow(glyph, at)) shadows.set(glyph.run, (shadows.get(glyph.run) ?? 0) + 1)
  }
  return glyphs.filter(({ run }) => (shadows.get(run) ?? 0) * 5 < (letters.get(run) ?? 0) * 4)
}

/** The width of a space by font. In a font of one width it is a letter wide. */
function spaceWidths(glyphs: readonly Glyph[]): ReadonlyMap<string, number> {
  const seen = new Map<string, { letters: Set<string>; widths: Set<number> }>()
  for (const { font, text, left, right, size } of glyphs) {
    const letters = seen.get(font) ?? { letters: new Set(), widths: new Set() }
    seen.set(font, letters)
    letters.letters.add(text)
    letters.widths.add(Math.round(((right - left) / size) * 50))
  }
  return new Map(
    Array.from(seen, ([font, { letters, widths }]) => [
      font,
      widths.size === 1 && letters.size >= 5 ? MONO_SPACE : SPACE,
    ]),
  )
}

interface Letters {
  text: string
  left: number
  right: number
  readonly fonts: Set<string>
}

function chunksOf(
  glyphs: readonly Glyph[],
  spaces: ReadonlyMap<string, number>,
  verticals: readonly Rule[],
  starts: ReadonlySet<number>,
): Chunk[] {
  const chunks: Letters[][] = []
  let before: Glyph | null = null
  let isSpaced = false
  for (const glyph of glyphs) {
    if (/^[\s\u00a0]*$/.test(glyph.text)) {
      isSpaced = true
      continue
    }
    const gap = before === null ? Number.POSITIVE_INFINITY : glyph.left - before.right
    const [from, to] = [before?.right ?? 0, glyph.left]
    const isParted = verticals.some(({ left, right }) => (left + right) / 2 >= from - 1 && (left + right) / 2 <= to + 1)
    const size = Math.max(glyph.size, before?.size ?? 0)
    const text = plainLetters(glyph.text)
    const font = `${glyph.font} ${glyph.size.toFixed(1)}`
    const isAligned = glyph.isPlaced && starts.has(halfPoints(glyph.left))
    // the next text covers the end of this one
    const isCovered = gap < -size / 3
    if (
      before === null ||
      isParted ||
      isAligned ||
      isCovered ||
      gap > size * (spaces.get(glyph.font) ?? SPACE) * CHUNK_GAP_IN_SPACES
    )
      chunks.push([{ text, left: glyph.left, right: glyph.right, fonts: new Set([font]) }])
    else {
      const words = chunks.at(-1) ?? []
      const last = words.at(-1)
      if (!last || isSpaced || gap > size * WORD_GAP)
        words.push({ text, left: glyph.left, right: glyph.right, fonts: new Set([font]) })
      else {
        last.text += text
        last.right = Math.max(last.right, glyph.right)
        last.fonts.add(font)
      }
    }
    before = glyph
    isSpaced = false
  }
  const parts = chunks
    .map((words) => chunkOf(words, new Set(words.flatMap(({ fonts }) => [...fonts]))))
    .toSorted((a, b) => a.left - b.left)
  // letters under the next text belong to no column further right
  return parts.map((part, at) => {
    const end = parts[at + 1]?.left ?? part.right
    const clipped = (word: Word): Word => ({
      text: word.text,
      left: Math.min(word.left, end),
      right: Math.min(word.right, end),
    })
    return { ...part, ...clipped(part), words: part.words.map(clipped) }
  })
}

/** A chunk of these words, of which there is at least one. */
export const chunkOf = (words: readonly Word[], fonts: ReadonlySet<string>): Chunk => ({
  text: words
    .map(({ text }) => text)
    .join(' ')
    .normalize('NFC'),
  left: words[0]?.left ?? 0,
  right: words.at(-1)?.right ?? 0,
  words: words.map(({ text, left, right }) => ({ text: text.normalize('NFC'), left, right })),
  fonts,
})

/** Ligatures as letters; a letter without a meaning (a font without a table of letters) as U+FFFD. */
const plainLetters = (text: string): string =>
  text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u0000-\u001f\ue000-\uf8ff]/g, '\ufffd')

/** Continues a text that is wrapped: `Flori-` and `anópolis` are one word, `Ana-` and `Maria` keep the hyphen. */
export function joinedLines(above: string, below: string): string {
  if (above === '' || below === '') return above + below
  if (above.endsWith('\u00ad')) return above.slice(0, -1) + below
  if (!/\p{L}-$/u.test(above)) return `${above} ${below}`
  return /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : above + below
}
