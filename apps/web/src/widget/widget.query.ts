import type { Api, HomeDay, HomeQuery, ScheduleDay } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../cache/view-cache.ts'
import type { WidgetSearch } from './widget-search.ts'

/** What is on and comes next on a day, of what the widget is about. */
export function widgetDayQuery(api: Api, day: string, { discipline, delegation }: WidgetSearch): ViewQuery<HomeDay> {
  const query: HomeQuery = {
    ...(discipline === undefined ? {} : { discipline }),
    ...(delegation === undefined ? {} : { organisation: delegation }),
  }
  return {
    key: ['home', day, query],
    topic: topics.scheduleDay(day),
    load: (options) => api.getHome({ params: { day }, query }, options),
  }
}

/** What is over on a day, in time order, of what the widget is about. */
export function widgetResultsQuery(
  api: Api,
  day: string,
  { discipline, delegation }: WidgetSearch,
): ViewQuery<ScheduleDay> {
  const query = {
    part: 'competition',
    status: 'final',
    ...(discipline === undefined ? {} : { discipline }),
    ...(delegation === undefined ? {} : { organisation: delegation }),
  } as const
  return {
    key: ['schedule', day, query],
    topic: topics.scheduleDay(day),
    load: (options) => api.getScheduleDay({ params: { day }, query }, options),
  }
}
