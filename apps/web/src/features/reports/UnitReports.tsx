import type { Api } from '@games/contract'
import { disciplineOf } from '@games/domain/rsc'
import { useView } from '../../cache/use-view.ts'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { BookList } from './BookList.tsx'
import { CommunicationList } from './CommunicationList.tsx'
import { groupReports } from './group-reports.ts'
import { ReportRow } from './ReportRow.tsx'
import { reportsQuery } from './reports.query.ts'
import { useKindName } from './use-kind-name.ts'

/** The documents of one unit, by its code, and the way to all of its discipline (spec R2.2). `results` is the address of its results. */
export function UnitReports({ api, unit, results }: { api: Api; unit: string; results: string }) {
  const t = useT()
  const page = useView(reportsQuery(api, disciplineOf(unit), { unit }))
  const kindName = useKindName()
  const { discipline, reports, communications, books } = page
  const all = `/discipline/${discipline.code}/reports`
  if (reports.length + communications.length + books.length === 0)
    return (
      <Empty title={t('reports.none')} why={t('reports.none-why')}>
        <a className="ui-button" href={results}>
          {t('reports.see-results')}
        </a>
        <a href={all}>{t('reports.see-all')}</a>
      </Empty>
    )
  return (
    <div className="reports reports-of-unit">
      <ul>
        {groupReports(reports)
          .flatMap(({ kinds }) => kinds)
          .flatMap((kind) => {
            const { name, lang } = kindName(kind.reports)
            return kind.reports.map((report) => (
              <ReportRow
                key={`${kind.key} ${report.language}`}
                report={report}
                name={
                  <>
                    <span lang={lang}>{name}</span> {report.kind ? <small>{report.kind}</small> : null}
                  </>
                }
                accessibleName={name}
              />
            ))
          })}
      </ul>
      {communications.length > 0 ? <CommunicationList communications={communications} /> : null}
      <BookList books={books} />
      <p className="reports-all">
        <a href={all}>{t('reports.see-all')}</a>
      </p>
    </div>
  )
}
