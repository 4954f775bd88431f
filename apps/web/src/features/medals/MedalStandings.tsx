import type { Api, PublishedMedals } from '@games/contract'
import { CorrectionLine } from '../../app-shell/CorrectionLine.tsx'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { useMoment } from '../../app-shell/use-moment.ts'
import { useView } from '../../cache/use-view.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { useShown } from '../../spoilers/spoilers.ts'
import { changesText } from './changes-text.ts'
import { LatestMedals } from './LatestMedals.tsx'
import { MedalTable } from './MedalTable.tsx'
import { MomentChoice } from './MomentChoice.tsx'
import { medalAddress } from './medal-address.ts'
import type { MedalSearch } from './medal-search.ts'
import { medalTableQuery } from './medals.query.ts'
import { PastLine } from './PastLine.tsx'
import { PublishedTable } from './PublishedTable.tsx'
import { SortSwitch } from './SortSwitch.tsx'
import { TableTools } from './TableTools.tsx'
import { UnlistedNote } from './UnlistedNote.tsx'
import { UnsettledNote } from './UnsettledNote.tsx'
import { useMedalChanges } from './use-medal-changes.ts'
import { useRequestedTable } from './use-requested-table.ts'

interface MedalStandingsProps {
  readonly api: Api
  readonly scope: string
  /** Where this table and those beside it are. */
  readonly root: string
  /** Where this one is; absent: at the root. */
  readonly path?: string
  readonly search: MedalSearch
  /** What the table is of, in words; absent: of everything. */
  readonly of?: string
  /** The table that another organisation published; null: none. */
  readonly published?: PublishedMedals['table']
}

/**
 * The medal table of a scope (spec R5.6), live: how fresh it is, its order, its rows, and what was decided last; or as it stood at a
 * moment.
 */
export function MedalStandings({ api, scope, root, path = root, search, of, published = null }: MedalStandingsProps) {
  const t = useT()
  const text = useText()
  const moment = useMoment()
  const asked = useRequestedTable(root, { path, search })
  const view = useView(medalTableQuery(api, scope, search.at))
  const changes = useMedalChanges(view)
  const shown = useShown(`medals.${scope}`)
  const { finishedEvents: finished, totalEvents: total, updatedAt } = view
  const isEmpty = view.rows.length === 0 && view.unlisted.length === 0
  const counted =
    updatedAt === null ? t('medals.not-yet') : t('medals.after', { when: moment(updatedAt), finished, total })
  const moments = <MomentChoice days={view.days} {...asked} />
  if (isEmpty && published)
    return (
      <Spoiler isWide of={`medals.${scope}`} name={t('medals.title')}>
        <div className="medals-columns">
          <div>
            <CorrectionLine correction={view.correction} />
            <PublishedTable table={published} own={[]} />
          </div>
        </div>
      </Spoiler>
    )
  return (
    <>
      <div className="medals-head" {...shown}>
        <div>
          {search.at === undefined ? (
            <FreshnessLine text={counted} />
          ) : (
            <PastLine
              at={search.at}
              finished={finished}
              total={total}
              now={medalAddress(asked.path, withoutMoment(asked.search))}
            />
          )}
          <CorrectionLine correction={view.correction} />
        </div>
        <SortSwitch {...asked} />
        <TableTools view={view} sort={search.sort ?? 'gold'} of={of} />
      </div>
      <p className="vh" role="status" data-spoiler="" {...shown}>
        {changesText(changes, t, text)}
      </p>
      {isEmpty ? (
        <>
          <Empty
            title={t(search.at === undefined ? 'medals.empty' : 'medals.empty-then')}
            why={t('medals.empty-why', { total })}
          />
          {moments}
        </>
      ) : (
        <Spoiler isWide of={`medals.${scope}`} name={t('medals.title')}>
          <div className="medals-columns">
            <div>
              <MedalTable api={api} view={view} asked={asked} search={search} changes={changes} />
              <UnsettledNote unsettled={view.unsettled} />
              <UnlistedNote unlisted={view.unlisted} />
              {moments}
              {published ? <PublishedTable table={published} own={[...view.rows, ...view.unlisted]} /> : null}
            </div>
            <LatestMedals latest={view.latest} unsettled={view.unsettled} />
          </div>
        </Spoiler>
      )}
    </>
  )
}

const withoutMoment = ({ at: _at, ...rest }: MedalSearch): MedalSearch => rest
