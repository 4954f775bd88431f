import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BRONZE_BOUT, LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Artistic gymnastics, FIG Technical Regulations 2025: an apparatus by E, then D; the all-around without the worst apparatus, and so on, then by E and D. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'GAR-FIG-2025',
    disciplines: ['GAR'],
    book: 'FIG, Technical Regulations 2025, section 2',
    fromMemory: {
      'all-around level without the worst apparatus': 'lists.all-around',
      'teams level on points (World Championships share the place)': 'lists.team',
      'two of a delegation in a final': 'lastPlace.perDelegation',
    },
    from: '2025-01-01',
    lists: {
      apparatus: sharedBy('points', 'execution', 'difficulty'),
      'all-around': sharedBy('points', 'all-but-the-worst', 'execution', 'difficulty'),
      team: sharedBy('points', 'all-but-the-worst'),
    },
    event: { ...BRONZE_BOUT, behindFinal: 'by-round' },
    lastPlace: { usual: 'all-go-on', perDelegation: 2 },
  },
]
