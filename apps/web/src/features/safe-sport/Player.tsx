import type { Film, Watched } from '@games/contract/safe-sport/safe-sport'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { LOCALE_NAMES, LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Freshness } from '../../ui/Freshness.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChapterList } from './ChapterList.tsx'
import { partBefore, stretchAt, stretchesOf } from './chapters.ts'
import { clockTime } from './clock-time.ts'
import { FilmText } from './FilmText.tsx'
import { firstCaptions, useCaptions } from './use-captions.ts'
import { type FilmControl, type FilmState, useFilm } from './use-film.ts'

export interface PlayerProps {
  readonly film: Film
  /** null: of this visitor nothing is counted. */
  readonly watched: Watched | null
  readonly onWatched: (watched: Watched) => void
  readonly onEnd: () => void
  readonly onSignedOut: () => void
  /** What is still to be watched, in seconds, and how it is: for the button that leads on. */
  readonly onState?: (left: number, state: FilmState) => void
}

const BACK_SECONDS = 10
/** A chapter's title stands over its first seconds, and while the film does not move. */
const TITLE_SECONDS = 3

/** The film with our own controls: the first time nobody gets further than they have watched (R4.5). */
export function Player(props: PlayerProps) {
  const { film, watched, onState } = props
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const textId = useId()
  const stage = useRef<HTMLDivElement>(null)
  // as it was when the page was opened: whoever comes to the end is asked for nothing more, and keeps the bar under the finger
  const [isLimited] = useState(watched !== null && watched.wholeAt === null)
  const control = useFilm(props)
  const { video, state, at, reach } = control
  const [language, setLanguage] = useState(() => firstCaptions(film.captions, locale))
  const [isCaptioned, setCaptioned] = useState(true)
  const [isTextOpen, setTextOpen] = useState(false)
  const said = useCaptions(video, language, isCaptioned)
  const shown = film.captions.find((one) => one.locale === language)
  const stretches = stretchesOf(film)
  const current = stretchAt(stretches, at)
  const chapter = stretches[current]
  const isPlaying = state === 'playing' || state === 'stalled'
  const isTitled = chapter?.title && (!isPlaying || at - chapter.from < TITLE_SECONDS)
  const left = Math.ceil(film.seconds - at)
  // the page's own button says when it leads on
  useEffect(() => onState?.(left, state), [onState, left, state])
  const readText = () => {
    setTextOpen(true)
    document.getElementById(textId)?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'k') control.toggle()
    else if (event.key === 'ArrowLeft') control.goTo(at - BACK_SECONDS)
    else if (event.key === 'ArrowRight') control.goTo(at + BACK_SECONDS)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="safe-sport-player" ref={stage}>
        <div className="safe-sport-stage">
          {/* a film may have no captions, which is said below */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={video}
            playsInline
            preload="metadata"
            disablePictureInPicture={isLimited}
            tabIndex={0}
            aria-label={t('safe-sport.video')}
            {...(isForeign(film) ? { crossOrigin: 'anonymous' as const } : {})}
            onClick={control.toggle}
            onKeyDown={onKey}
          >
            {/* the chosen one alone: of several a browser shows one more of its own choice */}
            {shown ? (
              <track
                key={shown.locale}
                kind="captions"
                src={shown.address}
                srcLang={LOCALE_TAGS[shown.locale]}
                label={LOCALE_NAMES[shown.locale]}
              />
            ) : null}
          </video>
          {isTitled ? (
            <div className="safe-sport-chapter" aria-hidden="true">
              <span>{t('safe-sport.chapter', { number: current + 1, count: stretches.length })}</span>
              <b>{text(chapter.title, '')}</b>
            </div>
          ) : null}
          {state === 'ready' ? (
            <button
              type="button"
              className="safe-sport-start"
              onClick={() => {
                control.toggle()
                // this button goes: whoever uses keys stays at the film
                video.current?.focus()
              }}
            >
              <Icon name="play" />
              <span className="vh">{t('safe-sport.watch')}</span>
            </button>
          ) : null}
        </div>
        <Bar film={film} control={control} isLimited={isLimited} />
        <div className="safe-sport-controls">
          <button
            type="button"
            className="app-shell-icon-button"
            aria-label={t(isPlaying ? 'safe-sport.pause' : 'safe-sport.play')}
            onClick={control.toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            className="app-shell-icon-button"
            aria-label={t('safe-sport.back', { seconds: BACK_SECONDS })}
            onClick={() => control.goTo(at - BACK_SECONDS)}
          >
            <Icon name="back-10" />
          </button>
          {language === null ? null : (
            <button
              type="button"
              className="app-shell-icon-button safe-sport-captions"
              aria-label={t('safe-sport.captions')}
              aria-pressed={isCaptioned}
              onClick={() => setCaptioned(!isCaptioned)}
            >
              <Icon name="captions" />
            </button>
          )}
          <span className="safe-sport-time">
            <b>{clockTime(at)}</b> {t('safe-sport.of', { time: clockTime(film.seconds) })}
          </span>
          <button
            type="button"
            className="app-shell-icon-button"
            aria-label={t('safe-sport.full-screen')}
            onClick={() => toggleFullScreen(stage.current, video.current)}
          >
            <Icon name="full-screen" />
          </button>
        </div>
      </div>
      <Situation control={control} seconds={film.seconds} watched={watched} isLimited={isLimited} onRead={readText} />
      <ChapterList
        stretches={stretches}
        current={current}
        reach={reach}
        {...(isLimited ? {} : { onChoose: control.goTo })}
      />
      <div className="safe-sport-pad">
        <CaptionChoice film={film} language={language} onChoose={setLanguage} />
        <FilmText id={textId} said={said} stretches={stretches} isOpen={isTextOpen} onToggle={setTextOpen} />
      </div>
    </>
  )
}

/** Captions of another site are read with its leave (CORS), which the whole film then needs. */
const isForeign = ({ sources, captions }: Film): boolean =>
  [...sources, ...captions].some(({ address }) => !address.startsWith('/'))

/** An iPhone shows nothing but a video in a full screen. */
function toggleFullScreen(
  stage: HTMLElement | null,
  video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null,
) {
  if (document.fullscreenElement) void document.exitFullscreen()
  // a browser that refuses leaves it as it is
  else if (stage && document.fullscreenEnabled) stage.requestFullscreen().catch(() => {})
  else video?.webkitEnterFullscreen?.()
}

/** How far it is, chapter by chapter; whoever may go where they like drags it. */
function Bar({
  film,
  control: { at, reach, goTo },
  isLimited,
}: {
  film: Film
  control: FilmControl
  isLimited: boolean
}) {
  const t = useT()
  const stretches = stretchesOf(film)
  const words = t('safe-sport.position', { at: clockTime(at), time: clockTime(film.seconds) })
  const parts = (
    <svg className="safe-sport-parts" viewBox={`0 0 ${film.seconds} 1`} preserveAspectRatio="none" aria-hidden="true">
      {stretches.map((stretch) => (
        <g key={stretch.from}>
          <rect x={stretch.from} width={stretch.to - stretch.from} height="1" />
          <rect
            x={stretch.from}
            width={(stretch.to - stretch.from) * partBefore(stretch, isLimited ? reach : at)}
            height="1"
            className="safe-sport-played"
          />
        </g>
      ))}
      {stretches.slice(1).map(({ from }) => (
        <rect
          key={from}
          x={from - film.seconds / 500}
          width={film.seconds / 250}
          height="1"
          className="safe-sport-cut"
        />
      ))}
    </svg>
  )
  return isLimited ? (
    <div
      className="safe-sport-bar"
      role="progressbar"
      aria-label={t('safe-sport.watched')}
      aria-valuemin={0}
      aria-valuemax={Math.round(film.seconds)}
      aria-valuenow={Math.round(reach)}
      aria-valuetext={words}
    >
      {parts}
    </div>
  ) : (
    <div className="safe-sport-bar">
      {parts}
      <input
        type="range"
        min={0}
        max={film.seconds}
        step={1}
        value={at}
        aria-label={t('safe-sport.place')}
        aria-valuetext={words}
        onChange={({ target }) => goTo(Number(target.value))}
      />
    </div>
  )
}

interface SituationProps {
  readonly control: FilmControl
  readonly seconds: number
  readonly watched: Watched | null
  readonly isLimited: boolean
  readonly onRead: () => void
}

/** What keeps the film from going on, what is safe meanwhile, and what to do. */
function Situation({ control: { state, at, goesBack, retry }, seconds, watched, isLimited, onRead }: SituationProps) {
  const t = useT()
  const saved = isLimited && watched ? watched.seconds : at
  return (
    <div className="safe-sport-situation" role="status">
      {state === 'offline' || state === 'stalled' ? (
        <Freshness state="offline" word={t(state === 'offline' ? 'safe-sport.no-network' : 'safe-sport.slow')}>
          <span>{t(state === 'offline' ? 'safe-sport.saved' : 'safe-sport.goes-on')}</span>
        </Freshness>
      ) : null}
      {state === 'hidden' ? <p>{t('safe-sport.hidden')}</p> : null}
      {goesBack && (state === 'playing' || state === 'ended') ? <p>{t('safe-sport.goes-back')}</p> : null}
      {state === 'offline' || state === 'broken' ? (
        <div className="safe-sport-stopped">
          <h2>{t(state === 'offline' ? 'safe-sport.stopped' : 'safe-sport.broken')}</h2>
          <p>
            {state === 'offline'
              ? t('safe-sport.stopped-at', { at: clockTime(saved), time: clockTime(seconds) })
              : t('safe-sport.broken-why')}
          </p>
          <Button kind="main" onClick={onRead}>
            {t('safe-sport.read')}
          </Button>
          <Button onClick={retry}>{t('safe-sport.again')}</Button>
        </div>
      ) : null}
    </div>
  )
}

/** In which language the captions and the text are; what there is none of is said. */
function CaptionChoice({
  film: { captions },
  language,
  onChoose,
}: {
  film: Film
  language: Locale | null
  onChoose: (language: Locale) => void
}) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  if (language === null) return <p className="safe-sport-quiet">{t('safe-sport.no-captions')}</p>
  return (
    <>
      {captions.some((one) => one.locale === locale) ? null : (
        <p className="safe-sport-quiet">{t('safe-sport.other-captions')}</p>
      )}
      {captions.length > 1 ? (
        <div className="ui-field safe-sport-language">
          <label htmlFor={id}>{t('safe-sport.captions-in')}</label>
          <select
            id={id}
            className="ui-select"
            value={language}
            onChange={({ target }) => {
              const chosen = captions.find((one) => one.locale === target.value)
              if (chosen) onChoose(chosen.locale)
            }}
          >
            {captions.map((one) => (
              <option key={one.locale} value={one.locale} lang={LOCALE_TAGS[one.locale]}>
                {LOCALE_NAMES[one.locale]}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </>
  )
}
