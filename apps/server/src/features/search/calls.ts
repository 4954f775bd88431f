import { anew, type Calls, type Edge } from '../edge.ts'
import { searchIndex } from './present.ts'

export const searchCalls = ({ read, search }: Edge) =>
  ({
    // it is made from memory, and what people type is seldom typed twice
    search: async ({ query }) => anew({ view: await search.find(query.q) }),
    getSearchIndex: () => read(searchIndex),
  }) satisfies Calls<'search' | 'getSearchIndex'>
