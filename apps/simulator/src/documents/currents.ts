import type { OdfResult } from '@games/odf'
import { NO_RESULT } from '@games/odf'
import type { Contest, PlannedUnit } from '../plan.ts'
import type { Standing } from '../sports/standing.ts'

/** Who is shown while a long race runs. */
const LEADERS = 8
/** A middling time, seconds, from which a race is long enough to be sent split by split. */
const LONG = 240

/** Whether a unit's splits go out as DT_CURRENT while it runs. */
export const hasCurrent = ({ kind, rules }: Contest): boolean =>
  kind === 'list' && rules.play === 'race' && rules.base >= LONG && rules.points.length > 1

/** The leaders of a running race with the split they passed last; nobody before the first. */
export const leadersOf = ({ results }: Standing): OdfResult[] =>
  results
    .filter(({ result }) => result !== null)
    .slice(0, LEADERS)
    .map((leader) => ({
      ...leader,
      extended: leader.extended.filter(({ code }) => code === 'INTERMEDIATE').slice(-1),
    }))

/** Whether a unit is counted up over its phase: a qualification over apparatus, a ranking round over ends. */
export const isCumulative = (unit: PlannedUnit, { kind, rules }: Contest): boolean =>
  kind === 'list' && (rules.play === 'judged' || rules.play === 'ranking-round') && unit.code.slice(22, 26) === 'QUAL'

/** The rows of a DT_CUMULATIVE_RESULT: the total so far and what each unit of the phase gave to it. */
export const cumulativeRows = (unit: PlannedUnit, { results }: Standing): OdfResult[] =>
  results.map(({ sortOrder, rank, rankEqual, resultType, result, irm, diff, competitor }) => ({
    ...NO_RESULT,
    sortOrder,
    rank,
    rankEqual,
    resultType,
    result,
    irm,
    diff,
    items: [{ unit: unit.code, order: 1, rank, result, irm, resultType }],
    competitor,
  }))
