import type { UnitPage } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'

/** The score by period, the one being played marked. Nothing where the source sends no periods. */
export function Periods({ unit, periods }: Pick<UnitPage, 'unit' | 'periods'>) {
  const t = useT()
  const words = useUnitWords()
  if (periods.length === 0 || unit.kind !== 'head-to-head') return null
  const [home, away] = unit.sides
  const discipline = unit.discipline.code
  const current = unit.status === 'RUNNING' ? unit.clock?.period : undefined
  const mark = (code: string) => (code === current ? { className: 'units-period-now' } : {})
  return (
    <div className="units-scroll">
      <table className="ui-periods">
        <caption className="ui-hidden">{t('units.periods')}</caption>
        <thead>
          <tr>
            <td />
            {periods.map(({ code }) => (
              <th key={code} scope="col" {...mark(code)}>
                <abbr title={words.period(code, discipline)}>{words.periodShort(code, discipline)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {([home, away] as const).map((side, index) => (
            <tr key={index === 0 ? 'home' : 'away'}>
              <th scope="row">
                <span className="units-period-side">
                  {side.competitor?.organisation ? <Flag organisation={side.competitor.organisation} size="s" /> : null}
                  {words.side(side)}
                </span>
              </th>
              {periods.map((period) => (
                <td key={period.code} {...mark(period.code)}>
                  {(index === 0 ? period.home : period.away) ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
