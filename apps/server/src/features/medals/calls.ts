import type { Calls, Edge } from '../edge.ts'
import { medallistsPage } from './medallists.ts'
import { publishedMedals } from './published.ts'

export const medalCalls = ({ read }: Edge) =>
  ({
    getPublishedMedals: () => read(publishedMedals),
    listMedallists: ({ query }) => read((tx, seq) => medallistsPage(tx, seq, query)),
  }) satisfies Calls<'getPublishedMedals' | 'listMedallists'>
