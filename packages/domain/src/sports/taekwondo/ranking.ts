import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BOTH_SEMIFINALISTS, BOUTS, BRONZE_BOUT, DIRECT, inAll } from '../../ranking-rules/rule-sets/common.ts'

/** Taekwondo, World Taekwondo Competition Rules 2024: both losers of the semifinals have bronze. */
const TAEKWONDO: RuleSet = {
  ...BOUTS,
  id: 'TKW-WT-2024',
  disciplines: ['TKW'],
  book: 'World Taekwondo, Competition Rules 2024',
  from: '2024-01-01',
  pool: {
    points: { win: 1, draw: 0, loss: 0, out: 0 },
    by: [inAll('wins'), DIRECT, inAll('difference', 'score'), inAll('scored', 'score')],
    restart: false,
    whenLevel: 'extra-bout',
    annul: ['DQB'],
  },
  event: BOTH_SEMIFINALISTS,
}

/** Taekwondo as at Olympic Games: those beaten by the finalists have a repechage. */
const TAEKWONDO_WITH_REPECHAGE: RuleSet = {
  ...TAEKWONDO,
  id: 'TKW-OG-2024',
  book: 'World Taekwondo, Competition Rules 2024, Olympic repechage',
  event: { ...BRONZE_BOUT, bronzes: 'repechage-of-finalists-crossed' },
}

export const rankingRules: readonly RuleSet[] = [TAEKWONDO, TAEKWONDO_WITH_REPECHAGE]
