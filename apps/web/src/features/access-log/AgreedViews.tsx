import type { AccessLog } from '@games/contract'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { countText } from './figures.ts'

/** Rows that stand there: the pages most looked at. */
const MOST_PAGES = 8

/** What those who agreed to be counted looked at (R3.5), apart from all the rest. */
export function AgreedViews({ agreed: { views, pages } }: { agreed: AccessLog['agreed'] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className="access-log-agreed">
      <div className="ui-section">
        <h2>{t('access-log.beacon')}</h2>
        <b>{countText(views, locale)}</b>
      </div>
      <p>
        {t('access-log.beacon-why')} <a href="/settings#privacy">{t('access-log.beacon-settings')}</a>
      </p>
      {pages.length === 0 ? (
        <p>{t('access-log.beacon-none')}</p>
      ) : (
        <table className="access-log-table">
          <caption className="vh">{t('access-log.beacon')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('access-log.route')}</th>
              <th scope="col">{t('access-log.count')}</th>
            </tr>
          </thead>
          <tbody>
            {pages.slice(0, MOST_PAGES).map((one) => (
              <tr key={one.pattern}>
                <th scope="row">{one.pattern}</th>
                <td>{countText(one.views, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
