import type { ScheduleDay, ScheduleDayQuery } from '@games/contract'
import type { ClientBase } from 'pg'
import { daysWithUnits, summariesOf, unitsOfDay } from '../units/index.ts'

/** One day of the schedule; a day without units is an empty list, since any day may get some. */
export async function scheduleDay(
  tx: ClientBase,
  seq: number,
  day: string,
  query: ScheduleDayQuery = {},
): Promise<ScheduleDay> {
  return { seq, day, days: await daysWithUnits(tx), units: await summariesOf(tx, await unitsOfDay(tx, day, query)) }
}
