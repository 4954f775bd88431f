import type { UnitPage } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { useUnitWords } from './use-unit-words.ts'

/** Both sides' figures beside each other (R5.11), the larger one of two numbers in bold. */
export function Statistics({ unit, statistics }: Pick<UnitPage, 'unit' | 'statistics'>) {
  const t = useT()
  const text = useText()
  const words = useUnitWords()
  const [home, away] = unit.sides
  if (statistics.length === 0 || !home || !away) return null
  return (
    <table className="units-statistics">
      <caption className="ui-section">
        <h2>{t('units.statistics')}</h2>
      </caption>
      <thead className="vh">
        <tr>
          <th scope="col">{words.side(home)}</th>
          <td />
          <th scope="col">{words.side(away)}</th>
        </tr>
      </thead>
      <tbody>
        {statistics.map((statistic) => (
          <tr key={statistic.key}>
            <td className={leads(statistic.home, statistic.away) ? 'units-statistics-more' : ''}>
              {statistic.home ?? '–'}
            </td>
            <th scope="row">{text(statistic.label, statistic.key)}</th>
            <td className={leads(statistic.away, statistic.home) ? 'units-statistics-more' : ''}>
              {statistic.away ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const leads = (one: string | null, other: string | null): boolean =>
  Number.parseFloat(one ?? '') > Number.parseFloat(other ?? '')
