import type { Api } from '@games/contract'
import { useDeferredValue, useMemo } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useMoment } from '../../app-shell/use-moment.ts'
import { useView, useViewState } from '../../cache/use-view.ts'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccessLogControls } from './AccessLogControls.tsx'
import { accessLogQuery, filtersOf, type LogRequest, requestsOf } from './access-log.query.ts'
import { accessLogAddress, daysIn, filtersIn } from './access-log-address.ts'
import { MOST_DAYS, shownPeriod, type ShownPeriod } from './access-log-period.ts'
import type { AccessLogSearch } from './access-log-search.ts'
import { Indicators } from './Indicators.tsx'
import { logFiguresPart } from './later-parts.ts'
import { useFreshLog } from './use-fresh-log.ts'

interface AccessLogPageProps {
  readonly api: Api
  readonly search: AccessLogSearch
  readonly onSearch: (address: string) => void
}

/** How often the site was requested, when, by what and how it answered (R8.1): sums alone, for anybody. */
export function AccessLogPage({ api, search, onSearch }: AccessLogPageProps) {
  const t = useT()
  const moment = useMoment()
  const usual = useView(accessLogQuery(api, filtersOf(search)))
  const period = shownPeriod(search, usual.today)
  const isFault = typeof period === 'string'
  return (
    <div className="access-log">
      <div className="access-log-head">
        <PageTitle title={t('access-log.title')} />
        <FreshnessLine text={t('access-log.only-totals', { when: moment(usual.readAt) })} />
        <AccessLogControls
          search={search}
          period={isFault ? undefined : period}
          today={usual.today}
          onSearch={onSearch}
        />
      </div>
      {isFault ? (
        <Empty
          title={t('access-log.fault')}
          why={
            period === 'too-long'
              ? t('access-log.fault-too-long', { most: MOST_DAYS })
              : t(`access-log.fault-${period}`)
          }
        >
          <a className="ui-button" href={accessLogAddress(filtersIn(search))}>
            {t('access-log.to-today')}
          </a>
        </Empty>
      ) : (
        <ShownLog api={api} search={search} period={period} today={usual.today} />
      )}
    </div>
  )
}

function ShownLog({
  api,
  search,
  period,
  today,
}: {
  api: Api
  search: AccessLogSearch
  period: ShownPeriod
  today: string
}) {
  const t = useT()
  const requests = requestsOf(search, period, today)
  const series = useViewState(accessLogQuery(api, requests.series))
  const hourly = useViewState(accessLogQuery(api, requests.figures))
  // hours are not there of days long ago: their sums are
  const { by: _hours, ...whole } = requests.figures
  const daily = useViewState(accessLogQuery(api, hourly.error === undefined ? requests.figures : whole))
  const before = useViewState(accessLogQuery(api, requests.before ?? requests.series))
  const shownRequests = JSON.stringify([
    requests.series,
    requests.figures,
    ...(requests.before ? [requests.before] : []),
  ])
  // the same array as long as nothing else is asked for
  const keys = useMemo(
    () => (JSON.parse(shownRequests) as LogRequest[]).map((request) => accessLogQuery(api, request).key),
    [api, shownRequests],
  )
  useFreshLog(keys)
  const figures = hourly.view ?? daily.view
  const withBefore = requests.before !== null
  const shown = useDeferredValue(
    useMemo(
      () =>
        series.view && figures
          ? { series: series.view, figures, before: withBefore ? before.view : undefined }
          : undefined,
      [series.view, figures, withBefore, before.view],
    ),
  )
  if (!shown) {
    const failed = [series, daily].find(({ view, error }) => view === undefined && error !== undefined)
    if (!failed) return <Skeleton label={t('app-shell.loading')} rows={8} />
    const retry = () => {
      series.retry()
      daily.retry()
    }
    return (
      <ErrorNote
        title={t('app-shell.load-error')}
        why={t('app-shell.try-later')}
        retry={{ label: t('app-shell.retry'), onRetry: retry }}
      />
    )
  }
  const isNarrowed = search.device !== undefined || search.app !== undefined
  if (shown.series.total.requests === 0 && shown.figures.total.requests === 0)
    return (
      <Empty title={t('access-log.empty')} why={t(isNarrowed ? 'access-log.empty-narrowed' : 'access-log.empty-why')}>
        {isNarrowed ? (
          <a className="ui-button" href={accessLogAddress(daysIn(search))}>
            {t('access-log.clear')}
          </a>
        ) : null}
      </Empty>
    )
  return (
    <>
      <Indicators log={shown.figures} isNarrowed={isNarrowed} />
      <logFiguresPart.Part shown={shown} search={search} period={period} />
    </>
  )
}
