import type { RuleId } from '../reason.ts'
import type { EventRule, IrmRule, ListRule, MatchRule, PoolCriterion, RuleSet } from '../rule-set.ts'

export const sharedBy = (...by: RuleId[]): ListRule => ({ by, whenLevel: 'shared' })

const NO_START_LAST: IrmRule = { order: ['DNF', 'DNS', 'DSQ', 'DQ', 'DQB'], ranked: [] }

const NO_RESULT_OF_GAMES: IrmRule = { order: 'RET DNF DNS WO W/O WDN DSQ DQB'.split(' '), ranked: [] }

/** IRMs of those who are out of a game or a bout. */
export const OUT_OF_GAMES: readonly string[] = 'DNS DNF DSQ DQ DQB RET INJ WO W/O WDN WDR'.split(' ')
export const OUT_OF_BOUTS: readonly string[] = [...OUT_OF_GAMES, 'EXC', 'DDQ', 'DDW']

/** Won by the greater score, never level. */
export const SETTLED_GAME: MatchRule = { wonByScore: null, whenLevel: [], draws: 'never', out: OUT_OF_GAMES }

/** Disqualified, in a match or after it. */
export const DISQUALIFIED: readonly string[] = ['DSQ', 'DQ', 'DDQ']

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

type Defaults = Pick<RuleSet, 'lists' | 'irm' | 'match' | 'pool' | 'event' | 'lastPlace'>
/** Rules that sports of one kind share: games, bouts, and lists without matches. */
export const GAMES: Defaults = {
  lists: {},
  irm: NO_RESULT_OF_GAMES,
  match: SETTLED_GAME,
  pool: null,
  event: BRONZE_BOUT,
  lastPlace: { usual: 'regulation' },
}
export const BOUTS: Defaults = {
  ...GAMES,
  irm: NO_START_LAST,
  match: { ...SETTLED_GAME, out: OUT_OF_BOUTS, disqualifiedFromBout: true },
}
export const LISTS: Defaults = { ...BOUTS, match: null }

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
/** Points, difference and goals of the matches between those who are level. */
export const GOALS_AMONG_TIED: readonly PoolCriterion[] = [
  amongTied('table-points'),
  amongTied('difference', 'score'),
  amongTied('scored', 'score'),
]
/** Difference and goals of all matches. */
export const GOALS_IN_ALL: readonly PoolCriterion[] = [inAll('difference', 'score'), inAll('scored', 'score')]
/** A figure of the new table between three or more who are level. */
export const inNewTable = (rule: Rule, counted?: PoolCriterion['counted']): PoolCriterion => ({
  ...amongTied(rule, counted),
  newTableOf: 3,
})
