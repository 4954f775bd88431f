import type { UnitPage } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

/**
 * Both sides' figures beside each other (R5.11). What is better is the sport's to say: neither is set off. Where the result has none, the
 * way to what else is told of the match.
 */
export function Statistics({ unit, statistics, match }: Pick<UnitPage, 'unit' | 'statistics' | 'match'>) {
  const t = useT()
  const text = useText()
  const words = useUnitWords()
  const kind = statistics.length === 0 ? match : 'statistics'
  if (!kind || unit.kind !== 'head-to-head') return null
  const [home, away] = unit.sides
  const heading = (
    <h2>
      <a href={`/match-stats?unit=${unit.code}`}>{t(`units.${kind}`)}</a>
    </h2>
  )
  if (statistics.length === 0) return <div className="ui-section">{heading}</div>
  return (
    <table className="units-statistics">
      <caption className="ui-section">{heading}</caption>
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
