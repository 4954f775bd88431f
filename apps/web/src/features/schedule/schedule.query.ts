import type { Api, Delegations, ScheduleDay, ScheduleDayQuery } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewCache, ViewQuery } from '../../cache/view-cache.ts'
import type { DayFilter } from './day-filter.ts'

/** Units with which a day begins: five windows of a phone, a tenth of the elements of the longest days (decision 0057). */
export const FIRST = 60

/**
 * A part of a day: one discipline, competition alone or what surrounds it. It follows the whole day's changes, so rows of other parts
 * may come into it: whoever shows it filters (`isPartOf`). Whom a unit concerns its row does not tell: such a part is fetched again.
 */
export const dayPartQuery = (api: Api, day: string, query: ScheduleDayQuery): ViewQuery<ScheduleDay> => ({
  key: ['schedule', day, query],
  topic: topics.scheduleDay(day),
  derived: query.organisation !== undefined,
  load: (options) => api.getScheduleDay({ params: { day }, query }, options),
})

/** The beginning of a day of the games, `YYYY-MM-DD`: what is on, what is to come, what is over; of most days all of it. */
export const scheduleDayQuery = (api: Api, day: string): ViewQuery<ScheduleDay> => ({
  ...dayPartQuery(api, day, { limit: FIRST }),
  key: ['schedule', day],
})

/** All units of a day, or all that concern a delegation. */
export const wholeDayQuery = (api: Api, day: string, { delegation }: DayFilter): ViewQuery<ScheduleDay> =>
  dayPartQuery(api, day, delegation ? { organisation: delegation } : {})

/**
 * The units of a day that a filter lets through. A day that is cached whole is narrowed on the page, at once and without a network;
 * of a longer one the server sends what is requested, as many as a page begins with. A page further on (`from`) stays a page.
 */
export function narrowedDayQuery(
  api: Api,
  views: Pick<ViewCache, 'peek'>,
  day: string,
  filter: DayFilter,
): ViewQuery<ScheduleDay> {
  const { discipline, venue, delegation, gender, status, finals, from } = filter
  const whole = wholeDayQuery(api, day, filter)
  if (!from && views.peek(whole.key)) return whole
  const first = scheduleDayQuery(api, day)
  const cached = views.peek<ScheduleDay>(first.key)
  if (!delegation && !from && cached && cached.next === undefined) return first
  const query: ScheduleDayQuery = {
    ...(discipline && { discipline }),
    ...(venue && { venue }),
    ...(delegation && { organisation: delegation }),
    ...(gender && { gender }),
    ...(status && { status }),
    ...(finals && { finals: '1' }),
    ...(from && { from }),
  }
  return Object.keys(query).length === 0 ? first : dayPartQuery(api, day, { ...query, limit: FIRST })
}

/** A part of a day, of a delegation where the filter names one: the rest of the filter the page does itself. */
export const filteredPartQuery = (
  api: Api,
  day: string,
  part: ScheduleDayQuery,
  { delegation }: DayFilter,
): ViewQuery<ScheduleDay> => dayPartQuery(api, day, delegation ? { ...part, organisation: delegation } : part)

/** The delegations one can choose from. They do not change while a page is open. */
export const delegationsQuery = (api: Api): ViewQuery<Delegations> => ({
  key: ['delegations'],
  load: (options) => api.listDelegations({}, options),
})
