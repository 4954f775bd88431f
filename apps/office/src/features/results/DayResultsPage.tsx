import type { DayResults } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { dayLabel, timeOfDay } from '@games/web/i18n/format.ts'
import { LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Empty } from '@games/web/ui/Empty.tsx'
import { StatusMark } from '@games/web/ui/StatusMark.tsx'
import { useUnitWords } from '@games/web/unit-words'
import { getRouteApi } from '@tanstack/react-router'
import { useCall } from '../../calls/use-call.ts'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import type { ResultsSearch } from './results-search.ts'
import { hrefOfSource, SourceWords } from './SourceWords.tsx'

const route = getRouteApi('/results')

/** The contests of a day, each with the file or source that its list came from. */
export function DayResultsPage() {
  const t = useT()
  const locale = useLocale()
  const { day, discipline } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useCall('listDayResults', { query: { ...(day !== undefined && { day }) } })
  const words = useUnitWords()
  const disciplineName = useDisciplineName()
  const go = (search: ResultsSearch) => void navigate({ search, replace: true })
  const disciplines = new Map(data?.units.map(({ unit }) => [unit.discipline.code, words.discipline(unit.discipline)]))
  // a sport without contests on this day stays chosen
  if (discipline !== undefined && !disciplines.has(discipline)) disciplines.set(discipline, disciplineName(discipline))
  const shown = data?.units.filter(({ unit }) => discipline === undefined || unit.discipline.code === discipline) ?? []
  const days = data ? [...new Set([...data.days, data.today, data.day])].toSorted() : []
  return (
    <div className="office-page">
      <PageHead title={t('office-results.title')} about={t('office-results.about')} />
      {!data ? (
        error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : (
        <>
          <div className="results-filter">
            <label>
              <span>{t('office-results.day')}</span>
              <select
                className="ui-select"
                value={data.day}
                onChange={({ target }) => go({ day: target.value, ...(discipline !== undefined && { discipline }) })}
              >
                {days.map((one) => (
                  <option key={one} value={one}>
                    {one === data.today
                      ? t('office-results.today', { day: dayLabel(one, locale) })
                      : dayLabel(one, locale)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t('office-results.discipline')}</span>
              <select
                className="ui-select"
                value={discipline ?? ''}
                onChange={({ target }) =>
                  go({ ...(day !== undefined && { day }), ...(target.value !== '' && { discipline: target.value }) })
                }
              >
                <option value="">{t('office-results.all')}</option>
                {[...disciplines]
                  .toSorted(([, one], [, other]) => one.localeCompare(other, LOCALE_TAGS[locale]))
                  .map(([code, name]) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </select>
            </label>
          </div>
          {shown.length === 0 ? (
            <Empty
              title={t('office-results.none')}
              why={t(discipline === undefined ? 'office-results.none-why' : 'office-results.none-of-why')}
            />
          ) : (
            <ol className="results-units">
              {shown.map((row) => (
                <DayUnit key={row.unit.code} row={row} />
              ))}
            </ol>
          )}
        </>
      )}
    </div>
  )
}

function DayUnit({ row: { unit, source } }: { row: DayResults['units'][number] }) {
  const t = useT()
  const words = useUnitWords()
  return (
    <li>
      <time dateTime={unit.start ?? undefined}>{unit.start === null ? '–' : timeOfDay(unit.start)}</time>
      <a className="office-two" href={`/office/results/${trimRsc(unit.code)}`}>
        <b dir="auto">{words.title(unit)}</b>
        <span dir="auto">{words.about(unit)}</span>
      </a>
      <StatusMark status={unit.status} word={t(`status.${unit.status}`)} />
      {source === null ? (
        <span className="muted">{t('office-results.no-list')}</span>
      ) : (
        <a
          href={hrefOfSource(source)}
          aria-label={t('office-results.came-from', {
            name: source.name ?? t(`office-results.road-${source.road}`),
          })}
        >
          <SourceWords source={source} />
        </a>
      )}
    </li>
  )
}
