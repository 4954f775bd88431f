import { bestAttempt } from '../sports/field.ts'
import { sportOf } from '../sports/registry.ts'
import type { SportRow, SportUnit } from '../sports/sport.ts'
import { extensionOf, infoOf, valueOf } from '../sports/values.ts'
import { figureOf, timeOf } from './figures.ts'
import { because, type Reason, type RuleId } from './reason.ts'

/** A mark that stands: of the games, a country, a person. `type` as ODF codes records (`WR`, `GR`, `PB`). */
export interface StandingMark {
  readonly type: string
  readonly result: string
  /** Whose it is, where it is a best of one competitor's; everybody's otherwise. */
  readonly competitor: string | null
}

/** A mark that was reached (ODF §8, RecordIndicator). */
export interface MarkReached {
  readonly competitor: string
  readonly type: string
  readonly equalled: boolean
  readonly why: Reason
}

/** More wind than this from behind, in metres a second, and a mark is no record (WA TR 32.14). A best of a person or season is one still. */
export const WIND_LIMIT = 2

/** Bests of a person or a season stand with any wind. */
const IS_PERSONAL = /^(PB|SB)$/

/**
 * Which marks a unit's results reach, by comparison with those given: better, or equal. Times are the better the lower, everything else the
 * higher. Somebody with an IRM reaches none. Of several who pass one mark all are told; the source decides which stands. A result
 * whose wind was measured above the limit, or not at all where it must be, reaches none but personal bests.
 */
export function marksReached(unit: SportUnit, standing: readonly StandingMark[]): MarkReached[] {
  return unit.rows.flatMap((row) => {
    if (row.irm !== null) return []
    const competitor = row.competitor.code
    return standing
      .filter((mark) => mark.competitor === null || mark.competitor === competitor)
      .flatMap(({ type, result }): MarkReached[] => {
        const difference = betterBy(row, result)
        if (difference === null || difference < 0 || (!IS_PERSONAL.test(type) && !isWindLegal(row, unit))) return []
        const why = because(COMPARED_BY[row.resultType ?? ''] ?? 'points', { own: row.result ?? '', other: result })
        return [{ competitor, type, equalled: difference === 0, why }]
      })
  })
}

const COMPARED_BY: Readonly<Record<string, RuleId>> = { TIME: 'time', DISTANCE: 'distance' }

/** By how much a result is better than a mark; null where one of them cannot be read. */
function betterBy({ resultType, result }: SportRow, mark: string): number | null {
  const isTime = resultType === 'TIME'
  const [own, other] = isTime ? [timeOf(result)?.ms, timeOf(mark)?.ms] : [figureOf(result), figureOf(mark)]
  if (own === undefined || own === null || other === undefined || other === null) return null
  return isTime ? other - own : own - other
}

function isWindLegal(row: SportRow, unit: SportUnit): boolean {
  if (!sportOf(unit.typeCode).isWindMeasured(unit)) return true
  const attempt = bestAttempt(row)
  const sent =
    (attempt && extensionOf(attempt, 'WIND_SPEED')) ??
    valueOf(row, 'WIND_SPEED') ??
    infoOf(unit.extendedInfos, 'WIND_SPEED')
  const wind = figureOf(sent?.replace(/^\+/, ''))
  return wind !== null && wind <= WIND_LIMIT
}
