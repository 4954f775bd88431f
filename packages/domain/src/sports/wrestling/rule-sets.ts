import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'

const FREESTYLE = {
  periods: 2,
  seconds: 180,
  superiority: 10,
  cautionsToLose: 3,
  holds: [1, 2, 4, 5],
  criteria: ['highest-holds', 'fewest-cautions', 'last-point'],
}
/** By passivity 1:1 goes to the first point scored, by the newer edition. */
const GRECO = { ...FREESTYLE, superiority: 8, criteria: ['highest-holds', 'fewest-cautions', 'first-point'] }

const uww = (edition: string) => ruleBook(['WRE'], 'wrestling', 'UWW International Wrestling Rules', edition)
const uww2025 = uww('2025-2026')

export const ruleSets: readonly RuleSet[] = [
  uww2025('wrestling-uww-2025-freestyle', 'freestyle', FREESTYLE),
  uww2025('wrestling-uww-2025-greco-roman', 'greco-roman', GRECO),
  uww2025('wrestling-uww-2025-freestyle-u17', 'freestyle-u17', { ...FREESTYLE, seconds: 120 }),
  uww2025('wrestling-uww-2025-greco-roman-u17', 'greco-roman-u17', { ...GRECO, seconds: 120 }),
  uww('2023-2024')('wrestling-uww-2023-greco-roman', 'greco-roman', {
    ...GRECO,
    criteria: ['highest-holds', 'fewest-cautions', 'last-point'],
  }),
]

export const variants = {
  freestyle: word('estilo livre', 'freestyle', 'estilo libre'),
  'freestyle-u17': word('estilo livre, sub-17', 'freestyle, under 17', 'estilo libre, sub-17'),
  'greco-roman': word('greco-romano', 'Greco-Roman', 'grecorromana'),
  'greco-roman-u17': word('greco-romano, sub-17', 'Greco-Roman, under 17', 'grecorromana, sub-17'),
}
