import type { Api, Award, ContentPreview } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { PageTitle } from '../app-shell/PageTitle.tsx'
import { useShownToday } from '../app-shell/use-shown-today.ts'
import { useViewState } from '../cache/use-view.ts'
import type { View, ViewQuery } from '../cache/view-cache.ts'
import { AnnouncementsPage } from '../features/announcements/index.ts'
import { AwardsPage } from '../features/awards/index.ts'
import { OfficialReportList } from '../features/informativos/index.ts'
import { AmbassadorsPage, ambassadorsQuery, SponsorsPage, VolunteersPage } from '../features/organisation/index.ts'
import { PlaceList } from '../features/places/index.ts'
import { RouteList } from '../features/transport/index.ts'
import { LiveUnit, unitQuery } from '../features/units/index.ts'
import { LivePage } from '../features/videos/index.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { privateApi } from '../session/private-api.ts'
import { Empty } from '../ui/Empty.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const Offered = lazy(async () => ({ default: (await import('../features/courses/Offered.tsx')).Offered }))
const Bulletin = lazy(async () => ({ default: (await import('../features/informativos/Bulletin.tsx')).Bulletin }))
const AlbumView = lazy(async () => ({ default: (await import('../features/photos/AlbumView.tsx')).AlbumView }))
const VideoList = lazy(async () => ({ default: (await import('../features/videos/VideoList.tsx')).VideoList }))

/** A draft in the visitors' own page, for the staff alone: the server answers nobody else, and nothing of it is stored (decision 0083). */
export const Route = createFileRoute('/preview/$id')({
  staticData: {
    layout: 'bare',
    messages: ['awards', 'content', 'courses', 'organisation', 'pages', 'places', 'schedule', 'status', 'units'],
  },
  component: Preview,
})

type Read =
  | { readonly kind: 'waiting' | 'refused' | 'failed' }
  | { readonly kind: 'there'; readonly preview: ContentPreview }

/** Read when the page is there, and again when the office says that there is a newer version. */
function usePreview(id: string): Read {
  const [read, setRead] = useState<Read>({ kind: 'waiting' })
  useEffect(() => {
    let asked = 0
    const ask = () => {
      const own = (asked += 1)
      privateApi.previewContent({ params: { id }, query: {} }).then(
        (preview) => {
          if (own === asked) setRead({ kind: 'there', preview })
        },
        (error: unknown) => {
          if (own !== asked) return
          const status = error instanceof ApiFailure ? error.status : 0
          const kind = status === 401 || status === 403 || status === 404 ? 'refused' : 'failed'
          setRead((before) => (before.kind === 'there' && kind === 'failed' ? before : { kind }))
        },
      )
    }
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && typeof data === 'object' && data !== null && 'preview' in data) ask()
    }
    ask()
    addEventListener('message', onMessage)
    return () => {
      asked = -1
      removeEventListener('message', onMessage)
    }
  }, [id])
  return read
}

/** A link of the draft leads nowhere from here: the frame stays what it is. */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank') return
  event.preventDefault()
  event.stopPropagation()
}

function Preview() {
  const t = useT()
  const { id } = Route.useParams()
  const { api } = Route.useRouteContext()
  const read = usePreview(id)
  return (
    // nothing is done here but holding links back
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <main id="page" className="content-preview" onClickCapture={stay}>
      {read.kind === 'there' ? (
        <Suspense fallback={<Skeleton label={t('content.loading')} />}>
          <Shown api={api} preview={read.preview} />
        </Suspense>
      ) : read.kind === 'waiting' ? (
        <Titled title={t('content.preview')}>
          <Skeleton label={t('content.loading')} />
        </Titled>
      ) : (
        <Titled title={t('content.preview')}>
          {read.kind === 'refused' ? (
            <Empty title={t('content.preview-staff')} why={t('content.preview-staff-why')} />
          ) : (
            <Empty title={t('app-shell.load-error')} why={t('app-shell.try-later')} />
          )}
        </Titled>
      )}
    </main>
  )
}

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageTitle title={title} />
    {children}
  </>
)

const NOWHERE = () => ''
const DONE_NOTHING = () => {}
const SEQ = { seq: 0 }

