import type { Match, MatchStatistic } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { SideName } from './SideName.tsx'

/** Both sides' figures beside each other, with their lengths. The greater one is bold only where the sport says that more is better (R5.11). */
export function MatchStatistics({ unit, statistics }: Pick<Match, 'unit' | 'statistics'>) {
  const t = useT()
  const text = useText()
  const [home, away] = unit.sides
  if (statistics.length === 0) return null
  return (
    <table className="matches-statistics">
      <caption>
        <div className="ui-section">
          <h2>{t('matches.statistics')}</h2>
        </div>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <SideName side={home} />
          </th>
          <td />
          <th scope="col">
            <SideName side={away} />
          </th>
        </tr>
      </thead>
      <tbody>
        {statistics.map((statistic) => (
          <tr key={statistic.key}>
            <td>
              <Value text={statistic.home} isBest={isBetter(statistic, 'home')} />
            </td>
            <th scope="row">
              {text(statistic.label, statistic.key)}
              <Lengths figures={statistic.figures} />
            </th>
            <td>
              <Value text={statistic.away} isBest={isBetter(statistic, 'away')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isBetter({ better, figures }: MatchStatistic, side: 'home' | 'away'): boolean {
  if (!better || !figures) return false
  return side === 'home' ? figures.home > figures.away : figures.away > figures.home
}

function Value({ text, isBest }: { text: string | null; isBest: boolean }) {
  if (text === null) return '–'
  return isBest ? <b>{text}</b> : text
}

/** The two figures from the middle outwards, against the greater one. Says nothing the figures beside it do not. */
function Lengths({ figures }: Pick<MatchStatistic, 'figures'>) {
  if (!figures) return null
  const most = Math.max(figures.home, figures.away)
  if (most === 0) return null
  const length = (figure: number) => (49.5 * figure) / most
  return (
    <svg className="matches-lengths" aria-hidden="true">
      <rect className="matches-lengths-ground" width="49.5%" height="4" />
      <rect className="matches-lengths-ground" x="50.5%" width="49.5%" height="4" />
      <rect
        x={`${(49.5 - length(figures.home)).toFixed(2)}%`}
        width={`${length(figures.home).toFixed(2)}%`}
        height="4"
      />
      <rect x="50.5%" width={`${length(figures.away).toFixed(2)}%`} height="4" />
    </svg>
  )
}
