import type { MedalTableView } from '@games/contract'
import { topics } from '@games/contract/live'
import { disciplineName } from '@games/domain'
import { MEDALS } from '@games/domain/medals/medal-table'
import { useT, useText } from '../i18n/use-t.ts'
import { Flag } from '../ui/Flag.tsx'
import { MedalDisc } from '../ui/MedalDisc.tsx'
import { WidgetPage } from './WidgetPage.tsx'
import type { WidgetSearch } from './widget-search.ts'

const DELEGATIONS = 10

/**
 * /widget/medals: the first delegations of the medal table, with those that share the last one's rank left out beyond the limit. A delegation
 * that is requested has its row in any case, below the others where it is not among them.
 */
export function MedalsWidget({ view, search }: { view: MedalTableView; search: WidgetSearch }) {
  const t = useT()
  const text = useText()
  const { limit = DELEGATIONS, delegation, discipline, gender, division } = search
  const first = view.rows.slice(0, limit)
  const own = view.rows.slice(limit).filter(({ organisation }) => organisation.code === delegation)
  const of = [
    discipline ? text(disciplineName(discipline) ?? null, discipline) : '',
    gender ? t(`widget.gender-${gender}`) : '',
    division && !gender ? t(`widget.division-${division}`) : '',
  ].filter(Boolean)
  const title = [t('widget.medals'), ...of].join(', ')
  return (
    <WidgetPage
      title={title}
      // a discipline narrowed to a gender changes with the discipline's table
      topics={[topics.medals(view.scope.split(':', 2).join(':'))]}
      seq={view.seq}
      whole={{ address: tableAddress(search), name: t('widget.whole-table') }}
    >
      {search.spoilers === 'hidden' ? (
        <p className="widget-none">{t('widget.hidden')}</p>
      ) : view.rows.length === 0 ? (
        <p className="widget-none">{t('widget.no-medals')}</p>
      ) : (
        <table className="widget-table" aria-label={title}>
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
            {[...first, ...own].map(({ organisation, rank, rankEqual, total, ...row }) => (
              <tr key={organisation.code} className={organisation.code === delegation ? 'widget-own' : undefined}>
                <td className="widget-rank">
                  {rank}
                  {rankEqual ? (
                    <>
                      <span aria-hidden="true">=</span>
                      <span className="widget-tie">{t('widget.tie')}</span>
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
      {view.unsettled && search.spoilers !== 'hidden' ? (
        <p className="widget-note">{t('widget.unsettled', { count: view.unsettled.length })}</p>
      ) : null}
      {view.totalEvents === 0 ? null : (
        <p className="widget-note">{t('widget.decided', { finished: view.finishedEvents, total: view.totalEvents })}</p>
      )}
    </WidgetPage>
  )
}

/** Where the whole table is. */
function tableAddress({ discipline, gender, division }: WidgetSearch): string {
  if (discipline) return `/medals/discipline/${discipline}`
  if (gender) return `/medals/gender/${gender}`
  return division ? `/medals/division/${division}` : '/medals/all'
}
