import type { Localized } from '../text/localized.ts'
import { UNIT_KIND } from '../units/status.ts'
import { parseTime, pointsTotal } from './splits.ts'
import type { Fact, SportUnit } from './sport.ts'
import { infoOf } from './values.ts'

export const isOver = ({ status }: SportUnit): boolean => UNIT_KIND[status] === 'final'

const LAST_POINT: Localized = { por: 'Último ponto', eng: 'Last point', spa: 'Último punto' }

/** While a race is on: the last timing point that its leader passed (UI/LAST_POINT), "3/8" where the number of them is known. */
export function lastPoint(unit: SportUnit): Fact[] {
  const passed = infoOf(unit.extendedInfos, 'LAST_POINT')
  if (isOver(unit) || passed === null || passed === '0') return []
  const total = pointsTotal(unit)
  return [{ label: LAST_POINT, value: total === null ? passed : `${passed}/${total}` }]
}

const SHARED: Localized = { por: 'primeiro lugar dividido', eng: 'first place shared', spa: 'primer puesto compartido' }

/** A final list's first place that the source gave to more than one. */
export const sharedFirst = (unit: SportUnit): Localized | null =>
  isOver(unit) && unit.rows.filter(({ rank }) => rank === '1').length > 1 ? SHARED : null

/** By how much the first won, as the source has the second's difference; null where nobody was second. */
export function winningMargin(unit: SportUnit): Localized | null {
  const [first, second] = unit.rows
  if (!isOver(unit) || first?.rank !== '1' || second?.rank !== '2') return null
  const gap = second.diff?.replace(/^\+/, '')
  if (!gap || !parseTime(gap)?.ms) return null
  // "0.8" alone is no time to a reader; "0:12" is
  const written = gap.includes(':') ? gap : `${gap} s`
  return { por: `${written} de vantagem`, eng: `by ${written}`, spa: `${written} de ventaja` }
}
