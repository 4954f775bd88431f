import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'

const MEN = ['FX', 'PH', 'SR', 'VT', 'PB', 'HB']
const WOMEN = ['VT', 'UB', 'BB', 'FX']
const ARTISTIC = { panels: 'artistic', vaults: 1, counting: null, ties: ['without-worst', 'execution', 'difficulty'] }
const APPARATUS = { ...ARTISTIC, ties: ['execution', 'difficulty'] }

const fig = ruleBook(['GAR'], 'judged', 'FIG Code of Points', '2025-2028')

export const ruleSets: readonly RuleSet[] = [
  fig('gymnastics-fig-2025-men-all-around', 'men-all-around', { ...ARTISTIC, apparatus: MEN }),
  fig('gymnastics-fig-2025-women-all-around', 'women-all-around', { ...ARTISTIC, apparatus: WOMEN }),
  fig('gymnastics-fig-2025-men-team', 'men-team', {
    ...ARTISTIC,
    apparatus: MEN,
    counting: 3,
    ties: ['without-worst'],
  }),
  fig('gymnastics-fig-2025-women-team', 'women-team', {
    ...ARTISTIC,
    apparatus: WOMEN,
    counting: 3,
    ties: ['without-worst'],
  }),
  ...[...new Set([...MEN, ...WOMEN])].map((code) =>
    fig(`gymnastics-fig-2025-${code.toLowerCase()}-final`, `${code.toLowerCase()}-final`, {
      ...APPARATUS,
      apparatus: [code],
      vaults: code === 'VT' ? 2 : 1,
    }),
  ),
]

export const variants = {
  'bb-final': word('final da trave', 'balance beam final', 'final de barra de equilibrio'),
  'fx-final': word('final do solo', 'floor final', 'final de suelo'),
  'hb-final': word('final da barra fixa', 'horizontal bar final', 'final de barra fija'),
  'pb-final': word('final das paralelas', 'parallel bars final', 'final de paralelas'),
  'ph-final': word('final do cavalo com alças', 'pommel horse final', 'final de caballo con arcos'),
  'sr-final': word('final das argolas', 'rings final', 'final de anillas'),
  'ub-final': word('final das assimétricas', 'uneven bars final', 'final de asimétricas'),
  'vt-final': word('final do salto', 'vault final', 'final de salto'),
  'men-all-around': word('individual geral masculino', 'men’s all-around', 'concurso general masculino'),
  'men-team': word('equipes, masculino', 'men’s team', 'equipos, masculino'),
  'women-all-around': word('individual geral feminino', 'women’s all-around', 'concurso general femenino'),
  'women-team': word('equipes, feminino', 'women’s team', 'equipos, femenino'),
}
