import type { AccessLog } from '@games/contract'
import { Fragment } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { countText, shareText } from './figures.ts'

/** Rows that stand there at once; the others are one press away. */
const FIRST_ROWS = 12

/** What was requested most, by pattern: a page or call, never what somebody looked at. With how long answers of its kind took. */
export function RouteTable({ log, when }: { log: AccessLog; when: string }) {
  const t = useT()
  const { routes, routeCount } = log
  if (routes.length === 0) return null
  return (
    <section>
      <div className="ui-section">
        <h2>{t('access-log.routes', { when })}</h2>
      </div>
      <Rows log={log} title={t('access-log.routes', { when })} rows={routes.slice(0, FIRST_ROWS)} />
      {routes.length > FIRST_ROWS ? (
        <details className="access-log-as-table">
          <summary>{t('access-log.more-routes', { count: routeCount - FIRST_ROWS })}</summary>
          <Rows log={log} title={t('access-log.routes', { when })} rows={routes.slice(FIRST_ROWS)} />
        </details>
      ) : null}
      <Durations log={log} />
    </section>
  )
}

function Rows({ log: { total }, title, rows }: { log: AccessLog; title: string; rows: AccessLog['routes'] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <table className="access-log-table">
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('access-log.route')}</th>
          <th scope="col">{t('access-log.count')}</th>
          <th scope="col">{t('access-log.share')}</th>
          <th scope="col">{t('access-log.errors')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ route, kind, requests, errors }) => (
          <tr key={`${kind} ${route}`}>
            <th scope="row">
              <RoutePattern route={route} /> <small>{t(`access-log.kind-${kind}`)}</small>
            </th>
            <td>{countText(requests, locale)}</td>
            <td>{t('access-log.per-cent', { share: shareText(requests, total.requests, locale) || '0' })}</td>
            <td>{countText(errors, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A pattern, which may be broken after each of its parts. */
const RoutePattern = ({ route }: { route: string }) =>
  route.split(/(?<=.\/)/).map((part, at) => (
    <Fragment key={String(at)}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))

function Durations({ log: { durations } }: { log: AccessLog }) {
  const t = useT()
  const locale = useLocale()
  const time = (ms: number | null) =>
    ms === null ? t('access-log.too-slow') : t('access-log.milliseconds', { ms: countText(ms, locale) })
  if (durations.length === 0) return null
  return (
    <details className="access-log-as-table">
      <summary>{t('access-log.durations')}</summary>
      <table className="access-log-table">
        <caption className="vh">{t('access-log.durations')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('access-log.kind')}</th>
            <th scope="col">{t('access-log.count')}</th>
            <th scope="col">{t('access-log.median')}</th>
            <th scope="col">{t('access-log.p95')}</th>
          </tr>
        </thead>
        <tbody>
          {durations.map(({ kind, measured, medianMs, p95Ms }) => (
            <tr key={kind}>
              <th scope="row">{t(`access-log.kind-${kind}`)}</th>
              <td>{countText(measured, locale)}</td>
              <td>{time(medianMs)}</td>
              <td>{time(p95Ms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
