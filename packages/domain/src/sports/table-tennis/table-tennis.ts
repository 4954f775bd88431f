import { RACKET_ABBREVIATIONS, racketEventTypes } from '../racket-events.ts'
import { racketGames } from '../racket-games.ts'
import { RACKET_GAMES } from '../plays/racket-games.ts'
import type { SportModule } from '../sport.ts'

/** Table tennis: games G1 to G7. As ER of each side: PTS, STREAK, GAMEPTS (Value converted, Value2 held). */
export const sport: SportModule = {
  ...racketGames({ por: 'Game points', eng: 'Game points', spa: 'Puntos de juego' }),
  eventTypes: racketEventTypes({ match: 'table-tennis-ittf-2025', team: 'table-tennis-team-ittf-2025' }),
  abbreviations: RACKET_ABBREVIATIONS,
}

export const plays = RACKET_GAMES
