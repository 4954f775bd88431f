import type { SafeSport, Watched } from '@games/contract/safe-sport/safe-sport'
import { ApiFailure } from '@games/contract/failure'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { LOCALE_TAGS } from '../../i18n/locale.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { preferences } from '../../session/preferences.ts'
import { privateApi } from '../../session/private-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clockTime } from './clock-time.ts'
import { figure } from './figure.ts'
import { HelpNote } from './HelpNote.tsx'
import type { PlayerProps } from './Player.tsx'
import type { FilmState } from './use-film.ts'
import { WatchedWhole } from './WatchedWhole.tsx'

interface SafeSportPageProps {
  /** The first time, after logging in: without the bars, and on from here only when it has been watched (R4.5). */
  readonly first: boolean
  /** Where one goes on to. */
  readonly next: string
  readonly onSignedOut: () => void
  /** Whoever has watched it already, or need not, is led on from the page of the first time. */
  readonly onNotNeeded?: () => void
}

/** What is known of the film and of who watches it. */
type Found = { readonly kind: 'loading' } | { readonly kind: 'away' } | ({ readonly kind: 'found' } & SafeSport)

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 8_000

/** The film about safe sport (R4.5): for everybody to watch; of who has an account, counted by the server. */
export function SafeSportPage({ first, next, onSignedOut, onNotNeeded }: SafeSportPageProps) {
  const t = useT()
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  const [Player, setPlayer] = useState<ComponentType<PlayerProps> | null>(null)
  const [tries, setTries] = useState(0)
  const [isOver, setOver] = useState(false)
  const [playing, setPlaying] = useState<{ readonly left: number; readonly state: FilmState } | null>(null)
  const onState = useCallback((left: number, state: FilmState) => setPlaying({ left, state }), [])

  useEffect(() => {
    let isOpen = true
    // the player's script and what it plays come together, after the page
    Promise.all([
      privateApi.getSafeSport({}, { signal: AbortSignal.timeout(PATIENCE_MS) }),
      import('./Player.tsx'),
    ]).then(
      ([answer, module]) => {
        if (!isOpen) return
        if (answer.watched?.wholeAt) {
          keep(answer.watched)
          if (first) return onNotNeeded?.()
        }
        setPlayer(() => module.Player)
        setFound({ kind: 'found', ...answer })
      },
      (fault: unknown) => {
        if (!isOpen) return
        if (fault instanceof ApiFailure && fault.status === 401) onSignedOut()
        else setFound({ kind: 'away' })
      },
    )
    return () => {
      isOpen = false
    }
    // once a try: what the page is given stays the same
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tries])

  const take = (watched: Watched) => {
    if (watched.wholeAt !== null) keep(watched)
    setFound((before) => (before.kind === 'found' ? { ...before, watched } : before))
  }
  const watched = found.kind === 'found' ? found.watched : null
  const film = found.kind === 'found' ? found.film : null
  const isCounted = watched !== null && watched.wholeAt === null
  const isStuck = playing?.state === 'offline' || playing?.state === 'broken'
  // nobody is locked in by a film that cannot be watched
  const isWaitedFor = found.kind === 'loading' || (isCounted && film !== null && !isStuck)

  return (
    <div className={first ? 'safe-sport safe-sport-first' : 'safe-sport'}>
      <PageTitle title={t('safe-sport.title')} />
      {isOver && watched?.wholeAt ? (
        <WatchedWhole watched={watched} next={next} onAgain={() => setOver(false)} />
      ) : film && Player ? (
        <Player
          film={film}
          watched={watched}
          onWatched={take}
          onEnd={() => setOver(true)}
          onSignedOut={onSignedOut}
          onState={onState}
        />
      ) : (
        <NoFilm found={found} onAgain={() => setTries(tries + 1)} />
      )}
      <div className="safe-sport-pad">
        {isOver ? null : <Lead watched={watched} isCounted={isCounted} isFound={found.kind === 'found'} />}
        <HelpNote />
      </div>
      {first && !isOver ? (
        <div className="safe-sport-foot">
          {isWaitedFor ? (
            <Button kind="main" disabled>
              {found.kind === 'loading'
                ? t('safe-sport.loading')
                : t('safe-sport.continue-in', { time: clockTime(playing?.left ?? 0) })}
            </Button>
          ) : (
            <>
              {found.kind === 'away' || isCounted ? <p>{t('safe-sport.asked-again')}</p> : null}
              <a className="ui-button ui-button-main" href={next}>
                {t('safe-sport.continue')}
              </a>
            </>
          )}
        </div>
      ) : null}
    </div>
  )
}

/** The flag of who has watched it, and the points, where this device has them (spec §3). */
function keep({ points }: Watched): void {
  const { userData } = preferences.get()
  preferences.set({
    hasWatchedSecureSport: true,
    ...(userData && { userData: { ...userData, videoViewed: true, points } }),
  })
}

/** In place of the film: it is on its way, there is none, or the server is away. */
function NoFilm({ found, onAgain }: { found: Found; onAgain: () => void }) {
  const t = useT()
  return (
    <>
      <div className="safe-sport-stage safe-sport-none" aria-hidden="true" />
      <div className="safe-sport-pad" role="status">
        {found.kind === 'loading' ? (
          <p className="safe-sport-quiet">{t('safe-sport.loading')}</p>
        ) : (
          <div className="safe-sport-stopped">
            <h2>{t(found.kind === 'away' ? 'safe-sport.away' : 'safe-sport.missing')}</h2>
            <p>{t(found.kind === 'away' ? 'safe-sport.away-why' : 'safe-sport.missing-why')}</p>
            <Button onClick={onAgain}>{t('safe-sport.again')}</Button>
          </div>
        )}
      </div>
    </>
  )
}

/** What holds for this visitor: the first time, once more, or as a guest. */
function Lead({ watched, isCounted, isFound }: { watched: Watched | null; isCounted: boolean; isFound: boolean }) {
  const t = useT()
  const locale = useLocale()
  if (isCounted) return <p className="safe-sport-lead">{t('safe-sport.lead')}</p>
  if (!watched?.wholeAt) return isFound ? <p className="safe-sport-lead">{t('safe-sport.lead-guest')}</p> : null
  const day = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { day: 'numeric', month: 'long' }).format(
    Date.parse(watched.wholeAt),
  )
  return (
    <p className="safe-sport-done">
      <Icon name="done" />
      {watched.earned === null
        ? t('safe-sport.watched-on', { day })
        : t('safe-sport.watched-for', { day, points: watched.earned, figure: figure(watched.earned, locale) })}
    </p>
  )
}
