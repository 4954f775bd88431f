import type { Api, ReportIndex, Reports } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewCache, ViewQuery } from '../../cache/view-cache.ts'
import { ownSearch } from '../../page-search.ts'
import type { ReportSearch } from './report-search.ts'

/** Which disciplines have documents. */
export const reportIndexQuery = (api: Api): ViewQuery<ReportIndex> => ({
  key: ['reports'],
  topic: topics.reports('all'),
  derived: true,
  load: (options) => api.listReportDisciplines({}, options),
})

/**
 * The documents of a discipline by its code in capitals, or of one of its units alone: of its reports a page that a search lets through.
 * Fails with 404 for an unknown discipline.
 */
export const reportsQuery = (
  api: Api,
  discipline: string,
  search: ReportSearch & { readonly unit?: string } = {},
): ViewQuery<Reports> => {
  const filters = ownSearch(search)
  return {
    key: ['reports', discipline, filters],
    topic: topics.reports(discipline),
    derived: true,
    load: (options) =>
      api.listReports({ params: { discipline }, query: { ...filters, official: filters.official && '1' } }, options),
  }
}

/**
 * The reports that a search lets through. A list that is cached as a whole is narrowed on the page, at once and without a network; of a
 * longer one the server sends what is requested.
 */
export function narrowedReportsQuery(
  api: Api,
  views: Pick<ViewCache, 'peek'>,
  discipline: string,
  search: ReportSearch,
): ViewQuery<Reports> {
  const whole = reportsQuery(api, discipline)
  return views.peek<Reports>(whole.key)?.next === null ? whole : reportsQuery(api, discipline, search)
}
