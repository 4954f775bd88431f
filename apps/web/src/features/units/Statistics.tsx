import type { UnitPage } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { useUnitWords } from './use-unit-words.ts'

/** Both sides' figures beside each other (R5.11). What is better is the sport's to say: neither is set off. */
export function Statistics({ unit, statistics }: Pick<UnitPage, 'unit' | 'statistics'>) {
  const t = useT()
  const text = useText()
  const words = useUnitWords()
  const [home, away] = unit.sides
  if (statistics.length === 0 || !home || !away) return null
  return (
    <table className="units-statistics">
      <caption className="ui-section">
        <h2>
          <a href={`/match-stats?unit=${unit.code}`}>{t('units.statistics')}</a>
        </h2>
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
            <td>{statistic.home ?? '–'}</td>
            <th scope="row">{text(statistic.label, statistic.key)}</th>
            <td>{statistic.away ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
