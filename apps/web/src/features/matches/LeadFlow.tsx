import type { Match } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { useT } from '../../i18n/use-t.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { leadSteps } from './lead-steps.ts'

/** Labels of periods that begin nearer to each other, as a share of the width, would run into one another. */
const ROOM = 0.17

/** Who led by how much, as a step line; up is the home side. Screen readers have the greatest leads instead. */
export function LeadFlow({ unit, flow }: Pick<Match, 'unit' | 'flow'>) {
  const t = useT()
  const words = useUnitWords()
  const steps = leadSteps(flow)
  const [home, away] = unit.sides
  if (!steps) return null
  const { width, most, line, end, periods, greatest } = steps
  const named = periods.filter(({ at }, i) => at > 0.04 && (periods[i + 1]?.at ?? 1.17) - at >= ROOM)
  const isLive = UNIT_KIND[unit.status] === 'live'
  const names = { home: words.side(home), away: words.side(away) }
  return (
    <section className="matches-flow">
      <div className="ui-section">
        <h2>{t('matches.flow')}</h2>
      </div>
      <p className="ui-hidden">
        {t('matches.flow-spoken', { ...names, homeLead: greatest.home, awayLead: greatest.away })}
      </p>
      <div aria-hidden="true">
        <p className="matches-flow-side">{t('matches.flow-up', { side: names.home })}</p>
        <svg className="matches-flow-line" viewBox={`0 0 ${width} ${2 * most}`} preserveAspectRatio="none">
          <path className="matches-flow-area" d={`${line}V${most}H0Z`} />
          {periods.map(({ code, at }) => (
            <path key={code} className="matches-flow-period" d={`M${at * width} 0V${2 * most}`} />
          ))}
          <path className="matches-flow-level" d={`M0 ${most}H${width}`} />
          <path className="matches-flow-lead" d={line} />
          <path
            className={isLive ? 'matches-flow-now matches-flow-live' : 'matches-flow-now'}
            d={`M${end.x} ${end.y}h0`}
          />
        </svg>
        <p className="matches-flow-side">{t('matches.flow-down', { side: names.away })}</p>
        {named.length > 0 ? (
          <svg className="matches-flow-names">
            {named.map(({ code, at }) => (
              <text key={code} x={`${(100 * at).toFixed(1)}%`} y="14">
                {words.period(code, unit.discipline.code)}
              </text>
            ))}
          </svg>
        ) : null}
      </div>
    </section>
  )
}
