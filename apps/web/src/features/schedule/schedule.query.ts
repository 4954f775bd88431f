import type { Api, ScheduleDay, ScheduleDayQuery } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The units of one day of the games, `YYYY-MM-DD`. */
export const scheduleDayQuery = (api: Api, day: string): ViewQuery<ScheduleDay> => ({
  key: ['schedule', day],
  topic: topics.scheduleDay(day),
  load: (options) => api.getScheduleDay({ params: { day } }, options),
})

/**
 * A part of a day: one discipline, competition alone or what surrounds it. It follows the whole day's changes, so rows of other parts
 * may come into it: whoever shows it filters (`isPartOf`).
 */
export const dayPartQuery = (api: Api, day: string, query: ScheduleDayQuery): ViewQuery<ScheduleDay> => ({
  key: ['schedule', day, query],
  topic: topics.scheduleDay(day),
  load: (options) => api.getScheduleDay({ params: { day }, query }, options),
})
