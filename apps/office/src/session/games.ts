import type { Games } from '@games/contract'
import { createContext, use } from 'react'

export const GamesContext = createContext<Games | null>(null)

/** The games: name, zone, clock, what is switched on. */
export function useGames(): Games {
  const games = use(GamesContext)
  if (!games) throw new Error('there is no GamesContext above')
  return games
}
