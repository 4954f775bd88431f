import { mostSets } from '../../scoring/boxes-by-limits.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { setMatch } from '../../scoring/sets/set-match.ts'
import { TEAM_SETS } from '../../scoring/sets/set-sports.ts'

export const scorers: readonly AnyScorer[] = [
  setMatch({
    ...TEAM_SETS,
    id: 'beach-volleyball',
    outs: { ...TEAM_OUTS, injured: { irm: 'INJ' }, 'injured-before': { irm: 'INJ' } },
  }),
]

export const paper = { 'beach-volleyball': mostSets }
