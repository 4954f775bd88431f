import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BOUTS, BRONZE_BOUT, CONDUCT, inAll, OUT_OF_BOUTS } from '../../ranking-rules/rule-sets/common.ts'

/** Fencing, FIE Technical and Organisation Rules 2025: victories over bouts, indicator, touches given, then lots. Without a bout for it, individuals share third. */
const FENCING: RuleSet = {
  ...BOUTS,
  id: 'FEN-FIE-2025',
  disciplines: ['FEN'],
  book: 'FIE, Technical and Organisation Rules 2025',
  from: '2025-01-01',
  match: { wonByScore: null, whenLevel: ['priority'], draws: 'never', out: OUT_OF_BOUTS, disqualifiedFromBout: true },
  pool: {
    points: { win: 1, draw: 0, loss: 0, out: 0 },
    by: [inAll('win-ratio'), inAll('difference', 'score'), inAll('scored', 'score')],
    restart: false,
    whenLevel: 'draw-of-lots',
    // a fencer who does not start, abandons or is excluded is struck out (o.74)
    annul: OUT_OF_BOUTS,
  },
  event: {
    ...BRONZE_BOUT,
    sharedThird: 'of-individuals',
    levelInRound: 'seeding',
    // o.79.2; a fencer who withdraws keeps the place (o.79.1)
    noMedal: [...CONDUCT, 'EXC'],
  },
  // no barrage: all who are level after the pools advance, also above the number (o.73.3)
  lastPlace: { usual: 'all-go-on' },
}

/** The senior formula: the best 16 after the pools are exempt from the preliminary table. A barrage for five touches parts those level for place 16. */
const SENIOR_FORMULA: RuleSet = {
  ...FENCING,
  id: 'FEN-FIE-2025-SENIOR',
  scoredBy: ['fencing-fie-2025-pool-senior'],
  // o.86.2
  lastPlace: { usual: 'all-go-on', exempt: { places: 16, decides: 'barrage' } },
}

export const rankingRules: readonly RuleSet[] = [FENCING, SENIOR_FORMULA]
