import type { PointEntry } from '@games/contract/points/points'
import { Fragment, useState } from 'react'
import { calendarDay, dayLabel, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { type LedgerLine, linesByDay, linesOf } from './ledger-lines.ts'

/** The lines of the ledger by day, newest first: what was earned for what, the balance after it, and the levels in between. */
export function LedgerTable({ entries }: { entries: readonly PointEntry[] }) {
  const t = useT()
  const locale = useLocale()
  const { at } = useShownTime()
  // points are earned in real time, not in the games'
  const [now] = useState(() => Date.now())
  const today = calendarDay(at(now))
  const days = linesByDay(linesOf(entries), (instant) => calendarDay(at(Date.parse(instant))))
  return (
    <table className="ledger-table">
      <caption className="ui-hidden">{t('ledger.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.time')}</th>
          <th scope="col">{t('ledger.entry')}</th>
          <th scope="col">{t('ledger.points')}</th>
          <th scope="col">{t('ledger.balance')}</th>
        </tr>
      </thead>
      {days.map(({ day, lines }) => (
        <tbody key={day}>
          <tr className="ledger-day">
            <th scope="rowgroup" colSpan={4}>
              {day === today ? t('ledger.today') : dayLabel(day, locale)}
            </th>
          </tr>
          {lines.map((line) => (
            <Fragment key={line.entry.id}>
              <Line line={line} time={timeOfDay(at(Date.parse(line.entry.earnedAt)))} />
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Line({ line: { entry, crossing }, time }: { line: LedgerLine; time: string }) {
  const t = useT()
  const text = useText()
  const { title, note, undoes, points, balance } = entry
  const reason = undoes === null ? entry.reason : 'taken-back'
  return (
    <>
      <tr>
        <td className="ledger-time">{time}</td>
        <th scope="row">
          <b dir="auto">{note ?? text(title, t(`ledger.${reason}`))}</b>
          <small>{title ? t('ledger.trivia-right') : t(`ledger.${reason}-why`)}</small>
        </th>
        <td className="ledger-points">
          {t(points < 0 ? 'ledger.minus' : 'ledger.plus', { points: Math.abs(points) })}
        </td>
        <td className="ledger-balance">{t('points.figure', { points: balance })}</td>
      </tr>
      {crossing ? (
        <tr className="ledger-level">
          <td colSpan={4}>
            {t(crossing.up ? 'ledger.level-up' : 'ledger.level-down', { level: crossing.level, points: crossing.at })}
          </td>
        </tr>
      ) : null}
    </>
  )
}
