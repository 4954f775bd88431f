import type { RuleSet } from '../rule-set.ts'
import { BRONZE_BOUT, NO_START_LAST, sharedBy } from './common.ts'

/** Artistic gymnastics, FIG Technical Regulations 2025: an apparatus by E, then D; the all-around without the worst apparatus, and so on. */
export const ARTISTIC_GYMNASTICS: RuleSet = {
  id: 'GAR-FIG-2025',
  disciplines: ['GAR'],
  book: 'FIG, Technical Regulations 2025, section 2',
  from: '2025-01-01',
  lists: {
    apparatus: sharedBy('points', 'execution', 'difficulty'),
    'all-around': sharedBy('points', 'all-but-the-worst'),
    team: sharedBy('points', 'all-but-the-worst'),
  },
  irm: NO_START_LAST,
  match: null,
  pool: null,
  event: { ...BRONZE_BOUT, behindFinal: 'by-round' },
}

/** Rhythmic gymnastics, FIG Technical Regulations 2025: E, then A, then D. */
export const RHYTHMIC_GYMNASTICS: RuleSet = {
  id: 'GRY-FIG-2025',
  disciplines: ['GRY'],
  book: 'FIG, Technical Regulations 2025, section 3',
  from: '2025-01-01',
  lists: { routine: sharedBy('points', 'execution', 'artistry', 'difficulty') },
  irm: NO_START_LAST,
  match: null,
  pool: null,
  event: { ...BRONZE_BOUT, behindFinal: 'by-round' },
}

/** Archery, World Archery Book 2 and 3, 2025: tens and Xs, then Xs; places that go on are shot off, others shared. */
export const ARCHERY: RuleSet = {
  id: 'ARC-WA-2025',
  disciplines: ['ARC'],
  book: 'World Archery, Rulebook 2025, books 2 and 3',
  from: '2025-01-01',
  lists: { 'ranking-round': sharedBy('points', 'tens', 'xs') },
  irm: NO_START_LAST,
  match: { wonByScore: null, whenLevel: ['shoot-out', 'closest-arrow'], draws: 'never', out: ['DNF', 'DNS', 'DSQ'] },
  pool: null,
  event: { ...BRONZE_BOUT, quarterfinalists: 'by-result' },
}
