/** Points that make a level (spec §9). */
export const XP_PER_LEVEL = 10_000

export interface Level {
  /** 1 for whoever has less than a level's points. */
  readonly level: number
  /** Points gathered in this level, 0 to 9,999. */
  readonly xp: number
  /** Points missing to the next one. */
  readonly toNext: number
}

/** The level that so many points make. Points are never negative; what is no whole number is rounded down. */
export function levelOf(points: number): Level {
  const whole = Math.max(0, Math.floor(points))
  const xp = whole % XP_PER_LEVEL
  return { level: Math.floor(whole / XP_PER_LEVEL) + 1, xp, toNext: XP_PER_LEVEL - xp }
}
