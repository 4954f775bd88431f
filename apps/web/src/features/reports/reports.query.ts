import type { Api, ReportIndex, Reports } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** Which disciplines have documents. */
export const reportIndexQuery = (api: Api): ViewQuery<ReportIndex> => ({
  key: ['reports'],
  topic: topics.reports('all'),
  derived: true,
  load: (options) => api.listReportDisciplines({}, options),
})

/** The documents of a discipline by its code in capitals, or of one of its units alone. Fails with 404 for an unknown discipline. */
export const reportsQuery = (api: Api, discipline: string, unit?: string): ViewQuery<Reports> => ({
  key: ['reports', discipline, unit ?? ''],
  topic: topics.reports(discipline),
  derived: true,
  load: (options) => api.listReports({ params: { discipline }, query: unit === undefined ? {} : { unit } }, options),
})
