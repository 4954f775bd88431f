import { RACE_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { type DisqualificationRule, race } from '../../scoring/races/race.ts'

export const scorers: readonly AnyScorer[] = [race('open-water-race', { ...RACE_OUTS, 'out-of-time': { irm: 'OTL' } })]

export const disqualifications: readonly DisqualificationRule[] = [{ rule: 'OWS 7.2.2', word: 'no-transponder' }]
