import { RACKET_ABBREVIATIONS, racketEventTypes } from '../racket-events.ts'
import { racketGames } from '../racket-games.ts'
import { RACKET_GAMES } from '../plays/racket-games.ts'
import type { SportModule } from '../sport.ts'

/** Badminton: games G1 to G3. As ER of each side: PTS, STREAK, GAMEPTS (Value converted, Value2 held). */
export const sport: SportModule = {
  ...racketGames({ por: 'Game points', eng: 'Game points', spa: 'Puntos de juego' }),
  eventTypes: racketEventTypes({ match: 'badminton-bwf-2025', team: 'badminton-team-bwf-2025' }),
  abbreviations: RACKET_ABBREVIATIONS,
}

export const plays = RACKET_GAMES
