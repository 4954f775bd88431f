import type { Report, Reports } from '@games/contract'
import { padRsc, rscPrefix } from '@games/domain/rsc'
import { isNarrowed } from './report-address.ts'
import type { ReportSearch } from './report-search.ts'

/** Games' day of what a report is about: its unit's, else the day it was made. */
const dayOf = ({ about, produced }: Report, units: Reports['units']): string =>
  units.find(({ code }) => about.level === 'unit' && code === about.code)?.day ?? produced.slice(0, 10)

/** The documents that a search lets through, as the server would send them; those of its own answer are let through all. */
export function filterReports(page: Reports, search: ReportSearch): Reports {
  if (!isNarrowed(search)) return page
  const { kind, event, day, language, official } = search
  const prefix = event === undefined ? '' : rscPrefix(padRsc(event), 'event')
  const reports = page.reports.filter(
    (report) =>
      report.about.code.startsWith(prefix) &&
      (kind === undefined || report.kind === kind) &&
      (day === undefined || dayOf(report, page.units) === day) &&
      (language === undefined || report.language === language) &&
      (official === undefined || report.status === 'OFFICIAL'),
  )
  return {
    ...page,
    reports,
    count: page.count - page.reports.length + reports.length,
    communications: page.communications.filter(({ about }) => about.code.startsWith(prefix)),
    books: page.books.filter((book) => prefix === '' || (book.event && padRsc(book.event.code).startsWith(prefix))),
  }
}
