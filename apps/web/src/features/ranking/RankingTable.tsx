import type { RankingRow } from '@games/contract'
import { levelOf, XP_PER_LEVEL } from '@games/domain/points/level'
import type { Ref } from 'react'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { Username } from '../../points/Username.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Position } from './Position.tsx'
import { isNarrowed, type RankingSearch } from './ranking-search.ts'

/** Where one's own row is on its page. */
export const OWN_ROW = 'me'

interface RankingTableProps {
  readonly rows: readonly RankingRow[]
  readonly search: RankingSearch
  /** One's own username. */
  readonly own: string | undefined
  readonly ownRow: Ref<HTMLTableRowElement>
}

/**
 * A page of the ranking, as a start list: position, name, figure (R7.3). Within a filter the general position stands beside. Nothing in it
 * leads to a person.
 */
export function RankingTable({ rows, search, own, ownRow }: RankingTableProps) {
  const t = useT()
  const narrowed = isNarrowed(search)
  return (
    <table className="ranking-table">
      <caption className="ui-hidden">{t('ranking.title')}</caption>
      <thead>
        <tr>
          <th scope="col" abbr={t('ranking.position')}>
            {t('ranking.pos')}
          </th>
          <th scope="col" className="ranking-wide" abbr={t('ranking.list')}>
            {t('ranking.no')}
          </th>
          <th scope="col">{t('ranking.user')}</th>
          <th scope="col" className="ranking-wide">
            {t('ranking.organisation')}
          </th>
          <th scope="col" className="ranking-wide">
            {t('ranking.type-short')}
          </th>
          {narrowed ? (
            <th scope="col" className="ranking-figure" abbr={t('ranking.general')}>
              {t('ranking.general-short')}
            </th>
          ) : null}
          <th scope="col" className="ranking-wide">
            {t('ranking.level')}
          </th>
          <th scope="col" className="ranking-figure">
            {t('ranking.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.username} row={row} search={search} isOwn={row.username === own} ownRow={ownRow} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  row: { list, within, general, username, type, organisation, points },
  search,
  isOwn,
  ownRow,
}: {
  row: RankingRow
  search: RankingSearch
  isOwn: boolean
  ownRow: Ref<HTMLTableRowElement>
}) {
  const t = useT()
  const { nameOf } = useNames()
  const { level, xp } = levelOf(points)
  const typeName = t(`points.type-${type}`)
  const from = organisation && nameOf(organisation)
  const about = [search.type ? null : typeName, search.organisation ? null : from].filter((part) => part !== null)
  return (
    <tr {...(isOwn && { id: OWN_ROW, ref: ownRow, tabIndex: -1, className: 'ranking-mine' })}>
      <td className="ranking-position">
        <Position position={within} />
      </td>
      <td className="ranking-wide">{t('points.figure', { points: list })}</td>
      <th scope="row">
        <span className="ranking-user">
          {organisation && !search.organisation ? <Flag organisation={organisation} /> : null}
          <span>
            <b>
              <Username name={username} />
              {isOwn ? <span className="vh">{t('ranking.you')}</span> : null}
            </b>
            <small>{about.length > 0 ? about.join(', ') : t('points.level', { level })}</small>
          </span>
        </span>
      </th>
      <td className="ranking-wide">
        {organisation ? (
          <span className="ranking-user">
            <Flag organisation={organisation} />
            <span>{from}</span>
          </span>
        ) : null}
      </td>
      <td className="ranking-wide">{typeName}</td>
      {isNarrowed(search) ? (
        <td className="ranking-figure">
          <Position position={general} />
        </td>
      ) : null}
      <td className="ranking-wide">
        <span className="ranking-level">
          {t('points.figure', { points: level })}
          <progress max={XP_PER_LEVEL} value={xp} aria-hidden="true" />
        </span>
      </td>
      <td className="ranking-figure ranking-points">{t('points.figure', { points })}</td>
    </tr>
  )
}
