import { listOf, oneOf } from '../../scoring/fields.ts'

/** An arrow as it is called: X is a ten in the inner ring, M a miss. */
export const ARROWS = ['X', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1', 'M'] as const
export type Arrow = (typeof ARROWS)[number]
export const ARROW = oneOf(...ARROWS)
export const arrowList = (most: number) => listOf(ARROW, 1, most)

export const arrowPoints = (arrow: Arrow): number => (arrow === 'X' ? 10 : arrow === 'M' ? 0 : Number(arrow))
export const arrowsTotal = (arrows: readonly Arrow[]): number =>
  arrows.reduce((sum, arrow) => sum + arrowPoints(arrow), 0)

/** From high to low, as they are written on the sheet: "X 10 9 9 8 M". */
export const calledArrows = (arrows: readonly Arrow[]): string =>
  [...arrows].sort((a, b) => ARROWS.indexOf(a) - ARROWS.indexOf(b)).join(' ')
