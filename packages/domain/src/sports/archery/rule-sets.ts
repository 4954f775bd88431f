import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'

const wa = (scorer: string) => ruleBook(['ARC'], scorer, 'World Archery Rule Book', '2025')
const rankingRound = wa('ranking-round')
const match = wa('arrow-match')

export const ruleSets: readonly RuleSet[] = [
  rankingRound('archery-wa-2025-ranking-round', 'ranking-round', { ends: 12, arrows: 6 }),
  rankingRound('archery-school-ranking-round', 'school-ranking-round', { ends: 6, arrows: 6 }),
  match('archery-wa-2025-recurve', 'recurve', { counts: 'sets', ends: 5, arrows: 3, toWin: 6, shootOffArrows: 1 }),
  match('archery-wa-2025-compound', 'compound', { counts: 'points', ends: 5, arrows: 3, toWin: 1, shootOffArrows: 1 }),
  match('archery-wa-2025-team', 'team', { counts: 'sets', ends: 4, arrows: 6, toWin: 5, shootOffArrows: 3 }),
  match('archery-wa-2025-mixed-team', 'mixed-team', {
    counts: 'sets',
    ends: 4,
    arrows: 4,
    toWin: 5,
    shootOffArrows: 2,
  }),
]

export const variants = {
  compound: word('composto', 'compound', 'compuesto'),
  recurve: word('recurvo', 'recurve', 'recurvo'),
  'ranking-round': word('ronda de classificação', 'ranking round', 'ronda de clasificación'),
  'school-ranking-round': word(
    'ronda de classificação, escolar',
    'ranking round, school',
    'ronda de clasificación, escolar',
  ),
  'mixed-team': word('equipes mistas', 'mixed team', 'equipos mixtos'),
}
