import { RACE_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { race } from '../../scoring/races/race.ts'

export const scorers: readonly AnyScorer[] = [
  race('cycling-race', {
    ...RACE_OUTS,
    'out-of-time': { irm: 'OTL' },
    overtaken: { irm: 'OVL' },
    lapped: { irm: 'LAP' },
    relegated: { irm: 'REL' },
  }),
]
