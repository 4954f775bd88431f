import { type Calls, type Edge, rscOr404 } from '../edge.ts'
import { matchDay, matchView } from './present.ts'

export const matchCalls = ({ read, found, dayOf }: Edge) =>
  ({
    listMatches: async ({ params }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => matchDay(tx, seq, day))
    },
    getMatch: async ({ params }) => {
      const code = rscOr404(params.unit, 'match')
      return found(`match ${params.unit}`, (tx, seq) => matchView(tx, seq, code))
    },
  }) satisfies Calls<'listMatches' | 'getMatch'>
