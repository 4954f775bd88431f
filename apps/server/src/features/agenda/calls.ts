import type { Calls, Edge } from '../edge.ts'
import { agenda } from './present.ts'

export const agendaCalls = ({ read, dayOf }: Edge) =>
  ({
    getAgenda: async ({ params, query: { follows = '' } }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => agenda(tx, seq, day, follows === '' ? [] : follows.split(',')))
    },
  }) satisfies Calls<'getAgenda'>
