import type { OfficeFeedback } from '@games/contract'
import { FEEDBACK_STATES } from '@games/contract/feedback/office-feedback'
import { SENTIMENTS } from '@games/contract/feedback/feedback'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { SearchField } from '@games/web/ui/SearchField.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useCall, usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FeedbackDetail } from './FeedbackDetail.tsx'
import type { FeedbackSearch } from './feedback-search.ts'
import { Mood, MoodSign } from './Mood.tsx'
import { useWriterWords } from './use-writer-words.ts'

const route = getRouteApi('/feedback')
/** New ones are looked for this often. Milliseconds. */
const EVERY_MS = 30_000

/** What people think of the app: their mood by day, what they wrote, and what was done about it (R7.4). */
export function FeedbackPage() {
  const t = useT()
  const { open, ...wanted } = route.useSearch()
  const navigate = route.useNavigate()
  const state = wanted.state ?? 'new'
  const mood = useCall('getFeedbackMood', undefined, { every: EVERY_MS })
  const query = useMemo(
    () => ({
      ...(state !== 'all' && { state }),
      ...(wanted.sentiment && { sentiment: wanted.sentiment }),
      ...(wanted.day && { day: wanted.day }),
      ...(wanted.search && { search: wanted.search }),
    }),
    [state, wanted.sentiment, wanted.day, wanted.search],
  )
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePagedCall(
    'listFeedback',
    query,
    { every: EVERY_MS },
  )
  const rows = useMemo(() => data?.pages.flatMap((page) => page.feedback) ?? [], [data])
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const go = useCallback((search: FeedbackSearch) => void navigate({ search, replace: true }), [navigate])
  const narrow = (change: { [K in keyof FeedbackSearch]: FeedbackSearch[K] | undefined }) =>
    go(said({ ...wanted, ...change }))
  const columns = useFeedbackColumns()
  const shown = open === undefined ? undefined : rows.find(({ id }) => id === open)
  const counts = mood.data
  const isNarrowed = wanted.sentiment !== undefined || wanted.day !== undefined || wanted.search !== undefined
  return (
    <div className="office-page opinion-page" data-open={shown ? '' : undefined}>
      <PageHead
        title={t('office.menu-feedback')}
        about={counts ? t('office-feedback.about', { count: counts.states.new, passed: counts.states.passed }) : null}
      >
        <span className="opinion-legend">
          {SENTIMENTS.map((sentiment) => (
            <span key={sentiment} className={`opinion-${sentiment}`}>
              <MoodSign sentiment={sentiment} /> {t(`office-feedback.feels-${sentiment}`)}
            </span>
          ))}
        </span>
      </PageHead>
      {counts ? (
        <Mood mood={counts} wanted={wanted.day} onChoose={(day) => narrow({ day, state: day ? 'all' : undefined })} />
      ) : mood.error ? (
        <CallFailed error={mood.error} onRetry={() => void mood.refetch()} />
      ) : null}
      <div className="office-filter opinion-filter" role="group" aria-label={t('office-feedback.filter')}>
        {[...FEEDBACK_STATES, 'all' as const].map((one) => (
          <button
            key={one}
            type="button"
            className="office-button-small opinion-choice"
            aria-pressed={state === one}
            onClick={() => narrow({ state: one === 'new' ? undefined : one })}
          >
            {t(`office-feedback.only-${one}`)}
            {counts && one !== 'all' ? <b>{counts.states[one]}</b> : null}
          </button>
        ))}
        {SENTIMENTS.toReversed().map((one) => (
          <button
            key={one}
            type="button"
            className="office-button-small opinion-choice"
            aria-pressed={wanted.sentiment === one}
            onClick={() => narrow({ sentiment: wanted.sentiment === one ? undefined : one })}
          >
            <MoodSign sentiment={one} />
            {t(`office-feedback.feels-${one}`)}
            {counts && state === 'new' ? <b>{counts.sentiments[one]}</b> : null}
          </button>
        ))}
        <SearchField
          className="opinion-search"
          label={t('office-feedback.search')}
          q={wanted.search ?? ''}
          onSearch={(search) => narrow({ search: search === '' ? undefined : search })}
        />
      </div>
      <div className="opinion-columns">
        <div className="opinion-list">
          {isPending ? (
            <Loading />
          ) : error && !data ? (
            <CallFailed error={error} onRetry={() => void refetch()} />
          ) : rows.length === 0 ? (
            <Empty
              title={t(isNarrowed ? 'office-feedback.none-found' : `office-feedback.none-${state}`)}
              why={t(isNarrowed ? 'office-feedback.none-found-why' : 'office-feedback.none-why')}
            >
              {isNarrowed ? <Button onClick={() => go({})}>{t('office-feedback.widen')}</Button> : null}
            </Empty>
          ) : (
            <DataTable
              caption={t('office.menu-feedback')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              onOpen={({ id }) => go({ ...wanted, open: id })}
              open={open}
              onEnd={hasNextPage && !isFetchingNextPage ? more : undefined}
            />
          )}
        </div>
        {shown ? <FeedbackDetail key={shown.id} feedback={shown} onClose={() => go(wanted)} /> : null}
      </div>
    </div>
  )
}

function useFeedbackColumns(): readonly DataColumn<OfficeFeedback>[] {
  const t = useT()
  const { moment } = useTime()
  const writer = useWriterWords()
  return useMemo(
    () => [
      {
        key: 'text',
        head: t('office-feedback.said'),
        cell: (one) => (
          <span className="opinion-row">
            <MoodSign sentiment={one.sentiment} />
            <span className="office-two">
              <b dir="auto">{one.suggestion}</b>
              <span>
                {t(`office-feedback.feels-${one.sentiment}`)} · {writer(one)}
                {one.state === 'passed' ? ` · ${t('office-feedback.passed-to', { who: one.passedTo ?? '' })}` : ''}
                {one.state === 'handled' ? ` · ${t('office-feedback.is-handled')}` : ''}
              </span>
            </span>
          </span>
        ),
      },
      {
        key: 'at',
        head: t('office-feedback.when'),
        cell: ({ sentAt }) => <time dateTime={sentAt}>{moment(sentAt)}</time>,
        narrow: true,
        figure: true,
      },
    ],
    // moment is made anew by each drawing, and of the zone alone
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, writer],
  )
}

/** What narrows the list, without what is not said. */
const said = (search: { [K in keyof FeedbackSearch]: FeedbackSearch[K] | undefined }): FeedbackSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
