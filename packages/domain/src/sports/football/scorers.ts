import { deed } from '../../scoring/match/deeds.ts'
import { timedMatch } from '../../scoring/match/timed-match.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'

/** Football (IFAB Laws of the Game). An own goal is tapped on the side that it counts for. */
const football = timedMatch({
  id: 'football',
  pad: { sides: 'beside', main: ['goal'], lesser: ['yellow-card', 'red-card', 'substitution'], shared: [] },
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
  shootoutAction: 'PENALTY',
  shootoutWord: 'shootout-penalties',
  outs: TEAM_OUTS,
})

export const scorers: readonly AnyScorer[] = [football]

export const paper = { football: ['H1', 'H2', 'OT1', 'OT2', 'PSO'] }
