import { padRsc } from '../rsc.ts'
import type { SportRow, SportUnit, SportValue } from './sport.ts'

/** An extended value for tests: `aValue("WAZA", "1")`. */
export const aValue = (code: string, value: string, given: Partial<SportValue> = {}): SportValue => ({
  type: 'ER',
  code,
  value,
  ...given,
})

export const aSportRow = (given: Partial<SportRow> = {}): SportRow => ({
  rank: null,
  rankEqual: false,
  resultType: null,
  result: null,
  irm: null,
  qualificationMark: null,
  wlt: null,
  diff: null,
  extended: [],
  items: [],
  competitor: { code: '1001', entries: [], athletes: [] },
  ...given,
})

/** A unit that has begun, of an RSC in short or in full. */
export const aSportUnit = (code: string, given: Partial<SportUnit> = {}): SportUnit => ({
  code: padRsc(code),
  typeCode: padRsc(code),
  status: 'RUNNING',
  started: true,
  headToHead: given.rows?.length === 2,
  clock: null,
  periods: [],
  extendedInfos: [],
  rows: [],
  ...given,
})
