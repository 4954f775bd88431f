import { racketGames } from '../racket-games.ts'

/** Table tennis: games G1 to G7. As ER of each side: PTS, STREAK, GAMEPTS (Value converted, Value2 held). */
export const tableTennis = racketGames({ por: 'Game points', eng: 'Game points', spa: 'Puntos de juego' })
