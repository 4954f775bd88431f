import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useCall, usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Disciplines } from './Disciplines.tsx'
import { FeedTabs } from './FeedTabs.tsx'
import { figure } from './figure.ts'
import type { FeedSearch } from './feed-search.ts'
import { MessageDetail } from './MessageDetail.tsx'
import { useMessageColumns } from './use-message-columns.tsx'

const route = getRouteApi('/feed')
/** What arrives is looked at this often. Milliseconds. */
const EVERY_MS = 5_000

/** The feed desk: what arrives by discipline, every message with what became of it, and the one that is open (R12.4). */
export function FeedPage() {
  const t = useT()
  const locale = useLocale()
  const wanted = route.useSearch()
  const navigate = route.useNavigate()
  const { message, ...narrowed } = wanted
  const overview = useCall('getFeedOverview', undefined, { every: EVERY_MS })
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePagedCall(
    'listFeedMessages',
    narrowed,
    { every: EVERY_MS },
  )
  const columns = useMessageColumns()
  const messages = useMemo(() => data?.pages.flatMap((page) => page.messages) ?? [], [data])
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const go = useCallback((search: FeedSearch) => void navigate({ search, replace: true }), [navigate])
  const isNarrowed = Object.keys(narrowed).length > 0
  const now = overview.data
  return (
    <div className="office-page feed-page" data-open={message === undefined ? undefined : ''}>
      <PageHead
        title={t('office-feed.title')}
        about={
          now
            ? t('office-feed.now', {
                rate: figure(now.perMinute, locale),
                received: figure(now.received, locale),
                pending: figure(now.pending, locale),
              })
            : t('office-feed.about')
        }
      >
        {now && now.held > 0 ? (
          <a className="feed-held" href="/office/feed?verdict=held">
            {t('office-feed.held', { count: now.held })}
          </a>
        ) : null}
      </PageHead>
      <FeedTabs current="messages" />
      <div className="feed-columns">
        <section className="feed-disciplines" aria-labelledby="feed-disciplines">
          <h2 className="office-h2" id="feed-disciplines">
            {t('office-feed.disciplines')}
          </h2>
          {now ? (
            <Disciplines
              disciplines={now.disciplines}
              wanted={wanted.discipline}
              onChoose={(discipline) => go(only({ ...narrowed, discipline }))}
            />
          ) : overview.error ? (
            <CallFailed error={overview.error} onRetry={() => void overview.refetch()} />
          ) : (
            <Loading />
          )}
        </section>
        <section className="feed-messages" aria-labelledby="feed-messages">
          <h2 className="office-h2" id="feed-messages">
            {t('office-feed.messages')}
          </h2>
          <div className="office-filter" role="group" aria-label={t('office-feed.filter')}>
            {([undefined, 'rejected', 'duplicate', 'held'] as const).map((verdict) => (
              <button
                key={verdict ?? 'all'}
                type="button"
                className="office-button-small feed-choice"
                aria-pressed={wanted.verdict === verdict}
                onClick={() => go(only({ ...narrowed, verdict }))}
              >
                {t(verdict ? `office-feed.only-${verdict}` : 'office-feed.all')}
                {verdict === 'rejected' && now ? <b>{now.rejected}</b> : null}
              </button>
            ))}
          </div>
          {isPending ? (
            <Loading />
          ) : error && !data ? (
            <CallFailed error={error} onRetry={() => void refetch()} />
          ) : messages.length === 0 ? (
            <Empty
              title={t(isNarrowed ? 'office-feed.none-found' : 'office-feed.none')}
              why={t(isNarrowed ? 'office-feed.none-found-why' : 'office-feed.none-why')}
            >
              {isNarrowed ? <Button onClick={() => go({})}>{t('office-feed.all')}</Button> : null}
            </Empty>
          ) : (
            <DataTable
              caption={t('office-feed.messages')}
              columns={columns}
              rows={messages}
              rowKey={({ id }) => String(id)}
              onOpen={({ id }) => go({ ...narrowed, message: String(id) })}
              onEnd={hasNextPage && !isFetchingNextPage ? more : undefined}
            />
          )}
        </section>
        {message === undefined ? null : (
          <MessageDetail
            key={message}
            id={message}
            onClose={() => go(narrowed)}
            onOpen={(id) => go({ ...narrowed, message: String(id) })}
          />
        )}
      </div>
    </div>
  )
}

/** What narrows the list, without what is not said. */
const only = ({ discipline, verdict }: { [K in keyof FeedSearch]: FeedSearch[K] | undefined }): FeedSearch => ({
  ...(discipline !== undefined && { discipline }),
  ...(verdict !== undefined && { verdict }),
})
