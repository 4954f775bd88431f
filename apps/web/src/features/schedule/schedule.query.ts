import type { Api } from '@games/contract'
import { topics } from '@games/contract/live'
import { liveQuery } from '../../cache/live-query.ts'

/** The units of one day of the games, `YYYY-MM-DD`. */
export const scheduleDayQuery = (api: Api, day: string) =>
  liveQuery(['schedule', day], topics.scheduleDay(day), (options) => api.getScheduleDay({ params: { day } }, options))
