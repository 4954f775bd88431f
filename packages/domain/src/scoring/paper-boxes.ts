import { PAPER } from '../sports/by-discipline/paper.gen.ts'

/** Headings of the boxes of a paper sheet, or the number of boxes with the numbers from 1. */
type Boxes = number | readonly string[]

const BOXES: Readonly<Record<string, Boxes>> = {
  'team-match': 6,
  attempts: 6,
  height: ['', '', '', '', '', '', '', ''],
  combined: 10,
  judged: ['D', 'E', '−'],
  ...Object.fromEntries(PAPER.flatMap((paper) => Object.entries<Boxes>(paper))),
}

/** Headings of the boxes of the paper sheet of a scorer, without those of every sheet. */
export function paperBoxes(scorer: string): readonly string[] {
  const boxes = BOXES[scorer] ?? 0
  return typeof boxes === 'number' ? Array.from({ length: boxes }, (_, at) => String(at + 1)) : boxes
}
