import type { Calls, Edge } from '../edge.ts'
import { rankingPage } from './present.ts'

export const rankingCalls = ({ read }: Edge) =>
  ({
    listRanking: ({ query }) => read((tx, seq) => rankingPage(tx, seq, query)),
  }) satisfies Calls<'listRanking'>
