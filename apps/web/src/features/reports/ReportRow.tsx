import type { Report } from '@games/contract'
import type { ReactNode } from 'react'
import { useMoment } from '../../app-shell/use-moment.ts'
import { sizeName } from '../../i18n/size-name.ts'
import type { Translate } from '../../i18n/translator.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { otherLanguage } from './language-name.ts'
import { useReportFile } from './use-report-file.ts'

/** What is not official yet is marked so, in the source's word where we have none; '' for what is, and where nothing was sent. */
function statusWord(status: string | null, t: Translate): string {
  switch (status) {
    case null:
    case 'OFFICIAL':
    case 'START_LIST':
      return ''
    case 'UNOFFICIAL':
    case 'PARTIAL':
    case 'PROTESTED':
    case 'INTERMEDIATE':
    case 'LIVE':
    case 'UNCONFIRMED':
    case 'PROVISIONAL':
      return t(`reports.status-${status}`)
    default:
      return status
  }
}

/** A report: what it is, how new and large, and its two ways. `accessibleName` is its whole name, for screen readers, which list links alone. */
export function ReportRow({
  report,
  name,
  accessibleName,
}: {
  report: Report
  name: ReactNode
  accessibleName: string
}) {
  const t = useT()
  const locale = useLocale()
  const moment = useMoment()
  const file = useReportFile(report)
  const status = statusWord(report.status, t)
  const language = otherLanguage(report.language, locale)
  return (
    <li className="reports-row">
      <div>
        {name === null ? null : <p className="reports-name">{name}</p>}
        <p className="reports-facts">
          {language ? <span className="reports-language">{language.name}</span> : null}
          <span>{moment(report.produced)}</span>
          {status === '' ? null : <span>{status}</span>}
          {report.version > 1 ? <span>{t('reports.version', { version: report.version })}</span> : null}
          <span>{t('reports.pdf', { size: sizeName(report.size, locale) })}</span>
        </p>
      </div>
      <p className="reports-ways">
        <a
          className="ui-button"
          href={file.href}
          target="_blank"
          rel="noopener"
          onClick={file.onOpen}
          aria-label={t('reports.open-named', { name: accessibleName })}
        >
          {t('reports.open')}
        </a>
        <a
          className="ui-button ui-button-quiet"
          href={file.href}
          download={file.name}
          onClick={file.onDownload}
          aria-label={t('reports.download-named', { name: accessibleName })}
        >
          {t('reports.download')}
        </a>
      </p>
    </li>
  )
}
