import { PAPER } from '../sports/by-discipline/paper.gen.ts'
import { boxesBy, type BoxesByLimits } from './boxes-by-limits.ts'
import type { RuleSet } from './rule-set.ts'

/** Headings of the boxes of a paper sheet, or the number of boxes with the numbers from 1. */
type Boxes = number | readonly string[] | BoxesByLimits

const BOXES: Readonly<Record<string, Boxes>> = {
  'team-match': ({ matches, decider }) => Number(matches) + (decider === true ? 1 : 0),
  attempts: boxesBy('attempts'),
  height: ['', '', '', '', '', '', '', ''],
  combined: boxesBy('parts'),
  judged: ['D', 'E', '−'],
  ...Object.fromEntries(PAPER.flatMap((paper) => Object.entries<Boxes>(paper))),
}

/** Headings of the boxes of the paper sheet of a unit, without those of every sheet. `limits`: those of its event. */
export function paperBoxes({ scorer, limits }: Pick<RuleSet, 'scorer' | 'limits'>): readonly string[] {
  const given = BOXES[scorer] ?? 0
  const boxes = typeof given === 'function' ? given(limits) : given
  return typeof boxes === 'number' ? Array.from({ length: boxes }, (_, at) => String(at + 1)) : boxes
}
