import type { RuleSet } from '../rule-set.ts'

const MEN = ['FX', 'PH', 'SR', 'VT', 'PB', 'HB']
const WOMEN = ['VT', 'UB', 'BB', 'FX']
const CODE = 'FIG Code of Points'
const EDITION = '2025-2028'

const rules = (discipline: string, id: string, variant: string, limits: RuleSet['limits']): RuleSet => ({
  id,
  disciplines: [discipline],
  scorer: 'judged',
  name: CODE,
  edition: EDITION,
  variant,
  limits,
})

const ARTISTIC = { panels: 'artistic', vaults: 1, counting: null, ties: ['without-worst', 'execution'] }
const APPARATUS = { ...ARTISTIC, ties: ['execution', 'difficulty'] }
const RHYTHMIC = { panels: 'rhythmic', vaults: 1, counting: null, ties: ['execution', 'artistry', 'difficulty'] }

export const JUDGED_RULE_SETS: readonly RuleSet[] = [
  rules('GAR', 'gymnastics-fig-2025-men-all-around', 'men-all-around', { ...ARTISTIC, apparatus: MEN }),
  rules('GAR', 'gymnastics-fig-2025-women-all-around', 'women-all-around', { ...ARTISTIC, apparatus: WOMEN }),
  rules('GAR', 'gymnastics-fig-2025-men-team', 'men-team', { ...ARTISTIC, apparatus: MEN, counting: 3, ties: [] }),
  rules('GAR', 'gymnastics-fig-2025-women-team', 'women-team', {
    ...ARTISTIC,
    apparatus: WOMEN,
    counting: 3,
    ties: [],
  }),
  ...[...new Set([...MEN, ...WOMEN])].map((code) =>
    rules('GAR', `gymnastics-fig-2025-${code.toLowerCase()}-final`, `${code.toLowerCase()}-final`, {
      ...APPARATUS,
      apparatus: [code],
      vaults: code === 'VT' ? 2 : 1,
    }),
  ),
  rules('GRY', 'rhythmic-fig-2025-all-around', 'all-around', {
    ...RHYTHMIC,
    apparatus: ['HOOP', 'BALL', 'CLUBS', 'RIBBON'],
  }),
  rules('GRY', 'rhythmic-fig-2025-group', 'group', { ...RHYTHMIC, apparatus: ['EX1', 'EX2'] }),
  ...['HOOP', 'BALL', 'CLUBS', 'RIBBON'].map((code) =>
    rules('GRY', `rhythmic-fig-2025-${code.toLowerCase()}-final`, `${code.toLowerCase()}-final`, {
      ...RHYTHMIC,
      apparatus: [code],
    }),
  ),
]
