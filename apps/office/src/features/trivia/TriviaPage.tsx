import { Empty } from '@games/web/ui/Empty.tsx'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { NewTrivia, TriviaRows } from './TriviaRows.tsx'

/** Every trivia with how far it is and how many have answered it (R7.1). */
export function TriviaPage() {
  const t = useT()
  const { data, error, refetch } = useCall('listOfficeTrivia')
  return (
    <div className="office-page">
      <PageHead title={t('office.menu-trivia')} about={t('office-trivia.about')}>
        {data ? (
          <a className="ui-button" href="/api/trivia-posters?paper=A4" target="_blank" rel="noopener">
            {t('office-trivia.all-posters')}
          </a>
        ) : null}
        <NewTrivia />
      </PageHead>
      {data ? (
        data.trivia.length > 0 ? (
          <TriviaRows rows={data.trivia} />
        ) : (
          <Empty title={t('office-trivia.none')} why={t('office-trivia.none-why')} />
        )
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}
