import { deed } from '../../scoring/match/deeds.ts'
import { timedMatch } from '../../scoring/match/timed-match.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'

/** Futsal (FIFA Futsal Laws of the Game): fouls of a team count in each half. An own goal is tapped on the side that it counts for. */
const futsal = timedMatch({
  id: 'futsal',
  pad: { sides: 'beside', main: ['goal'], lesser: ['foul', 'yellow-card', 'red-card', 'time-out'], shared: [] },
  deeds: [
    deed('goal', 'GOAL', 'GOALS', { points: 1 }),
    deed('penalty-goal', 'PENALTY', 'GOALS', { points: 1, result: 'GOAL' }),
    deed('own-goal', 'OG', 'GOALS', { points: 1 }),
    deed('penalty-missed', 'PENALTY', null, { result: 'MISSED' }),
    deed('shot', 'SHOT', 'SHOTS'),
    deed('shot-on-target', 'SHOT', 'SHOTS', { also: 'SHOTS_ON' }),
    deed('corner', 'CRN', 'CORNERS'),
    deed('foul', 'FOUL', 'FOULS', { is: 'foul' }),
    deed('yellow-card', 'YC', 'YC', { is: 'caution' }),
    deed('red-card', 'RC', 'RC', { is: 'dismissal' }),
  ],
  stats: ['GOALS', 'FOULS', 'YC', 'RC'],
  clockDown: true,
  possession: false,
  shootoutAction: 'PENALTY',
  shootoutWord: 'shootout-penalties',
  outs: TEAM_OUTS,
})

export const scorers: readonly AnyScorer[] = [futsal]

export const paper = { futsal: ['H1', 'H2', 'OT1', 'OT2', 'PSO'] }
