import type { SportUnit } from '@games/domain/sports/sport'

/** A unit without rows, for the rules that depend only on its event. */
export const sportUnitOf = ({ code, typeCode }: Pick<SportUnit, 'code' | 'typeCode'>): SportUnit => ({
  code,
  typeCode,
  status: 'SCHEDULED',
  started: false,
  headToHead: false,
  clock: null,
  periods: [],
  extendedInfos: [],
  rows: [],
})
