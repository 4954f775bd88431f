import type { AccessLog, AccessLogQuery, Api } from '@games/contract'
import type { ViewQuery } from '../../cache/view-cache.ts'
import type { AccessLogSearch } from './access-log-search.ts'
import { dayAfter, dayCount, type ShownPeriod } from './access-log-period.ts'

/** What a view of the log is of; nothing: the last fourteen days by day. */
export type LogRequest = Partial<AccessLogQuery>

/** The log of some days. No topic announces it, for it changes all the time: who shows it asks for it again (use-fresh-log.ts). */
export const accessLogQuery = (api: Api, request: LogRequest): ViewQuery<AccessLog & { readonly seq: number }> => ({
  key: ['access-log', request],
  // it is no view of an event's number
  load: async (options) => ({ ...(await api.getAccessLog({ query: request }, options)), seq: 0 }),
})

/** What narrows every view of an address. */
export const filtersOf = ({ device, app }: AccessLogSearch): LogRequest => ({
  ...(device && { device }),
  ...(app && { platform: app }),
})

/** The views an address shows: its bars, what the figures are of, and the bars of the period before. */
export interface LogRequests {
  readonly series: LogRequest
  readonly figures: LogRequest
  readonly before: LogRequest | null
}

/** By hours a view has as many days as this. */
const HOURLY_DAYS = 1

/** What an address shows of its period. `today` is the log's. */
export function requestsOf(search: AccessLogSearch, period: ShownPeriod, today: string): LogRequests {
  const filters = filtersOf(search)
  const { by, series, figures, at } = period
  const isUsual = search.by === undefined && series.to === today
  const days: LogRequest = isUsual ? filters : { ...filters, first: series.from, last: series.to, by }
  const shown: LogRequest = { ...filters, first: figures.from, last: figures.to }
  const length = dayCount(series)
  return {
    series: days,
    figures: at === null ? days : { ...shown, by: dayCount(figures) <= HOURLY_DAYS ? 'hour' : 'day' },
    before: search.before
      ? { ...filters, first: dayAfter(series.from, -length), last: dayAfter(series.to, -length), by }
      : null,
  }
}
