import type { Reports } from '@games/contract'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { BookList } from './BookList.tsx'
import { CommunicationList } from './CommunicationList.tsx'
import type { DocumentNaming } from './document-naming.ts'
import { filterReports } from './filter-reports.ts'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportList } from './ReportList.tsx'
import type { ReportSearch } from './report-search.ts'

/** Fewer reports than these are all seen at once. */
const WORTH_FILTERING = 6

export interface ReportsViewProps {
  readonly page: Reports
  readonly naming: DocumentNaming
  /** What of the reports is shown, and where the list is. */
  readonly search: ReportSearch
  readonly path: string
  readonly onSearch: (address: string) => void
  /** Where there are no documents at all. */
  readonly children: ReactNode
}

/** A discipline's reports, official communications and what can be printed of our own data (spec R5.9). */
export function ReportsView({ page, naming, search, path, onSearch, children }: ReportsViewProps) {
  const { reports, communications, books, units } = page
  const shown = filterReports(page, search)
  const isFiltered = shown.length < reports.length
  return (
    <div className="reports">
      {reports.length > 0 || communications.length + books.length === 0 ? (
        <div className="reports-main">
          {reports.length >= WORTH_FILTERING || isFiltered ? (
            <ReportFilters reports={reports} units={units} path={path} search={search} onSearch={onSearch} />
          ) : null}
          {shown.length > 0 ? (
            <ReportList reports={shown} units={units} naming={naming} open={isFiltered} />
          ) : isFiltered ? (
            <NotFound path={path} />
          ) : (
            children
          )}
        </div>
      ) : null}
      {communications.length + books.length > 0 ? (
        <div className="reports-beside">
          <BookList books={books} />
          {communications.length > 0 ? (
            <CommunicationList communications={communications} places={{ units, naming }} />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function NotFound({ path }: { path: string }) {
  const t = useT()
  return (
    <Empty title={t('reports.not-found')} why={t('reports.not-found-why')}>
      <a className="ui-button" href={path}>
        {t('reports.clear')}
      </a>
    </Empty>
  )
}
