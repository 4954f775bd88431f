import { useLocale } from '@games/web/i18n/use-t.ts'
import { useGames } from '../session/games.ts'
import { gamesTime } from './games-time.ts'

/** Instants as they are written in the games' zone. */
export const useTime = () => gamesTime(useGames(), useLocale(), Date.now)
