import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'

const RHYTHMIC = { panels: 'rhythmic', vaults: 1, counting: null, ties: ['execution', 'artistry', 'difficulty'] }
const APPARATUS = ['HOOP', 'BALL', 'CLUBS', 'RIBBON']

const fig = ruleBook(['GRY'], 'judged', 'FIG Code of Points', '2025-2028')

export const ruleSets: readonly RuleSet[] = [
  fig('rhythmic-fig-2025-all-around', 'all-around', { ...RHYTHMIC, apparatus: APPARATUS }),
  fig('rhythmic-fig-2025-group', 'group', { ...RHYTHMIC, apparatus: ['EX1', 'EX2'] }),
  ...APPARATUS.map((code) =>
    fig(`rhythmic-fig-2025-${code.toLowerCase()}-final`, `${code.toLowerCase()}-final`, {
      ...RHYTHMIC,
      apparatus: [code],
    }),
  ),
]

export const variants = {
  'all-around': word('individual geral', 'all-around', 'concurso general'),
  'ball-final': word('final de bola', 'ball final', 'final de pelota'),
  'clubs-final': word('final de maças', 'clubs final', 'final de mazas'),
  group: word('conjunto', 'group', 'conjuntos'),
  'hoop-final': word('final de arco', 'hoop final', 'final de aro'),
  'ribbon-final': word('final de fita', 'ribbon final', 'final de cinta'),
}
