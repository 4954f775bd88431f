import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { NO_SET_LIMITS, RACKET_TEAM_MATCH } from '../../scoring/rule-sets/sets.ts'

/** A retirement keeps the points played and fills nothing in. */
const BADMINTON = {
  ...NO_SET_LIMITS,
  setsToWin: 2,
  target: 21,
  deciderTarget: 21,
  cap: 30,
  deciderCap: 30,
  serve: 'rally-winner',
  firstServer: 'set-winner',
  intervalAt: 11,
  changeEndsInDeciderAt: 11,
}

const bwf = ruleBook(['BDM'], 'badminton', 'BWF Laws of Badminton', '2025')
const bwfTeam = ruleBook(['BDM'], 'team-match', 'BWF General Competition Regulations', '2025')

export const ruleSets: readonly RuleSet[] = [
  bwf('badminton-bwf-2025', null, BADMINTON),
  /** Three games to fifteen, which is being voted on. */
  bwf('badminton-bwf-15', '3x15', {
    ...BADMINTON,
    target: 15,
    deciderTarget: 15,
    cap: 21,
    deciderCap: 21,
    intervalAt: 8,
    changeEndsInDeciderAt: 8,
  }),
  bwfTeam('badminton-team-bwf-2025', null, RACKET_TEAM_MATCH),
]

export const variants = { '3x15': word('3 × 15 pontos', '3 × 15 points', '3 × 15 puntos') }
