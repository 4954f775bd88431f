import type { UnitStatus } from '@games/domain'
import type { SportUnit } from '@games/domain/sports/sport'
import type { OdfResult, OdfResults } from '@games/odf'

/** What a sport's module reads of a unit (packages/domain/src/sports). `typeCode`: of `typeCodes`. */
export const sportUnit = (
  code: string,
  typeCode: string,
  status: UnitStatus,
  list: { readonly status: string | null; readonly fact: Omit<OdfResults, 'results'> },
  rows: readonly OdfResult[],
  headToHead: boolean,
): SportUnit => ({
  code,
  typeCode,
  status,
  started: list.status !== 'START_LIST',
  headToHead,
  clock: list.fact.clock,
  periods: list.fact.periods,
  extendedInfos: list.fact.extendedInfos,
  rows,
})
