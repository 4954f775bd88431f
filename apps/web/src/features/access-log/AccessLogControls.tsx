import { PLATFORMS } from '@games/domain/access/platform'
import { ACCESS_DEVICES } from '@games/domain/analytics/access-log'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { useT } from '../../i18n/use-t.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { accessLogAddress, filtersIn } from './access-log-address.ts'
import { dayAfter, dayCount, type Days, type ShownPeriod } from './access-log-period.ts'
import { type AccessLogSearch, accessLogSearchOf } from './access-log-search.ts'
import { useDaysText } from './use-days-text.ts'

interface AccessLogControlsProps {
  readonly search: AccessLogSearch
  /** Absent where the days of the address cannot be shown. */
  readonly period: ShownPeriod | undefined
  readonly today: string
  readonly onSearch: (address: string) => void
}

const MODES = ['day', 'week', 'range'] as const

/** How the log is shown (R8.1): mode, days, device, platform, the period before. Each choice is an address; without script forms are sent. */
export function AccessLogControls({ search, period, today, onSearch }: AccessLogControlsProps) {
  const t = useT()
  const daysText = useDaysText()
  const mode = search.by ?? 'day'
  const asked = useRequestedSearch('/access-log', search, accessLogSearchOf)
  const { device, app, before } = asked
  const filters = filtersIn(asked)
  const choose = (change: Readonly<Record<string, string>>) =>
    onSearch(accessLogAddress(accessLogSearchOf({ ...asked, ...change })))
  const modeAddress = (to: (typeof MODES)[number]) =>
    accessLogAddress(
      to === 'day' ? filters : to === 'week' ? { ...filters, by: to } : { ...filters, by: to, ...period?.series },
    )
  return (
    <div className="access-log-controls">
      <nav className="access-log-modes" aria-label={t('access-log.mode')} data-keep-scroll="">
        {MODES.map((to) => (
          <a key={to} href={modeAddress(to)} aria-current={to === mode ? 'true' : undefined}>
            {t(`access-log.mode-${to}`)}
          </a>
        ))}
      </nav>
      {mode === 'range' ? null : (
        <p className="access-log-days" data-keep-scroll="">
          {period ? <Step way="earlier" days={period.series} today={today} search={asked} /> : null}
          <span>{period ? daysText(period.series) : null}</span>
          {period ? <Step way="later" days={period.series} today={today} search={asked} /> : null}
        </p>
      )}
      {mode === 'range' ? (
        <form className="access-log-range" action="/access-log" aria-label={t('access-log.range')}>
          <input type="hidden" name="by" value="range" />
          {(['from', 'to'] as const).map((end) => (
            <label key={`${end} ${search[end] ?? period?.series[end] ?? ''}`}>
              <span>{t(`access-log.range-${end}`)}</span>
              <input
                className="ui-input"
                type="date"
                name={end}
                required
                max={today}
                defaultValue={search[end] ?? period?.series[end]}
              />
            </label>
          ))}
          {Object.entries(filters).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="ui-button">
            {t('access-log.range-show')}
          </button>
        </form>
      ) : null}
      <form className="access-log-filters" action="/access-log" role="search" aria-label={t('access-log.filters')}>
        {(['by', 'from', 'to', 'at', 'before'] as const).map((name) =>
          search[name] === undefined ? null : <input key={name} type="hidden" name={name} value={search[name]} />,
        )}
        <FilterSelect
          label={t('access-log.device')}
          name="device"
          every={t('access-log.every-device')}
          value={device}
          options={ACCESS_DEVICES.map((code) => ({ code, name: t(`access-log.device-${code}`) }))}
          onChoose={(value) => choose({ device: value })}
        />
        <FilterSelect
          label={t('access-log.platform')}
          name="app"
          every={t('access-log.every-platform')}
          value={app}
          options={PLATFORMS.map((code) => ({ code, name: t(`access-log.platform-${code}`) }))}
          onChoose={(value) => choose({ app: value })}
        />
        <noscript>
          <button className="ui-button" type="submit">
            {t('access-log.filter')}
          </button>
        </noscript>
        <a
          role="switch"
          className="access-log-compare"
          aria-checked={before !== undefined}
          data-keep-scroll=""
          data-replace=""
          href={accessLogAddress(accessLogSearchOf({ ...asked, before: before ? '' : '1' }))}
          // a switch is pressed by the space bar
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            event.currentTarget.click()
          }}
        >
          {t('access-log.compare')}
          <i aria-hidden="true" />
        </a>
      </form>
    </div>
  )
}

/** The same number of days before those shown, or after them. */
function Step({
  way,
  days,
  today,
  search,
}: {
  way: 'earlier' | 'later'
  days: Days
  today: string
  search: AccessLogSearch
}) {
  const t = useT()
  const daysText = useDaysText()
  const length = dayCount(days)
  const last = way === 'earlier' ? dayAfter(days.from, -1) : dayAfter(days.to, length)
  const to = last > today ? today : last
  const isNone = way === 'later' && days.to >= today
  const { at: _chosen, to: _before, ...rest } = search
  const next: Days = { from: dayAfter(to, 1 - length), to }
  return (
    <a
      className="access-log-step"
      aria-label={t(`access-log.${way}`, { days: daysText(next) })}
      {...(isNone
        ? { role: 'link', 'aria-disabled': true }
        : { href: accessLogAddress(to === today ? rest : { ...rest, to }) })}
    >
      <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={way === 'earlier' ? 'm15 4-8 8 8 8' : 'm9 4 8 8-8 8'} />
      </svg>
    </a>
  )
}
