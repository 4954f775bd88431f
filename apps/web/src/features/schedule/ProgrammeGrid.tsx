import type { Programme } from '@games/contract'
import { useDisciplinesInOrder } from '../../i18n/use-disciplines-in-order.ts'
import { useLayoutEffect, useRef } from 'react'
import { dayLabel, dayOfMonth, weekday } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { NoGames } from './NoGames.tsx'
import { dayAddress, eventDayAddress } from './day-address.ts'
import { GridCell } from './GridCell.tsx'
import { GridFilters, GridLegend } from './GridFilters.tsx'
import type { GridFilter } from './grid-filter.ts'
import { isOfCompetition } from './grid-counts.ts'
import { useGridKeys } from './use-grid-keys.ts'

interface ProgrammeGridProps {
  readonly programme: Programme
  readonly today: string
  readonly filter: GridFilter
}

/** Disciplines × days: when each is on, and its finals (spec R2.5, tab `grid`). Scrolls in its own frame and starts at today. */
export function ProgrammeGrid({ programme, today, filter }: ProgrammeGridProps) {
  const { days, disciplines } = programme
  // disciplines may be named before there is a programme
  if (disciplines.length === 0 || days.length === 0) return <NoGames />
  const live = days.find(({ day }) => day === today)?.live ?? []
  return (
    <div className="schedule-grid-page">
      <GridFilters days={days} shown={filter} />
      <GridTable programme={programme} today={today} filter={filter} />
      <GridLegend live={live.reduce((sum, count) => sum + count, 0)} />
    </div>
  )
}

function GridTable({ programme, today, filter }: ProgrammeGridProps) {
  const t = useT()
  const text = useText()
  const inOrder = useDisciplinesInOrder()
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const { days, disciplines } = programme
  const keys = useGridKeys(table, { row: 1, column: days.findIndex(({ day }) => day === today) + 1 || 1 })
  useLayoutEffect(() => {
    const current = frame.current?.querySelector('[aria-current="date"]')
    const name = frame.current?.querySelector('thead th')
    if (!frame.current || !(current instanceof HTMLElement) || !(name instanceof HTMLElement)) return
    frame.current.scrollLeft = current.offsetLeft - name.offsetWidth
  }, [])
  const address = isOfCompetition(filter) ? dayAddress : eventDayAddress
  return (
    <div className="schedule-grid-frame" ref={frame}>
      <table
        className="schedule-grid"
        ref={table}
        // ARIA in HTML: a table may be a grid, whose cells are then gridcells
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={t('schedule.tab-grid')}
        aria-readonly="true"
        aria-rowcount={disciplines.length + 2}
        aria-colcount={days.length + 1}
        {...keys}
      >
        <thead>
          <tr>
            <th scope="col">
              {t('schedule.disciplines', { count: disciplines.length })}
              <span className="schedule-grid-total" aria-hidden="true">
                {t('schedule.finals-word')}
              </span>
            </th>
            {days.map(({ day }) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                <a href={address({ day })}>
                  <span className="ui-hidden">{dayLabel(day, locale)}</span>
                  <span aria-hidden="true">
                    {day === today ? <span className="schedule-grid-now">{t('schedule.today')}</span> : null}
                    <span className={day === today ? 'schedule-grid-weekday' : undefined}>
                      {weekday(day, locale).slice(0, 3)}
                    </span>{' '}
                    <b>{dayOfMonth(day)}</b>
                  </span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(disciplines).map(({ discipline, days: own, totalEvents }) => (
            <tr key={discipline.code} className={hue(discipline.code)}>
              <th scope="row">
                <a href={`/discipline/${discipline.code}`}>
                  <Pictogram code={discipline.code} size="s" />
                  <span>{text(discipline.name, discipline.code)}</span>
                  <span className="schedule-grid-total">
                    <span aria-hidden="true">{totalEvents}</span>
                    <span className="ui-hidden">{t('schedule.golds', { count: totalEvents })}</span>
                  </span>
                </a>
              </th>
              {days.map(({ day }) => (
                <GridCell
                  key={day}
                  discipline={discipline.code}
                  day={own.find((one) => one.day === day)}
                  filter={filter}
                  past={day < today}
                  isToday={day === today}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('schedule.finals-of-day')}
              <span className="schedule-grid-total">
                {disciplines.reduce((sum, { totalEvents }) => sum + totalEvents, 0)}
              </span>
            </th>
            {days.map(({ day, golds, ceremony }) => (
              <td key={day} className={day === today ? 'schedule-grid-today' : undefined}>
                {golds === 0 && ceremony ? <small>{t(`schedule.ceremony-${ceremony}`)}</small> : golds}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
