import type { Calls, Edge } from '../edge.ts'
import { dayMedals, delegationDay, homeDay } from './present.ts'

export const homeCalls = ({ read, found, dayOf }: Edge) =>
  ({
    getHome: async ({ params, query }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => homeDay(tx, seq, day, query))
    },
    getDayMedals: async ({ params }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => dayMedals(tx, seq, day))
    },
    getDelegationDay: async ({ params }) => {
      const day = await dayOf(params.day)
      return found(`delegation ${params.code}`, (tx, seq) => delegationDay(tx, seq, params.code, day))
    },
  }) satisfies Calls<'getHome' | 'getDayMedals' | 'getDelegationDay'>
