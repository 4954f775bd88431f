import type { LiveStreams } from '@games/contract/content/shown-content'
import { useT } from '../../i18n/use-t.ts'
import { useGamesNow } from '../../live/live-context.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { streamState } from './stream-state.ts'

/** The way between the videos and what is on now, with how much that is. */
export function VideoTabs({ shown, streams }: { shown: 'videos' | 'live'; streams: LiveStreams['streams'] }) {
  const t = useT()
  const now = useGamesNow()
  const on = streams.filter((stream) => streamState(stream, now) === 'on').length
  return (
    <Tabs label={t('content.videos')}>
      <a href="/videos" aria-current={shown === 'videos' ? 'page' : undefined}>
        {t('content.videos')}
      </a>
      <a href="/live" aria-current={shown === 'live' ? 'page' : undefined}>
        {t('content.live')} {on > 0 ? <span className="videos-count">{on}</span> : null}
      </a>
    </Tabs>
  )
}
