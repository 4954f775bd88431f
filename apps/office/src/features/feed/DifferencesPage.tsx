import type { Difference } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Empty } from '@games/web/ui/Empty.tsx'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useMemo } from 'react'
import { useCall } from '../../calls/use-call.ts'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FeedTabs } from './FeedTabs.tsx'

/** Looked at this often. Milliseconds. */
const EVERY_MS = 10_000

/** Where medal tables, medallists and configurations that sources sent are not what we derived (R12.4). Nothing is changed by it. */
export function DifferencesPage() {
  const t = useT()
  const { data, error, refetch } = useCall('listDifferences', undefined, { every: EVERY_MS })
  const columns = useColumns()
  return (
    <div className="office-page">
      <PageHead title={t('office-feed.differences')} about={t('office-feed.differences-about')} />
      <FeedTabs current="differences" />
      {data ? (
        data.count === 0 ? (
          <Empty title={t('office-feed.differences-none')} why={t('office-feed.differences-none-why')} />
        ) : (
          <>
            <DataTable
              caption={t('office-feed.differences')}
              columns={columns}
              rows={data.differences}
              rowKey={keyOf}
            />
            {data.count > data.differences.length ? (
              <p className="muted">{t('office-feed.differences-more', { count: data.count })}</p>
            ) : null}
          </>
        )
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

const keyOf = (one: Difference): string =>
  one.kind === 'standing'
    ? `${one.message} ${one.organisation.code}`
    : one.kind === 'medallists'
      ? `${one.message} ${one.event.code} ${one.medal}`
      : `${one.message} ${one.code}`

function useColumns(): readonly DataColumn<Difference>[] {
  const t = useT()
  const locale = useLocale()
  const name = useDisciplineName()
  const { exact } = useTime()
  return useMemo(() => {
    const nothing = t('office-feed.difference-nothing')
    const counts = (of: { gold: number; silver: number; bronze: number } | null) =>
      of === null ? nothing : t('office-feed.difference-counts', of)
    const winners = (of: readonly { name: string; organisation: string }[]) =>
      of.length === 0 ? nothing : of.map((one) => `${one.name} (${one.organisation})`).join(', ')
    return [
      {
        key: 'what',
        head: t('office-feed.difference-what'),
        cell: (one) => (
          <span className="feed-about">
            {one.discipline === null ? null : <Pictogram code={one.discipline} size="s" />}
            <span className="office-two">
              <b>
                {one.kind === 'standing'
                  ? one.organisation.name
                    ? pick(one.organisation.name, locale)
                    : one.organisation.code
                  : one.kind === 'medallists'
                    ? t('office-feed.difference-medal', {
                        medal: one.medal,
                        event: one.event.name ? pick(one.event.name, locale) : one.event.code,
                      })
                    : one.code}
              </b>
              <span>
                {one.kind === 'standing'
                  ? t('office-feed.difference-table', {
                      what: one.discipline === null ? t('office-feed.difference-games') : name(one.discipline),
                    })
                  : one.kind === 'medallists'
                    ? name(one.discipline)
                    : t('office-feed.difference-config')}
              </span>
            </span>
          </span>
        ),
      },
      {
        key: 'ours',
        head: t('office-feed.difference-ours'),
        cell: (one) =>
          one.kind === 'standing' ? counts(one.ours) : one.kind === 'medallists' ? winners(one.ours) : nothing,
      },
      {
        key: 'theirs',
        head: t('office-feed.difference-theirs'),
        cell: (one) =>
          one.kind === 'standing'
            ? counts(one.theirs)
            : one.kind === 'medallists'
              ? winners(one.theirs)
              : t('office-feed.difference-configured'),
      },
      {
        key: 'since',
        head: t('office-feed.difference-since'),
        cell: ({ since }) => exact(since),
        sort: ({ since }) => since,
        narrow: true,
        wide: true,
      },
      {
        key: 'message',
        head: t('office-feed.difference-message'),
        cell: ({ message, version }) => (
          <a href={`/office/feed?message=${message}`}>{t('office-feed.difference-version', { version })}</a>
        ),
        narrow: true,
      },
    ]
  }, [t, locale, name, exact])
}
