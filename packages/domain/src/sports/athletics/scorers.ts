import { RACE_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { type DisqualificationRule, race } from '../../scoring/races/race.ts'

/** Athletics names the rule of every disqualification (WA TR). */
export const scorers: readonly AnyScorer[] = [
  race('athletics-race', { ...RACE_OUTS, disqualified: { irm: 'DQ', needsRule: true } }),
]

export const disqualifications: readonly DisqualificationRule[] = [
  { rule: 'TR16.8', word: 'false-start' },
  { rule: 'TR17.2', word: 'obstruction' },
  { rule: 'TR17.3', word: 'lane-infringement' },
  { rule: 'TR22.6', word: 'hurdle-infringement' },
  { rule: 'TR24', word: 'relay-zone' },
  { rule: 'TR7.1', word: 'misconduct', excludes: true },
]
