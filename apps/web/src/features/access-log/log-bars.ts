import type { AccessLog } from '@games/contract'
import { useMemo } from 'react'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { dayLabel, shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { accessLogAddress } from './access-log-address.ts'
import { dayAfter, type ShownPeriod } from './access-log-period.ts'
import { type AccessLogSearch, accessLogSearchOf } from './access-log-search.ts'
import type { ChartBar } from './BarsChart.tsx'
import { shortCount } from './figures.ts'
import { useDaysText } from './use-days-text.ts'

/** A bar says how many failed from this part on: on most days a handful does. */
const MANY_ERRORS = 0.02

/** The bars of a series of days or weeks; each leads to its own figures, narrowed as was asked for last. */
export function useSeriesBars({
  series,
  before,
  search,
  period: { by, at },
}: {
  readonly series: AccessLog
  readonly before: AccessLog | undefined
  readonly search: AccessLogSearch
  readonly period: ShownPeriod
}): ChartBar[] {
  const t = useT()
  const locale = useLocale()
  const daysText = useDaysText()
  const { device, app, before: compared } = useRequestedSearch('/access-log', search, accessLogSearchOf)
  return useMemo(() => {
    const { by: mode, from, to } = search
    const all = accessLogSearchOf({ by: mode, from, to, device, app, before: compared })
    const most = Math.max(...series.series.map(({ requests }) => requests))
    return series.series.map(({ start, requests, success, errors }, place): ChartBar => {
      const sunday = dayAfter(start, 6)
      const isNow = by === 'day' ? start === series.today : start <= series.today && series.today <= sunday
      const isShown = at !== null && (by === 'day' ? at === start : at >= start && at <= sunday)
      const label =
        by === 'week' ? daysText({ from: start, to: start }).replace(/,? \d{4}$/, '') : shortDay(start, locale)
      const mark =
        requests > 0 && requests === most
          ? { words: shortCount(requests, locale), weight: Infinity }
          : errors > requests * MANY_ERRORS && errors > most * MANY_ERRORS
            ? { words: t('access-log.mark-errors', { count: shortCount(errors, locale) }), weight: errors }
            : undefined
      return {
        key: start,
        label: isNow && by === 'day' ? t('access-log.today') : label,
        name:
          by === 'week'
            ? t('access-log.week-of', { days: daysText({ from: start, to: sunday }) })
            : dayLabel(start, locale),
        success,
        errors,
        before: before ? (before.series[place]?.requests ?? 0) : null,
        mark,
        address: accessLogAddress(isShown && search.by === 'range' ? all : { ...all, at: start }),
        isShown,
      }
    })
  }, [series, before, search, device, app, compared, by, at, t, locale, daysText])
}

/** The bars of a day's hours: 23, 24 or 25. Of today, those that have not begun too. */
export function hourBars({ series, first, today, readAt }: AccessLog): ChartBar[] {
  const repeated = new Set(
    series.map(({ start }) => timeOfDay(start)).filter((time, at, all) => all.indexOf(time) !== at),
  )
  const bars = series.map(({ start, success, errors }, at): ChartBar => {
    const time = timeOfDay(start)
    return {
      key: start,
      label: `${Number(time.slice(0, 2))}h`,
      // the hour that a clock set back has twice
      name: repeated.has(time) ? `${time} (UTC${start.slice(-6)})` : time,
      success,
      errors,
      before: null,
      isNow: first === today && at === series.length - 1 && Date.parse(readAt) >= Date.parse(start),
    }
  })
  if (first !== today) return bars
  const next = bars.length === 0 ? 0 : Number(timeOfDay(series.at(-1)?.start ?? '').slice(0, 2)) + 1
  const toCome = Array.from({ length: Math.max(0, 24 - next) }, (_, n): ChartBar => {
    const time = `${String(next + n).padStart(2, '0')}:00`
    return { key: time, label: `${next + n}h`, name: time, success: 0, errors: 0, before: null, isToCome: true }
  })
  return [...bars, ...toCome]
}
