import type { ReportIndex } from '@games/contract'
import { useNames } from '../../i18n/use-names.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { BookList } from './BookList.tsx'

/** The disciplines that have documents to choose from, by name, what is of no single one first; and what can be printed of all of them. */
export function ReportIndexView({ page }: { page: ReportIndex }) {
  const t = useT()
  const text = useText()
  const { byName } = useNames()
  const named = page.disciplines
    .map((one) => ({
      ...one,
      name: text(one.discipline.name, one.discipline.code === 'GEN' ? t('reports.general') : one.discipline.code),
    }))
    .sort((a, b) => Number(b.discipline.code === 'GEN') - Number(a.discipline.code === 'GEN') || byName(a, b))
  return (
    <div className="reports-overview">
      {named.length === 0 ? <Empty title={t('app-shell.no-results')} why={t('pages.why-reports')} /> : null}
      <ul className="reports-index">
        {named.map(({ discipline, name, reports, communications }) => (
          <ListRow
            key={discipline.code}
            href={`/reports/${discipline.code}`}
            lead={<Pictogram code={discipline.code} />}
            title={name}
            trail={
              <>
                {reports > 0 ? <span>{t('reports.count', { count: reports })}</span> : null}
                {communications > 0 ? (
                  <span>{t('reports.communications-count', { count: communications })}</span>
                ) : null}
              </>
            }
          />
        ))}
      </ul>
      <BookList books={page.books} />
    </div>
  )
}
