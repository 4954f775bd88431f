import { type RuleSet, ruleBook, variantName as word, withKnockout } from '../../scoring/rule-set.ts'
import { GAME_OF_HALVES, period } from '../../scoring/rule-sets/matches.ts'

/** Halves of 20 minutes on a clock that stops, extra time of 2 × 5, then five kicks; from the sixth foul of a half there is no wall. */
const FUTSAL = {
  ...GAME_OF_HALVES,
  periods: [period('H1', 1200), period('H2', 1200)],
  overtimes: [[period('OT1', 300), period('OT2', 300)]],
  timeOuts: null,
  timeOutsByHalf: [1, 1],
  suspensionSeconds: 120,
  cautionsToDismiss: 2,
  teamFoulsToBonus: 6,
  forfeit: { winner: 5, loser: 0 },
}

const fifa = ruleBook(['FSL'], 'futsal', 'FIFA Futsal Laws of the Game', '2025-2026')
const both = (id: string, variant: string | null, ofKnockout: string, limits: RuleSet['limits']): readonly RuleSet[] =>
  withKnockout(fifa(id, variant, limits), fifa(`${id}-knockout`, ofKnockout, { ...limits, drawAllowed: false }))

/** The order of the criteria of a table is that of `ranking.ts`. */
export const ruleSets: readonly RuleSet[] = [
  ...both('futsal-fifa-2025', null, 'knockout', FUTSAL),
  ...both('futsal-direct-first-2025', 'direct-first', 'direct-first-knockout', FUTSAL),
  ...both('futsal-school-2025', 'school', 'school-knockout', {
    ...FUTSAL,
    periods: [period('H1', 900), period('H2', 900)],
  }),
]

export const variants = {
  'direct-first': word(
    'confronto direto antes do saldo de gols',
    'direct matches before goal difference',
    'enfrentamiento directo antes de la diferencia de goles',
  ),
  'direct-first-knockout': word(
    'eliminatória, confronto direto antes do saldo de gols',
    'knockout, direct matches before goal difference',
    'eliminatoria, enfrentamiento directo antes de la diferencia de goles',
  ),
}
