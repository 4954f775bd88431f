import type { AccessLog } from '@games/contract'
import { hasLabel, isAccessError } from '@games/domain/analytics/access-log'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import type { Days } from './access-log-period.ts'
import { dayAfter } from './access-log-period.ts'
import { countText, shareText } from './figures.ts'
import { useDaysText } from './use-days-text.ts'

/** A page is read, not searched: what is beyond is in the files. */
const MOST_ROWS = 200

interface DeviceStatusTableProps {
  /** By days or weeks. */
  readonly log: AccessLog
  /** Of which days its rows are shown. */
  readonly days: Days
  readonly when: string
}

/** Every metric of R8.1 on one line: date, device, status, count, percentage, success and error counts, total; and the same as files. */
export function DeviceStatusTable({ log, days, when }: DeviceStatusTableProps) {
  const t = useT()
  const locale = useLocale()
  const daysText = useDaysText()
  const { by, series } = log
  const isOf = (start: string) => (by === 'week' ? dayAfter(start, 6) : start) >= days.from && start <= days.to
  const rows = log.rows.filter(({ start }) => isOf(start))
  if (rows.length === 0) return null
  const totals = new Map(series.map(({ start, requests }) => [start, requests]))
  const title = t('access-log.cross', { when })
  const nameOf = (start: string) =>
    by === 'week'
      ? t('access-log.week-of', { days: daysText({ from: start, to: dayAfter(start, 6) }) })
      : dayLabel(start, locale)
  const ofDevice = (row: AccessLog['rows'][number], failed: boolean) =>
    rows
      .filter(
        ({ start, device, status }) => start === row.start && device === row.device && isAccessError(status) === failed,
      )
      .reduce((sum, { requests }) => sum + requests, 0)
  return (
    <details className="access-log-as-table">
      <summary>{title}</summary>
      {/* scrolled by keys as well, so it takes the focus */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="access-log-frame" role="region" aria-label={title} tabIndex={0}>
        <table className="access-log-table">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t(by === 'week' ? 'access-log.week' : 'access-log.day')}</th>
              <th scope="col">{t('access-log.device')}</th>
              <th scope="col">{t('access-log.status')}</th>
              <th scope="col">{t('access-log.count')}</th>
              <th scope="col">{t('access-log.share')}</th>
              <th scope="col">{t('access-log.success-count')}</th>
              <th scope="col">{t('access-log.error-count')}</th>
              <th scope="col">{t('access-log.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map((row) => {
              const { start, device, status, requests } = row
              const total = totals.get(start) ?? 0
              return (
                <tr key={`${start} ${device} ${status}`}>
                  <th scope="row">{nameOf(start)}</th>
                  <td>{t(`access-log.device-${device}`)}</td>
                  <td>{hasLabel(status) ? `${status} ${t(`access-log.status-${status}`)}` : status}</td>
                  <td>{countText(requests, locale)}</td>
                  <td>{t('access-log.per-cent', { share: shareText(requests, total, locale) || '0' })}</td>
                  <td>{countText(ofDevice(row, false), locale)}</td>
                  <td>{countText(ofDevice(row, true), locale)}</td>
                  <td>{countText(total, locale)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {rows.length > MOST_ROWS ? <p>{t('access-log.cross-more', { count: rows.length - MOST_ROWS })}</p> : null}
    </details>
  )
}