function Shown({ api, preview }: { api: Api; preview: ContentPreview }) {
  const t = useT()
  const text = useText()
  const drawUnit = (code: string) => <LiveUnit api={api} code={code} />
  switch (preview.kind) {
    case 'informativo':
      return preview.shown ? (
        <Titled title={t('content.bulletin')}>
          <Bulletin bulletin={preview.shown} />
        </Titled>
      ) : (
        <Nothing />
      )
    case 'announcement':
      return preview.shown ? <AnnouncementsPage view={{ ...SEQ, announcements: [preview.shown] }} /> : <Nothing />
    case 'report':
      return preview.shown ? (
        <Titled title={t('pages.title-official-reports')}>
          <OfficialReportList view={{ ...SEQ, reports: [preview.shown] }} />
        </Titled>
      ) : (
        <Nothing />
      )
    case 'ambassador':
      return preview.shown ? <Ambassador api={api} shown={preview.shown} /> : <Nothing />
    case 'sponsor':
      return preview.shown ? <SponsorsPage view={{ ...SEQ, sponsors: [preview.shown] }} /> : <Nothing />
    case 'volunteer':
      return preview.shown ? <VolunteersPage view={{ ...SEQ, teams: [preview.shown] }} /> : <Nothing />
    case 'course':
      return preview.shown ? (
        <Titled title={t('pages.title-courses')}>
          <Offered courses={[preview.shown]} filter={{}} />
        </Titled>
      ) : (
        <Nothing />
      )
    case 'place':
      return preview.shown ? (
        <Titled title={text(preview.shown.name, '')}>
          <PlaceList view={{ origin: null, places: [preview.shown] }} />
        </Titled>
      ) : (
        <Nothing />
      )
    case 'transport':
      return preview.shown ? (
        <Titled title={t('pages.title-transport')}>
          <RouteList routes={[preview.shown]} />
        </Titled>
      ) : (
        <Nothing />
      )
    case 'album':
      return preview.shown ? (
        <Titled title={text(preview.shown.title, '')}>
          <AlbumView album={preview.shown} search={{}} addressOf={NOWHERE} onGo={DONE_NOTHING} />
        </Titled>
      ) : (
        <Nothing />
      )
    case 'video':
      return preview.shown ? (
        <Titled title={t('pages.title-videos')}>
          <VideoList videos={[preview.shown]} pick={undefined} drawUnit={drawUnit} />
        </Titled>
      ) : (
        <Nothing />
      )
    case 'live-stream':
      return preview.shown ? (
        <LivePage api={api} view={{ ...SEQ, streams: [preview.shown] }} pick={preview.shown.id} drawUnit={drawUnit} />
      ) : (
        <Nothing />
      )
    case 'award':
      return preview.shown ? <OneAward api={api} award={preview.shown} /> : <Nothing />
  }
}

function Nothing() {
  const t = useT()
  return (
    <Titled title={t('content.preview')}>
      <Empty title={t('content.preview-nothing')} why={t('content.preview-nothing-why')} />
    </Titled>
  )
}

type OfKind<K extends ContentPreview['kind']> = NonNullable<Extract<ContentPreview, { kind: K }>['shown']>

function Ambassador({ api, shown }: { api: Api; shown: OfKind<'ambassador'> }) {
  const { view } = useViewState(ambassadorsQuery(api))
  const days = [...new Set([...(view?.days ?? []), ...shown.days])].sort()
  return <AmbassadorsPage view={{ ...SEQ, days, ambassadors: [shown] }} filter={{}} />
}

/** One of the organiser's own has no unit to read. */
const NO_UNIT: ViewQuery<View> = { key: ['preview', 'no-unit'], private: true, load: () => Promise.resolve(SEQ) }

function OneAward({ api, award }: { api: Api; award: Award }) {
  const today = useShownToday()
  const { view } = useViewState<View>(award.unit === null ? NO_UNIT : unitQuery(api, award.unit))
  const unit = view && 'unit' in view ? (view as Awaited<ReturnType<Api['getUnit']>>).unit : null
  return (
    <AwardsPage
      view={{ ...SEQ, day: today, days: [], narrowed: true, counts: [], units: unit ? [unit] : [], awards: [award] }}
      published={undefined}
      today={today}
      now={null}
      strip={null}
    />
  )
}
