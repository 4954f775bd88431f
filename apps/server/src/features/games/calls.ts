import { anew, type Calls, type Edge } from '../edge.ts'
import { games } from './present.ts'

export const gamesCalls = ({ pool, demo, now }: Edge) =>
  ({
    getGames: async () => anew({ view: await games(pool, demo, now()) }),
  }) satisfies Calls<'getGames'>
