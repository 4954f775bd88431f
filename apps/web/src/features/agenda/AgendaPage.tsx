import type { Api, Followed } from '@games/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useHydrated } from '../../app-shell/use-hydrated.ts'
import { useFollowed } from '../../follow/follows.ts'
import { useT } from '../../i18n/use-t.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { SpoilerSwitch } from '../../spoilers/SpoilerSwitch.tsx'
import { agendaAddress, type AgendaSearch } from './agenda-address.ts'
import { agendaLines, conflictsOf } from './agenda-lines.ts'
import { NobodyFollowed } from './NobodyFollowed.tsx'
import { useAgenda } from './use-agenda.ts'

const AgendaBoard = lazy(async () => ({ default: (await import('./AgendaBoard.tsx')).AgendaBoard }))
const FollowedList = lazy(async () => ({ default: (await import('./FollowedList.tsx')).FollowedList }))
const AgendaNotices = lazy(async () => ({ default: (await import('./AgendaNotices.tsx')).AgendaNotices }))
const SentAgenda = lazy(async () => ({ default: (await import('./SentAgenda.tsx')).SentAgenda }))

const NOBODY: readonly Followed[] = []

export interface AgendaPageProps {
  readonly api: Api
  readonly day: string
  readonly today: string
  /** Games time; null on the server and until hydrated. */
  readonly now: number | null
  readonly search: AgendaSearch
  /** The strip of days with how much of each concerns the visitor: another feature's, which the route makes. */
  readonly strip: (days: readonly { readonly day: string; readonly units: number }[]) => ReactNode
  /** The line between what is over or on and what is to come: likewise. */
  readonly nowLine: ReactNode
}

/** What the visitor follows, as a day with its conflicts and gaps, and as a list (0094). All of it is on the device: the server draws no more than the frame. */
export function AgendaPage({ api, day, today, now, search, strip, nowLine }: AgendaPageProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const keys = useFollowed()
  const { view, error, retry } = useAgenda(api, day)
  const lines = view ? agendaLines(view, now) : []
  const conflicts = conflictsOf(lines).length
  const waiting = (
    <div className="agenda-wait">
      <Skeleton label={t('app-shell.loading')} />
      <noscript>{t('agenda.needs-script')}</noscript>
    </div>
  )
  const shows = search.list ?? 'day'
  return (
    <div className="agenda-page">
      <PageTitle title={t('agenda.title')} />
      <Tabs label={t('agenda.title')}>
        <a href={agendaAddress({})} aria-current={shows === 'day' ? 'page' : undefined}>
          {t('agenda.day')}
        </a>
        <a href={agendaAddress({ list: 'followed' })} aria-current={shows === 'followed' ? 'page' : undefined}>
          {t('agenda.followed')} {keys.length > 0 ? <span className="agenda-number">{keys.length}</span> : null}
        </a>
        <a
          href={agendaAddress({ list: 'notifications' })}
          aria-current={shows === 'notifications' ? 'page' : undefined}
        >
          {t('agenda.notifications')}
        </a>
      </Tabs>
      <FreshnessLine
        text={
          view && keys.length > 0
            ? [
                t('agenda.count', { count: lines.length }),
                conflicts > 0 ? t('agenda.conflicts', { count: conflicts }) : '',
              ]
                .filter(Boolean)
                .join(', ')
            : ''
        }
      />
      <SpoilerSwitch label={t('agenda.spoilers')} hint={t('agenda.spoilers-hint')} />
      <Suspense fallback={waiting}>
        {search.add ? <SentAgenda api={api} day={day} sent={search.add} /> : null}
        {isHydrated && shows === 'notifications' ? (
          <AgendaNotices keys={keys} followed={view?.followed ?? NOBODY} />
        ) : !isHydrated || (keys.length > 0 && !view && error === undefined) ? (
          waiting
        ) : keys.length === 0 ? (
          <NobodyFollowed />
        ) : !view ? (
          <ErrorNote
            title={t('app-shell.load-error')}
            why={t('app-shell.try-later')}
            retry={{ label: t('app-shell.retry'), onRetry: retry }}
          />
        ) : shows === 'followed' ? (
          <FollowedList keys={keys} followed={view.followed} />
        ) : (
          <>
            {strip(view.days)}
            <AgendaBoard lines={lines} view={view} keys={keys} now={now} isToday={day === today} nowLine={nowLine} />
          </>
        )}
      </Suspense>
    </div>
  )
}
