import type { Api, Reports } from '@games/contract'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { BookList } from './BookList.tsx'
import { CommunicationList } from './CommunicationList.tsx'
import { filterReports } from './filter-reports.ts'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportPages } from './ReportPages.tsx'
import { isNarrowed } from './report-address.ts'
import type { ReportSearch } from './report-search.ts'

/** Fewer reports than these are all seen at once. */
const WORTH_FILTERING = 6

export interface ReportsViewProps {
  readonly api: Api
  /** What the search lets through, or the whole list it is narrowed from. */
  readonly page: Reports
  /** What of the reports is shown, and where the list is. */
  readonly search: ReportSearch
  readonly path: string
  readonly onSearch: (address: string) => void
  /** Where there are no documents at all. */
  readonly children: ReactNode
}

/** A discipline's reports, official communications and what can be printed of our own data (spec R5.9). */
export function ReportsView({ api, page, search, path, onSearch, children }: ReportsViewProps) {
  const t = useT()
  const shown = filterReports(page, search)
  const { reports, count, choices, communications, books, units } = shown
  const isFiltered = isNarrowed(search)
  return (
    <div className="reports">
      {count > 0 || isFiltered || communications.length + books.length === 0 ? (
        <div className="reports-main">
          {count >= WORTH_FILTERING || isFiltered ? (
            <>
              <ReportFilters choices={choices} path={path} search={search} onSearch={onSearch} />
              <p className="reports-count" role="status">
                {t('reports.count', { count })}
              </p>
            </>
          ) : null}
          {reports.length > 0 ? (
            <ReportPages key={JSON.stringify(search)} api={api} page={shown} search={search} path={path} />
          ) : count > 0 || isFiltered ? (
            <NotFound path={path} />
          ) : (
            children
          )}
        </div>
      ) : null}
      {communications.length + books.length > 0 ? (
        <div className="reports-beside">
          <BookList books={books} />
          {communications.length > 0 ? <CommunicationList communications={communications} units={units} /> : null}
        </div>
      ) : null}
    </div>
  )
}

function NotFound({ path }: { path: string }) {
  const t = useT()
  return (
    <Empty title={t('app-shell.no-results')} why={t('reports.not-found-why')}>
      <a className="ui-button" href={path}>
        {t('reports.clear')}
      </a>
    </Empty>
  )
}
