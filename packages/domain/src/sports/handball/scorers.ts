import { deed } from '../../scoring/match/deeds.ts'
import { timedMatch } from '../../scoring/match/timed-match.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'

/** Handball (IHF): goals and throws from seven metres, cards and suspensions. */
const handball = timedMatch({
  id: 'handball',
  pad: { sides: 'beside', main: ['goal'], lesser: ['goal-7m', 'two-minutes', 'yellow-card', 'time-out'], shared: [] },
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
  shootoutAction: '7M',
  shootoutWord: 'shootout-7m',
  outs: TEAM_OUTS,
})

export const scorers: readonly AnyScorer[] = [handball]

export const paper = { handball: ['H1', 'H2', 'OT1', 'OT2', 'PSO'] }
