import type { Calls, Edge } from '../edge.ts'
import { medallistsPage } from './medallists.ts'

export const medalCalls = ({ read }: Edge) =>
  ({
    listMedallists: ({ query }) => read((tx, seq) => medallistsPage(tx, seq, query)),
  }) satisfies Calls<'listMedallists'>
