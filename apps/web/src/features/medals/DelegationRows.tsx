import type { Api, MedalStanding } from '@games/contract'
import { MEDALS, type Medal } from '@games/domain/medals/medal-table'
import { memo, useDeferredValue } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { openRowPart } from './later-parts.ts'
import { MedalBar } from './MedalBar.tsx'
import { Movement } from './Movement.tsx'
import { closed, medalAddress } from './medal-address.ts'
import { rankOf } from './medal-order.ts'
import type { MedalSearch } from './medal-search.ts'
import type { OpenRowProps } from './OpenRow.tsx'
import { RankFigure } from './RankFigure.tsx'
import type { TablePlace } from './use-requested-table.ts'

interface DelegationRowsProps {
  readonly api: Api
  readonly scope: string
  /** What of the table is shown, and what of which was asked for last. */
  readonly search: MedalSearch
  readonly asked: TablePlace
  readonly row: MedalStanding
  readonly rows: readonly MedalStanding[]
  /** The most medals any delegation has: the length of a full bar. */
  readonly most: number
  readonly changed: boolean
  /** The visitor's own delegation. */
  readonly mine: boolean
  /** Whether the last medal day is today, so that the row says how it moved since yesterday. */
  readonly moves: boolean
}

/** A delegation's line of the table and, open, why it stands there and its medals. Every part that opens it is a link. */
export const DelegationRows = memo(function DelegationRows({
  api,
  scope,
  search,
  asked,
  row,
  rows,
  most,
  changed,
  mine,
  moves,
}: DelegationRowsProps) {
  const t = useT()
  const text = useText()
  const { code } = row.organisation
  const { sort = 'gold', open, medal } = search
  const { search: next } = asked
  const isOpen = open === code
  const name = text(row.organisation.name, code)
  const listId = `medals-of-${code}`
  const others = closed(next)
  /** Opens the row, of one colour or all; closes it where that is what was asked for. */
  const toggled = (of?: Medal): string =>
    medalAddress(
      asked.path,
      next.open === code && next.medal === of ? others : { ...others, open: code, ...(of ? { medal: of } : {}) },
    )
  const controls = (expanded: boolean) => ({
    'aria-expanded': expanded,
    'aria-controls': expanded ? listId : undefined,
    'data-replace': '',
  })
  return (
    <tbody
      data-code={code}
      className={[changed ? 'medals-changed' : '', mine ? 'medals-mine' : ''].filter(Boolean).join(' ') || undefined}
    >
      <tr data-keep-scroll="">
        <td className="medals-rank">
          {/* the name beside it is the same link */}
          <a href={toggled()} data-replace="" tabIndex={-1} title={t('medals.why')}>
            <RankFigure rank={rankOf(row, sort)} />
          </a>
        </td>
        <th scope="row" className="medals-name">
          <a href={toggled()} {...controls(isOpen)}>
            <svg className="medals-chevron" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m9 5 7 7-7 7" />
            </svg>
            <Flag organisation={row.organisation} />
            <span className="medals-delegation">
              <b>{name}</b> <span className="medals-code">{name === code ? '' : code}</span>
              {moves && sort === 'gold' ? <Movement from={row.rankBefore} to={row.rank} /> : null}
            </span>
            <span className="vh">{t('medals.show-medallists')}</span>
          </a>
        </th>
        {MEDALS.map((of) => (
          <td key={of} className={figureClass(row[of], of === 'gold' ? 'medals-gold' : '')}>
            {row[of] === 0 ? (
              0
            ) : (
              <a
                href={toggled(of)}
                aria-label={t('medals.show-colour', { medal: of, count: row[of], name })}
                {...controls(isOpen && medal === of)}
              >
                {row[of]}
              </a>
            )}
          </td>
        ))}
        <td className={figureClass(row.total, 'medals-total')}>
          <a href={toggled()} data-replace="" tabIndex={-1}>
            {row.total}
          </a>
        </td>
        <td className="medals-bar-cell">
          <MedalBar medals={row} most={most} />
        </td>
      </tr>
      {isOpen ? (
        <tr>
          {/* not the bars' column: where it is not drawn, a cell across it would take the names' room */}
          <td colSpan={6} className="medals-open" id={listId}>
            <Opened api={api} scope={scope} asked={asked} search={search} row={row} rows={rows} />
          </td>
          <td className="medals-bar-cell" />
        </tr>
      ) : null}
    </tbody>
  )
})

/** What changes before the part's script is loaded waits for it: the server's text stands meanwhile. */
function Opened({ row, rows, search, ...fixed }: OpenRowProps) {
  const shown = { row: useDeferredValue(row), rows: useDeferredValue(rows), search: useDeferredValue(search) }
  return <openRowPart.Part {...fixed} {...shown} />
}

/** A count; zero is there, but pale. */
const figureClass = (count: number, more: string): string => `medals-figure ${more} ${count === 0 ? 'medals-zero' : ''}`
