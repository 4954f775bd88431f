import type { Reports } from '@games/contract'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { unitAddress } from '../../units/unit-address.ts'
import { groupReports, type ReportGroup, type ReportKind } from './group-reports.ts'
import { ReportRow } from './ReportRow.tsx'
import { useKindName } from './use-kind-name.ts'
import { useReportWords } from './use-report-words.ts'

/** Up to this many reports stand open; of more each event is opened by itself. */
const MOST_OPEN = 12

/** A discipline's reports by event, kind and unit (spec R5.9). */
export function ReportList({
  reports,
  units,
  open,
  isContinuation,
  goesOn,
}: Pick<Reports, 'reports' | 'units'> & {
  /** Whether all stand open, however many. */
  open: boolean
  /** Whether there are reports before these, and after them: of the event at that end there may be more than are here. */
  isContinuation: boolean
  goesOn: boolean
}) {
  const groups = groupReports(reports)
  const isShort = reports.length <= MOST_OPEN
  return (
    <div className="reports-list">
      {groups.map((group, index) => (
        <Group
          key={group.event?.code ?? ''}
          group={group}
          isWhole={!(isContinuation && index === 0) && !(goesOn && index === groups.length - 1)}
          units={units}
          open={open || isShort || groups.length === 1 || group.event === null}
        />
      ))}
    </div>
  )
}

interface GroupProps extends Pick<Reports, 'units'> {
  readonly group: ReportGroup
  readonly isWhole: boolean
  readonly open: boolean
}

function Group({ group, isWhole, units, open }: GroupProps) {
  const t = useT()
  // a list that grows closes nothing that is being read
  const [isOpen] = useState(open)
  const words = useReportWords(units)
  const about = group.kinds[0]?.reports[0]?.about
  const name = about ? words.event(about) || words.place(about) : ''
  return (
    <details className="reports-group" open={isOpen}>
      <summary>
        <h2>{name}</h2>
        {isWhole ? <span>{t('reports.count', { count: group.count })}</span> : null}
      </summary>
      {group.kinds.map((kind) => (
        <Kind key={kind.key} kind={kind} of={name} units={units} />
      ))}
    </details>
  )
}

function Kind({ kind: { reports }, of, units }: Pick<GroupProps, 'units'> & { kind: ReportKind; of: string }) {
  const words = useReportWords(units)
  const { name, lang } = useKindName()(reports)
  return (
    <section className="reports-kind">
      <h3>
        <span lang={lang}>{name}</span>
        {reports[0]?.kind ? <small>{reports[0].kind}</small> : null}
      </h3>
      <ul>
        {reports.map((report) => {
          const place = words.place(report.about)
          const unit = words.unitOf(report.about)
          return (
            <ReportRow
              key={`${report.about.code} ${report.language}`}
              report={report}
              // what the heading has already is not repeated
              name={unit ? <a href={unitAddress(unit.code)}>{place}</a> : place === of ? null : place}
              accessibleName={`${name}, ${of}, ${place}`}
            />
          )
        })}
      </ul>
    </section>
  )
}
