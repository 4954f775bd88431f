import type { Api } from '@games/contract'
import { useView } from '../../cache/use-view.ts'
import { CorrectionLine } from '../../frame/CorrectionLine.tsx'
import { FreshnessLine } from '../../frame/FreshnessLine.tsx'
import { ShareButton } from '../../frame/ShareButton.tsx'
import { useMoment } from '../../frame/use-moment.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { LatestMedals } from './LatestMedals.tsx'
import { MedalTable } from './MedalTable.tsx'
import type { MedalSort } from './medal-sort.ts'
import { medalTableQuery } from './medals.query.ts'
import { SortSwitch } from './SortSwitch.tsx'
import { saidChanges } from './said-changes.ts'
import { UnlistedNote } from './UnlistedNote.tsx'
import { useMedalChanges } from './use-medal-changes.ts'

/** The medal table of a scope (spec R5.6), live: how fresh it is, its order, its rows, and what was decided last. */
export function MedalStandings({ api, scope, sort }: { api: Api; scope: string; sort: MedalSort }) {
  const t = useT()
  const text = useText()
  const moment = useMoment()
  const view = useView(medalTableQuery(api, scope))
  const changes = useMedalChanges(view)
  const { finishedEvents: finished, totalEvents: total, updatedAt } = view
  const said =
    updatedAt === null ? t('medals.not-yet') : t('medals.after', { when: moment(updatedAt), finished, total })
  return (
    <>
      <div className="medals-head">
        <div>
          <FreshnessLine said={said} />
          <CorrectionLine correction={view.correction} />
        </div>
        <SortSwitch sort={sort} />
        <ShareButton />
      </div>
      <p className="vh" role="status">
        {saidChanges(changes, t, text)}
      </p>
      {view.rows.length === 0 && view.unlisted.length === 0 ? (
        <Empty title={t('medals.empty')} why={t('medals.empty-why', { total })} />
      ) : (
        <div className="medals-columns">
          <div>
            <MedalTable api={api} view={view} sort={sort} changes={changes} />
            <UnlistedNote unlisted={view.unlisted} />
          </div>
          <LatestMedals latest={view.latest} />
        </div>
      )}
    </>
  )
}
