import type { RecordLine } from '@games/contract'
import { useId } from 'react'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { recordDate } from './record-date.ts'
import { unitAddress } from '../../units/unit-address.ts'

/** The records of an event as sent: whose, where and when; one set at these games leads to where it was set. */
export function EventRecords({ records }: { records: readonly RecordLine[] }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const heading = useId()
  const nameOf = ({ name, type }: RecordLine) => text(name, type)
  const columns: Column<RecordLine>[] = [
    {
      key: 'type',
      head: t('events.record'),
      cell: (record) => (
        <>
          {nameOf(record)}
          {record.equalled ? <small className="events-equalled">{t('events.equalled')}</small> : null}
        </>
      ),
    },
    {
      key: 'result',
      head: t('events.record-result'),
      figure: true,
      cell: (record) => <Result record={record} />,
    },
    { key: 'holder', head: t('events.record-holder'), onPhones: 'below', cell: (record) => <Holder record={record} /> },
    { key: 'place', head: t('events.record-place'), onPhones: 'below', cell: ({ place }) => place },
    {
      key: 'date',
      head: t('events.record-date'),
      onPhones: 'below',
      figure: true,
      cell: ({ date }) => (date ? recordDate(date, locale) : null),
    },
  ]
  return (
    <section className="events-part events-records" aria-labelledby={heading}>
      <div className="ui-section">
        <h3 id={heading}>{t('events.records')}</h3>
      </div>
      <Table
        caption={t('events.records')}
        columns={columns}
        rows={records}
        rowKey={({ type, holder, result, date }) => [type, holder, result, date].join(' ')}
        openLabel={(record) => t('events.record-more', { record: nameOf(record) })}
      />
    </section>
  )
}

function Result({ record: { result, unit } }: { record: RecordLine }) {
  const t = useT()
  if (!unit) return <b>{result}</b>
  return (
    <a className="events-record-unit" href={unitAddress(unit)} aria-label={`${result ?? ''}, ${t('events.set-here')}`}>
      <b>{result}</b>
    </a>
  )
}

function Holder({ record: { holder, organisation } }: { record: RecordLine }) {
  const text = useText()
  const name = holder ?? (organisation ? text(organisation.name, organisation.code) : null)
  return (
    <span className="events-pool-who">
      {organisation ? <Flag organisation={organisation} /> : null}
      <span>{name}</span>
    </span>
  )
}
