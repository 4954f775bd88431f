import { type Random, winChance } from '../random.ts'

export type Weapon = 'foil' | 'epee' | 'sabre'
export type Score = readonly [home: number, away: number]

/** A touch and the score after it. */
export interface Touch {
  /** Seconds of the clock from the start of the bout or leg. */
  readonly clock: number
  readonly side: 0 | 1
  readonly score: Score
  /** In the extra minute. */
  readonly extra: boolean
}

/** Seconds of a period; a pool's bout and a leg of a team match have one. */
export const PERIOD = 180
/** Wall seconds that a second of the clock takes. Sabre's touches follow each other without a clock. */
export const paceOfTouches = (weapon: Weapon): number => (weapon === 'sabre' ? 1 : 1.5)
export const untilNextTouch = (weapon: Weapon, chance: Random): number =>
  weapon === 'sabre' ? chance.between(7, 17) : chance.between(9, 30)

/**
 * The touches of a bout in one period, from a score until one side has `to` in all or three minutes are over. `decided`: level after
 * them, one touch in an extra minute decides. `advantage`: by how much the home side's ability is greater.
 */
export function touchesUntil(
  weapon: Weapon,
  { from, to, decided, advantage }: { from: Score; to: number; decided: boolean; advantage: number },
  chance: Random,
): Touch[] {
  const touches: Touch[] = []
  let [clock, score] = [0, from]
  while (Math.max(...score) < to) {
    clock += untilNextTouch(weapon, chance)
    const over = clock >= PERIOD && weapon !== 'sabre'
    if (over && (!decided || score[0] !== score[1])) break
    const side = chance.chance(winChance(0.5 * advantage)) ? 0 : 1
    score = side === 0 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
    touches.push({ clock, side, score, extra: over })
  }
  return touches
}
