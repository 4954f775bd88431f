import type { Api, Reports } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportList } from './ReportList.tsx'
import { isNarrowed, reportsAddress } from './report-address.ts'
import type { ReportSearch } from './report-search.ts'
import { useReportPages } from './use-report-pages.ts'

/** A page of reports and, once requested, the pages after it. The way on is a link for readers without script. */
export function ReportPages({
  api,
  page,
  search,
  path,
}: {
  api: Api
  page: Reports
  search: ReportSearch
  /** Where the list is. */
  path: string
}) {
  const t = useT()
  const { pages, next, showMore, isLoading, isFailed } = useReportPages(api, page, search)
  const reports = pages.flatMap((one) => one.reports)
  return (
    <>
      <ReportList
        reports={reports}
        units={pages.flatMap(({ units }) => units)}
        open={isNarrowed(search)}
        isContinuation={search.cursor !== undefined}
        goesOn={next !== null}
      />
      {isLoading ? <Skeleton label={t('reports.loading')} rows={4} /> : null}
      {isFailed ? (
        <ErrorNote
          title={t('app-shell.load-error')}
          why={t('reports.not-loaded')}
          retry={{ label: t('app-shell.retry'), onRetry: showMore }}
        />
      ) : next === null ? null : (
        <a
          className="ui-button reports-more"
          href={reportsAddress(path, { ...search, cursor: next })}
          onClick={(event) => {
            event.preventDefault()
            showMore()
          }}
        >
          {t('reports.more', { count: Math.max(1, Math.min(page.reports.length, page.count - reports.length)) })}
        </a>
      )}
    </>
  )
}
