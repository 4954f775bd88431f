import type { DisciplineDay, Programme } from '@games/contract'
import { useLayoutEffect, useRef } from 'react'
import { dayLabel, dayOfMonth, weekday } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { byName } from './by-name.ts'
import { dayAddress, disciplineDayAddress, eventDayAddress } from './day-address.ts'
import type { GridFilter } from './grid-filter.ts'
import { countOf, gridAddress, usefulFilters } from './grid-counts.ts'

/** Disciplines × days: how much is on, and how many finals (spec R2.5, tab `grid`). Scrolls in its own frame and starts at today. */
export function ProgrammeGrid({
  programme,
  today,
  filter,
}: {
  programme: Programme
  today: string
  filter: GridFilter
}) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = frame.current?.querySelector('[aria-current="date"]')
    const name = frame.current?.querySelector('thead th')
    if (!frame.current || !(current instanceof HTMLElement) || !(name instanceof HTMLElement)) return
    frame.current.scrollLeft = current.offsetLeft - name.offsetWidth
  }, [])
  if (programme.disciplines.length === 0) return <Empty title={t('schedule.no-games')} />
  const { days } = programme
  return (
    <>
      <nav className="ui-chips" aria-label={t('schedule.filters')} data-keep-scroll="">
        {usefulFilters(days).map((one) => (
          <a key={one} className="ui-chip" href={gridAddress(one)} aria-current={one === filter ? 'true' : undefined}>
            {t(`schedule.filter-${one}`)}
          </a>
        ))}
      </nav>
      {/* a frame that scrolls is reached by key too */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="schedule-grid-frame" ref={frame} tabIndex={0} aria-label={t('schedule.tab-grid')}>
        <table className="schedule-grid">
          <thead>
            <tr>
              <th scope="col">{t('schedule.disciplines', { count: programme.disciplines.length })}</th>
              {days.map(({ day }) => (
                <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                  <a
                    href={
                      filter === 'all' || filter === 'competition' || filter === 'medal'
                        ? dayAddress({ day })
                        : eventDayAddress({ day })
                    }
                  >
                    <span className="ui-hidden">{dayLabel(day, locale)}</span>
                    <span aria-hidden="true">
                      {day === today ? t('schedule.today') : weekday(day, locale).slice(0, 3)} <b>{dayOfMonth(day)}</b>
                    </span>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byName(programme.disciplines, text).map(({ discipline, days: own }) => (
              <tr key={discipline.code} className={hue(discipline.code)}>
                <th scope="row">
                  <a href={`/discipline/${discipline.code}`}>
                    <Pictogram code={discipline.code} size="s" />
                    <span>{text(discipline.name, discipline.code)}</span>
                  </a>
                </th>
                {days.map(({ day }) => (
                  <Cell
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
              <th scope="row">{t('schedule.finals-of-day')}</th>
              {days.map(({ day, golds }) => (
                <td key={day} className={day === today ? 'schedule-grid-today' : undefined}>
                  {golds}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  )
}

interface CellProps {
  readonly discipline: string
  readonly day: DisciplineDay | undefined
  readonly filter: GridFilter
  readonly past: boolean
  readonly isToday: boolean
}

function Cell({ discipline, day, filter, past, isToday }: CellProps) {
  const t = useT()
  const count = day ? countOf(day, filter) : 0
  const className = isToday ? 'schedule-grid-today' : undefined
  if (!day || count === 0) return <td className={className} />
  const competes = filter === 'competition' || filter === 'medal' || (filter === 'all' && day.units > 0)
  const golds = competes ? day.golds : 0
  const address = disciplineDayAddress(discipline, competes ? 'days' : 'event')
  return (
    <td className={className}>
      <a className={past ? 'schedule-cell schedule-cell-past' : 'schedule-cell'} href={address({ day: day.day })}>
        <span className={competes ? 'schedule-mark' : 'schedule-mark schedule-mark-other'} aria-hidden="true" />
        <span className="ui-hidden">{t('schedule.count-event', { count })}</span>
        <span aria-hidden="true">{count}</span>
        {golds > 0 ? (
          <>
            <MedalDisc medal="gold" size="s" />
            <span className="ui-hidden">{t('schedule.golds', { count: golds })}</span>
            <b aria-hidden="true">{golds}</b>
          </>
        ) : null}
      </a>
    </td>
  )
}
