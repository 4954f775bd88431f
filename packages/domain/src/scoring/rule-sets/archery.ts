import type { RuleSet } from '../rule-set.ts'

const rules = (scorer: string, id: string, variant: string, limits: RuleSet['limits']): RuleSet => ({
  id,
  disciplines: ['ARC'],
  scorer,
  name: 'World Archery Rule Book',
  edition: '2025',
  variant,
  limits,
})

export const ARCHERY_RULE_SETS: readonly RuleSet[] = [
  rules('ranking-round', 'archery-wa-2025-ranking-round', 'ranking-round', { ends: 12, arrows: 6 }),
  rules('ranking-round', 'archery-school-ranking-round', 'school-ranking-round', { ends: 6, arrows: 6 }),
  rules('arrow-match', 'archery-wa-2025-recurve', 'recurve', {
    counts: 'sets',
    ends: 5,
    arrows: 3,
    toWin: 6,
    shootOffArrows: 1,
  }),
  rules('arrow-match', 'archery-wa-2025-compound', 'compound', {
    counts: 'points',
    ends: 5,
    arrows: 3,
    toWin: 1,
    shootOffArrows: 1,
  }),
  rules('arrow-match', 'archery-wa-2025-team', 'team', {
    counts: 'sets',
    ends: 4,
    arrows: 6,
    toWin: 5,
    shootOffArrows: 3,
  }),
  rules('arrow-match', 'archery-wa-2025-mixed-team', 'mixed-team', {
    counts: 'sets',
    ends: 4,
    arrows: 4,
    toWin: 5,
    shootOffArrows: 2,
  }),
]
