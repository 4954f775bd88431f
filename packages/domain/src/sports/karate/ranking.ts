import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BRONZE_BOUT } from '../../ranking-rules/rule-sets/common.ts'
import { GENERIC } from '../../ranking-rules/rule-sets/generic.ts'

/** Karate: those beaten by the finalists have a repechage, whose two winners are third. */
const KARATE: RuleSet = {
  ...GENERIC,
  id: 'KTE-WKF-2024',
  disciplines: ['KTE'],
  book: 'World Karate Federation, Competition Rules 2024',
  from: '2024-01-01',
  event: { ...BRONZE_BOUT, bronzes: 'repechage-of-finalists' },
}

export const rankingRules: readonly RuleSet[] = [KARATE]
