import { type Scoring, scoringOf } from '@games/domain/scoring/index'
import type { DeskUnit } from '@games/contract'
import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { openedOf } from '../store/opened.ts'
import { useDesk } from '../store/use-desk.ts'
import { secondOf } from '../ui/times.ts'
import { usePoint } from '../ui/use-point.ts'

/** The last sending among taps, and what stood then; null: none. One whose ground was taken back since counts no more: whether it did, a replay says. */
function sentBefore(unit: DeskUnit, taps: Scoring['taps']): { readonly scoring: Scoring; readonly at: number } | null {
  const opened = openedOf(unit)
  for (let at = taps.length - 1; opened && at >= 0; at -= 1) {
    const tap = taps[at]?.tap
    if (tap?.kind !== 'unofficial') continue
    const scoring = scoringOf(
      opened,
      taps.slice(0, at + 1).map((one) => one.tap),
    )
    if (scoring.desk.sent) return { scoring, at: tap.deviceTime }
  }
  return null
}

/**
 * What is another since the result was sent before, side by side: what stood then is what the taps until that sending come to. Nothing where it is
 * sent for the first time.
 */
export function SinceSent() {
  const { unit, scoring } = usePad()
  const { now } = useDesk()
  const t = useT()
  const names = useNames(unit)
  const point = usePoint()
  const { taps, desk } = scoring
  const current = desk.sent
    ? taps.findLastIndex(({ tap, is }) => tap.kind === 'unofficial' && is === 'counted')
    : taps.length
  const earlier = sentBefore(unit, taps.slice(0, current))
  if (!earlier) return null
  const figures = (rows: ReturnType<typeof scoring.outcome>['rows']) =>
    new Map(
      rows.map(({ competitor, rank, rankEqual, wlt, result, irm, qualificationMark }) => [
        competitor.code,
        [
          rank === null ? (wlt ? t(`desk.wlt-${wlt as 'W' | 'L' | 'T'}`) : '') : `${rank}${rankEqual ? '=' : ''}`,
          result?.replace('.', point) ?? '',
          irm ?? '',
          qualificationMark ?? '',
        ]
          .filter((part) => part !== '')
          .join(' '),
      ]),
    )
  const [then, today] = [figures(earlier.scoring.outcome(now()).rows), figures(scoring.outcome(now()).rows)]
  const changed = unit.competitors.filter(({ code }) => then.get(code) !== today.get(code))
  return (
    <section className="desk-since">
      <h2 className="desk-group">{t('desk.since-sent', { time: secondOf(earlier.at) })}</h2>
      {changed.length === 0 ? (
        <p className="desk-mute">{t('desk.since-nothing')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('desk.since-then')}</th>
              <th scope="col">{t('desk.since-now')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ code }) => (
              <tr key={code}>
                <th scope="row">{names.competitor(code)}</th>
                <td>{then.get(code) || '–'}</td>
                <td>{today.get(code) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
