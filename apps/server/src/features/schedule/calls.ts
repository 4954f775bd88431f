import type { Calls, Edge } from '../edge.ts'
import { scheduleDay } from './present.ts'

export const scheduleCalls = ({ read, dayOf }: Edge) =>
  ({
    getScheduleDay: async ({ params, query }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => scheduleDay(tx, seq, day, query))
    },
  }) satisfies Calls<'getScheduleDay'>
