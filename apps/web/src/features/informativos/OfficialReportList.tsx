import type { OfficialReport, OfficialReports } from '@games/contract/content/shown-content'
import { useState } from 'react'
import { CorrectionNote } from '../../content/Corrected.tsx'
import { Document } from '../../content/Document.tsx'
import { ListTools } from '../../content/ListTools.tsx'
import { MoreOf } from '../../content/MoreOf.tsx'
import { Priority } from '../../content/Priority.tsx'
import { type ListSearch, sorted } from '../../content/sorted.ts'
import { usePublished } from '../../content/use-published.ts'
import { useShownPart } from '../../content/use-shown-part.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'

/** The organiser's reports as PDF, by priority, date or title (R6.1). */
export function OfficialReportList({ view: { reports } }: { view: OfficialReports }) {
  const t = useT()
  const locale = useLocale()
  const [search, setSearch] = useState<ListSearch>({})
  const found = sorted(reports, search, locale)
  const { shown, showMore } = useShownPart(found, `${search.q} ${search.sort}`)
  return (
    <div className="informativos-reports">
      <ListTools search={search} onSearch={setSearch} />
      {found.length === 0 ? (
        <Empty title={t('app-shell.no-results')} why={t('content.no-title')} />
      ) : (
        <ul>
          {shown.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </ul>
      )}
      <MoreOf shown={shown.length} of={found.length} onMore={showMore} />
    </div>
  )
}

function Row({ report }: { report: OfficialReport }) {
  const text = useText()
  const published = usePublished()
  const { id, title, priority, subject, summary, pdf } = report
  const name = text(title, '')
  return (
    <li id={id}>
      <p className="informativos-when">
        <Priority level={priority} />
        {subject ? (
          <>
            <ContentText text={subject} />
            {', '}
          </>
        ) : null}
        <time dateTime={report.publishedAt}>{published(report)}</time>
      </p>
      {pdf ? (
        <Document of={id} file={pdf} name={name}>
          <ContentText text={title} />
        </Document>
      ) : (
        <p className="content-document content-document-name">
          <ContentText text={title} />
        </p>
      )}
      {summary ? (
        <p className="informativos-summary">
          <ContentText text={summary} />
        </p>
      ) : null}
      <CorrectionNote of={report} />
    </li>
  )
}
