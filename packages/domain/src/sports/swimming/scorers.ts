import { RACE_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { type DisqualificationRule, race } from '../../scoring/races/race.ts'

export const scorers: readonly AnyScorer[] = [
  race('swimming-race', { ...RACE_OUTS, disqualified: { irm: 'DSQ', needsRule: true } }),
]

export const disqualifications: readonly DisqualificationRule[] = [
  { rule: 'SW 4', word: 'false-start' },
  { rule: 'SW 5', word: 'stroke-freestyle' },
  { rule: 'SW 6', word: 'stroke-backstroke' },
  { rule: 'SW 7', word: 'stroke-breaststroke' },
  { rule: 'SW 8', word: 'stroke-butterfly' },
  { rule: 'SW 9', word: 'stroke-medley' },
  { rule: 'SW 10', word: 'the-race' },
]
