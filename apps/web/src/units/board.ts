import type { UnitSide, UnitSummary } from '@games/contract'

/** The side that is behind or has lost; null when level, not begun, or not to be seen from the figures. */
export function sideBehind(home: UnitSide, away: UnitSide): 'home' | 'away' | null {
  if (home.wlt === 'L' || away.wlt === 'W') return 'home'
  if (away.wlt === 'L' || home.wlt === 'W') return 'away'
  const [ours, theirs] = [wholeNumber(home.result), wholeNumber(away.result)]
  if (ours === null || theirs === null || ours === theirs) return null
  return ours < theirs ? 'home' : 'away'
}

const wholeNumber = (result: string | null): number | null =>
  result !== null && /^\d+$/.test(result) ? Number(result) : null

/**
 * The figure of `side`: its result, else the letters that say why it has none. Zero where only the other side has a figure. Null where
 * there is no score: before the start, and after a walkover without a result.
 */
export const figureOf = (side: UnitSide, other: UnitSide): string | null =>
  side.result ?? (other.result === null ? null : (side.irm ?? '0'))

/** Characters of the longer figure, 1 to 4: the board's size is set by it, so that 104–98 fits as 2–1 does (look.md, "Type"). */
export function boardWidth(home: UnitSide, away: UnitSide): 1 | 2 | 3 | 4 {
  const longest = Math.max(1, home.result?.length ?? 0, away.result?.length ?? 0)
  return longest >= 4 ? 4 : longest === 3 ? 3 : longest === 2 ? 2 : 1
}

/** "21–19", with an en dash; null while neither side has a figure, and of a unit without sides. */
export function scoreOf(unit: UnitSummary): string | null {
  if (unit.kind !== 'head-to-head') return null
  const [home, away] = unit.sides
  const [ours, theirs] = [figureOf(home, away), figureOf(away, home)]
  return ours === null || theirs === null ? null : `${ours}–${theirs}`
}

/** A unit's line without the figure that stands beside it: "(+1.2)" of "10.84 (+1.2)" beside 10.84. */
export const lineBeside = (figure: string | null, line: string): string =>
  figure !== null && line.startsWith(`${figure} `) ? line.slice(figure.length + 1) : line
