import type { Album } from '@games/contract/content/shown-content'
import { lazy, Suspense } from 'react'
import { ShareButton } from '../../app-shell/ShareButton.tsx'
import { Picture } from '../../content/Picture.tsx'
import { useDayWord } from '../../content/use-day-word.ts'
import { useContent, useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import type { PhotoSearch } from './photo-search.ts'
import { slab } from './slab.ts'

const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }))

interface AlbumViewProps {
  readonly album: Album
  readonly search: PhotoSearch
  readonly addressOf: (search: PhotoSearch) => string
  /** Another photo of the album, or none, takes the place of this one. */
  readonly onGo: (search: PhotoSearch) => void
}

/** The photos of an album, and one of them over it. */
export function AlbumView({ album, search, addressOf, onGo }: AlbumViewProps) {
  const t = useT()
  const content = useContent()
  const dayWord = useDayWord()
  const { id, day, credit, photos } = album
  const open = search.photo === undefined ? undefined : photos[search.photo - 1]
  const about = [
    day === null ? '' : dayWord(day),
    t('content.photos', { count: photos.length }),
    credit === null ? '' : t('content.by', { credit }),
  ]
  return (
    <>
      <div className="photos-about">
        <p>{about.filter(Boolean).join(', ')}</p>
        <ShareButton />
      </div>
      {photos.length === 0 ? <Empty title={t('app-shell.no-results')} why={t('pages.why-official-photos')} /> : null}
      <ul className="photos-sheet">
        {photos.map(({ file, alt }, at) => {
          const { content: words, lang } = content(alt)
          return (
            // a photo may be in an album twice
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${file.id} ${at}`}>
              <a
                className={slab(album)}
                href={addressOf({ album: id, photo: at + 1 })}
                aria-label={t('content.photo-of', { number: at + 1, of: photos.length, words })}
                lang={lang}
              >
                <Picture file={file} alt="" sizes="(width < 700px) 33vw, 17vw" isFirst={at < 9} />
              </a>
            </li>
          )
        })}
      </ul>
      <p className="photos-removal">
        {t('content.in-photo')} {t('content.ask-removal')}
      </p>
      {open ? (
        <Suspense>
          <Lightbox
            album={id}
            photo={open}
            number={search.photo ?? 1}
            count={photos.length}
            credit={credit}
            hueClass={slab(album)}
            onGo={(number) => onGo({ album: id, photo: number })}
            onClose={() => onGo({ album: id })}
          />
        </Suspense>
      ) : null}
    </>
  )
}
