import type { PoolRow } from '@games/contract'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { Met } from './use-pool-matches.ts'
import { unitAddress } from '../../units/unit-address.ts'

/** Who met whom: each row's result against each other row. */
export function PoolMatrix({
  rows,
  matches,
  title,
}: {
  rows: readonly PoolRow[]
  matches: (row: PoolRow) => Met[]
  title: string
}) {
  const t = useT()
  return (
    // wider than its frame with many rows: scrolled by keys as well, so it takes the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="events-matrix" role="region" aria-label={t('events.matrix', { pool: title })} tabIndex={0}>
      <table>
        <caption className="ui-hidden">{t('events.matrix', { pool: title })}</caption>
        <thead>
          <tr>
            <td />
            {rows.map(({ competitor }) => (
              <th key={competitor.code} scope="col" abbr={competitor.name}>
                {competitor.organisation?.code ?? competitor.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const met = new Map(matches(row).map((one) => [one.code, one]))
            return (
              <tr key={row.competitor.code}>
                <th scope="row" abbr={row.competitor.name}>
                  {row.competitor.organisation?.code ?? row.competitor.name}
                </th>
                {rows.map((other) => {
                  const one = met.get(other.competitor.code)
                  return other === row ? (
                    <td key={other.competitor.code} className="events-matrix-self" />
                  ) : (
                    <td key={other.competitor.code}>
                      {one ? (
                        <ToUnit met={one}>
                          <span className={one.result === null ? 'events-met-when' : undefined}>
                            {one.result ?? one.when ?? '–'}
                          </span>
                        </ToUnit>
                      ) : null}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What stands for a match, leading to its unit where there is one. */
export function ToUnit({ met, children }: { met: Met; children: ReactNode }) {
  return met.unit ? (
    <a className="events-met" href={unitAddress(met.unit)}>
      {children}
    </a>
  ) : (
    <span className="events-met">{children}</span>
  )
}
