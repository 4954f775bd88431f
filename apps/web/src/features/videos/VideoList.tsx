import type { Video } from '@games/contract/content/shown-content'
import type { ReactNode } from 'react'
import { CorrectionNote } from '../../content/Corrected.tsx'
import { MoreOf } from '../../content/MoreOf.tsx'
import { Picture } from '../../content/Picture.tsx'
import { useDayWord } from '../../content/use-day-word.ts'
import { useShownPart } from '../../content/use-shown-part.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { Stage } from './Stage.tsx'

/** 221 s → `3:41`. */
const duration = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

interface VideoListProps {
  readonly videos: readonly Video[]
  readonly pick: string | undefined
  /** A unit as a row, live. */
  readonly drawUnit: (code: string) => ReactNode
}

/** The video that was chosen, or the newest, and all of them. */
export function VideoList({ videos, pick, drawUnit }: VideoListProps) {
  const t = useT()
  const text = useText()
  const chosen = videos.find(({ id }) => id === pick) ?? videos[0]
  const { shown, showMore } = useShownPart(videos, '')
  if (!chosen) return null
  const { id, title, summary, address, captions, poster, discipline, unit } = chosen
  return (
    <div className="videos">
      <section aria-label={text(title, '')}>
        <Stage
          key={id}
          name={text(title, '')}
          discipline={discipline?.code}
          poster={poster}
          address={address}
          captions={captions.flatMap(({ language, file }) => {
            const at = file.variants[0]?.address
            return at === undefined ? [] : [{ locale: language, address: at }]
          })}
        />
        <h2 className="videos-title">
          <ContentText text={title} />
        </h2>
        {summary ? (
          <p className="videos-about">
            <ContentText text={summary} />
          </p>
        ) : null}
        <CorrectionNote of={chosen} />
        {captions.length === 0 ? <p className="videos-about">{t('content.no-captions')}</p> : null}
        {unit === null ? null : drawUnit(unit)}
      </section>
      <section>
        <div className="ui-section">
          <h2>{t('content.all-videos')}</h2>
          <span>{videos.length}</span>
        </div>
        <ul>
          {shown.map((video) => (
            <li key={video.id}>
              <VideoLink video={video} isChosen={video.id === id} />
            </li>
          ))}
        </ul>
        <MoreOf shown={shown.length} of={videos.length} onMore={showMore} />
      </section>
    </div>
  )
}

function VideoLink({
  video: { id, title, poster, discipline, seconds, day },
  isChosen,
}: {
  video: Video
  isChosen: boolean
}) {
  const dayWord = useDayWord()
  return (
    <a className="videos-row" href={`/videos?pick=${id}`} aria-current={isChosen ? 'true' : undefined}>
      <span className={`videos-slab ${hue(discipline?.code ?? '')}`}>
        {discipline ? <Pictogram code={discipline.code} /> : null}
        {poster ? <Picture file={poster} alt="" sizes="132px" /> : null}
        {seconds === null ? null : <small className="videos-length">{duration(seconds)}</small>}
      </span>
      <span>
        <b>
          <ContentText text={title} />
        </b>
        {day === null ? null : <small>{dayWord(day)}</small>}
      </span>
    </a>
  )
}
