import type { RuleId } from '../reason.ts'
import type { EventRule, IrmRule, ListRule, PoolCriterion } from '../rule-set.ts'

export const sharedBy = (...by: RuleId[]): ListRule => ({ by, whenLevel: 'shared' })

export const NO_START_LAST: IrmRule = { order: ['DNF', 'DNS', 'DSQ', 'DQ', 'DQB'], ranked: [] }

/** Disqualified for conduct. */
export const CONDUCT: readonly string[] = ['DQB']

export const BRONZE_BOUT: EventRule = {
  bronzes: 'bronze-bout',
  bronzesAre: 'usual',
  finals: 'unknown',
  table: 'unknown',
  behindFinal: 'none',
  alone: 'champion',
  fewEntries: [],
  levelInRound: 'shared',
  noMedal: CONDUCT,
}
export const BOTH_SEMIFINALISTS: EventRule = { ...BRONZE_BOUT, bronzes: 'both-semifinalists' }

type Rule = PoolCriterion['rule']
/** A criterion over all matches of the pool. */
export const inAll = (rule: Rule, counted?: PoolCriterion['counted']): PoolCriterion => ({
  rule,
  among: 'all',
  ...(counted ? { counted } : {}),
})
/** A criterion over the matches between those who are level. */
export const amongTied = (rule: Rule, counted?: PoolCriterion['counted']): PoolCriterion => ({
  ...inAll(rule, counted),
  among: 'tied',
})
/** The match between the two who are level. */
export const DIRECT: PoolCriterion = { rule: 'wins', among: 'tied', of: 2 }
/** A figure of the new table between three or more who are level. */
export const inNewTable = (rule: Rule, counted?: PoolCriterion['counted']): PoolCriterion => ({
  ...amongTied(rule, counted),
  newTableOf: 3,
})
