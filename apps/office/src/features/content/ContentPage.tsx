import type { ContentRow } from '@games/contract'
import {
  CONTENT_KINDS,
  CONTENT_STATES,
  type ContentKind,
  ORDERED_KINDS,
  PRIORITIES,
} from '@games/domain/content/content-kinds'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { SearchField } from '@games/web/ui/SearchField.tsx'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { isTyping, letterKeysOn } from '../../ui/keys.ts'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { ContentSearch } from './content-search.ts'
import { StateMark, TranslationMarks } from './marks.tsx'
import { OrderList } from './OrderList.tsx'

const route = getRouteApi('/content')

/** What there is of a kind: how far it is, its translations, who changed it last; and writing another (R6.1). */
export function ContentPage() {
  const t = useT()
  const router = useRouter()
  const wanted = route.useSearch()
  const navigate = route.useNavigate()
  const { kind = CONTENT_KINDS[0], ...narrowed } = wanted
  const list = usePagedCall('listContent', narrowed, { params: { kind } })
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = list
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const counts = data?.pages[0]?.counts
  const [ordered, setOrdered] = useState<ContentKind | null>(null)
  /** All of the kind are read before they are put in order: those that are not named would stay behind. */
  const order = async () => {
    let got = { hasNextPage, data }
    while (got.hasNextPage) got = await fetchNextPage({ throwOnError: true })
    setOrdered(kind)
  }
  const isNarrowed = Object.keys(narrowed).length > 0
  const narrow = useCallback((search: ContentSearch) => void navigate({ search, replace: true }), [navigate])
  const search = useCallback(
    (words: string) => {
      const { search: _, ...others } = wanted
      narrow(words === '' ? others : { ...others, search: words })
    },
    [narrow, wanted],
  )
  const write = useCallback(
    () => void router.navigate({ to: '/content/$id', params: { id: crypto.randomUUID() }, search: { new: kind } }),
    [router, kind],
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'c' || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (isTyping(event) || !letterKeysOn() || document.querySelector('dialog[open]')) return
      if (document.documentElement.classList.contains('frame-going')) return
      event.preventDefault()
      write()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [write])
  const columns = useColumns(kind, chosen, setChosen)
  const title = t(`office-content.kind-${kind}`)
  const selected = rows.filter(({ id }) => chosen.has(id))
  return (
    <div className="office-page">
      <PageHead title={title} about={counts ? t('office-content.about', { all: counts.all, todo: counts.todo }) : null}>
        {ORDERED_KINDS.includes(kind) && !isNarrowed && rows.length > 1 && ordered !== kind ? (
          <Button onClick={() => void order().catch(() => void refetch())}>{t('office-content.order')}</Button>
        ) : null}
        <Button kind="main" onClick={write}>
          <OfficeIcon name="plus" />
          {t('office-content.create')} <kbd className="office-key">C</kbd>
        </Button>
      </PageHead>
      <nav className="content-kinds" aria-label={t('office-content.kinds')}>
        {CONTENT_KINDS.map((one) => (
          <a key={one} href={`/office/content?kind=${one}`} aria-current={one === kind ? 'page' : undefined}>
            {t(`office-content.kind-${one}`)}
          </a>
        ))}
      </nav>
      <div className="content-filter" role="group" aria-label={t('office-content.filter')}>
        <Chip pressed={!wanted.state && !wanted.translation} count={counts?.all} onPress={() => narrow({ kind })}>
          {t('office-content.all')}
        </Chip>
        {CONTENT_STATES.map((state) => (
          <Chip
            key={state}
            pressed={wanted.state === state}
            count={counts?.[state]}
            onPress={() => narrow({ kind, state })}
          >
            {t(`office-content.state-${state}`)}
          </Chip>
        ))}
        <Chip
          pressed={wanted.translation === 'todo'}
          count={counts?.todo}
          onPress={() => narrow({ kind, translation: 'todo' })}
        >
          {t('office-content.todo')}
        </Chip>
        <SearchField
          className="content-search"
          label={t('office-content.search')}
          q={wanted.search ?? ''}
          onSearch={search}
        />
      </div>
      {isPending ? (
        <Loading />
      ) : error && !data ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : rows.length === 0 ? (
        <Empty
          title={t(isNarrowed ? 'office-content.none-found' : 'office-content.none')}
          why={t(isNarrowed ? 'office-content.none-found-why' : 'office-content.none-why')}
        >
          {isNarrowed ? <Button onClick={() => narrow({ kind })}>{t('office-content.all')}</Button> : null}
        </Empty>
      ) : ordered === kind && !isNarrowed ? (
        <OrderList kind={kind} rows={rows} onDone={() => setOrdered(null)} />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void router.navigate({ to: '/content/$id', params: { id } })}
          onEnd={hasNextPage && !isFetchingNextPage ? more : undefined}
        />
      )}
      {selected.length > 0 ? <BulkBar rows={selected} onDone={() => setChosen(new Set())} /> : null}
    </div>
  )
}

