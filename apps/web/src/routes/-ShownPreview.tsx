import type { Api, Award, ContentPreview } from '@games/contract'
import { lazy } from 'react'
import { useShownToday } from '../app-shell/use-shown-today.ts'
import { useViewState } from '../cache/use-view.ts'
import type { View, ViewQuery } from '../cache/view-cache.ts'
import { AnnouncementsPage } from '../features/announcements/index.ts'
import { AwardsPage } from '../features/awards/index.ts'
import { OfficialReportList } from '../features/informativos/index.ts'
import { AmbassadorsPage, ambassadorsQuery, SponsorsPage, VolunteersPage } from '../features/organisation/index.ts'
import { PlaceList } from '../features/places/index.ts'
import { RouteList } from '../features/transport/index.ts'
import { liveUnitPart, unitQuery } from '../features/units/index.ts'
import { LivePage } from '../features/videos/index.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { Empty } from '../ui/Empty.tsx'
import { Titled } from './-PreviewTitled.tsx'

const Offered = lazy(async () => ({ default: (await import('../features/courses/Offered.tsx')).Offered }))
const Bulletin = lazy(async () => ({ default: (await import('../features/informativos/Bulletin.tsx')).Bulletin }))
const AlbumView = lazy(async () => ({ default: (await import('../features/photos/AlbumView.tsx')).AlbumView }))
const VideoList = lazy(async () => ({ default: (await import('../features/videos/VideoList.tsx')).VideoList }))

const NOWHERE = () => ''
const DONE_NOTHING = () => {}
const SEQ = { seq: 0 }

/** A draft as visitors will see it, of whichever kind: the pages of all of them are loaded with it. */
export function ShownPreview({ api, preview }: { api: Api; preview: ContentPreview }) {
  const t = useT()
  const text = useText()
  const drawUnit = (code: string) => <liveUnitPart.Part api={api} code={code} />
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
