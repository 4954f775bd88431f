import { mostSets } from '../../scoring/boxes-by-limits.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { setMatch } from '../../scoring/sets/set-match.ts'
import { RACKET_GAMES } from '../../scoring/sets/set-sports.ts'

export const scorers: readonly AnyScorer[] = [
  setMatch({
    ...RACKET_GAMES,
    id: 'badminton',
    hasServiceCourts: true,
    pad: { sides: 'beside', main: ['point'], lesser: ['server'], shared: ['let'] },
    outs: {
      'no-show': { irm: 'W/O' },
      'injured-before': { irm: 'W/O' },
      withdrawn: { irm: 'WDN' },
      retired: { irm: 'RET' },
      injured: { irm: 'RET' },
      disqualified: { irm: 'DSQ' },
      misconduct: { irm: 'DQB' },
    },
  }),
]

export const paper = { badminton: mostSets }
