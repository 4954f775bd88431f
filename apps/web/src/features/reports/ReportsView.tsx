import type { Reports } from '@games/contract'
import type { ReactNode } from 'react'
import { CommunicationList } from './CommunicationList.tsx'
import type { DocumentNaming } from './document-naming.ts'
import { ReportList } from './ReportList.tsx'

/** A discipline's reports and official communications (spec R5.9); `children` where it has neither. */
export function ReportsView({
  page: { reports, communications, units },
  naming,
  children,
}: {
  page: Reports
  naming: DocumentNaming
  children: ReactNode
}) {
  if (reports.length === 0 && communications.length === 0) return children
  return (
    <div className="reports">
      {reports.length > 0 ? <ReportList reports={reports} units={units} naming={naming} /> : null}
      {communications.length > 0 ? (
        <CommunicationList communications={communications} places={{ units, naming }} />
      ) : null}
    </div>
  )
}
