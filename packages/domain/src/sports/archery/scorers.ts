import { boxesBy } from '../../scoring/boxes-by-limits.ts'
import { type AnyScorer, anyScorer } from '../../scoring/play.ts'
import { arrowMatch } from './arrow-match.ts'
import { rankingRound } from './ranking-round.ts'

export const scorers: readonly AnyScorer[] = [anyScorer(rankingRound), anyScorer(arrowMatch)]

export const paper = { 'ranking-round': boxesBy('ends'), 'arrow-match': boxesBy('ends') }
