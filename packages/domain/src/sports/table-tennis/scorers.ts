import { mostSets } from '../../scoring/boxes-by-limits.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { setMatch } from '../../scoring/sets/set-match.ts'
import { RACKET_GAMES } from '../../scoring/sets/set-sports.ts'

export const scorers: readonly AnyScorer[] = [
  setMatch({
    ...RACKET_GAMES,
    id: 'table-tennis',
    pad: { sides: 'beside', main: ['point'], lesser: ['time-out', 'server'], shared: ['let'] },
    outs: { ...TEAM_OUTS, 'injured-before': { irm: 'WO' }, injured: { irm: 'RET' } },
  }),
]

export const paper = { 'table-tennis': mostSets }
