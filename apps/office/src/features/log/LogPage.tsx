import type { OfficeAction } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useUndo } from '../../ui/use-undo-toast.ts'
import { Changed } from './Changed.tsx'
import { LogFilter } from './LogFilter.tsx'
import { useActionWords } from './use-action-words.ts'

const route = getRouteApi('/log')

/** The record: who did what to what and when, and taking it back (R12.4). */
export function LogPage() {
  const t = useT()
  const wanted = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePagedCall(
    'listOfficeActions',
    wanted,
  )
  const columns = useColumns()
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const actions = useMemo(() => data?.pages.flatMap((page) => page.actions) ?? [], [data])
  const isNarrowed = Object.keys(wanted).length > 0
  const narrow = (search: typeof wanted) => void navigate({ search, replace: true })
  return (
    <div className="office-page">
      <PageHead title={t('office.menu-log')} about={t('office-log.about')} />
      <LogFilter
        wanted={wanted}
        people={data?.pages[0]?.people ?? []}
        kinds={data?.pages[0]?.kinds ?? []}
        onChange={narrow}
      />
      {isPending ? (
        <Loading />
      ) : error && !data ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : actions.length === 0 ? (
        <Empty
          title={t(isNarrowed ? 'office-log.none-found' : 'office-log.none')}
          why={t(isNarrowed ? 'office-log.none-found-why' : 'office-log.none-why')}
        >
          {isNarrowed ? <Button onClick={() => narrow({})}>{t('office-log.all')}</Button> : null}
        </Empty>
      ) : (
        <DataTable
          caption={t('office.menu-log')}
          columns={columns}
          rows={actions}
          rowKey={({ id }) => String(id)}
          onEnd={hasNextPage && !isFetchingNextPage ? more : undefined}
        />
      )}
    </div>
  )
}

function useColumns(): readonly DataColumn<OfficeAction>[] {
  const t = useT()
  const { moment } = useTime()
  const words = useActionWords()
  const undo = useUndo()
  return [
    {
      key: 'what',
      head: t('office-log.what'),
      cell: (one) => (
        <span className="office-two">
          <b>{words.action(one)}</b>
          <span>
            {words.kind(one.subject.kind)} <code>{one.subject.id}</code>
          </span>
        </span>
      ),
    },
    { key: 'changed', head: t('office-log.changed'), cell: (one) => <Changed action={one} />, wide: true },
    { key: 'who', head: t('office-log.who'), cell: ({ who }) => who ?? t('office-log.machine') },
    { key: 'at', head: t('office-log.when'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>, figure: true },
    {
      key: 'undo',
      head: t('office.undo'),
      narrow: true,
      cell: (one) =>
        one.undoneBy !== null ? (
          <span className="muted small">{t('office-log.undone')}</span>
        ) : one.undoable ? (
          <button
            type="button"
            className="office-button-small"
            aria-label={t('office-log.undo-this', { action: words.action(one), subject: one.subject.id })}
            onClick={() => undo(one.id)}
          >
            {t('office.undo')}
          </button>
        ) : null,
    },
  ]
}