interface ChipProps {
  readonly pressed: boolean
  readonly count: number | undefined
  readonly onPress: () => void
  readonly children: string
}

function Chip({ pressed, count, onPress, children }: ChipProps) {
  return (
    <button type="button" className="content-chip" aria-pressed={pressed} onClick={onPress}>
      {children} {count === undefined ? null : <span>{count}</span>}
    </button>
  )
}

/** Kinds that are more or less urgent. */
const WITH_PRIORITY: readonly ContentKind[] = ['informativo', 'report']

function useColumns(
  kind: ContentKind,
  chosen: ReadonlySet<string>,
  onChoose: (chosen: ReadonlySet<string>) => void,
): readonly DataColumn<ContentRow>[] {
  const t = useT()
  const { moment } = useTime()
  return useMemo(
    () => [
      {
        key: 'title',
        head: t('office-content.title'),
        cell: (row: ContentRow) => (
          <>
            <b>{row.title.por.trim() === '' ? t('office-content.untitled') : row.title.por}</b>
            <span className="office-phone">
              <br />
              <StateMark row={row} />
            </span>
          </>
        ),
        sort: ({ title }: ContentRow) => title.por,
      },
      ...(WITH_PRIORITY.includes(kind)
        ? [
            {
              key: 'priority',
              head: t('office-content.field-priority'),
              cell: ({ priority }: ContentRow) =>
                priority === null ? null : (
                  <span className="content-priority" data-priority={priority}>
                    {t(`office-content.choice-${priority}`)}
                  </span>
                ),
              sort: ({ priority }: ContentRow) => (priority === null ? null : PRIORITIES.indexOf(priority)),
              wide: true,
            },
          ]
        : []),
      {
        key: 'languages',
        head: t('office-content.languages'),
        cell: ({ translations }: ContentRow) => <TranslationMarks states={translations} />,
      },
      {
        key: 'state',
        head: t('office-content.state'),
        cell: (row: ContentRow) => <StateMark row={row} />,
        wide: true,
      },
      {
        key: 'changed',
        head: t('office-content.last'),
        cell: ({ changedBy, changedAt }: ContentRow) =>
          [changedBy, moment(changedAt)].filter((part) => part !== null).join(', '),
        sort: ({ changedAt }: ContentRow) => changedAt,
        wide: true,
      },
      {
        key: 'choose',
        head: t('office-content.choose'),
        narrow: true,
        cell: ({ id, title }: ContentRow) => (
          <label className="content-choose">
            <input
              type="checkbox"
              aria-label={t('office-content.choose-this', { title: title.por })}
              checked={chosen.has(id)}
              onChange={({ target }) => {
                const next = new Set(chosen)
                if (target.checked) next.add(id)
                else next.delete(id)
                onChoose(next)
              }}
            />
          </label>
        ),
      },
    ],
    [t, moment, kind, chosen, onChoose],
  )
}
