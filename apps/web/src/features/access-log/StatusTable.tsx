import type { AccessLog } from '@games/contract'
import { hasLabel } from '@games/domain/analytics/access-log'
import { Fragment } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { countText, shareText } from './figures.ts'
import { CountHead } from './ShareTable.tsx'

/** Responses by status under their groups: the thirteen that have a name (R8.1), and those that came besides. */
export function StatusTable({ log: { groups, statuses, total }, when }: { log: AccessLog; when: string }) {
  const t = useT()
  const locale = useLocale()
  const title = t('access-log.statuses', { when })
  const share = (requests: number) =>
    t('access-log.per-cent', { share: shareText(requests, total.requests, locale) || '0' })
  return (
    <section>
      <div className="ui-section">
        <h2>{title}</h2>
      </div>
      <table className="access-log-statuses">
        <CountHead title={title} heads={[t('access-log.status'), null, t('access-log.count'), t('access-log.share')]} />
        <tbody>
          {groups.map(({ group, requests }) => (
            <Fragment key={group}>
              <tr className="access-log-group">
                <th scope="row">{group}</th>
                <td>{t(`access-log.group-${group}`)}</td>
                <td>{countText(requests, locale)}</td>
                <td>{share(requests)}</td>
              </tr>
              {statuses
                .filter(({ status }) => `${Math.floor(status / 100)}xx` === group)
                .map((one) => (
                  <tr key={one.status}>
                    <th scope="row">{one.status}</th>
                    <td>
                      {hasLabel(one.status) ? t(`access-log.status-${one.status}`) : t('access-log.status-other')}
                    </td>
                    <td>{countText(one.requests, locale)}</td>
                    <td>{one.requests === 0 ? '' : share(one.requests)}</td>
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
