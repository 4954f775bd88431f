import { mostSets } from '../../scoring/boxes-by-limits.ts'
import { TEAM_OUTS } from '../../scoring/outs.ts'
import type { AnyScorer } from '../../scoring/play.ts'
import { setMatch } from '../../scoring/sets/set-match.ts'
import { TEAM_SETS } from '../../scoring/sets/set-sports.ts'

export const scorers: readonly AnyScorer[] = [setMatch({ ...TEAM_SETS, id: 'volleyball', outs: TEAM_OUTS })]

export const paper = { volleyball: mostSets }
