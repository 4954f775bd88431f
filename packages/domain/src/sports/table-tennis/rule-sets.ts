import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { NO_SET_LIMITS, RACKET_TEAM_MATCH } from '../../scoring/rule-sets/sets.ts'

const TABLE_TENNIS = {
  ...NO_SET_LIMITS,
  setsToWin: 4,
  target: 11,
  deciderTarget: 11,
  serve: 'every-two',
  firstServer: 'other',
  timeOutsInMatch: 1,
  changeEndsInDeciderAt: 5,
}

const ittf = ruleBook(['TTE'], 'table-tennis', 'ITTF Laws of Table Tennis', '2025')
const ittfTeam = ruleBook(['TTE'], 'team-match', 'ITTF Regulations for International Competitions', '2025')

export const ruleSets: readonly RuleSet[] = [
  ittf('table-tennis-ittf-2025', null, TABLE_TENNIS),
  ittf('table-tennis-ittf-2025-best-of-5', 'best-of-5', { ...TABLE_TENNIS, setsToWin: 3 }),
  ittfTeam('table-tennis-team-ittf-2025', null, RACKET_TEAM_MATCH),
]

export const variants = { 'best-of-5': word('melhor de 5', 'best of 5', 'al mejor de 5') }
