import type { AccessLog } from '@games/contract'
import { timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import type { ShownPeriod } from './access-log-period.ts'
import type { AccessLogSearch } from './access-log-search.ts'
import { AgreedViews } from './AgreedViews.tsx'
import { BarsChart } from './BarsChart.tsx'
import { DeviceStatusTable } from './DeviceStatusTable.tsx'
import { countText } from './figures.ts'
import { LogFiles } from './LogFiles.tsx'
import { hourBars, useSeriesBars } from './log-bars.ts'
import { RouteTable } from './RouteTable.tsx'
import { ShareTable } from './ShareTable.tsx'
import { StatusTable } from './StatusTable.tsx'
import { useOccasionText } from './use-occasion-text.ts'
import { useWhen } from './use-when.ts'

interface LogFiguresProps {
  readonly shown: { readonly series: AccessLog; readonly figures: AccessLog; readonly before: AccessLog | undefined }
  readonly search: AccessLogSearch
  readonly period: ShownPeriod
}

/** The log as charts and tables: the bars of the period, then what the chosen one, or all of it, is made of. On a wide screen the parts stand beside both. */
export function LogFigures({ shown: { series, figures, before }, search, period }: LogFiguresProps) {
  const t = useT()
  const locale = useLocale()
  const whenText = useWhen()
  const occasionText = useOccasionText()
  const seriesBars = useSeriesBars({ series, before, search, period })
  const when = whenText({ from: figures.first, to: figures.last }, figures.today)
  const all = figures.total.requests
  const title = t(period.by === 'week' ? 'access-log.per-week' : 'access-log.per-day')
  return (
    <div className="access-log-figures">
      <div>
        <section>
          <div className="ui-section">
            <h2>{title}</h2>
            <p className="access-log-legend">
              <i className="access-log-key" /> {t('access-log.legend-success')}
              <i className="access-log-key access-log-key-errors" /> {t('access-log.legend-errors')}
              {before ? (
                <>
                  <i className="access-log-key access-log-key-before" /> {t('access-log.legend-before')}
                </>
              ) : null}
            </p>
          </div>
          <BarsChart
            title={title}
            unit={t(period.by === 'week' ? 'access-log.week' : 'access-log.day')}
            bars={seriesBars}
            height={280}
            ticks={4}
            labels={[14, 5]}
          />
          <DeviceStatusTable log={series} days={period.figures} when={when} />
          <LogFiles log={series} search={search} />
        </section>
        {figures.by === 'hour' ? (
          <section>
            <div className="ui-section">
              <h2>{t('access-log.per-hour', { when })}</h2>
            </div>
            <BarsChart
              title={t('access-log.per-hour', { when })}
              unit={t('access-log.hour')}
              bars={hourBars(figures)}
              height={72}
              ticks={0}
              labels={[8, 8]}
              labelledFrom="first"
            />
          </section>
        ) : null}
      </div>
      <div>
        <ShareTable
          title={t('access-log.devices', { when })}
          unit={t('access-log.device')}
          total={all}
          rows={figures.devices
            .toSorted((a, b) => b.requests - a.requests)
            .map(({ device, requests }) => ({ key: device, name: t(`access-log.device-${device}`), count: requests }))}
        />
        <StatusTable log={figures} when={when} />
        <ShareTable
          title={t('access-log.platforms', { when })}
          unit={t('access-log.platform')}
          total={all}
          rows={figures.platforms.map(({ platform, requests }) => ({
            key: platform,
            name: t(`access-log.platform-${platform}`),
            count: requests,
          }))}
        />
      </div>
      <div>
        {figures.peaks.length > 0 ? (
          <section>
            <div className="ui-section">
              <h2>{t('access-log.peaks')}</h2>
              {search.device || search.app ? <p>{t('access-log.of-all')}</p> : null}
            </div>
            <ol className="access-log-peaks">
              {figures.peaks.map(({ start, perMinute, occasions }) => (
                <li key={start}>
                  <b>
                    {t('access-log.peak', {
                      count: countText(Math.round(perMinute), locale),
                      when: whenText({ from: start.slice(0, 10), to: start.slice(0, 10) }, figures.today),
                      time: timeOfDay(start),
                    })}
                  </b>
                  <span>
                    {occasions.length > 0 ? occasions.map(occasionText).join('; ') : t('access-log.no-occasion')}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        <RouteTable log={figures} when={when} />
        <AgreedViews agreed={figures.agreed} />
      </div>
    </div>
  )
}
