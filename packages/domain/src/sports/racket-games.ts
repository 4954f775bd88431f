import { eventTypeOf, unitOf } from '../rsc.ts'
import type { Localized } from '../text/localized.ts'
import { countOf, madeOf } from './match-statistics.ts'
import { setsLine } from './set-scores.ts'
import type { SportModule, SportUnit } from './sport.ts'

const POINTS: Localized = { por: 'Pontos ganhos', eng: 'Points won', spa: 'Puntos ganados' }
const STREAK: Localized = {
  por: 'Maior sequência de pontos',
  eng: 'Most points in a row',
  spa: 'Mayor racha de puntos',
}

/** A match of teams is one of matches; those have the team match's code with a number at its end (ODF §8). */
const isTeamMatch = ({ typeCode: code }: SportUnit): boolean =>
  eventTypeOf(code).startsWith('TEAM') && /(?:--|00)$/.test(unitOf(code))

/** Games of a racket sport. `gamePoints`: its name of the points that can end a game. */
export const racketGames = (gamePoints: Localized): SportModule => ({
  form: (unit) => (isTeamMatch(unit) ? 'team-match' : 'match'),
  statistics: () => [
    countOf('points-won', POINTS, 'PTS'),
    countOf('streak', STREAK, 'STREAK'),
    madeOf('game-points', gamePoints, 'GAMEPTS'),
  ],
  line: setsLine,
})
