import type { ReportIndex } from '@games/contract'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'

/** The disciplines that have documents to choose from, by name; what is of no single one comes first. */
export function ReportIndexView({ page }: { page: ReportIndex }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const named = page.disciplines
    .map((one) => ({
      ...one,
      name: text(one.discipline.name, one.discipline.code === 'GEN' ? t('reports.general') : one.discipline.code),
    }))
    .sort(
      (a, b) =>
        Number(b.discipline.code === 'GEN') - Number(a.discipline.code === 'GEN') ||
        a.name.localeCompare(b.name, locale),
    )
  return (
    <ul className="reports-index">
      {named.map(({ discipline, name, reports, communications }) => (
        <li key={discipline.code}>
          <a href={`/reports/${discipline.code}`}>
            <Pictogram code={discipline.code} />
            <b>{name}</b>
            <span>
              {reports > 0 ? <span>{t('reports.count', { count: reports })}</span> : null}
              {communications > 0 ? <span>{t('reports.communications-count', { count: communications })}</span> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
