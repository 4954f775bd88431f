import type { Api, DayMedals, DelegationDay, Delegations, HomeDay } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** What is on and comes next on a day, `YYYY-MM-DD`; the day's changed rows are put into it like into any schedule day. */
export const homeQuery = (api: Api, day: string): ViewQuery<HomeDay> => ({
  key: ['home', day],
  topic: topics.scheduleDay(day),
  load: (options) => api.getHome({ params: { day } }, options),
})

/** The medals of a day; fetched again when the medal table changes. */
export const dayMedalsQuery = (api: Api, day: string): ViewQuery<DayMedals> => ({
  key: ['day-medals', day],
  topic: topics.medals('all'),
  derived: true,
  load: (options) => api.getDayMedals({ params: { day } }, options),
})

/** How a delegation stands on a day; fetched again when the medal table changes. */
export const delegationDayQuery = (api: Api, code: string, day: string): ViewQuery<DelegationDay> => ({
  key: ['delegation-day', code, day],
  topic: topics.medals('all'),
  derived: true,
  load: (options) => api.getDelegationDay({ params: { code, day } }, options),
})

/** The delegations one can choose from. They do not change while a page is open. */
export const delegationsQuery = (api: Api): ViewQuery<Delegations> => ({
  key: ['delegations'],
  load: (options) => api.listDelegations({}, options),
})
