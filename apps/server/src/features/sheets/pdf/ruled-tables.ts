import type { DrawnPage, Glyph, Rule } from './drawn-page.ts'
import { joinedLines, type TextLine, textLines } from './text-lines.ts'

/** A row of a table with lines between its cells. */
export interface RuledRow {
  /** Of its upper edge, and of the sides of its table. */
  readonly y: number
  readonly left: number
  readonly right: number
  readonly cells: readonly string[]
}
export interface RuledTables {
  readonly rows: readonly RuledRow[]
  /** Glyphs outside the tables. */
  readonly others: readonly Glyph[]
}

/** Rules nearer than this are one: both edges of a thick line, borders of neighbouring cells. Points. */
const SAME_RULE_PT = 3.5
/** More on a page are a drawing. */
const MAX_RULES = 5_000

/** Tables whose rules part columns and rows. Rules that part only one of them make no table. */
export function ruledTables({ glyphs, rules }: DrawnPage): RuledTables {
  const rows: RuledRow[] = []
  let others = glyphs
  if (rules.length > MAX_RULES) return { rows, others }
  for (const region of connected(rules)) {
    const grid = gridOf(region)
    if (grid === null) continue
    const inside = others.filter((glyph) => isInside(grid, glyph))
    if (inside.length === 0) continue
    const found = rowsOf(grid, inside, rules)
    if (found.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1).length < 2) continue
    rows.push(...found)
    others = others.filter((glyph) => !isInside(grid, glyph))
  }
  return { rows, others }
}

interface Grid {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly verticals: readonly Rule[]
  readonly horizontals: readonly Rule[]
}

/** Rules that touch each other, as groups. */
function connected(rules: readonly Rule[]): Rule[][] {
  const groups: { box: Rule; rules: Rule[] }[] = []
  const touches = (a: Rule, b: Rule) =>
    a.left <= b.right + SAME_RULE_PT &&
    b.left <= a.right + SAME_RULE_PT &&
    a.top <= b.bottom + SAME_RULE_PT &&
    b.top <= a.bottom + SAME_RULE_PT
  for (const rule of rules.toSorted((a, b) => a.top - b.top)) {
    const near = groups.filter(
      ({ box, rules: members }) => touches(box, rule) && members.some((member) => touches(member, rule)),
    )
    const merged = [...near.flatMap((group) => group.rules), rule]
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    const box = near.reduce((sum, group) => around(sum, group.box), rule)
    groups.push({ box, rules: merged })
  }
  return groups.map((group) => group.rules)
}

const around = (a: Rule, b: Rule): Rule => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Null: fewer than two columns or two rows. */
function gridOf(rules: readonly Rule[]): Grid | null {
  const verticals = rules.filter(({ left, right, top, bottom }) => bottom - top > right - left)
  const horizontals = rules.filter(({ left, right, top, bottom }) => right - left >= bottom - top)
  const xs = places(verticals.map(({ left, right }) => (left + right) / 2))
  const ys = places(horizontals.map(({ top, bottom }) => (top + bottom) / 2))
  return xs.length < 3 || ys.length < 3 ? null : { xs, ys, verticals, horizontals }
}

function places(all: readonly number[]): number[] {
  const found: number[] = []
  for (const place of all.toSorted((a, b) => a - b))
    if (found.length === 0 || place - (found.at(-1) ?? 0) > SAME_RULE_PT) found.push(place)
  return found
}

const isInside = ({ xs, ys }: Grid, { left, right, y, size }: Glyph): boolean => {
  const [x, middle] = [(left + right) / 2, y - size * 0.3]
  return x > (xs[0] ?? 0) && x < (xs.at(-1) ?? 0) && middle > (ys[0] ?? 0) && middle < (ys.at(-1) ?? 0)
}

function rowsOf(grid: Grid, glyphs: readonly Glyph[], rules: readonly Rule[]): RuledRow[] {
  const { xs, ys, verticals, horizontals } = grid
  const columns = xs.length - 1
  const between = (all: readonly number[], place: number) =>
    Math.min(
      Math.max(
        all.findLastIndex((from) => from <= place),
        0,
      ),
      all.length - 2,
    )
  const middle = (all: readonly number[], at: number) => ((all[at] ?? 0) + (all[at + 1] ?? 0)) / 2
  const hasLeftRule = (band: number, column: number) =>
    verticals.some(
      ({ left, top, bottom }) =>
        Math.abs(left - (xs[column] ?? 0)) <= SAME_RULE_PT && top < middle(ys, band) && bottom > middle(ys, band),
    )
  const hasTopRule = (band: number, column: number) =>
    horizontals.some(
      ({ left, right, top }) =>
        Math.abs(top - (ys[band] ?? 0)) <= SAME_RULE_PT && left < middle(xs, column) && right > middle(xs, column),
    )
  // the first cell of each merged one, to the left and above
  const owners: number[][] = []
  for (let band = 0; band < ys.length - 1; band += 1)
    for (let column = 0; column < columns; column += 1) {
      const cells = (owners[band] ??= [])
      cells[column] =
        column > 0 && !hasLeftRule(band, column)
          ? (cells[column - 1] ?? 0)
          : band > 0 && !hasTopRule(band, column)
            ? (owners[band - 1]?.[column] ?? 0)
            : band * columns + column
    }
  const inCells = new Map<number, Glyph[]>()
  for (const glyph of glyphs) {
    const [band, column] = [between(ys, glyph.y - glyph.size * 0.3), between(xs, (glyph.left + glyph.right) / 2)]
    const owner = owners[band]?.[column] ?? 0
    const inCell = inCells.get(owner)
    if (inCell) inCell.push(glyph)
    else inCells.set(owner, [glyph])
  }
  const lines = new Map(Array.from(inCells, ([cell, some]) => [cell, textLines(some, rules)]))
  return owners.flatMap((inBand, band) => {
    const cells = inBand.map((owner, column) => (inBand[column - 1] === owner ? [] : (lines.get(owner) ?? [])))
    return splitBand(cells).map((row) => ({ y: ys[band] ?? 0, left: xs[0] ?? 0, right: xs.at(-1) ?? 0, cells: row }))
  })
}

/** A band with several lines in all its cells, on the same baselines, is several rows without rules between them. */
function splitBand(cells: readonly (readonly TextLine[])[]): string[][] {
  const full = cells.filter((lines) => lines.length > 0)
  const baselines = full[0] ?? []
  const isSplit =
    full.length > 1 &&
    baselines.length > 1 &&
    full.every(
      (lines) =>
        lines.length === baselines.length &&
        lines.every(({ y, size }, at) => Math.abs(y - (baselines[at]?.y ?? 0)) < size * 0.3),
    )
  const words = ({ chunks }: TextLine) => chunks.map(({ text }) => text).join(' ')
  if (isSplit) return baselines.map((_, at) => cells.map((lines) => (lines[at] === undefined ? '' : words(lines[at]))))
  const row = cells.map((lines) => lines.map(words).reduce(joinedLines, ''))
  return row.some((cell) => cell !== '') ? [row] : []
}
