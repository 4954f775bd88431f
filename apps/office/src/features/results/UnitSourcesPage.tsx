import type { ResultSource, UnitSources } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useUnitWords } from '@games/web/unit-words'
import { getRouteApi } from '@tanstack/react-router'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { hrefOfSource, SourceWords } from './SourceWords.tsx'

const route = getRouteApi('/results/$unit')

/** The list of a contest, and every file or source that sent one, the newest first. */
export function UnitSourcesPage() {
  const t = useT()
  const words = useUnitWords()
  const { unit } = route.useParams()
  const { data, error, refetch } = useCall('getUnitSources', { params: { unit } })
  if (!data)
    return (
      <div className="office-page">
        <PageHead title={t('office-results.title')} />
        {error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <Loading />}
      </div>
    )
  const { day } = data.unit
  return (
    <div className="office-page">
      <PageHead title={words.title(data.unit)} about={words.about(data.unit)}>
        <a className="ui-button" href={day === null ? '/office/results' : `/office/results?day=${day}`}>
          {t('office-results.back')}
        </a>
        <a className="ui-button" href={`/discipline/${data.unit.discipline.code}/results/${trimRsc(data.unit.code)}`}>
          {t('office-results.public')}
        </a>
      </PageHead>
      <section aria-labelledby="results-sources">
        <h2 className="office-h2" id="results-sources">
          {t('office-results.sources')}
        </h2>
        {data.sources.length === 0 ? <p className="muted">{t('office-results.no-sources')}</p> : null}
        <ol className="results-sources">
          {data.sources.map((source) => (
            <Source key={source.message} source={source} />
          ))}
        </ol>
      </section>
      <ResultList rows={data.results} />
    </div>
  )
}

function Source({ source }: { source: ResultSource }) {
  const t = useT()
  return (
    <li data-undone={source.isUndone ? '' : undefined}>
      <a href={hrefOfSource(source)}>
        <SourceWords source={source} />
      </a>
      <span className="results-mark">
        {source.isShown
          ? t('office-results.is-shown')
          : source.isUndone
            ? t('office-results.is-undone')
            : t('office-results.is-earlier')}
        {source.messages > 1 ? ` · ${t('office-results.messages', { count: source.messages })}` : ''}
      </span>
    </li>
  )
}

function ResultList({ rows }: { rows: UnitSources['results'] }) {
  const t = useT()
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="results-list">
      <h2 className="office-h2" id="results-list">
        {t('office-results.list')}
      </h2>
      <table className="results-list">
        <thead>
          <tr>
            <th scope="col">{t('office-results.rank')}</th>
            <th scope="col">{t('office-results.who')}</th>
            <th scope="col">{t('office-results.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, rank, startOrder, competitor, result, irm }) => (
            <tr key={position}>
              <td>{rank ?? startOrder ?? ''}</td>
              <td dir="auto">
                <b>{competitor.name}</b>{' '}
                <span className="muted">
                  {competitor.organisation?.name ? pick(competitor.organisation.name, locale) : ''}
                </span>
              </td>
              <td>{[result, irm].filter(Boolean).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
