import type { MedalTableView } from '@games/contract'
import { topics } from '@games/contract/live'
import { MEDALS } from '@games/domain/medals/medal-table'
import { useT, useText } from '../i18n/use-t.ts'
import { Flag } from '../ui/Flag.tsx'
import { MedalDisc } from '../ui/MedalDisc.tsx'
import { WidgetPage } from './WidgetPage.tsx'

const DELEGATIONS = 10

/** /widget/medals: the first delegations of the medal table, with those that share the last one's rank left out beyond the limit. */
export function MedalsWidget({ view, limit = DELEGATIONS }: { view: MedalTableView; limit?: number | undefined }) {
  const t = useT()
  const text = useText()
  return (
    <WidgetPage
      title={t('widget.medals')}
      topics={[topics.medals('all')]}
      seq={view.seq}
      whole={{ address: '/medals/all', name: t('widget.whole-table') }}
    >
      {view.rows.length === 0 ? (
        <p className="widget-none">{t('widget.no-medals')}</p>
      ) : (
        <table className="widget-table">
          <thead>
            <tr>
              <th scope="col" className="widget-rank">
                {t('widget.rank')}
              </th>
              <th scope="col">{t('widget.delegation')}</th>
              {MEDALS.map((medal) => (
                <th key={medal} scope="col" className="widget-count">
                  <MedalDisc medal={medal} label={t(`widget.medal-${medal}`)} />
                </th>
              ))}
              <th scope="col" className="widget-count">
                {t('widget.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.rows.slice(0, limit).map(({ organisation, rank, rankEqual, total, ...row }) => (
              <tr key={organisation.code}>
                <td className="widget-rank">
                  {rank}
                  {rankEqual ? (
                    <>
                      <span aria-hidden="true">=</span>
                      <span className="widget-said">{t('widget.tie')}</span>
                    </>
                  ) : null}
                </td>
                <th scope="row">
                  <span className="widget-who">
                    <Flag organisation={organisation} />
                    {text(organisation.name, organisation.code)}
                  </span>
                </th>
                {MEDALS.map((medal) => (
                  <td key={medal} className={row[medal] === 0 ? 'widget-count widget-zero' : 'widget-count'}>
                    {row[medal]}
                  </td>
                ))}
                <td className="widget-count widget-total">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="widget-note">{t('widget.decided', { finished: view.finishedEvents, total: view.totalEvents })}</p>
    </WidgetPage>
  )
}
