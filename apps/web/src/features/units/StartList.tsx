import type { ResultRow } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { CompetitorName } from '../../units/CompetitorName.tsx'
import { DelegationName } from '../../units/results/DelegationName.tsx'
import { Squad } from '../../units/results/Members.tsx'
import { resultColumns } from '../../units/results/result-columns.ts'

/** Who starts, in start order, with lane and bib. */
export function StartList({ name, lanes, rows }: { name: string; lanes: boolean; rows: readonly ResultRow[] }) {
  const t = useT()
  const text = useText()
  const columns = resultColumns(rows)
  return (
    <table className="units-results units-starters" aria-label={name}>
      <TableHead
        cells={[
          columns.startOrder && {
            key: 'order',
            head: t(lanes ? 'units.column.lane' : 'units.column.order'),
            className: 'units-cell-rank',
          },
          { key: 'competitor', head: t('units.column.competitor') },
          columns.organisation && {
            key: 'organisation',
            head: t('units.column.organisation'),
            className: 'units-wide',
          },
          columns.bib && { key: 'bib', head: t('units.column.bib'), className: 'units-number' },
        ]}
      />
      <tbody>
        {rows.map((row) => {
          const organisation = row.competitor.organisation
          const delegation = organisation ? text(organisation.name, organisation.code) : ''
          return (
            <tr key={row.position} className="units-line">
              {columns.startOrder ? (
                <td className="units-cell-rank">
                  <span className="units-rank">{row.startOrder}</span>
                </td>
              ) : null}
              <th scope="row" className="units-cell-who">
                <span className="units-who">
                  {organisation ? <Flag organisation={organisation} /> : null}
                  <span>
                    <b>
                      <CompetitorName competitor={row.competitor} />
                    </b>
                    {columns.organisation && delegation ? <small className="units-phone">{delegation}</small> : null}
                    {row.competitor.type === 'A' ? null : <Squad members={row.members} />}
                  </span>
                </span>
              </th>
              {columns.organisation ? (
                <td className="units-wide units-quiet">
                  {organisation ? <DelegationName organisation={organisation} /> : null}
                </td>
              ) : null}
              {columns.bib ? <td className="units-number">{row.bib}</td> : null}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
