import { type RuleSet, ruleBook, variantName as word, withKnockout } from '../../scoring/rule-set.ts'
import { GAME_OF_HALVES, period } from '../../scoring/rule-sets/matches.ts'

const FOOTBALL = { ...GAME_OF_HALVES, addedTime: true, cautionsToDismiss: 2, forfeit: { winner: 3, loser: 0 } }
/** School games shorten halves; each is a setting of the event besides. */
const SCHOOL = { ...FOOTBALL, periods: [period('H1', 1500), period('H2', 1500)] }

const ifab = ruleBook(['FBL'], 'football', 'IFAB Laws of the Game', '2025-2026')
const both = (id: string, variant: string | null, ofKnockout: string, limits: RuleSet['limits']): readonly RuleSet[] =>
  withKnockout(ifab(id, variant, limits), ifab(`${id}-knockout`, ofKnockout, { ...limits, drawAllowed: false }))
const school = (id: string, variant: string, ofKnockout: string): readonly RuleSet[] =>
  withKnockout(
    ifab(id, variant, SCHOOL),
    ifab(`${id}-knockout`, ofKnockout, { ...SCHOOL, drawAllowed: false, overtimes: [] }),
  )

/** The order of the criteria of a table is that of `ranking.ts`: the matches between the level teams, or the difference of goals first. */
export const ruleSets: readonly RuleSet[] = [
  ...both('football-ifab-2025', null, 'knockout', FOOTBALL),
  ...both('football-difference-first-2025', 'difference-first', 'difference-first-knockout', FOOTBALL),
  ...school('football-school-2025', 'school', 'school-knockout'),
  ...school('football-school-difference-first-2025', 'school-difference-first', 'school-difference-first-knockout'),
]

export const variants = {
  'difference-first': word(
    'saldo de gols antes do confronto direto',
    'goal difference before direct matches',
    'diferencia de goles antes del enfrentamiento directo',
  ),
  'difference-first-knockout': word(
    'eliminatória, saldo de gols antes do confronto direto',
    'knockout, goal difference before direct matches',
    'eliminatoria, diferencia de goles antes del enfrentamiento directo',
  ),
  'school-difference-first': word(
    'escolar, saldo de gols antes do confronto direto',
    'school, goal difference before direct matches',
    'escolar, diferencia de goles antes del enfrentamiento directo',
  ),
  'school-difference-first-knockout': word(
    'eliminatória, escolar, saldo de gols antes do confronto direto',
    'knockout, school, goal difference before direct matches',
    'eliminatoria, escolar, diferencia de goles antes del enfrentamiento directo',
  ),
}
