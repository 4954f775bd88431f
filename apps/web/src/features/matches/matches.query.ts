import type { Api, Match, ScheduleDay } from '@games/contract'
import { topics } from '@games/contract/live'
import { padRsc } from '@games/domain'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** A match by its RSC, with or without trailing filler. Fails with ApiFailure 404 for what is no match of two sides. */
export function matchQuery(api: Api, unit: string): ViewQuery<Match> {
  const full = padRsc(unit.toUpperCase())
  return {
    key: ['match', full],
    topic: topics.plays(full),
    follows: ({ unit: { status } }) => status !== 'OFFICIAL',
    load: (options) => api.getMatch({ params: { unit: full } }, options),
  }
}

/** The matches of one day, `YYYY-MM-DD`. It follows the whole day's changes: who shows it filters (`isMatch`). */
export const matchDayQuery = (api: Api, day: string): ViewQuery<ScheduleDay> => ({
  key: ['matches', day],
  topic: topics.scheduleDay(day),
  load: (options) => api.listMatches({ params: { day } }, options),
})
