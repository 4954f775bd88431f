import type { UnitPage } from '@games/contract'
import { scoreOf } from '../../units/board.ts'

/** A score above the tabs is a result too, even while the source has sent no list. */
export const hasBegun = ({ results, periods, unit }: UnitPage): boolean =>
  results.length > 0 || periods.length > 0 || scoreOf(unit) !== null
