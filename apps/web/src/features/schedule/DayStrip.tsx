import { useLayoutEffect, useRef } from 'react'
import { dayLabel, dayOfMonth, weekday } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import type { DayAddress } from './day-address.ts'
import type { DayFilter } from './day-filter.ts'

/** A day of the strip; without `golds` finals are not what the page is about. */
export interface StripDay {
  readonly day: string
  readonly golds?: number
  /** What else the page counts on it, with its words. */
  readonly count?: { readonly figure: number; readonly words: string }
}

/** The days of the games: weekday, number, finals. Starts at the day shown. */
export function DayStrip({
  days,
  shown,
  today,
  filter,
  address,
}: {
  days: readonly StripDay[]
  shown: string
  today: string
  filter: DayFilter
  address: DayAddress
}) {
  const t = useT()
  const locale = useLocale()
  const strip = useRef<HTMLElement>(null)
  const { from: _page, ...filters } = filter
  useLayoutEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')
    if (!strip.current || !(current instanceof HTMLElement)) return
    strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2
  }, [shown])
  return (
    <nav className="schedule-strip" aria-label={t('schedule.days')} ref={strip} data-keep-scroll="">
      {days.map(({ day, golds, count }) => (
        <a
          key={day}
          href={address({ ...filters, day })}
          className={day < today ? 'schedule-day schedule-day-past' : 'schedule-day'}
          aria-current={day === shown ? 'page' : undefined}
        >
          <span className="ui-hidden">
            {[
              dayLabel(day, locale),
              ...(day === today ? [t('schedule.today')] : []),
              ...(count === undefined ? [] : [count.words]),
              ...(golds === undefined
                ? []
                : [golds > 0 ? t('schedule.golds', { count: golds }) : t('schedule.no-golds')]),
            ].join(', ')}
          </span>
          {/* three letters are enough in each of the languages, and all that 53 px hold */}
          <span aria-hidden="true">{day === today ? t('schedule.today') : weekday(day, locale).slice(0, 3)}</span>
          <b aria-hidden="true">{dayOfMonth(day)}</b>
          {count === undefined ? null : <i aria-hidden="true">{count.figure || '–'}</i>}
          {golds === undefined ? null : (
            <i aria-hidden="true">
              {golds > 0 ? (
                <>
                  <MedalDisc medal="gold" size="s" />
                  {golds}
                </>
              ) : (
                '–'
              )}
            </i>
          )}
        </a>
      ))}
    </nav>
  )
}
