import { type AnyScorer, anyScorer } from '../../scoring/play.ts'
import { arrowMatch } from './arrow-match.ts'
import { rankingRound } from './ranking-round.ts'

export const scorers: readonly AnyScorer[] = [anyScorer(rankingRound), anyScorer(arrowMatch)]

export const paper = { 'ranking-round': 12, 'arrow-match': 5 }
