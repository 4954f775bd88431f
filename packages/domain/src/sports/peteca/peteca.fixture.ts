import type { RuleSet as RankingRuleSet } from '../../ranking-rules/rule-set.ts'
import { DIRECT, GAMES, inAll } from '../../ranking-rules/rule-sets/common.ts'
import { mostSets } from '../../scoring/boxes-by-limits.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { type RuleSet, ruleBook, variantName } from '../../scoring/rule-set.ts'
import { NO_SET_LIMITS } from '../../scoring/rule-sets/sets.ts'
import { setMatch } from '../../scoring/sets/set-match.ts'
import { RACKET_GAMES } from '../../scoring/sets/set-sports.ts'
import { countOf } from '../match-statistics.ts'
import { word } from '../plays/play-words.ts'
import { setsLine } from '../set-scores.ts'
import type { SportModule } from '../sport.ts'
import { valueColumn } from '../values.ts'
import type { Voice } from '../voice.ts'

/** A sport that the product does not have, for tests: every aspect of it is in this file. */
export const name = { por: 'Peteca', eng: 'Peteca', spa: 'Peteca' }
export const sheetWords = 'jogo de peteca'
export const pictogram = '<path d="M12 3v12M9 15h6v6H9z"/>'
export const hue = 330

const ACES = { por: 'Pontos de saque', eng: 'Aces', spa: 'Puntos de saque' }

export const sport: SportModule = {
  eventTypes: [
    {
      id: 'doubles',
      codes: ['DOUBLES'],
      name: { por: 'Duplas', eng: 'Doubles', spa: 'Dobles' },
      words: ['duplas', 'dupla', 'dobles', 'doubles'],
      entrant: 'pair',
      measure: 'score',
      form: 'match',
      ruleSet: 'peteca-2025',
    },
    {
      id: 'target',
      codes: ['TARGET'],
      name: { por: 'Alvo', eng: 'Target', spa: 'Blanco' },
      words: ['alvo', 'blanco', 'target'],
      entrant: 'athlete',
      measure: 'points',
      form: 'list',
      ruleSet: null,
    },
  ],
  abbreviations: { df: 'duplas feminino' },
  form: ({ headToHead }) => (headToHead ? 'match' : 'list'),
  columns: () => [valueColumn('aces', ACES, 'ACE')],
  statistics: () => [countOf('ace', ACES, 'ACE')],
  line: setsLine,
}

const peteca = ruleBook(['PTC'], 'peteca', 'Regras de Peteca', '2025')
const LIMITS = {
  ...NO_SET_LIMITS,
  setsToWin: 2,
  target: 12,
  deciderTarget: 12,
  serve: 'rally-winner',
  firstServer: 'other',
}

export const ruleSets: readonly RuleSet[] = [
  peteca('peteca-2025', null, LIMITS),
  peteca('peteca-beach-2025', 'on-sand', { ...LIMITS, setsToWin: 1 }),
]
export const variants = { 'on-sand': variantName('na areia', 'on sand', 'en la arena') }

export const scorers: readonly AnyScorer[] = [
  setMatch({
    ...RACKET_GAMES,
    id: 'peteca',
    letter: 'S',
    pad: { sides: 'beside', main: ['point'], lesser: ['server'], shared: [] },
    outs: TEAM_OUTS,
  }),
]
export const paper = { peteca: mostSets }

export const rankingRules: readonly RankingRuleSet[] = [
  {
    ...GAMES,
    id: 'PTC-2025',
    disciplines: ['PTC'],
    book: 'Regras de Peteca 2025',
    from: '2025-01-01',
    pool: {
      points: { win: 2, draw: 0, loss: 1, out: 0 },
      by: [inAll('table-points'), DIRECT],
      restart: true,
      whenLevel: 'draw-of-lots',
      annul: [],
    },
  },
]

export const voice: Voice = { score: { kind: 'periods' } }
export const matchKind = 'game'
export const plays = { SERVE: word('Saque', 'Serve', 'Saque') }
