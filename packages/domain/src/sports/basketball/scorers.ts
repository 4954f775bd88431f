import { deed } from '../../scoring/match/deeds.ts'
import { timedMatch } from '../../scoring/match/timed-match.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'

/** Basketball (FIBA): baskets of one, two and three, fouls of players and teams, the possession arrow. */
const basketball = timedMatch({
  id: 'basketball',
  pad: {
    sides: 'beside',
    main: ['two-points', 'three-points', 'free-throw'],
    lesser: ['personal-foul', 'time-out'],
    shared: [],
  },
  deeds: [
    deed('free-throw', 'FT', 'FT', { points: 1, result: 'MADE' }),
    deed('two-points', 'P2', 'FG2', { points: 2, result: 'MADE' }),
    deed('three-points', 'P3', 'FG3', { points: 3, result: 'MADE' }),
    deed('free-throw-missed', 'FT', 'FT', { failed: true, result: 'MISSED' }),
    deed('two-points-missed', 'P2', 'FG2', { failed: true, result: 'MISSED' }),
    deed('three-points-missed', 'P3', 'FG3', { failed: true, result: 'MISSED' }),
    deed('rebound', 'REB', 'REB'),
    deed('assist', 'AST', 'AST'),
    deed('steal', 'STL', 'STL'),
    deed('block', 'BLK', 'BLK'),
    deed('turnover', 'TO', 'TO'),
    deed('personal-foul', 'PF', 'PF', { is: 'foul' }),
    deed('technical-foul', 'TF', 'PF', { is: 'hard-foul' }),
    deed('unsportsmanlike-foul', 'UF', 'PF', { is: 'hard-foul' }),
    deed('disqualifying-foul', 'DF', 'PF', { is: 'dismissal' }),
    deed('substitution', 'SUB', null),
  ],
  stats: ['FG2', 'FG3', 'FT', 'PF'],
  clockDown: true,
  possession: true,
  shootoutWord: 'period-start',
  outs: TEAM_OUTS,
})

export const scorers: readonly AnyScorer[] = [basketball]

export const paper = { basketball: ['Q1', 'Q2', 'Q3', 'Q4', 'OT'] }
