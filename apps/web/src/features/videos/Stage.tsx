import type { ContentFile } from '@games/contract/content/shown-content'
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { Picture } from '../../content/Picture.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { takeToPlay, toPlay } from '../../video/page-policy.ts'
import { isPlayable } from '../../video/video-address.ts'

const VideoPlayer = lazy(async () => ({ default: (await import('../../video/VideoPlayer.tsx')).VideoPlayer }))

interface StageProps {
  readonly name: string
  readonly discipline: string | undefined
  readonly poster?: ContentFile | null
  /** null: there is nothing to be played. */
  readonly address: string | null
  readonly captions?: readonly { readonly locale: Locale; readonly address: string }[]
  /** Captions come with the pictures. */
  readonly isCaptioned?: boolean
  /** What stands over a corner: "ao vivo". */
  readonly tag?: ReactNode
  readonly children?: ReactNode
}

const nothingToPlay = () => null

/** Where a video is played once somebody wants it: until then its picture, and nothing of it is loaded. */
export function Stage({
  name,
  discipline = '',
  poster = null,
  address,
  captions = [],
  isCaptioned = false,
  tag,
  children,
}: StageProps) {
  const t = useT()
  const [isPlayed, setPlayed] = useState(false)
  const anew = useSyncExternalStore(takeToPlay, toPlay, nothingToPlay)
  const isAnew = address !== null && anew === address
  if ((isPlayed || isAnew) && address !== null)
    return (
      <Suspense fallback={<div className={`videos-slab videos-stage ${hue(discipline)}`} role="status" />}>
        <VideoPlayer address={address} name={name} captions={captions} isCaptioned={isCaptioned} isAnew={isAnew} />
      </Suspense>
    )
  const words = t('content.watch', { name })
  return (
    <div className={`videos-slab videos-stage ${hue(discipline)}`}>
      {discipline === '' ? null : <Pictogram code={discipline} size="l" />}
      {poster ? <Picture file={poster} alt="" sizes="(width < 900px) 100vw, 60vw" isFirst /> : null}
      {tag}
      {address === null ? null : isPlayable(address) ? (
        <button type="button" className="videos-play" aria-label={words} onClick={() => setPlayed(true)}>
          <Icon name="play" />
        </button>
      ) : (
        <a className="ui-button ui-button-main" href={address} target="_blank" rel="noopener noreferrer">
          {t('content.watch-elsewhere')}
        </a>
      )}
      {children}
    </div>
  )
}
