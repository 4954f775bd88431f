import type { Api } from '@games/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useViewState } from '../../cache/use-view.ts'
import { UsersView } from '../../content/UsersView.tsx'
import { useT } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { liveStreamsQuery } from './live-streams.query.ts'
import { VideoTabs } from './VideoTabs.tsx'

const VideoList = lazy(async () => ({ default: (await import('./VideoList.tsx')).VideoList }))

interface VideosPageProps {
  readonly api: Api
  readonly pick: string | undefined
  /** A unit as a row, live. */
  readonly drawUnit: (code: string) => ReactNode
}

/** The official videos: the one that was chosen, and all of them (R6.1). */
export function VideosPage({ api, pick, drawUnit }: VideosPageProps) {
  const t = useT()
  const { view: live } = useViewState(liveStreamsQuery(api))
  return (
    <>
      <PageTitle title={t('pages.title-videos')} />
      <VideoTabs shown="videos" streams={live?.streams ?? []} />
      <UsersView api={api} kind="video" load={() => privateApi.listVideos()}>
        {({ videos }) =>
          videos.length === 0 ? (
            <Empty title={t('app-shell.no-results')} why={t('pages.why-videos')} />
          ) : (
            <Suspense fallback={<Skeleton label={t('content.loading')} />}>
              <VideoList videos={videos} pick={pick} drawUnit={drawUnit} />
            </Suspense>
          )
        }
      </UsersView>
    </>
  )
}
