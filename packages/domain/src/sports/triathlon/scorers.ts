import { RACE_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { type DisqualificationRule, race } from '../../scoring/races/race.ts'

export const scorers: readonly AnyScorer[] = [
  race('triathlon-race', { ...RACE_OUTS, lapped: { irm: 'LAP' }, 'not-classified': { irm: 'NC' } }),
]

export const disqualifications: readonly DisqualificationRule[] = [{ rule: '2.11 f', word: 'finished-together' }]
