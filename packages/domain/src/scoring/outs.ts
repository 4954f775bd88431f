import type { Outs } from './desk.ts'

/** A team that does not come is W.O.; only the staff sees the reason. */
export const TEAM_OUTS: Outs = {
  'no-show': { irm: 'WO' },
  withdrawn: { irm: 'WO' },
  retired: { irm: 'RET' },
  disqualified: { irm: 'DSQ' },
}

export const RACE_OUTS: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  'not-finished': { irm: 'DNF' },
  disqualified: { irm: 'DSQ' },
}
