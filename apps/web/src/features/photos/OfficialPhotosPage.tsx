import type { Api } from '@games/contract'
import type { AlbumRow, Albums } from '@games/contract/content/shown-content'
import { lazy, Suspense } from 'react'
import { useGames } from '../../app-shell/games-context.ts'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { MoreOf } from '../../content/MoreOf.tsx'
import { Picture } from '../../content/Picture.tsx'
import { UsersView } from '../../content/UsersView.tsx'
import { useDayWord } from '../../content/use-day-word.ts'
import { useShownPart } from '../../content/use-shown-part.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { Empty } from '../../ui/Empty.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type PhotoSearch, photoSearchOf } from './photo-search.ts'
import { slab } from './slab.ts'

const AlbumView = lazy(async () => ({ default: (await import('./AlbumView.tsx')).AlbumView }))

interface OfficialPhotosPageProps {
  readonly api: Api
  readonly search: PhotoSearch
  readonly addressOf: (search: PhotoSearch) => string
  /** Another photo of the album, or none, takes the place of this one. */
  readonly onGo: (search: PhotoSearch) => void
}

/** The official photos: albums, an album, and one photo over it (R6.1). */
export function OfficialPhotosPage({ api, search, addressOf, onGo }: OfficialPhotosPageProps) {
  const t = useT()
  const text = useText()
  const { album: id } = search
  if (id === undefined)
    return (
      <>
        <PageTitle title={t('pages.title-official-photos')} />
        <UsersView api={api} kind="album" load={() => privateApi.listAlbums()}>
          {(view) => <AlbumList view={view} search={search} addressOf={addressOf} onGo={onGo} />}
        </UsersView>
      </>
    )
  return (
    <UsersView
      key={id}
      api={api}
      kind="album"
      of={id}
      title={(album) => text(album?.title, t('pages.title-official-photos'))}
      load={() => privateApi.getAlbum({ params: { id } })}
    >
      {(album) => (
        <Suspense fallback={<Skeleton label={t('content.loading')} />}>
          <AlbumView album={album} search={search} addressOf={addressOf} onGo={onGo} />
        </Suspense>
      )}
    </UsersView>
  )
}

function AlbumList({
  view: { albums },
  search,
  addressOf,
  onGo,
}: Omit<OfficialPhotosPageProps, 'api'> & { view: Albums }) {
  const t = useT()
  const text = useText()
  const { today } = useGames()
  const { show, discipline } = search
  const asked = useRequestedSearch('/official-photos', search, (query) => {
    const one = photoSearchOf(query)
    // an album is no choice of albums
    return one.album === undefined ? one : search
  })
  const ofToday = albums.filter(({ day }) => day === today)
  const ceremonies = albums.filter((album) => album.discipline === null)
  const narrowed = show === 'today' ? ofToday : show === 'ceremonies' ? ceremonies : albums
  const found = narrowed.filter((album) => discipline === undefined || album.discipline?.code === discipline)
  const { shown, showMore } = useShownPart(found, `${show} ${discipline}`)
  if (albums.length === 0)
    return (
      <Empty title={t('app-shell.no-results')} why={t('pages.why-official-photos')}>
        <a className="ui-button" href="/medals/all">
          {t('pages.next-medals')}
        </a>
      </Empty>
    )
  const disciplines = new Map(
    albums.flatMap((album) => (album.discipline ? [[album.discipline.code, album.discipline]] : [])),
  )
  const chip = (one: PhotoSearch['show'], word: string, count?: number) => (
    <a
      className="ui-chip"
      href={addressOf(one === undefined ? {} : { show: one })}
      aria-current={asked.show === one && asked.discipline === undefined ? 'true' : undefined}
    >
      {word}
      {count === undefined ? null : <span className="ui-chip-count">{count}</span>}
    </a>
  )
  return (
    <>
      <nav className="ui-chips" aria-label={t('content.narrow')}>
        {chip(undefined, t('content.every-day'))}
        {chip('today', t('content.today-first'), ofToday.length)}
        {ceremonies.length > 0 ? chip('ceremonies', t('content.ceremonies')) : null}
        {disciplines.size > 1 ? (
          <FilterSelect
            className="photos-discipline"
            label={t('content.discipline')}
            name="discipline"
            every={t('content.every-discipline')}
            value={asked.discipline}
            options={[...disciplines.values()]
              .map(({ code, name }) => ({ code, name: text(name, code) }))
              .sort((a, b) => a.name.localeCompare(b.name))}
            onChoose={(code) => onGo(code === '' ? {} : { discipline: code })}
          />
        ) : null}
      </nav>
      <section className="photos">
        <div className="ui-section">
          <h2>{t('content.albums')}</h2>
          <span>{found.length}</span>
        </div>
        {found.length === 0 ? <Empty title={t('app-shell.no-results')} why={t('content.no-albums')} /> : null}
        <ul className="photos-albums">
          {shown.map((album) => (
            <li key={album.id}>
              <AlbumLink album={album} href={addressOf({ album: album.id })} />
            </li>
          ))}
        </ul>
        <MoreOf shown={shown.length} of={found.length} onMore={showMore} />
      </section>
    </>
  )
}

function AlbumLink({ album, href }: { album: AlbumRow; href: string }) {
  const t = useT()
  const dayWord = useDayWord()
  const { title, day, count, cover, discipline } = album
  return (
    <a href={href}>
      <span className={slab(album)}>
        {discipline ? <Pictogram code={discipline.code} size="l" /> : null}
        {cover ? <Picture file={cover.file} alt="" sizes="(width < 700px) 46vw, 24vw" /> : null}
      </span>
      <b>
        <ContentText text={title} />
      </b>
      <small>{[day === null ? '' : dayWord(day), t('content.photos', { count })].filter(Boolean).join(', ')}</small>
    </a>
  )
}
