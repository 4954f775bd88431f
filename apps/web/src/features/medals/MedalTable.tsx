import type { Api, MedalTableView } from '@games/contract'
import { useRef } from 'react'
import { useGames } from '../../app-shell/games-context.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { useMyDelegation } from '../../session/my-delegation.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { DelegationRows } from './DelegationRows.tsx'
import type { MedalChange } from './medal-changes.ts'
import { inOrder, sumsOf } from './medal-order.ts'
import type { MedalSearch } from './medal-search.ts'
import type { TablePlace } from './use-requested-table.ts'
import { useRowMoves } from './use-row-moves.ts'

interface MedalTableProps {
  readonly api: Api
  readonly view: MedalTableView
  /** What of the table is shown, and what of which was asked for last: what is chosen next is of that. */
  readonly search: MedalSearch
  readonly asked: TablePlace
  readonly changes: readonly MedalChange[]
}

/** The table: a row per delegation, which opens to its medals; rows move to a new rank. */
export function MedalTable({ api, view, asked, search, changes }: MedalTableProps) {
  const t = useT()
  const text = useText()
  const mine = useMyDelegation()
  const { today } = useGames()
  const table = useRef<HTMLTableElement>(null)
  const rows = inOrder(view.rows, search.sort ?? 'gold', (row) => text(row.organisation.name, row.organisation.code))
  useRowMoves(table, rows.map((row) => row.organisation.code).join(' '))
  const most = Math.max(...rows.map((row) => row.total))
  const changed = new Set(changes.map((change) => change.row.organisation.code))
  const sums = sumsOf(rows)
  return (
    <table className="medals-table" ref={table}>
      <caption className="vh">{t('medals.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className="medals-rank">
            {t('medals.rank')}
          </th>
          <th scope="col" className="medals-name-head">
            {t('medals.delegation')}
          </th>
          {(['gold', 'silver', 'bronze'] as const).map((medal) => (
            <th key={medal} scope="col" className="medals-figure">
              <MedalDisc medal={medal} label={t(`medals.won-${medal}`)} />
              <span className="medals-colour" aria-hidden="true">
                {t(`medals.won-${medal}`)}
              </span>
            </th>
          ))}
          <th scope="col" className="medals-figure">
            {t('medals.total')}
          </th>
          <td className="medals-bar-cell" />
        </tr>
      </thead>
      {rows.map((row) => (
        <DelegationRows
          key={row.organisation.code}
          api={api}
          scope={view.scope}
          asked={asked}
          search={search}
          row={row}
          rows={view.rows}
          most={most}
          changed={changed.has(row.organisation.code)}
          mine={row.organisation.code === mine}
          moves={view.at === null && view.days.at(-1) === today}
        />
      ))}
      <tfoot>
        <tr>
          <td />
          <th scope="row" className="medals-name-head">
            {t('medals.delegations', { count: rows.length })}
          </th>
          <td className="medals-figure">{sums.gold}</td>
          <td className="medals-figure">{sums.silver}</td>
          <td className="medals-figure">{sums.bronze}</td>
          <td className="medals-figure">{sums.total}</td>
          <td className="medals-bar-cell" />
        </tr>
      </tfoot>
    </table>
  )
}
