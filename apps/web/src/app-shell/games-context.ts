import type { Games } from '@games/contract'
import { createContext, use } from 'react'

export const GamesContext = createContext<Games | null>(null)

/** The games as the page was sent with them: name, venue offset, today. For "now" see useGamesNow. */
export function useGames(): Games {
  const games = use(GamesContext)
  if (!games) throw new Error('there is no GamesContext above')
  return games
}
