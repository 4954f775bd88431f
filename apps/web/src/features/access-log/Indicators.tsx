import type { AccessLog } from '@games/contract'
import { timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { dayCount } from './access-log-period.ts'
import { countText, shareText } from './figures.ts'
import { useOccasionText } from './use-occasion-text.ts'
import { useWhen } from './use-when.ts'

/** The figures a reader came for: how many, how many succeeded and failed, how many a minute, and what was on when it was most. */
export function Indicators({
  log: { first, last, today, total, before, statuses, perMinute, peaks },
  isNarrowed,
}: {
  log: AccessLog
  /** To a device or platform: requests a minute are known of all together. */
  isNarrowed: boolean
}) {
  const t = useT()
  const locale = useLocale()
  const whenText = useWhen()
  const occasionText = useOccasionText()
  const days = dayCount({ from: first, to: last })
  const isToday = last === today
  const notFound = statuses.find(({ status }) => status === 404)?.requests ?? 0
  const earlier = { count: countText(before.requests, locale), days }
  const [peak] = peaks
  const peakText = peak
    ? isToday && days === 1
      ? t('access-log.peak-today', {
          count: countText(Math.round(peak.perMinute), locale),
          time: timeOfDay(peak.start),
        })
      : t(isToday ? 'access-log.peak' : 'access-log.peak-at', {
          count: countText(Math.round(peak.perMinute), locale),
          when: whenText({ from: peak.start.slice(0, 10), to: peak.start.slice(0, 10) }, today),
          time: timeOfDay(peak.start),
        })
    : ''
  const occasion = peak?.occasions[0]
  const perMinuteShown = isToday ? perMinute.now : perMinute.peak
  return (
    <dl className="access-log-indicators">
      <div>
        <dt>{t('access-log.total-of', { when: whenText({ from: first, to: last }, today) })}</dt>
        <dd>{countText(total.requests, locale)}</dd>
        <dd>
          {days > 1
            ? t('access-log.before-days', earlier)
            : t(before.until !== null ? 'access-log.before-same-time' : 'access-log.before-day', earlier)}
        </dd>
      </div>
      <div>
        <dt>{t('access-log.success')}</dt>
        <dd>
          {shareText(total.success, total.requests, locale) || '–'}
          <small>%</small>
        </dd>
        <dd>{t('access-log.responses', { count: total.success, text: countText(total.success, locale) })}</dd>
      </div>
      <div>
        <dt>{t('access-log.errors')}</dt>
        <dd>{countText(total.errors, locale)}</dd>
        <dd>{t('access-log.not-found', { count: notFound, text: countText(notFound, locale) })}</dd>
      </div>
      <div>
        <dt>{t(isToday ? 'access-log.now' : 'access-log.per-minute')}</dt>
        <dd>{perMinuteShown === null ? '–' : countText(Math.round(perMinuteShown), locale)}</dd>
        <dd>
          {[isNarrowed ? t('access-log.of-all') : '', peakText, occasion ? occasionText(occasion) : '']
            .filter((part) => part !== '')
            .join(', ')}
        </dd>
      </div>
    </dl>
  )
}
