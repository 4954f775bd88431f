export { decidingLists } from './deciding-lists.ts'
export { type EventMedals, eventMedals, isGivenTo, type MedalByRule } from './event-medals.ts'
export {
  type EventFormat,
  formatsFor,
  formatsLike,
  formatsOf,
  hasFormat,
  FORMAT_PARTS,
  type FormatPart,
  inFormats,
  partOf,
  withFormatsOf,
  withoutRepeats,
} from './event-format.ts'
export { eventRanking } from './event-ranking.ts'
export type { EventRanking, EventUnit } from './event-unit.ts'
export { type GoingOn, type GoingOnRule, type Through, whoGoesOn, whoReachesStandard } from './going-on.ts'
export { openSemifinals } from './knockout.ts'
export { levelForLastOf } from './last-place.ts'
export { listKindOf } from './list-kind.ts'
export { isPoolPhase, isRound, matchOutcome, type Outcome } from './match-outcome.ts'
export { isNamedBronze } from './named-final.ts'
export { acrossPools, type PoolStanding, poolRulesOf, poolStanding, type Standing } from './pool-standing.ts'
export {
  type AgainstTheRule,
  againstTheRule,
  type Placed,
  type Ranking,
  rankHeats,
  isResultToCome,
  rankList,
  rankRows,
} from './rank-list.ts'
export { because, type Reason, RULES, type RuleId, type Undecided } from './reason.ts'
export { type MarkReached, marksReached, type StandingMark, WIND_LIMIT } from './records.ts'
export type {
  EventRule,
  IrmRule,
  ListKind,
  ListRule,
  MatchRule,
  PoolCriterion,
  PoolRule,
  RuleSet,
  TablePoints,
} from './rule-set.ts'
export { BARRED_PLACES, BRONZES, decidingRules, EMPTY_BRONZES, EMPTY_FINALS, FEW_ENTRIES } from './rule-set.ts'
export { CONDUCT, DISQUALIFIED } from './rule-sets/common.ts'
export { GENERIC_RULES } from './rule-sets/generic.ts'
export { RULE_SETS, ruleSetOf, ruleSetScoredBy } from './rule-sets/rule-sets.ts'
export { drawnBracket, type Entrant, isOfDraw, MOST_ENTRANTS, seededDraw } from './seeded-draw.ts'
export { type Move, movesOf, repechageOfFinalists, type SettledDraw, settledDraw } from './settled-draw.ts'
