import { RACE_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { race } from '../../scoring/races/race.ts'

export const scorers: readonly AnyScorer[] = [race('open-water-race', { ...RACE_OUTS, 'out-of-time': { irm: 'OTL' } })]
