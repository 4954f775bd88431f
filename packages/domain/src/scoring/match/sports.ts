import type { Outs } from '../desk.ts'
import type { Deed } from './deeds.ts'
import { timedMatch } from './timed-match.ts'
import type { WordId } from '../words.ts'

/** A team that does not come is W.O. to everybody; why it did not is for staff. */
const TEAM_OUTS: Outs = {
  'no-show': { irm: 'WO' },
  withdrawn: { irm: 'WO' },
  retired: { irm: 'RET' },
  disqualified: { irm: 'DSQ' },
}

const deed = (kind: WordId, action: string, stat: string | null, more: Partial<Deed> = {}): Deed => ({
  kind,
  word: kind,
  points: 0,
  stat,
  action,
  ...more,
})

/** Handball (IHF): goals and throws from seven metres, cards and suspensions. */
export const handball = timedMatch({
  id: 'handball',
  deeds: [
    deed('goal', 'GOAL', 'GOALS', { points: 1 }),
    deed('goal-7m', 'GOAL7M', 'GOALS', { points: 1, also: 'M7' }),
    deed('missed-7m', '7M', 'M7', { failed: true, result: 'MISSED' }),
    deed('shot-missed', 'SHOT', 'GOALS', { failed: true, result: 'MISSED' }),
    deed('save', 'SAVE', 'SAVES'),
    deed('turnover', 'TO', 'TO'),
    deed('yellow-card', 'YC', 'YC', { is: 'caution' }),
    deed('two-minutes', '2MIN', '2MIN', { is: 'suspension' }),
    deed('red-card', 'RC', 'RC', { is: 'dismissal' }),
    deed('blue-card', 'BC', 'BC', { is: 'dismissal' }),
  ],
  stats: ['GOALS', '2MIN', 'YC', 'RC'],
  clockDown: false,
  possession: false,
  shootoutWord: 'shootout-7m',
  outs: TEAM_OUTS,
})

/** Football (IFAB Laws of the Game). An own goal is tapped on the side that it counts for. */
export const football = timedMatch({
  id: 'football',
  deeds: [
    deed('goal', 'GOAL', 'GOALS', { points: 1 }),
    deed('penalty-goal', 'PENALTY', 'GOALS', { points: 1, result: 'GOAL' }),
    deed('own-goal', 'OG', 'GOALS', { points: 1 }),
    deed('penalty-missed', 'PENALTY', null, { result: 'MISSED' }),
    deed('shot', 'SHOT', 'SHOTS'),
    deed('shot-on-target', 'SHOT', 'SHOTS', { also: 'SHOTS_ON' }),
    deed('corner', 'CRN', 'CORNERS'),
    deed('offside', 'OFFS', 'OFFSIDES'),
    deed('foul', 'FOUL', 'FOULS'),
    deed('yellow-card', 'YC', 'YC', { is: 'caution' }),
    deed('red-card', 'RC', 'RC', { is: 'dismissal' }),
    deed('substitution', 'SUB', null),
  ],
  stats: ['GOALS', 'YC', 'RC'],
  clockDown: false,
  possession: false,
  shootoutWord: 'shootout-penalties',
  outs: TEAM_OUTS,
})

/** Basketball (FIBA): baskets of one, two and three, fouls of players and teams, the possession arrow. */
export const basketball = timedMatch({
  id: 'basketball',
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
