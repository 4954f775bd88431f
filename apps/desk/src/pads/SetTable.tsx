import { useT } from '../i18n/use-t.ts'
import { useNow } from '../ui/use-now.ts'
import { useNames, usePad } from './use-pad.ts'

/** Sets, games, halves so far, where there are more than one. */
export function SetTable() {
  const { scoring, unit, swapped } = usePad()
  const t = useT()
  const names = useNames(unit)
  const now = useNow(false)
  const { periods } = scoring.outcome(now)
  if (periods.length < 2) return null
  const sides: readonly (0 | 1)[] = swapped ? [1, 0] : [0, 1]
  return (
    <table className="desk-periods">
      <caption className="desk-hidden">{t('desk.periods')}</caption>
      <tbody>
        {sides.map((side) => (
          <tr key={side}>
            <th scope="row">{unit.competitors[side]?.organisation ?? names.side(side)}</th>
            {periods.map((period) => {
              const own = side === 0 ? period.homePeriodScore : period.awayPeriodScore
              const other = side === 0 ? period.awayPeriodScore : period.homePeriodScore
              return (
                <td key={period.code} data-won={Number(own) > Number(other)}>
                  {own}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
