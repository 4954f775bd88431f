import { racketGames } from '../racket-games.ts'

/** Badminton: games G1 to G3. As ER of each side: PTS, STREAK, GAMEPTS (Value converted, Value2 held). */
export const badminton = racketGames({ por: 'Game points', eng: 'Game points', spa: 'Puntos de juego' })
